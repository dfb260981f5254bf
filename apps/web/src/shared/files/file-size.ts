import { useCallback } from 'react'
import { useLocale } from '../intl/messages-provider.tsx'
import { useFileMessages } from './messages.ts'

const STEP = 1024

/** Tells a size in bytes for people: `1,5 МБ`. */
export const useFileSize = (): ((bytes: number) => string) => {
  const t = useFileMessages()
  const locale = useLocale()
  return useCallback(
    (bytes) => {
      const say = (value: number, digits: number): string =>
        value.toLocaleString(locale, { maximumFractionDigits: digits })
      if (bytes < STEP) return t('size.bytes', { size: say(bytes, 0) })
      if (bytes < STEP ** 2) return t('size.kilobytes', { size: say(bytes / STEP, 0) })
      return t('size.megabytes', { size: say(bytes / STEP ** 2, 1) })
    },
    [t, locale],
  )
}
