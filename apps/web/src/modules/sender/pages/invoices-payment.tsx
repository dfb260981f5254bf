import { invoiceStatuses } from '@cabinet/contract/invoice'
import { summary as summaryOf } from '@cabinet/contract/sender-invoice'
import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useMemo } from 'react'
import { useRead } from '../../../shared/api/data.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { choicesControl } from '../../../shared/register/choices-control.tsx'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useMessages } from '../messages.ts'
import { useInvoiceColumns } from '../parts/invoices/columns.tsx'
import { invoicesRegister } from '../parts/invoices/invoices-register.ts'
import { useInvoicesMessages } from '../parts/invoices/messages.ts'
import { OverdueBanner } from '../parts/overdue-banner.tsx'

const InvoiceDrawer = lazyPart(async () => (await import('../parts/invoices/invoice-drawer.tsx')).InvoiceDrawer)

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
const useSums = (query: object) => {
  const t = useInvoicesMessages()
  const { data, isLoading } = useRead(summaryOf, { body: query })
  const overdue = data?.overdueAmount ?? 0
  return {
    isLoading,
    items: [
      { id: 'count', label: t('sum.count'), value: t('sum.countValue', { count: data?.count ?? 0 }) },
      { id: 'amount', label: t('sum.amount'), value: <Money kopecks={data?.amount ?? 0} /> },
      { id: 'paid', label: t('sum.paid'), value: <Money kopecks={data?.paidAmount ?? 0} /> },
      {
        id: 'overdue',
        label: t('sum.overdue'),
        value: <Money kopecks={overdue} />,
        tone: overdue > 0 ? ('negative' as const) : ('neutral' as const),
      },
    ],
  }
}

/** Monthly invoices for the insurance of orders. */
export const Page = () => {
  const title = useMessages()
  const t = useInvoicesMessages()
  const register = useRegister(invoicesRegister)
  const columns = useInvoiceColumns()
  const controls = useControls()
  const summary = useSums({ filters: register.query.filters })
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={1}>{title('invoices.title')}</Heading>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <OverdueBanner hasLink={false} />
      <Register
        of={register}
        label={t('list')}
        columns={columns}
        search={{ name: 'q', label: t('search'), placeholder: t('search.placeholder') }}
        controls={controls}
        summary={summary}
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
