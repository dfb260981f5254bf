'use client'
import { createContext, use, useEffect, useMemo, useRef, type RefObject } from 'react'

/** Changes when the fields inside take their owner's values again, without the text that they have kept beside them. */
export const ResetContext = createContext<unknown>(undefined)

/** The value for `ResetContext` below a component with a key of its own: it changes with that one and the one around. */
export const useResetKey = (own: unknown): unknown => {
  const around = use(ResetContext)
  return useMemo(() => ({ around, own }), [around, own])
}

/**
 * Calls back when a field is to forget what was half typed: the form around the element is reset, or the key of the
 * `Form` or `FilterBar` around it has changed. The value may be empty already, so that nothing else would tell.
 *
 * @param onReset - the form was reset: fields without an owner take their first values
 * @param onKey - the key has changed: fields with an owner take its value; `onReset` by default
 */
export const useFormReset = (
  element: RefObject<HTMLElement | null>,
  onReset: () => void,
  onKey: () => void = onReset,
): void => {
  useEffect(() => {
    const form = element.current?.closest('form')
    if (!form) return
    form.addEventListener('reset', onReset)
    return () => form.removeEventListener('reset', onReset)
  })
  const key = use(ResetContext)
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    onKey()
  })
}
