export { CabinetProvider } from './provider.tsx'
export type { RouteBlock } from './router-context.ts'
export type { CabinetProviderProps, Density, RouterAdapter, ThemeName, TranslatedWords } from './provider.tsx'
