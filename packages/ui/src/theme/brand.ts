import { palette } from './palette.ts'

/** Hue of the accent in degrees of OKLCH; the steps of its ramp keep their small distances to it. */
export const brandHue = 246

const ofAccent: ReadonlySet<string> = new Set(Object.values(palette.sea))
const parts = /^oklch\((?<lightness>\S+) (?<chroma>\S+) (?<hue>\S+)\)$/

/**
 * A colour of the accent's ramp in the hue and the strength of a brand; any other colour as it is. Lightness stays, and
 * with it the contrast of every pair: the test goes round the whole circle.
 *
 * @param hue Degrees of OKLCH, or a `var()` that holds them.
 * @param strength Factor of the chroma: 0 is grey, 1 ours; or a `var()` that holds it.
 */
export const inBrand = (color: string, hue: string | number, strength: string | number): string => {
  const { lightness, chroma, hue: own } = (ofAccent.has(color) && parts.exec(color)?.groups) || {}
  if (lightness === undefined) return color
  const turn = Number(own) - brandHue
  const turned = turn === 0 ? `${hue}` : `calc(${hue} ${turn < 0 ? '-' : '+'} ${Math.abs(turn)})`
  return `oklch(${lightness} calc(${chroma} * ${strength}) ${turned})`
}
