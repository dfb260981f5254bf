'use client'
import { useEffect, type RefObject } from 'react'

/** Calls back when the form around an element is reset: its fields take back their first values. */
export const useFormReset = (element: RefObject<HTMLElement | null>, onReset: () => void): void =>
  useEffect(() => {
    const form = element.current?.closest('form')
    if (!form) return
    form.addEventListener('reset', onReset)
    return () => form.removeEventListener('reset', onReset)
  })
