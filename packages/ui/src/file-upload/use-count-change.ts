import { useEffect, useRef } from 'react'
import { useLatest } from '../internal/use-latest.ts'

/** Tells the newest listener whenever the count has changed; the zero of the beginning is no news. */
export const useCountChange = (count: number, onChange: ((count: number) => void) | undefined): void => {
  const notify = useLatest((next: number) => onChange?.(next))
  const reported = useRef(0)
  useEffect(() => {
    if (reported.current !== count) notify(count)
    reported.current = count
  }, [count, notify])
}
