import { create, type ThemeVars } from 'storybook/theming'

const family = "'Golos Text Variable', system-ui, sans-serif"
const shared = { brandTitle: 'Cabinet UI', fontBase: family, appBorderRadius: 8, inputBorderRadius: 8 }

// Storybook computes shades of these itself and reads no `oklch()`: they are the tokens in sRGB.
const light = create({
  ...shared,
  base: 'light',
  colorPrimary: '#00578a',
  colorSecondary: '#00578a',
  appBg: '#f3f6f8',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  textColor: '#111c26',
  textMutedColor: '#4f5c67',
})
const dark = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#6cb6e8',
  colorSecondary: '#6cb6e8',
  appBg: '#0d1319',
  appContentBg: '#141b21',
  appPreviewBg: '#141b21',
  textColor: '#e8eef3',
  textMutedColor: '#a4b1bc',
})

/** Storybook's own frame and controls in the colours of the library. */
export const docsTheme = (theme: 'light' | 'dark' | 'contrast'): ThemeVars => (theme === 'dark' ? dark : light)
