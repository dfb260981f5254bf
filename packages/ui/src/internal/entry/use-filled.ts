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
    if (!element) return
    // A person who leaves the field raises `change` as well, when the focus has gone and `blur` is still to come.
    let wasFocused = element.matches(':focus')
    const listen = ({ type }: Event): void => {
      if (type !== 'change') wasFocused = type === 'focus'
      else if (!wasFocused) setCount((before) => before + 1)
    }
    const types = ['focus', 'blur', 'change']
    for (const type of types) element.addEventListener(type, listen)
    return () => {
      for (const type of types) element.removeEventListener(type, listen)
    }
  }, [input])
  useEffect(() => {
    if (count > 0) filled()
  }, [count, filled])
}
