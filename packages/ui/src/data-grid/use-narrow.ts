import { useSyncExternalStore } from 'react'
import { media } from '../theme/scale.ts'

const subscribe = (change: () => void): (() => void) => {
  const query = matchMedia(media.belowMedium)
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}

/** True under 768 px. False on the server, and so in the first render of the browser too. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(media.belowMedium).matches,
    () => false,
  )
