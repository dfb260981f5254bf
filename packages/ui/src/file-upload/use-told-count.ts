import { useEffect, useRef } from 'react'
import { useLatest } from '../internal/use-latest.ts'

/** Tells the newest listener whenever the count has changed; the zero of the beginning is no news. */
export const useToldCount = (count: number, onChange: ((count: number) => void) | undefined): void => {
  const tell = useLatest((next: number) => onChange?.(next))
  const told = useRef(0)
  useEffect(() => {
    if (told.current !== count) tell(count)
    told.current = count
  }, [count, tell])
}
