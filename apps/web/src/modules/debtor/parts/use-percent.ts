import { useCallback } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'

/** Shares are kept in percent points: 0.35 is «0,35 %». */
export const usePercent = () => {
  const { formatNumber } = useIntl()
  return useCallback(
    (points: number) => formatNumber(points / 100, { style: 'percent', maximumFractionDigits: 2 }),
    [formatNumber],
  )
}
