export { ScopedProvider } from './scoped-provider.tsx'
export type { ScopedProviderProps } from './scoped-provider.tsx'
