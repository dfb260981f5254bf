import { type DebtorInvoice, excel, summary } from '@cabinet/contract/debtor/invoices'
import type { Column } from '@cabinet/ui/data-table'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useInvoiceColumns } from '../../../shared/invoice/columns.tsx'
import { InvoicesRegister } from '../../../shared/invoice/invoices-register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { invoicesRegister } from './invoices-register.ts'
import { useInvoicesMessages } from './messages.ts'

const InvoiceDrawer = lazyPart(async () => (await import('./invoice-drawer.tsx')).InvoiceDrawer)

const useCounted = (): readonly Column<DebtorInvoice>[] => {
  const t = useInvoicesMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      {
        id: 'shipmentsCount',
        header: t('column.shipments'),
        kind: 'number',
        width: 130,
        isSortable: true,
        cell: ({ shipmentsCount }) => shipmentsCount.toLocaleString(locale),
      },
    ],
    [t, locale],
  )
}

/** Monthly invoices of premiums. */
export const InvoicesTab = () => {
  const t = useInvoicesMessages()
  const register = useRegister(invoicesRegister)
  const columns = useInvoiceColumns(useCounted())
  return (
    <Stack gap={16}>
      <Text tone="muted">{t('lead')}</Text>
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
