import { message, type Translatable } from '@cabinet/validators/messages'
import { useCallback } from 'react'
import { useLocale } from './words-provider.tsx'

/** Tells an issue of a form rule in the language of the interface. */
export const useRuleText = (): ((issue: Translatable) => string) => {
  const locale = useLocale()
  return useCallback((issue) => message(issue, locale), [locale])
}
