import { translate, type Translatable } from '@cabinet/validators/messages'
import { ru } from '@cabinet/validators/messages/ru'
import { useCallback, useEffect, useState } from 'react'
import { useLocale } from './messages-provider.tsx'

/** The English texts, once somebody has needed them: most people never do, and every form page would carry them. */
let english: object | undefined

const fetchEnglish = async (): Promise<void> => {
  const { en } = await import('@cabinet/validators/messages/en')
  english = en
}

/** Tells an issue of a form rule in the language of the interface; in Russian until the English texts have come. */
export const useRuleText = (): ((issue: Translatable) => string) => {
  const locale = useLocale()
  const [catalogue, setCatalogue] = useState(english)
  useEffect(() => {
    if (locale === 'en' && !catalogue) fetchEnglish().then(() => setCatalogue(english), console.error)
  }, [locale, catalogue])
  return useCallback((issue) => translate(issue, (locale === 'en' && catalogue) || ru), [locale, catalogue])
}
