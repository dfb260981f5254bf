import type { FinancingObject } from '@cabinet/contract/finance-object'
import type { Column } from '@cabinet/ui/data-table'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { formatMoney, Money } from '@cabinet/ui/money'
import { useMemo } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { ObjectBadge } from '../registers/badges.tsx'
import { type RegistersMessages, useRegistersMessages } from '../registers/messages.ts'
import { TwoLines } from '../../../shared/ui/two-lines.tsx'

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
      cell: ({ number, agreement }) => <TwoLines under={agreement.number}>{number}</TwoLines>,
      text: ({ number }) => number,
    },
    {
      id: 'buyer.shortName',
      header: t('object.buyerAndDocument'),
      width: 184,
      isFlexible: true,
      isSortable: true,
      cell: ({ buyer, invoice, purpose }) => (
        <TwoLines under={invoice ? t('document', { type: invoice.type.description, number: invoice.number }) : null}>
          {(buyer && companyText(buyer.shortName)) ?? purpose ?? t('tranche')}
        </TwoLines>
      ),
      text: ({ buyer, purpose }) => buyer?.shortName ?? purpose ?? '',
    },
    {
      id: 'status.name',
      header: t('status'),
      width: 176,
      isSortable: true,
      cell: ({ status }) => <ObjectBadge status={status} />,
      text: ({ status }) => status.description,
    },
    {
      id: 'financingAmount',
      header: t('object.financing'),
      kind: 'number',
      width: 152,
      isSortable: true,
      cell: ({ financingAmount, advanceRate }) => (
        <TwoLines under={t('object.advanceValue', { rate: percent(advanceRate) })}>
          <Money kopecks={financingAmount} />
        </TwoLines>
      ),
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
      cell: ({ plannedRepaymentDate, repaidDate }) => (
        <TwoLines under={repaidDate === null ? null : t('object.repaidOn', { date: date(repaidDate) })}>
          {plannedRepaymentDate === null ? '—' : <DateText value={plannedRepaymentDate} />}
        </TwoLines>
      ),
      text: ({ plannedRepaymentDate }) => date(plannedRepaymentDate),
    },
    {
      id: 'orderDate',
      header: t('object.orderDate'),
      width: 128,
      isSortable: true,
      cell: ({ orderDate, financedDate }) => (
        <TwoLines under={financedDate === null ? null : t('object.financedOn', { date: date(financedDate) })}>
          {orderDate === null ? '—' : <DateText value={orderDate} />}
        </TwoLines>
      ),
      text: ({ orderDate }) => date(orderDate),
    },
    {
      id: 'accruedInterest',
      header: t('object.accrued'),
      kind: 'number',
      width: 144,
      cell: ({ accruedInterest, interestRate }) => (
        <TwoLines under={percent(interestRate)}>
          <Money kopecks={accruedInterest} />
        </TwoLines>
      ),
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
