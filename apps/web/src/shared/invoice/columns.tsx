import type { Invoice } from '@cabinet/contract/invoice'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { Money } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { useMemo } from 'react'
import { badgeCell, TwoLines } from '../ui/two-lines.tsx'
import { InvoiceStatusBadge } from './invoice-status.tsx'
import { useInvoiceMessages } from './messages.ts'

const NONE = '—'
const SUM_WIDTH = 140

/** The month of a period: invoices are for whole months. */
export const monthOf = ({ period }: Pick<Invoice, 'period'>): string => period.from.slice(0, 7)

const columnsOf = (
  t: ReturnType<typeof useInvoiceMessages>,
  counted: readonly Column<Invoice>[],
): readonly Column<Invoice>[] => [
  {
    id: 'number',
    header: t('column.number'),
    width: 150,
    isSortable: true,
    isRowHeader: true,
    isAlwaysShown: true,
    cell: ({ number }) => number,
  },
  {
    id: 'period.from',
    header: t('column.period'),
    width: 150,
    isFlexible: true,
    isSortable: true,
    cell: (invoice) => <DateText value={monthOf(invoice)} format="month" />,
  },
  {
    id: 'issueDate',
    header: t('column.issued'),
    width: 120,
    isSortable: true,
    cell: ({ issueDate }) => <DateText value={issueDate} />,
  },
  {
    id: 'dueDate',
    header: t('column.due'),
    width: 150,
    isSortable: true,
    cell: ({ dueDate, overdueDays }) => (
      <TwoLines
        under={
          overdueDays > 0 ? (
            <Text as="span" size="caption" tone="negative">
              {t('overdueDays', { count: overdueDays })}
            </Text>
          ) : null
        }
      >
        <DateText value={dueDate} />
      </TwoLines>
    ),
  },
  ...counted,
  {
    id: 'amount',
    header: t('column.amount'),
    kind: 'number',
    width: SUM_WIDTH,
    isSortable: true,
    cell: ({ amount }) => <Money kopecks={amount} />,
  },
  {
    id: 'paidAmount',
    header: t('column.paid'),
    kind: 'number',
    width: SUM_WIDTH,
    isSortable: true,
    cell: ({ paidAmount }) => <Money kopecks={paidAmount} />,
  },
  {
    id: 'status.name',
    header: t('column.status'),
    width: 180,
    isSortable: true,
    ...badgeCell<Invoice>(({ status }) => <InvoiceStatusBadge status={status} />),
  },
  {
    id: 'paidDate',
    header: t('column.paidDate'),
    width: 130,
    isSortable: true,
    cell: ({ paidDate }) => (paidDate ? <DateText value={paidDate} /> : NONE),
  },
]

/**
 * The columns of a register of invoices.
 *
 * @param counted columns of the product: what its invoices count. They stay the same between renders.
 */
export const useInvoiceColumns = <Item extends Invoice>(counted: readonly Column<Item>[]): readonly Column<Item>[] => {
  const t = useInvoiceMessages()
  // The shared columns read nothing but what every invoice has.
  return useMemo(() => columnsOf(t, counted as readonly Column<Invoice>[]) as readonly Column<Item>[], [t, counted])
}
