import { useMemo } from 'react'
import { useIntl } from '../../../../shared/intl/messages.ts'

/** How sums, days and rates read on this page. */
export const useFormats = () => {
  const intl = useIntl()
  return useMemo(
    () => ({
      sum: (kopecks: number) =>
        intl.formatNumber(kopecks / 100, {
          style: 'currency',
          currency: 'RUB',
          currencyDisplay: 'narrowSymbol',
          trailingZeroDisplay: 'stripIfInteger',
        }),
      day: (day: string) => intl.formatDate(day, { dateStyle: 'short', timeZone: 'UTC' }),
      moment: (moment: string) => intl.formatDate(moment, { dateStyle: 'short', timeStyle: 'short' }),
      percent: (points: number) => intl.formatNumber(points / 100, { style: 'percent', maximumFractionDigits: 2 }),
      number: (value: number) => intl.formatNumber(value, { maximumFractionDigits: 2 }),
    }),
    [intl],
  )
}
