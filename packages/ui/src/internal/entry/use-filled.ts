'use client'
import { useEffect, useState, type RefObject } from 'react'
import { useLatest } from '../use-latest.ts'

/**
 * Calls back when the browser has filled an input in that has not the focus. Autofill raises `input` and `change` and no
 * event of leaving that React could see, so what a field does when it is left is done here. The call comes after the
 * render with the new text.
 */
export const useFilled = (input: RefObject<HTMLInputElement | null>, onFilled: () => void): void => {
  const [count, setCount] = useState(0)
  const filled = useLatest(onFilled)
  useEffect(() => {
    const element = input.current
    const listen = (): void => {
      if (element?.matches(':focus') === false) setCount((before) => before + 1)
    }
    element?.addEventListener('change', listen)
    return () => element?.removeEventListener('change', listen)
  }, [input])
  useEffect(() => {
    if (count > 0) filled()
  }, [count, filled])
}
