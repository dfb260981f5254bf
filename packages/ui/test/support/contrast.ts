/** WCAG 2.2 contrast of two OKLCH colours, from the definition of OKLab. */

const parse = (color: string): [number, number, number] => {
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$|^oklch\((0|1) 0 0\)$/.exec(color)
  if (numbers === null) throw new Error(`Not an opaque oklch colour: ${color}`)
  const [lightness = 0, chroma = 0, hue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return [lightness, chroma, hue]
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** Relative luminance of a colour, 0 to 1, clipped to sRGB as a screen would. */
const luminance = (color: string): number => {
  const [lightness, chroma, hue] = parse(color)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio, 1 to 21. */
export const contrast = (first: string, second: string): number => {
  const one = luminance(first)
  const two = luminance(second)
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}
