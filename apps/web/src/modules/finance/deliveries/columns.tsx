import type { Supply } from '@cabinet/contract/finance-supply'
import { type Column } from '@cabinet/ui/data-table'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { formatMoney, Money } from '@cabinet/ui/money'
import { useMemo } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { SupplyBadge } from '../registers/badges.tsx'
import { type RegistersMessages, useRegistersMessages } from '../registers/messages.ts'
import { TwoLines } from '../../../shared/ui/two-lines.tsx'

/** «УПД № 1187», and how many more there are. */
const Documents = ({ invoices, t }: { invoices: Supply['invoices']; t: RegistersMessages }) => {
  const [first, ...others] = invoices
  if (!first) return '—'
  const name = t('document', { type: first.type.description, number: first.number })
  return <TwoLines under={others.length > 0 ? t('document.more', { count: others.length }) : null}>{name}</TwoLines>
}

const columnsOf = (t: RegistersMessages, locale: string): readonly Column<Supply>[] => {
  const date = (day: string) => formatDate(day, 'date', { locale })
  const sum = (kopecks: number) => formatMoney(kopecks, { locale })
  return [
    {
      id: 'number',
      header: t('supply.number'),
      width: 104,
      isSortable: true,
      isRowHeader: true,
      isAlwaysShown: true,
      cell: ({ number, supplyDate }) => <TwoLines under={<DateText value={supplyDate} />}>{number}</TwoLines>,
      text: ({ number }) => number,
    },
    {
      id: 'buyer.shortName',
      header: t('supply.buyerAndContract'),
      width: 146,
      isFlexible: true,
      isSortable: true,
      cell: ({ buyer, contract }) => (
        <TwoLines under={t('contract', { number: contract.number, date: date(contract.date) })}>
          {companyText(buyer.shortName)}
        </TwoLines>
      ),
      text: ({ buyer }) => buyer.shortName,
    },
    {
      id: 'documents',
      header: t('documents'),
      width: 146,
      isFlexible: true,
      cell: ({ invoices }) => <Documents invoices={invoices} t={t} />,
    },
    {
      id: 'amount',
      header: t('supply.amount'),
      kind: 'number',
      width: 136,
      isSortable: true,
      cell: ({ amount, vatAmount }) => (
        <TwoLines under={t('vat', { sum: sum(vatAmount) })}>
          <Money kopecks={amount} />
        </TwoLines>
      ),
      text: ({ amount }) => sum(amount),
    },
    {
      id: 'dueDate',
      header: t('supply.dueDate'),
      width: 104,
      isSortable: true,
      cell: ({ dueDate, deferralDays }) => (
        <TwoLines under={t('deferral', { days: deferralDays })}>
          <DateText value={dueDate} />
        </TwoLines>
      ),
      text: ({ dueDate }) => date(dueDate),
    },
    {
      id: 'debtAmount',
      header: t('supply.debt'),
      kind: 'number',
      width: 128,
      isSortable: true,
      cell: ({ debtAmount, paidAmount }) => (
        <TwoLines under={paidAmount > 0 ? t('paid', { sum: sum(paidAmount) }) : null}>
          <Money kopecks={debtAmount} />
        </TwoLines>
      ),
      text: ({ debtAmount }) => sum(debtAmount),
    },
    {
      id: 'status.name',
      header: t('status'),
      width: 176,
      isSortable: true,
      cell: (supply) => <SupplyBadge supply={supply} />,
      text: ({ status }) => status.description,
    },
  ]
}

/** The columns of the register of supplies. */
export const useSupplyColumns = (): readonly Column<Supply>[] => {
  const t = useRegistersMessages()
  const { locale } = useIntl()
  return useMemo(() => columnsOf(t, locale), [t, locale])
}
