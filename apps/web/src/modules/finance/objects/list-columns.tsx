import type { FinancingObject } from '@cabinet/contract/finance/objects'
import type { Column } from '@cabinet/ui/data-table'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { formatMoney, Money } from '@cabinet/ui/money'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { ObjectBadge } from '../registers/badges.tsx'
import { type RegistersMessages, useRegistersMessages } from '../registers/messages.ts'
import { badgeCell, twoLines } from '../../../shared/ui/two-lines.tsx'

interface Words {
  readonly t: RegistersMessages
  readonly locale: string
  readonly percent: (points: number) => string
}

const columnsOf = ({ t, locale, percent }: Words): readonly Column<FinancingObject>[] => {
  const date = (day: string | null) => (day === null ? '—' : formatDate(day, 'date', { locale }))
  const sum = (kopecks: number) => formatMoney(kopecks, { locale })
  return [
    {
      id: 'number',
      header: t('object.number'),
      width: 148,
      isSortable: true,
      isRowHeader: true,
      isAlwaysShown: true,
      ...twoLines<FinancingObject>(({ number, agreement }) => ({ first: number, under: agreement.number })),
      text: ({ number }) => number,
    },
    {
      id: 'buyer.shortName',
      header: t('object.buyerAndDocument'),
      width: 184,
      isFlexible: true,
      isSortable: true,
      ...twoLines<FinancingObject>(({ buyer, invoice, purpose }) => ({
        first: buyer?.shortName ?? purpose ?? t('tranche'),
        under: invoice ? t('document', { type: invoice.type.description, number: invoice.number }) : null,
      })),
      text: ({ buyer, purpose }) => buyer?.shortName ?? purpose ?? '',
    },
    {
      id: 'status.name',
      header: t('status'),
      width: 176,
      isSortable: true,
      ...badgeCell<FinancingObject>(({ status }) => <ObjectBadge status={status} />),
      text: ({ status }) => status.description,
    },
    {
      id: 'financingAmount',
      header: t('object.financing'),
      kind: 'number',
      width: 152,
      isSortable: true,
      ...twoLines<FinancingObject>(({ financingAmount, advanceRate }) => ({
        first: <Money kopecks={financingAmount} />,
        under: t('object.advanceValue', { rate: percent(advanceRate) }),
      })),
      text: ({ financingAmount }) => sum(financingAmount),
    },
    {
      id: 'claimAmount',
      header: t('object.claim'),
      kind: 'number',
      width: 144,
      isSortable: true,
      cell: ({ claimAmount }) => <Money kopecks={claimAmount} />,
      text: ({ claimAmount }) => sum(claimAmount),
    },
    {
      id: 'plannedRepaymentDate',
      header: t('object.repayment'),
      width: 128,
      isSortable: true,
      ...twoLines<FinancingObject>(({ plannedRepaymentDate, repaidDate }) => ({
        first: plannedRepaymentDate === null ? '—' : <DateText value={plannedRepaymentDate} />,
        under: repaidDate === null ? null : t('object.repaidOn', { date: date(repaidDate) }),
      })),
      text: ({ plannedRepaymentDate }) => date(plannedRepaymentDate),
    },
    {
      id: 'orderDate',
      header: t('object.orderDate'),
      width: 128,
      isSortable: true,
      ...twoLines<FinancingObject>(({ orderDate, financedDate }) => ({
        first: orderDate === null ? '—' : <DateText value={orderDate} />,
        under: financedDate === null ? null : t('object.financedOn', { date: date(financedDate) }),
      })),
      text: ({ orderDate }) => date(orderDate),
    },
    {
      id: 'accruedInterest',
      header: t('object.accrued'),
      kind: 'number',
      width: 144,
      ...twoLines<FinancingObject>(({ accruedInterest, interestRate }) => ({
        first: <Money kopecks={accruedInterest} />,
        under: percent(interestRate),
      })),
      text: ({ accruedInterest }) => sum(accruedInterest),
    },
  ]
}

/** The columns of the register of financing objects. */
export const useObjectColumns = (): readonly Column<FinancingObject>[] => {
  const t = useRegistersMessages()
  const intl = useIntl()
  return useMemo(
    () =>
      columnsOf({
        t,
        locale: intl.locale,
        percent: (points) => intl.formatNumber(points / 100, { style: 'percent', maximumFractionDigits: 2 }),
      }),
    [t, intl],
  )
}
