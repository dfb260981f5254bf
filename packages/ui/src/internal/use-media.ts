import { useCallback, useSyncExternalStore } from 'react'

const onServer = (): boolean => false

/** Whether a media query holds. False on the server, and so in the first render of the browser too. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (change: () => void): (() => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', change)
      return () => list.removeEventListener('change', change)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, onServer)
}
