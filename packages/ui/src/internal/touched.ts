'use client'
import { createContext, use } from 'react'

const nobody = (): void => {}

/** Who wants to know that something was entered: a wizard, which asks before it throws that away. */
export const TouchedContext = createContext<() => void>(nobody)

/** Tells that a value was chosen. A list or a calendar sends no event of input that could be heard outside. */
export const useTouched = (): (() => void) => use(TouchedContext)
