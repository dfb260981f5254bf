import type { Supply } from '@cabinet/contract/finance/supplies'
import { type Column } from '@cabinet/ui/data-table'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { formatMoney, Money } from '@cabinet/ui/money'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { SupplyBadge } from '../registers/badges.tsx'
import { type RegistersMessages, useRegistersMessages } from '../registers/messages.ts'
import { LongName, badgeCell, TwoLines, twoLines } from '../../../shared/ui/two-lines.tsx'

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
      width: 96,
      isSortable: true,
      isRowHeader: true,
      isAlwaysShown: true,
      ...twoLines<Supply>(({ number, supplyDate }) => ({ first: number, under: <DateText value={supplyDate} /> })),
      text: ({ number }) => number,
    },
    {
      id: 'buyer.shortName',
      header: t('supply.buyerAndContract'),
      width: 180,
      isFlexible: true,
      isSortable: true,
      ...twoLines<Supply>(({ buyer, contract }) => ({
        first: <LongName>{buyer.shortName}</LongName>,
        under: t('contract', { number: contract.number, date: date(contract.date) }),
      })),
      text: ({ buyer }) => buyer.shortName,
    },
    {
      id: 'documents',
      header: t('documents'),
      width: 132,
      cell: ({ invoices }) => <Documents invoices={invoices} t={t} />,
    },
    {
      id: 'amount',
      header: t('supply.amount'),
      kind: 'number',
      width: 138,
      isSortable: true,
      ...twoLines<Supply>(({ amount, vatAmount }) => ({
        first: <Money kopecks={amount} />,
        under: t('vat', { sum: sum(vatAmount) }),
      })),
      text: ({ amount }) => sum(amount),
    },
    {
      id: 'dueDate',
      header: t('supply.dueDate'),
      width: 100,
      isSortable: true,
      ...twoLines<Supply>(({ dueDate, deferralDays }) => ({
        first: <DateText value={dueDate} />,
        under: t('deferral', { days: deferralDays }),
      })),
      text: ({ dueDate }) => date(dueDate),
    },
    {
      id: 'debtAmount',
      header: t('supply.debt'),
      kind: 'number',
      width: 128,
      isSortable: true,
      ...twoLines<Supply>(({ debtAmount, paidAmount }) => ({
        first: <Money kopecks={debtAmount} />,
        under: paidAmount > 0 ? t('paid', { sum: sum(paidAmount) }) : null,
      })),
      text: ({ debtAmount }) => sum(debtAmount),
    },
    {
      id: 'status.name',
      header: t('status'),
      width: 176,
      isSortable: true,
      ...badgeCell<Supply>((supply) => <SupplyBadge supply={supply} />),
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
