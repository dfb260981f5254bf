/**
 * In what a story is looked at by a reviewer: widths, themes and languages. One list for Chromatic and for
 * `npm run visual`, whose pictures are committed.
 */

/** Windows of the toolbar; `zoomed` is what is left of a desktop at 200 %. */
export const windows = {
  phone: { name: 'Phone, 360', width: 360, height: 740 },
  tablet: { name: 'Tablet, 768', width: 768, height: 1024 },
  desktop: { name: 'Desktop, 1280', width: 1280, height: 800 },
  zoomed: { name: 'Desktop at 200 %, 640', width: 640, height: 400 },
} as const

/** The toolbar's values of a mode. */
export interface Mode {
  viewport: keyof typeof windows
  theme: 'light' | 'dark' | 'contrast'
  locale: 'ru' | 'en'
}

const sizes = ['phone', 'tablet', 'desktop'] as const
const themes = ['light', 'dark', 'contrast'] as const
const locales = ['ru', 'en'] as const

const named = (modes: readonly Mode[]): Record<string, Mode> =>
  Object.fromEntries(modes.map((mode) => [`${mode.viewport} ${mode.theme} ${mode.locale}`, mode]))

const zoomed: Mode = { viewport: 'zoomed', theme: 'light', locale: 'ru' }

/** Every width in every theme and language, and 200 % zoom: for whole screens. */
export const everyMode: Record<string, Mode> = named([
  ...sizes.flatMap((viewport) =>
    themes.flatMap((theme) => locales.map((locale): Mode => ({ viewport, theme, locale }))),
  ),
  zoomed,
])

/** Every width in every theme, and 200 % zoom: for parts, whose interactions ask for Russian words. */
export const usualModes: Record<string, Mode> = Object.fromEntries(
  Object.entries(everyMode).filter(([, { locale }]) => locale === 'ru'),
)

/** For a story whose interactions measure a wide window: it is not looked at in a narrow one. */
export const wideOnly: Record<string, { disable: true }> = Object.fromEntries(
  Object.entries(usualModes)
    .filter(([, { viewport }]) => viewport !== 'desktop')
    .map(([name]) => [name, { disable: true }]),
)
