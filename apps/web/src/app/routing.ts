import type { CurrentUser } from '@cabinet/contract/people/user'
import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { showRouter, shownRouter } from '../shared/navigation.ts'
import { rememberNewPassword } from '../shared/session/new-password.ts'
import { entryRoutes } from './entry-routes.tsx'

type Router = ReturnType<typeof createBrowserRouter>

const initialized = (next: Router) =>
  new Promise<void>((resolve) => {
    if (next.state.initialized) return resolve()
    const stop = next.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })

const signedInTable = async (user: CurrentUser): Promise<RouteObject[]> => {
  const { loadMessagesOf, preloadOnIntent, routesFor, watchRestored } = await import('./routes.tsx')
  await loadMessagesOf(user)
  const table = routesFor(user)
  preloadOnIntent(table)
  watchRestored()
  return table
}

/** Signed out, an address that the entry does not know brings the table of all public pages, once. */
const addPublicTable = (): PatchRoutesOnNavigationFunction => {
  let isThere = false
  return async ({ patch }) => {
    if (isThere) return
    isThere = true
    const { routesFor } = await import('./routes.tsx')
    patch(null, routesFor(null))
  }
}

/**
 * Builds the route table of this person and shows it at an address (the current one when none is given). The page that
 * is on the screen stays until the new one can be shown. Called at the start, after sign-in, and whenever the modules
 * or roles of the person change: the current address is then resolved anew.
 */
export const openRouter = async (user: CurrentUser | null, at?: string): Promise<void> => {
  if (user) rememberNewPassword(user.isNeedChangePassword || user.isNeedSecondFactor)
  const previous = shownRouter()
  const table = user ? await signedInTable(user) : entryRoutes
  previous?.dispose()
  if (at !== undefined) history.replaceState(null, '', at)
  const next = createBrowserRouter(table, user ? {} : { patchRoutesOnNavigation: addPublicTable() })
  await initialized(next)
  showRouter(next)
}
