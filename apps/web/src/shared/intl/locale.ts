export const locales = ['ru', 'en'] as const
export type Locale = (typeof locales)[number]

const STORAGE_KEY = 'cabinet.locale'

const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** The language that this browser chose earlier; Russian otherwise. */
export const storedLocale = (): Locale => {
  try {
    const stored = globalThis.localStorage?.getItem(STORAGE_KEY)
    return isLocale(stored) ? stored : 'ru'
  } catch {
    // Storage can be forbidden by the browser's settings; the choice then lives as long as the page.
    return 'ru'
  }
}

let current: Locale = 'ru'
const listeners = new Set<() => void>()

/** The language of the interface and of the calls' `Accept-Language`. */
export const currentLocale = (): Locale => current

export const subscribeLocale = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes the language for the page; the messages must be loaded already (messages.ts does both). */
export const applyLocale = (locale: Locale): void => {
  current = locale
  if (typeof document !== 'undefined') document.documentElement.lang = locale
  for (const listener of listeners) listener()
}

export const rememberLocale = (locale: Locale): void => {
  try {
    localStorage.setItem(STORAGE_KEY, locale)
  } catch {
    // See storedLocale.
  }
}
