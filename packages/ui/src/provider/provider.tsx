'use client'
import '../theme/reset.css.ts'
import '../theme/theme.css.ts'
import '../fonts/fonts.css.ts'
import { useLayoutEffect, type ReactNode } from 'react'
import type { TranslatedWords } from '../i18n/define-words.ts'
import { Surroundings, type RouterAdapter } from './surroundings.tsx'

export type { TranslatedWords } from '../i18n/define-words.ts'
export type { RouterAdapter } from './surroundings.tsx'

/** `system` follows the reader's settings of colour scheme and contrast. */
export type ThemeName = 'system' | 'light' | 'dark' | 'contrast'
export type Density = 'comfortable' | 'compact'

export interface CabinetProviderProps {
  children: ReactNode
  /**
   * Language of the library's own words and of numbers and dates: `ru` by default, `en`, or any BCP 47 tag, whose words
   * are English unless `words` says them. For a language that is written from right to left put `dir="rtl"` on `<html>`.
   */
  locale?: 'ru' | 'en' | (string & {}) | undefined
  /** Words of a third language, made by `translateWords` of `@cabinet/ui/words`. */
  words?: TranslatedWords | undefined
  /**
   * Writes `data-cabinet-theme` to `<html>`. Leave it out when the server or a script in the head writes the attribute:
   * without any attribute the stylesheet follows the system.
   */
  theme?: ThemeName | undefined
  /** Writes `data-cabinet-density` to `<html>`. */
  density?: Density | undefined
  router?: RouterAdapter | undefined
  /**
   * A selector of what others put into the page beside the application and what must stay alive while a dialog is open:
   * a chat, a captcha, a cookie notice (`#chat, .captcha-task`). Password managers, chats and captchas in wide use are
   * known already.
   */
  aliveBesideDialogs?: string | undefined
}

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
export function CabinetProvider(props: CabinetProviderProps) {
  const { children, locale = 'ru', words, theme, density, router, aliveBesideDialogs } = props
  useRootAttribute('data-cabinet-theme', theme)
  useRootAttribute('data-cabinet-density', density)
  return (
    <Surroundings aliveBesideDialogs={aliveBesideDialogs} locale={locale} router={router} words={words}>
      {children}
    </Surroundings>
  )
}
