export { CabinetProvider } from './provider.tsx'
export type { CabinetProviderProps, Density, RouterAdapter, ThemeName } from './provider.tsx'
