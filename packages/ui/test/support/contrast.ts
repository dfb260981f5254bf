/** WCAG 2.2 contrast of two OKLCH colours, from the definition of OKLab. */

const parse = (color: string): [number, number, number] => {
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$|^oklch\((0|1) 0 0\)$/.exec(color)
  if (numbers === null) throw new Error(`Not an opaque oklch colour: ${color}`)
  const [lightness = 0, chroma = 0, hue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return [lightness, chroma, hue]
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** Red, green and blue, 0 to 1, as light. */
type Light = readonly [red: number, green: number, blue: number]

/** The light of a colour, clipped to sRGB as a screen would. */
const lightOf = (color: string): Light => {
  const [lightness, chroma, hue] = parse(color)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return [red, green, blue]
}

const encode = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
const decode = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** A ground under a share of another colour, 0 to 1, laid over it as browsers do. */
export const veiled = (ground: string, veil: string, share: number): Light => {
  const over = lightOf(veil)
  const mix = (under: number, index: number): number =>
    decode(encode(under) * (1 - share) + encode(over[index] ?? 0) * share)
  const [red, green, blue] = lightOf(ground)
  return [mix(red, 0), mix(green, 1), mix(blue, 2)]
}

/** Relative luminance, 0 to 1. */
const luminance = (color: string | Light): number => {
  const [red, green, blue] = typeof color === 'string' ? lightOf(color) : color
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio, 1 to 21. */
export const contrast = (first: string | Light, second: string | Light): number => {
  const one = luminance(first)
  const two = luminance(second)
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}
