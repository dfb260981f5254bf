import { createContext } from 'react'

/** The router of the application, for components that go somewhere without a link. */
export const RouterContext = createContext<{ readonly navigate: (path: string) => void } | null>(null)
