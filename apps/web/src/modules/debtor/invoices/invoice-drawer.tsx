import { debtorPages } from '@cabinet/contract/debtor/pages'
import { pdf, shipments } from '@cabinet/contract/debtor/invoices'
import { Money } from '@cabinet/ui/money'
import { MadeFile } from '../../../shared/files/made-file.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { InvoiceDrawer as Invoice } from '../../../shared/invoice/invoice-drawer.tsx'
import { useInvoiceMessages } from '../../../shared/invoice/messages.ts'
import { useInvoice } from './data.ts'
import { useInvoicesMessages } from './messages.ts'

/** A premium invoice: how to pay it, what it is for, its documents and shipments. */
export const InvoiceDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useInvoicesMessages()
  const shared = useInvoiceMessages()
  const { locale } = useIntl()
  return (
    <Invoice
      of={useInvoice(id)}
      link={{ href: debtorPages['Debtors:OrderRegister']({}, { invoice: id }), label: t('card.shipments') }}
      texts={{
        suspension: (date) => t('card.suspension', { date }),
        counted: ({ shipmentsCount, premiumAmount, minimumAmount }) => [
          { label: t('column.shipments'), value: shipmentsCount.toLocaleString(locale) },
          { label: t('card.premium'), value: <Money kopecks={premiumAmount} /> },
          ...(minimumAmount === 0 ? [] : [{ label: t('card.minimum'), value: <Money kopecks={minimumAmount} /> }]),
        ],
        files: () => (
          <>
            <MadeFile of={pdf} id={id} label={shared('card.pdf')} />
            <MadeFile of={shipments} id={id} label={t('card.registry')} />
          </>
        ),
      }}
      onClose={onClose}
    />
  )
}
