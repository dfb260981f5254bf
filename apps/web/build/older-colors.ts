import type { Plugin as PostcssPlugin } from 'postcss'
import type { Plugin } from 'vite'

/** `--cabinet-brand-hue` and `--cabinet-brand-strength`, as the kit sets them. */
const BRAND: Readonly<Record<string, string>> = { hue: '246', strength: '1' }

/** Chrome and Edge before 111 know neither `oklch()` nor `color-mix()`; both came with the same version. */
const WITHOUT = 'not (color: color-mix(in oklab, red, red))'

/** A part of a browser's own: it has no ground of its own to fall back on. */
const SELECTION = '::selection'

/** Replaces every call of a function, those inside others too, by what `write` makes of its argument. */
const replaceCalls = (value: string, name: string, write: (argument: string) => string): string => {
  const start = value.search(new RegExp(`(?<![\\w-])${name}\\(`))
  if (start === -1) return value
  const open = start + name.length
  let depth = 0
  for (let end = open; end < value.length; end += 1) {
    if (value[end] === '(') depth += 1
    if (value[end] === ')') depth -= 1
    if (depth === 0)
      return value.slice(0, start) + write(value.slice(open + 1, end)) + replaceCalls(value.slice(end + 1), name, write)
  }
  return value
}

/** Parts of an argument between commas or spaces that stand in no parentheses. */
const partsOf = (argument: string, between: ',' | ' '): string[] => {
  const parts = ['']
  let depth = 0
  for (const character of argument) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth === 0 && character === between) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** A component as a number; `calc()` with one sign is enough for what the theme writes. */
const numberOf = (text: string, whole = 1): number => {
  const [, inner = text] = /^calc\((.+)\)$/.exec(text) ?? []
  const [, left = '', sign, right = ''] = /^(\S+) ([*+-]) (\S+)$/.exec(inner) ?? []
  if (sign === '*') return numberOf(left) * numberOf(right)
  if (sign !== undefined) return numberOf(left) + (sign === '+' ? 1 : -1) * numberOf(right)
  return inner.endsWith('%') ? (Number.parseFloat(inner) / 100) * whole : Number(inner)
}

const inGamma = (linear: number): number => (linear > 0.0031308 ? 1.055 * linear ** (1 / 2.4) - 0.055 : 12.92 * linear)

const hex = (share: number): string =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')

/** `oklch()` with numbers as a colour of sRGB; what lies outside of it is cut off at its edge. */
const inSrgb = (argument: string): string => {
  const [components = '', alpha] = argument.split('/')
  const [lightness = '', chroma = '', hue = ''] = partsOf(components, ' ')
  const [l, c, h] = [numberOf(lightness), numberOf(chroma, 0.4), (numberOf(hue) * Math.PI) / 180]
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  const linear = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
  const color = linear.map((each) => hex(inGamma(each))).join('')
  if (!/^[0-9a-f]{6}$/.test(color)) throw new Error(`No colour: oklch(${argument})`)
  return `#${color}${alpha === undefined ? '' : hex(numberOf(alpha.trim()))}`
}

/** The same with the brand that the application has: nothing in it sets another one. */
const inBrand = (argument: string): string =>
  argument.replaceAll(/var\(--cabinet-brand-(hue|strength)\)/g, (_, name: string) => BRAND[name] ?? '')

/** A colour whose hue is known in the page only, as a grey. */
const inGrey = (argument: string): string => {
  const [components = '', alpha] = argument.split('/')
  const [lightness = ''] = partsOf(components, ' ')
  return inSrgb(`${lightness} 0 0${alpha === undefined ? '' : ` / ${alpha}`}`)
}

/** The colour that a mixture is nearest to. */
const nearest = (argument: string): string => {
  const [, first = '', second = ''] = partsOf(argument, ',')
  const [, color = first, share = '50'] = /^(.*\S) (\d+)%$/.exec(first) ?? []
  return older(Number(share) >= (second === 'transparent' ? 50 : 40) ? color : second)
}

/** A value in the nearest colours that older browsers know. */
function older(value: string): string {
  const colors = replaceCalls(value, 'oklch', inGrey)
  return replaceCalls(colors, 'color-mix', nearest)
}

/**
 * Writes colours for browsers that know no `oklch()` and no `color-mix()`. What stands fast becomes a colour of sRGB, which
 * is shorter as well; what hangs on variables stays, with a nearby colour beside it that only those browsers see: they take
 * such a declaration for a good one and then have no colour at all.
 */
export const olderColors = (): PostcssPlugin => ({
  postcssPlugin: 'cabinet-older-colors',
  OnceExit(root, { AtRule }) {
    root.walkDecls((declaration) => {
      declaration.value = replaceCalls(declaration.value, 'oklch', (argument) => {
        const known = inBrand(argument)
        return known.includes('var(') ? `oklch(${known})` : inSrgb(known)
      })
    })
    root.walkRules((rule) => {
      const changed = rule.nodes.flatMap((node) => {
        if (node.type !== 'decl' || !/(?:oklch|color-mix)\(/.test(node.value)) return []
        return [node.clone({ value: rule.selector === SELECTION ? 'Highlight' : older(node.value) })]
      })
      if (changed.length === 0) return
      const fallback = new AtRule({ name: 'supports', params: WITHOUT })
      fallback.append(rule.clone({ nodes: changed }))
      rule.after(fallback)
    })
  },
})

/**
 * Shortens the names of the two variables that Lightning CSS writes `light-dark()` with: they stand in the page that is
 * read first, several times for each colour.
 */
export const shortSchemeNames = (): Plugin => ({
  name: 'cabinet-short-scheme-names',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source)
          .replaceAll('--lightningcss-light', '--l')
          .replaceAll('--lightningcss-dark', '--d')
  },
})
