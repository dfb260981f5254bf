import { createContext } from 'react'

/** What a router says of somebody who is about to leave a page with something to lose. */
export interface RouteBlock {
  /** Going somewhere waits for an answer. */
  readonly isBlocked: boolean
  /** Goes there. */
  readonly proceed: () => void
  /** Stays. */
  readonly reset: () => void
}

interface Router {
  readonly navigate: (path: string) => void
  readonly useBlock?: ((isDirty: boolean) => RouteBlock) | undefined
}

/** The router of the application, for components that go somewhere without a link or hold somebody back. */
export const RouterContext = createContext<Router | null>(null)
