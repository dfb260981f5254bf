'use client'
import '../theme/reset.css.ts'
import '../theme/theme.css.ts'
import '../fonts/fonts.css.ts'
import { useLayoutEffect, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RouterProvider } from 'react-aria-components'
import { LocaleContext } from '../i18n/locale.ts'
import { RouterContext } from './router-context.ts'

/** `system` follows the reader's settings of colour scheme and contrast. */
export type ThemeName = 'system' | 'light' | 'dark' | 'contrast'
export type Density = 'comfortable' | 'compact'

/** How links of the library reach the router of the application. */
export interface RouterAdapter {
  /** Called with the address of a pressed link of the same origin. */
  navigate: (path: string) => void
  /** Turns an address of the application into what `href` shows (for example, adds a base path). A hook. */
  useHref?: ((path: string) => string) | undefined
}

export interface CabinetProviderProps {
  children: ReactNode
  /** Language of the library's own words and of numbers and dates. Russian by default, English for anything else. */
  locale?: 'ru' | 'en' | undefined
  /**
   * Writes `data-cabinet-theme` to `<html>`. Leave it out when the server or a script in the head writes the attribute:
   * without any attribute the stylesheet follows the system.
   */
  theme?: ThemeName | undefined
  /** Writes `data-cabinet-density` to `<html>`. */
  density?: Density | undefined
  router?: RouterAdapter | undefined
}

const regions = { ru: 'ru-RU', en: 'en-GB' } as const

const useRootAttribute = (name: string, value: string | undefined): void =>
  useLayoutEffect(() => {
    if (value === undefined) return
    const root = document.documentElement
    const before = root.getAttribute(name)
    root.setAttribute(name, value)
    return () => {
      if (before === null) root.removeAttribute(name)
      else root.setAttribute(name, before)
    }
  }, [name, value])

/** Brings tokens, reset and fonts, and tells every component the language and the router. One per application. */
export function CabinetProvider({ children, locale = 'ru', theme, density, router }: CabinetProviderProps) {
  useRootAttribute('data-cabinet-theme', theme)
  useRootAttribute('data-cabinet-density', density)
  const region = regions[locale]
  const content = (
    <LocaleContext value={region}>
      <I18nProvider locale={region}>{children}</I18nProvider>
    </LocaleContext>
  )
  if (router === undefined) return content
  const { navigate, useHref } = router
  return (
    <RouterProvider navigate={navigate} {...(useHref === undefined ? {} : { useHref })}>
      <RouterContext value={router}>{content}</RouterContext>
    </RouterProvider>
  )
}
