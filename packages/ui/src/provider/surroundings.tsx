'use client'
import { useEffect, useMemo, type ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { SpeakerContext, speakerOf, type TranslatedWords } from '../i18n/define-words.ts'
import { LocaleContext } from '../i18n/locale.ts'
import { nameOthers } from '../internal/named-others.ts'
import { RouterContext, type RouteBlock } from './router-context.ts'

/** How links of the library reach the router of the application. */
export interface RouterAdapter {
  /** Called with the address of a pressed link of the same origin. */
  navigate: (path: string) => void
  /** Turns an address of the application into what `href` shows (for example, adds a base path). A hook. */
  useHref?: ((path: string) => string) | undefined
  /** Holds somebody back who has something to lose, for `useLeaveGuard` and `WizardDialog`. A hook, always the same one. */
  useBlock?: ((isDirty: boolean) => RouteBlock) | undefined
}

/** Our two languages in the habits of their readers; any other locale is taken at its word. */
const regions: Readonly<Record<string, string>> = { ru: 'ru-RU', en: 'en-GB' }

interface SurroundingsProps {
  children: ReactNode
  locale: string
  words: TranslatedWords | undefined
  router: RouterAdapter | undefined
  aliveBesideDialogs: string | undefined
}

/** The language and the router, without a look. */
export function Surroundings({ children, locale, words, router, aliveBesideDialogs }: SurroundingsProps) {
  useEffect(() => (aliveBesideDialogs === undefined ? undefined : nameOthers(aliveBesideDialogs)), [aliveBesideDialogs])
  const region = regions[locale] ?? locale
  const speaker = useMemo(() => speakerOf(region, words), [region, words])
  const content = (
    <LocaleContext value={region}>
      <SpeakerContext value={speaker}>
        <I18nProvider locale={region}>{children}</I18nProvider>
      </SpeakerContext>
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
