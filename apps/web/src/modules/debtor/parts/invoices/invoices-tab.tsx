import { summary as summaryOf } from '@cabinet/contract/debtor-invoice'
import { invoiceStatuses } from '@cabinet/contract/invoice'
import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useMemo } from 'react'
import { useRead } from '../../../../shared/api/data.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { choicesControl } from '../../../../shared/register/choices-control.tsx'
import { useRegisterMessages } from '../../../../shared/register/messages.ts'
import { periodControl } from '../../../../shared/register/period-control.tsx'
import { Register } from '../../../../shared/register/register.tsx'
import { useRegister } from '../../../../shared/register/use-register.ts'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { useInvoiceColumns } from './columns.tsx'
import { invoicesRegister } from './invoices-register.ts'
import { useInvoicesMessages } from './messages.ts'

const InvoiceDrawer = lazyPart(async () => (await import('./invoice-drawer.tsx')).InvoiceDrawer)

const useControls = () => {
  const t = useInvoicesMessages()
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
const useSums = (input: Parameters<typeof useRead<typeof summaryOf>>[1]) => {
  const t = useInvoicesMessages()
  const { data, error } = useRead(summaryOf, input, { keepPreviousData: true })
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

/** Monthly invoices of premiums. */
export const InvoicesTab = () => {
  const t = useInvoicesMessages()
  const register = useRegister(invoicesRegister)
  const columns = useInvoiceColumns()
  const controls = useControls()
  const sums = useSums({ body: { filters: register.query.filters ?? [] } })
  return (
    <Stack gap={16}>
      <Text tone="muted">{t('lead')}</Text>
      <Register
        of={register}
        label={t('list')}
        columns={columns}
        search={{ name: 'q', label: t('search'), placeholder: t('search.placeholder') }}
        controls={controls}
        {...(sums && { summary: sums })}
        empty={
          <EmptyState drawing={<EmptyBoxDrawing />} title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        }
        drawer={(id, close) => <InvoiceDrawer key={id} id={id} onClose={close} onFailed={close} />}
      />
    </Stack>
  )
}
