// Bootstring with the parameters of RFC 3492.
const [base, least, most, skew, damp, firstBias, firstCode] = [36, 1, 26, 38, 700, 72, 128] as const

const adapt = (delta: number, points: number, isFirst: boolean): number => {
  let left = isFirst ? Math.trunc(delta / damp) : delta >> 1
  left += Math.trunc(left / points)
  let steps = 0
  for (; left > ((base - least) * most) >> 1; steps += base) left = Math.trunc(left / (base - least))
  return steps + Math.trunc(((base - least + 1) * left) / (left + skew))
}

const threshold = (step: number, bias: number): number => Math.min(most, Math.max(least, step - bias))

/** A digit of punycode: a to z, then 0 to 9. */
const digitOf = (value: number): string => String.fromCharCode(value < 26 ? 97 + value : 22 + value)

/** A label of a domain in ASCII: as it is, or `xn--` and its punycode. */
export const toAsciiLabel = (label: string): string => {
  const points = Array.from(label, (character) => character.codePointAt(0) as number)
  const basic = points.filter((point) => point < firstCode)
  if (basic.length === points.length) return label
  let output = `xn--${String.fromCodePoint(...basic)}${basic.length > 0 ? '-' : ''}`
  let [next, delta, bias, done] = [firstCode as number, 0, firstBias as number, basic.length]
  while (done < points.length) {
    const lowest = Math.min(...points.filter((point) => point >= next))
    delta += (lowest - next) * (done + 1)
    next = lowest
    for (const point of points) {
      if (point < next) delta++
      if (point !== next) continue
      let left = delta
      for (let step = base; ; step += base) {
        const limit = threshold(step, bias)
        if (left < limit) break
        output += digitOf(limit + ((left - limit) % (base - limit)))
        left = Math.trunc((left - limit) / (base - limit))
      }
      output += digitOf(left)
      bias = adapt(delta, done + 1, done === basic.length)
      delta = 0
      done++
    }
    delta++
    next++
  }
  return output
}

/** The value of a punycode digit; 36 for anything else. */
const valueOf = (code: number): number =>
  code > 47 && code < 58 ? code - 22 : code > 96 && code < 123 ? code - 97 : base

/** A label of a domain in its own letters, or nothing when it is no punycode. Takes lower-case labels. */
export const toUnicodeLabel = (label: string): string | undefined => {
  if (!label.startsWith('xn--')) return label
  const text = label.slice(4)
  const border = text.lastIndexOf('-')
  const points = Array.from(border > 0 ? text.slice(0, border) : '', (character) => character.charCodeAt(0))
  let [next, place, bias] = [firstCode as number, 0, firstBias as number]
  for (let index = border > 0 ? border + 1 : 0; index < text.length;) {
    const before = place
    let weight = 1
    for (let step = base; ; step += base) {
      const digit = valueOf(text.charCodeAt(index++))
      if (digit >= base) return undefined
      place += digit * weight
      const limit = threshold(step, bias)
      if (digit < limit) break
      weight *= base - limit
    }
    bias = adapt(place - before, points.length + 1, before === 0)
    next += Math.trunc(place / (points.length + 1))
    place %= points.length + 1
    if (next > 0x10_ffff) return undefined
    points.splice(place++, 0, next)
  }
  const unicode = String.fromCodePoint(...points)
  // Punycode has one way to write a label; another one would be a disguise.
  return toAsciiLabel(unicode) === label ? unicode : undefined
}
