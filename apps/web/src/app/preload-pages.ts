import { matchRoutes, type RouteObject } from 'react-router-dom'

let table: RouteObject[] = []
let isListening = false
/** Each page is asked for ahead once; a code that did not come is asked for again when the page is opened. */
const asked = new WeakSet<RouteObject>()

/** Somebody who has the browser save traffic gets what they open, and nothing else. */
const savesTraffic = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ?? false

const preload = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || savesTraffic()) return
  if (link.pathname === location.pathname || link.target === '_blank' || link.hasAttribute('download')) return
  for (const { route } of matchRoutes(table, link.pathname) ?? []) {
    if (typeof route.lazy !== 'function' || asked.has(route)) continue
    asked.add(route)
    route.lazy().catch(() => undefined)
  }
}

/**
 * Fetches the code of a page as soon as the pointer, a finger or the focus comes to a link that leads there: it is on its
 * way some tenths of a second before the link is followed.
 *
 * @param routes the table that links are looked up in, in place of the one before
 */
export const preloadOnIntent = (routes: RouteObject[]): void => {
  table = routes
  if (isListening) return
  isListening = true
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, preload, { passive: true, capture: true })
}
