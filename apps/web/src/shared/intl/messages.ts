import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { createContext, createElement, Fragment, useContext, useMemo, type ReactNode } from 'react'
import { applyLocale, currentLocale, rememberLocale, type Locale } from './locale.ts'

/**
 * Messages of one module by their short ids, as the compiler reads their files. build/messages.ts has parsed those with
 * arguments; the others are texts.
 */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>
type Loader = () => Promise<{ default: Messages }>

/** Where the messages of every module come from; the host fills it from the folders (app/registry.ts). */
export interface MessageSource {
  readonly module: string
  readonly load: Readonly<Record<Locale, Loader>>
}

const cache = createIntlCache()
const loaded: Record<Locale, Record<string, MessageFormatElement[]>> = { ru: {}, en: {} }
const wanted = new Map<string, MessageSource>()

/** Adds parsed messages of a module, which need no loading. */
export const addMessages = (locale: Locale, module: string, messages: Messages): void => {
  for (const [id, message] of Object.entries(messages)) {
    // The formatter would look for a parser to read a text, and there is none.
    loaded[locale][`${module}.${id}`] = typeof message === 'string' ? [{ type: 0, value: message }] : message
  }
}

const loadOne = async (locale: Locale, source: MessageSource): Promise<void> => {
  const { default: messages } = await source.load[locale]()
  addMessages(locale, source.module, messages)
}

/** Loads the messages of these modules in the current language, and from now on in every language that is chosen. */
export const loadMessages = async (sources: readonly MessageSource[]): Promise<void> => {
  for (const source of sources) wanted.set(source.module, source)
  await Promise.all(sources.map((source) => loadOne(currentLocale(), source)))
}

/** Loads what the page shows in another language, then switches to it and remembers the choice. */
export const switchLocale = async (locale: Locale): Promise<void> => {
  await Promise.all([...wanted.values()].map((source) => loadOne(locale, source)))
  rememberLocale(locale)
  applyLocale(locale)
}

/** A fresh formatter over everything loaded so far. A missing message shows its id, and development says so. */
export const makeIntl = (locale: Locale): IntlShape<ReactNode> =>
  createIntl<ReactNode>(
    {
      locale: locale === 'ru' ? 'ru-RU' : 'en-GB',
      timeZone: 'Europe/Moscow',
      messages: loaded[locale],
      onError: (error) => {
        if (import.meta.env.DEV) console.error(error)
      },
    },
    cache,
  )

export const IntlContext = createContext<IntlShape<ReactNode> | null>(null)

export const useIntl = (): IntlShape<ReactNode> => {
  const intl = useContext(IntlContext)
  if (!intl) throw new Error('useIntl outside of MessagesProvider')
  return intl
}

type Values = Record<string, string | number | Date | null | undefined>
type RichValues = Record<string, ReactNode | Date | ((chunks: ReactNode[]) => ReactNode)>

/** Formats messages of one module: `t('id')` gives text, `t.rich('id', { link: … })` gives elements. */
export interface Translate<Id extends string> {
  (id: Id, values?: Values): string
  rich: (id: Id, values: RichValues) => ReactNode
}

/**
 * The messages of one module, typed by its Russian file:
 *
 * ```ts
 * import type ru from './messages/ru.json'
 * export const useMessages = messagesOf<keyof typeof ru>('debtor')
 * ```
 */
export const messagesOf =
  <Id extends string>(module: string) =>
  (): Translate<Id> => {
    const intl = useIntl()
    return useMemo(() => {
      const plain = (id: Id, values?: Values) => intl.formatMessage({ id: `${module}.${id}` }, values) as string
      // The parts of a message never change places: as children of their own they need no keys.
      const rich = (id: Id, values: RichValues) => {
        const parts: ReactNode = intl.formatMessage({ id: `${module}.${id}` }, values as never)
        return createElement(Fragment, null, ...(Array.isArray(parts) ? parts : [parts]))
      }
      return Object.assign(plain, { rich })
    }, [intl])
  }
