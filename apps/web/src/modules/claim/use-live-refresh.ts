import type { Endpoint } from '@cabinet/contract/endpoint'
import { useEffect, useEffectEvent } from 'react'
import { useInvalidate } from '../../shared/api/data.ts'

const EVERY_MS = 15_000
/** Several reasons to read again at the same moment are one. */
const DEBOUNCE_MS = 500

/**
 * Reads what is on the page again every fifteen seconds while the window is seen, and soon after it is seen again or the
 * line is back. A hidden window asks nothing.
 *
 * @param reads a list that stays the same between renders
 */
export const useLiveRefresh = (reads: readonly Endpoint[]): void => {
  const stale = useInvalidate()
  const refresh = useEffectEvent(() => void stale(reads))
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      if (document.visibilityState === 'hidden') return
      clearTimeout(waiting)
      waiting = setTimeout(refresh, DEBOUNCE_MS)
    }
    const timer = setInterval(ask, EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      clearTimeout(waiting)
      document.removeEventListener('visibilitychange', ask)
      window.removeEventListener('online', ask)
    }
  }, [])
}
