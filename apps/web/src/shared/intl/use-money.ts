import { formatMoney, type MoneyFormat } from '@cabinet/ui/money'
import { useCallback } from 'react'
import { useIntl } from './messages.ts'

/** Sums inside of sentences; alone they are `Money`. */
export const useMoney = () => {
  const { locale } = useIntl()
  return useCallback(
    (kopecks: number, fraction: MoneyFormat['fraction'] = 'always') => formatMoney(kopecks, { locale, fraction }),
    [locale],
  )
}
