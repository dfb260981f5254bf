'use client'
import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * What `useEffectEvent` of React 19.2 does: a function for effects that always runs the newest render's code and never
 * starts an effect again. The library works from React 19.0, which lacks it.
 */
export const useLatest = <Values extends readonly unknown[], Result>(
  event: (...values: Values) => Result,
): ((...values: Values) => Result) => {
  const latest = useRef(event)
  useInsertionEffect(() => {
    latest.current = event
  })
  return useCallback((...values) => latest.current(...values), [])
}
