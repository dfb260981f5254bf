export { chooseTheme, themeScript } from './theme-script.ts'
export type { ThemeScriptOptions } from './theme-script.ts'
