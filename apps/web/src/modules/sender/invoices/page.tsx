import { excel, type SenderInvoice, summary } from '@cabinet/contract/sender/invoices'
import type { Column } from '@cabinet/ui/data-table'
import { Heading } from '@cabinet/ui/heading'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useInvoiceColumns } from '../../../shared/invoice/columns.tsx'
import { InvoicesRegister } from '../../../shared/invoice/invoices-register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useMessages } from '../messages.ts'
import { invoicesRegister } from './invoices-register.ts'
import { useInvoicesMessages } from './messages.ts'
import { OverdueBanner } from './overdue-banner.tsx'

const InvoiceDrawer = lazyPart(async () => (await import('./invoice-drawer.tsx')).InvoiceDrawer)

const useCounted = (): readonly Column<SenderInvoice>[] => {
  const t = useInvoicesMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
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
    ],
    [t, locale],
  )
}

/** Monthly invoices for the insurance of orders. */
export const Page = () => {
  const title = useMessages()
  const t = useInvoicesMessages()
  const register = useRegister(invoicesRegister)
  const columns = useInvoiceColumns(useCounted())
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={1}>{title('invoices.title')}</Heading>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <OverdueBanner hasLink={false} />
      <InvoicesRegister
        of={register}
        columns={columns}
        summary={summary}
        excel={excel}
        empty={t('empty.text')}
        drawer={(id, close) => <InvoiceDrawer key={id} id={id} onClose={close} onFailed={close} />}
      />
    </Stack>
  )
}
