import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { currentLocale, subscribeLocale } from './locale.ts'
import { IntlContext, makeIntl } from './messages.ts'

/** Gives the tree the messages of the current language and renders it anew when the language changes. */
export const MessagesProvider = ({ children }: { children: ReactNode }) => {
  const locale = useSyncExternalStore(subscribeLocale, currentLocale, currentLocale)
  const intl = useMemo(() => makeIntl(locale), [locale])
  return <IntlContext value={intl}>{children}</IntlContext>
}

/** The current language, for components that need it by name. */
export const useLocale = () => useSyncExternalStore(subscribeLocale, currentLocale, currentLocale)
