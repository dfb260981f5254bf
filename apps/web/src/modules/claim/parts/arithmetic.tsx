import type { ClaimArithmetic } from '@cabinet/contract/claim/rules'
import type { InsuredProduct } from '@cabinet/contract/insured'
import { formatMoney } from '@cabinet/ui/money'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useClaimMessages } from './messages.ts'
import { type SumLine, SumList } from './sum-list.tsx'

/** The way from what is asked for to what would be paid: «860 000,00 ₽ × 90 % = 774 000,00 ₽». */
export const Arithmetic = ({
  of: { base, rate, claimed, subtracted, expected },
  product,
  isOpen = true,
}: {
  of: ClaimArithmetic
  product: InsuredProduct
  /** False once the insurer has decided: nothing is expected any more. */
  isOpen?: boolean
}) => {
  const t = useClaimMessages()
  const { locale, formatNumber } = useIntl()
  const sum = (kopecks: number) => formatMoney(kopecks, { locale })
  if (rate !== null) {
    const percent = formatNumber(rate / 100, { style: 'percent', maximumFractionDigits: 2 })
    return (
      <SumList
        lines={[
          { label: t('sum.insured'), value: base },
          { label: t('sum.rate'), value: percent },
          {
            label: t('sum.indemnity'),
            value: t('sum.product', { base: sum(base), percent, result: sum(claimed) }),
            isTotal: true,
          },
        ]}
      />
    )
  }
  const lines: readonly SumLine[] = [
    { label: t('sum.claimed'), value: claimed },
    ...(subtracted > 0 ? [{ label: t('sum.carrier', { product }), value: -subtracted }] : []),
    ...(isOpen ? [{ label: t('sum.expected'), value: expected, isTotal: true }] : []),
  ]
  return <SumList lines={lines} />
}
