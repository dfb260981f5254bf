'use client'
import { createContext, use } from 'react'

/** Locale of the nearest `CabinetProvider` as a BCP 47 tag; Russian without one, on the server as in the browser. */
export const LocaleContext = createContext('ru-RU')

/** The locale by which words are chosen and numbers and dates are written. */
export const useCabinetLocale = (): string => use(LocaleContext)
