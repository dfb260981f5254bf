import { useIntl } from '../../../shared/intl/messages.ts'

/** `24,5 %` from percent points. */
export const useRate = () => {
  const intl = useIntl()
  return (points: number) => intl.formatNumber(points / 100, { style: 'percent', maximumFractionDigits: 2 })
}
