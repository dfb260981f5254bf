import { useEffect } from 'react'
import { safeRedirect } from '../../shared/paths.ts'
import { shownRouter } from '../../shared/navigation.ts'
import { listenToWorker, registerWorker } from '../../shared/service-worker.ts'

/** Safari knows no idle time: there the moment after the load is the next best. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act)
}

const register = () => whenIdle(() => void registerWorker().catch((error: unknown) => console.error(error)))

/**
 * Has the service worker in the browser of whoever is signed in, once the page has been loaded and nothing waits for the
 * network any more; opens the pages of notifications without loading them anew.
 */
export const useWorker = (): void => {
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined
    if (document.readyState === 'complete') {
      register()
      return undefined
    }
    addEventListener('load', register, { once: true })
    return () => removeEventListener('load', register)
  }, [])
  useEffect(
    () =>
      listenToWorker((path) => {
        const to = safeRedirect(path)
        if (to !== null) void shownRouter()?.navigate(to)
      }),
    [],
  )
}
