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
import { useInvoiceMessages } from './messages.ts'

/** The sums over everything that the filters match, as they are read. */
interface Sums {
  readonly data: InvoiceSums | undefined
  readonly error?: unknown
}

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

/** Counts and sums; nothing when they cannot be read: the list does not need them. */
const useSummary = ({ data, error }: Sums) => {
  const t = useInvoiceMessages()
  if (error !== undefined && data === undefined) return undefined
  const overdue = data?.overdueAmount ?? 0
  return {
    isLoading: data === undefined,
    items: [
      { id: 'count', label: t('sum.count'), value: t('sum.countValue', { count: data?.count ?? 0 }) },
      { id: 'amount', label: t('sum.amount'), value: <Money kopecks={data?.amount ?? 0} /> },
      { id: 'paid', label: t('sum.paid'), value: <Money kopecks={data?.paidAmount ?? 0} /> },
      {
        id: 'overdue',
        label: t('sum.overdue'),
        value: <Money kopecks={overdue} />,
        ...(overdue > 0 && { tone: 'negative' as const }),
      },
    ],
  }
}

/** The register of the monthly invoices of a product: found by number, state and day, with their sums. */
export const InvoicesRegister = <Item extends Invoice>({
  of: register,
  columns,
  sums,
  excel,
  empty,
  drawer,
}: {
  of: RegisterState<Item, 'q' | 'status' | 'issued'>
  columns: readonly Column<Item>[]
  sums: Sums
  /** The call that answers the workbook. */
  excel: Parameters<typeof RegisterExport>[0]['excel']
  /** When the first invoice comes. */
  empty: string
  drawer: (id: string, close: () => void) => ReactNode
}) => {
  const t = useInvoiceMessages()
  const controls = useControls()
  const summary = useSummary(sums)
  return (
    <Register
      of={register}
      hasHeading
      label={t('list')}
      actions={<RegisterExport excel={excel} query={register.query} />}
      columns={columns}
      search={{ name: 'q', label: t('search'), placeholder: t('search.placeholder') }}
      controls={controls}
      {...(summary && { summary })}
      empty={
        <EmptyState drawing={<EmptyBoxDrawing />} title={t('empty.title')}>
          {empty}
        </EmptyState>
      }
      drawer={drawer}
    />
  )
}
