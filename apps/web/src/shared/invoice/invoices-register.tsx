import type { Endpoint } from '@cabinet/contract/endpoint'
import { type Invoice, invoiceStatuses, type InvoiceSums } from '@cabinet/contract/invoice'
import type { Column } from '@cabinet/ui/data-table'
import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Money } from '@cabinet/ui/money'
import { type ReactNode, useMemo } from 'react'
import { useIntl } from '../intl/messages.ts'
import { choicesControl } from '../register/choices-control.tsx'
import { useRegisterMessages } from '../register/messages.ts'
import { periodControl } from '../register/period-control.tsx'
import { RegisterExport } from '../register/register-export.tsx'
import { Register } from '../register/register.tsx'
import type { RegisterState } from '../register/use-register.ts'
import { useSums } from '../register/use-sums.ts'
import { useInvoiceMessages } from './messages.ts'

/** The call that answers what the invoices of a product sum up to. */
type InvoiceSummary = Endpoint<undefined, undefined, Endpoint['body'], typeof InvoiceSums>

const useControls = () => {
  const t = useInvoiceMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      choicesControl({
        name: 'status',
        label: t('status'),
        any: t('status.any'),
        choices: invoiceStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      }),
      periodControl({ name: 'issued', label: t('issued'), locale, messages, presets: ['month', 'quarter', 'year'] }),
    ],
    [t, messages, locale],
  )
}

/** Counts and sums over everything that the filters match. */
const useInvoiceSums = (summary: InvoiceSummary, query: { readonly filters?: unknown }) => {
  const t = useInvoiceMessages()
  return useSums(summary, query, [
    {
      id: 'count',
      label: t('sum.count'),
      // The sums beside it leave them out: count and sum speak of the same invoices only when this says so.
      value: ({ count, cancelledCount: cancelled }) => t('sum.countValue', { count, cancelled }),
    },
    { id: 'amount', label: t('sum.amount'), value: ({ amount }) => <Money kopecks={amount} /> },
    { id: 'paid', label: t('sum.paid'), value: ({ paidAmount }) => <Money kopecks={paidAmount} /> },
    {
      id: 'overdue',
      label: t('sum.overdue'),
      value: ({ overdueAmount }) => <Money kopecks={overdueAmount} />,
      warning: ({ overdueAmount }) => overdueAmount,
    },
  ])
}

/** The register of the monthly invoices of a product: found by number, state and day, with their sums. */
export const InvoicesRegister = <Item extends Invoice>({
  of: register,
  columns,
  summary,
  excel,
  empty,
  drawer,
}: {
  of: RegisterState<Item, 'q' | 'status' | 'issued', { readonly filters?: unknown }>
  columns: readonly Column<Item>[]
  summary: InvoiceSummary
  /** The call that answers the workbook. */
  excel: Parameters<typeof RegisterExport>[0]['excel']
  /** When the first invoice comes. */
  empty: string
  drawer: (id: string, close: () => void) => ReactNode
}) => {
  const t = useInvoiceMessages()
  const controls = useControls()
  const sums = useInvoiceSums(summary, register.query)
  return (
    <Register
      of={register}
      hasHeading
      label={t('list')}
      actions={<RegisterExport excel={excel} query={register.query} />}
      columns={columns}
      search={{ name: 'q', label: t('search'), placeholder: t('search.placeholder') }}
      controls={controls}
      sums={sums}
      empty={
        <EmptyState drawing={<EmptyBoxDrawing />} title={t('empty.title')}>
          {empty}
        </EmptyState>
      }
      drawer={drawer}
    />
  )
}
