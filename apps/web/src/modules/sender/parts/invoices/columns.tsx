import type { SenderInvoice } from '@cabinet/contract/sender-invoice'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useMemo } from 'react'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { InvoiceStatusBadge } from '../../../../shared/invoice/invoice-status.tsx'
import { useInvoicesMessages } from './messages.ts'

type Messages = ReturnType<typeof useInvoicesMessages>

const NONE = '—'

/** The month of a period: invoices are for whole months. */
export const monthOf = ({ period }: Pick<SenderInvoice, 'period'>) => period.from.slice(0, 7)

const columnsOf = (t: Messages, locale: string): readonly Column<SenderInvoice>[] => [
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
      <Stack gap={2}>
        <DateText value={dueDate} />
        {overdueDays > 0 && (
          <Text as="span" size="caption" tone="negative">
            {t('overdueDays', { count: overdueDays })}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'ordersCount',
    header: t('column.orders'),
    kind: 'number',
    width: 130,
    isSortable: true,
    cell: ({ ordersCount }) => ordersCount.toLocaleString(locale),
  },
  {
    id: 'price',
    header: t('column.price'),
    kind: 'number',
    width: 110,
    cell: ({ price }) => (price === null ? t('price.differs') : <Money kopecks={price} />),
  },
  {
    id: 'amount',
    header: t('column.amount'),
    kind: 'number',
    width: 130,
    isSortable: true,
    cell: ({ amount }) => <Money kopecks={amount} />,
  },
  {
    id: 'paidAmount',
    header: t('column.paid'),
    kind: 'number',
    width: 130,
    isSortable: true,
    cell: ({ paidAmount }) => <Money kopecks={paidAmount} />,
  },
  {
    id: 'status.name',
    header: t('column.status'),
    width: 180,
    isSortable: true,
    cell: ({ status }) => <InvoiceStatusBadge status={status} />,
  },
  {
    id: 'paidDate',
    header: t('column.paidDate'),
    width: 130,
    isSortable: true,
    cell: ({ paidDate }) => (paidDate ? <DateText value={paidDate} /> : NONE),
  },
]

/** The columns of the register of invoices. */
export const useInvoiceColumns = (): readonly Column<SenderInvoice>[] => {
  const t = useInvoicesMessages()
  const { locale } = useIntl()
  return useMemo(() => columnsOf(t, locale), [t, locale])
}
