/** Steps of the 4 px grid, in CSS pixels. */
export const spaceSteps = [0, 2, 4, 8, 12, 16, 20, 24, 32, 48, 64] as const
/** A distance on the grid, in CSS pixels. */
export type Space = (typeof spaceSteps)[number]

/** Widths from which a layout may change, in CSS pixels (specification, section 9). */
export const breakpoints = { small: 576, medium: 768, large: 992, wide: 1200 } as const
export type Breakpoint = keyof typeof breakpoints

/**
 * Media queries by name. The boundaries include 576, 768, 992 and 1200 px on the wider side; `.98` closes the gap for
 * fractional widths of zoomed windows.
 */
export const media = {
  fromSmall: `(min-width: ${breakpoints.small}px)`,
  fromMedium: `(min-width: ${breakpoints.medium}px)`,
  fromLarge: `(min-width: ${breakpoints.large}px)`,
  fromWide: `(min-width: ${breakpoints.wide}px)`,
  belowSmall: `(max-width: ${breakpoints.small - 0.02}px)`,
  belowMedium: `(max-width: ${breakpoints.medium - 0.02}px)`,
  belowLarge: `(max-width: ${breakpoints.large - 0.02}px)`,
  touch: '(pointer: coarse)',
  motion: '(prefers-reduced-motion: no-preference)',
  stillness: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const

const rem = (pixels: number): string => `${pixels / 16}rem`

const step = (size: number, line: number, letterSpacing?: string) => ({
  fontSize: rem(size),
  lineHeight: rem(line),
  ...(letterSpacing === undefined ? {} : { letterSpacing }),
})

/**
 * The type scale (size/line in CSS pixels, written in rem so that the reader's own font size is respected):
 * caption 12/16, body 14/20, reading 16/24, title 18/24, heading 22/28, display 28/36, hero 36/44.
 */
export const typeScale = {
  caption: step(12, 16),
  body: step(14, 20),
  reading: step(16, 24),
  title: step(18, 24, '-0.006em'),
  heading: step(22, 28, '-0.01em'),
  display: step(28, 36, '-0.012em'),
  hero: step(36, 44, '-0.016em'),
} as const
export type TypeSize = keyof typeof typeScale

/** Font weights in use. */
export const weights = { regular: '400', medium: '500', semibold: '600' } as const
export type Weight = keyof typeof weights

/** Order of what floats. Dialogs may open popovers and tooltips; toasts stay reachable above everything. */
export const zIndex = {
  sticky: 10,
  drawer: 100,
  dialog: 200,
  popover: 300,
  tooltip: 400,
  toast: 500,
  skipLink: 600,
} as const
