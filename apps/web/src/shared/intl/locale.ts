export const locales = ['ru', 'en'] as const
export type Locale = (typeof locales)[number]

/** The server reads the cookie too: public pages come in the language of the reader. */
const COOKIE = 'cabinet_locale'
const A_YEAR = 365 * 24 * 60 * 60

/** The language that this browser chose earlier; Russian otherwise. */
export const storedLocale = (): Locale =>
  globalThis.document?.cookie.split('; ').includes(`${COOKIE}=en`) ? 'en' : 'ru'

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

/** Keeps the choice for a year; where cookies are forbidden it lives as long as the page. */
export const rememberLocale = (locale: Locale): void => {
  // Pages are rendered while building, too.
  if (globalThis.document) document.cookie = `${COOKIE}=${locale}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`
}
