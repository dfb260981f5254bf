import { describe, expect, test } from 'vitest'
import { veils } from '../src/button/veils.ts'
import { inBrand } from '../src/theme/brand.ts'
import { colorSets, type ColorName } from '../src/theme/meaning.ts'
import { contrast, veiled } from './support/contrast.ts'

type Pair = readonly [foreground: ColorName, background: ColorName, least: number]

const grounds = ['page', 'surface', 'surfaceRaised', 'sunken'] as const
const inks = ['ink', 'inkMuted', 'inkFaint', 'accent', 'positive', 'notice', 'negative', 'info'] as const
const tones = [
  { tone: 'accent', soft: 'accentSoft', on: 'onAccent' },
  { tone: 'positive', soft: 'positiveSoft', on: 'onPositive' },
  { tone: 'notice', soft: 'noticeSoft', on: 'onNotice' },
  { tone: 'negative', soft: 'negativeSoft', on: 'onNegative' },
  { tone: 'info', soft: 'infoSoft', on: 'onInfo' },
] as const

const text = 4.5
const boundary = 3

const pairs: readonly Pair[] = [
  ...grounds.flatMap((ground) => inks.map((ink): Pair => [ink, ground, text])),
  ...tones.flatMap(({ tone, soft, on }): Pair[] => [
    [tone, soft, text],
    ['ink', soft, text],
    ['inkMuted', soft, text],
    [on, tone, text],
  ]),
  ['ink', 'neutralSoft', text],
  ['inkMuted', 'neutralSoft', text],
  ['accent', 'neutralSoft', text],
  ['onAccent', 'accentHover', text],
  ['onAccent', 'accentPressed', text],
  ['onNegative', 'negativeHover', text],
  // A bar on its track: how much of a limit is used.
  ...(['accent', 'positive', 'notice', 'negative'] as const).map((tone): Pair => [tone, 'neutralSoft', boundary]),
  // A solid neutral button and a tooltip are ink with the surface written on it.
  ['surface', 'ink', text],
  ...grounds.flatMap((ground): Pair[] => [
    ['lineStrong', ground, boundary],
    ['focus', ground, boundary],
    ['accent', ground, boundary],
  ]),
  // No boundary, but to be seen: an item under the pointer, a hairline of a menu, what is unavailable or only read.
  ['neutralSoft', 'surfaceRaised', 1.2],
  ['line', 'surfaceRaised', 1.25],
  // Days of a period, a message that has not been read.
  ['accentSoft', 'surfaceRaised', 1.13],
  ['sunken', 'surface', 1.12],
]

describe.each(Object.entries(colorSets))('theme %s', (name, colors) => {
  test.each(pairs)('%s on %s holds %d to 1', (foreground, background, least) => {
    expect(contrast(colors[foreground], colors[background])).toBeGreaterThanOrEqual(least)
  })

  test.each(['ink', 'accent', 'negative'] as const)('a button written in %s is legible under its veil', (ink) => {
    for (const ground of ['page', 'surface', 'surfaceRaised'] as const) {
      const pressed = veiled(colors[ground], colors[ink], veils.pressed / 100)
      expect(contrast(colors[ink], pressed), ground).toBeGreaterThanOrEqual(text)
      // And the veil can be seen.
      const hovered = veiled(colors[ground], colors[ink], veils.hovered / 100)
      expect(contrast(hovered, colors[ground]), ground).toBeGreaterThanOrEqual(1.1)
    }
  })

  test('body text of a high contrast theme holds 7 to 1', () => {
    const least = name.startsWith('contrast') ? 7 : text
    for (const ground of grounds) {
      for (const ink of inks) {
        expect(contrast(colors[ink], colors[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least)
      }
    }
  })
})

/** What a browser makes of the sums in a colour. */
const calculated = (color: string): string =>
  color.replaceAll(/calc\(([\d.]+) ([*+-]) ([\d.]+)\)/g, (_sum, one: string, sign: string, two: string) => {
    const value = sign === '*' ? Number(one) * Number(two) : Number(one) + Number(`${sign}${two}`)
    return ((value + 360) % 360).toFixed(4)
  })

describe.each(Object.entries(colorSets))('a brand in theme %s', (_name, colors) => {
  const accents = new Set<ColorName>(['accent', 'accentHover', 'accentPressed', 'accentSoft', 'onAccent', 'focus'])
  const ofBrand = pairs.filter(([foreground, background]) => accents.has(foreground) || accents.has(background))

  test.each([0, 0.5, 1, 1.5])('of %d times the chroma is legible in every hue', (strength) => {
    for (let hue = 0; hue < 360; hue += 1) {
      const painted = (color: ColorName) => calculated(inBrand(colors[color], hue, strength))
      for (const [foreground, background, least] of ofBrand) {
        const held = contrast(painted(foreground), painted(background))
        if (held < least) expect.fail(`${foreground} on ${background} holds ${held.toFixed(2)} in the hue ${hue}`)
      }
    }
  })
})

test('the accent of another hue is another colour, and what is no accent stays', () => {
  expect(inBrand(colorSets.light.accent, 150, 1)).not.toBe(inBrand(colorSets.light.accent, 246, 1))
  expect(calculated(inBrand(colorSets.light.accent, 246, 1))).toBe('oklch(0.44 0.1150 246)')
  expect(inBrand(colorSets.light.ink, 150, 1)).toBe(colorSets.light.ink)
})

test('the measure itself is right: black on white is 21, a colour on itself is 1', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1)
  expect(contrast('oklch(0.5 0.1 200)', 'oklch(0.5 0.1 200)')).toBe(1)
})
