import { useEffect } from 'react'
import { ownAddress } from '../../shared/own-address.ts'
import { shownRouter } from '../../shared/navigation.ts'
import { hasAgreed } from '../../shared/push/agreed.ts'
import { listenToWorker, registerWorker } from '../../shared/service-worker.ts'

/** Safari knows no idle time: there the moment after the load is the next best. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act)
}

/** Few have notifications on: what keeps them coming is fetched for those. */
const saveSubscription = async (): Promise<void> => {
  if (!hasAgreed()) return
  const shared = await import('../../shared/push/subscription.ts')
  await shared.saveSubscription()
}

// Nothing on the page depends on either, so a failure is only logged.
const logged = (promise: Promise<unknown>) => void promise.catch((error: unknown) => console.error(error))

const register = () => whenIdle(() => logged(registerWorker().then(saveSubscription)))

/**
 * Has the service worker in the browser of whoever is signed in, once the page has been loaded and nothing waits for the
 * network any more; opens the pages of notifications without loading them anew, and keeps notifications coming.
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
      listenToWorker({
        open(path) {
          const to = ownAddress(path)
          if (to !== null) void shownRouter()?.navigate(to)
        },
        renewed: () => logged(saveSubscription()),
      }),
    [],
  )
}
