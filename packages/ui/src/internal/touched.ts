'use client'
import { createContext, use } from 'react'

/** Who wants to know that something was entered: a wizard, which asks before it throws that away. */
export const TouchedContext = createContext((): void => {})

/** Tells that a value was chosen. A list or a calendar sends no event of input that could be heard outside. */
export const useTouched = (): (() => void) => use(TouchedContext)

/** `onChange` that tells it too: nor does a box, a circle or a switch that is pressed with the pointer. */
export const useTouchingChange = <Value>(onChange: ((value: Value) => void) | undefined): ((value: Value) => void) => {
  const touched = use(TouchedContext)
  return (value) => {
    touched()
    onChange?.(value)
  }
}
