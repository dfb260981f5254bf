import { pageLoads, reload } from '../navigation.ts'
import { readRefreshToken } from './cookie.ts'

let isWatched = false
/** The token at the moment when the page was left; null when its person had signed out. */
let left: string | null = null

/**
 * Browsers keep a page that was left and show it on "back" as it was, to whoever sits there by then. One that belonged to
 * a person stays only while their session does; otherwise it is loaded anew before anybody sees it.
 */
export const watchRestored = (): void => {
  if (isWatched) return
  isWatched = true
  window.addEventListener('pagehide', () => {
    left = readRefreshToken()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || (left !== null && left === readRefreshToken())) return
    document.documentElement.hidden = true
    // It may have been leaving when it was kept.
    pageLoads.begunAt = -Infinity
    reload()
  })
}
