import { senderPages } from '@cabinet/contract/sender/pages'
import { act, orders, pdf, type SenderInvoiceCard } from '@cabinet/contract/sender/invoices'
import { Banner } from '@cabinet/ui/banner'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Money } from '@cabinet/ui/money'
import { MadeFile } from '../../../shared/files/made-file.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { InvoiceDrawer as Invoice } from '../../../shared/invoice/invoice-drawer.tsx'
import { useInvoiceMessages } from '../../../shared/invoice/messages.ts'
import { useInvoice } from './data.ts'
import { useInvoicesMessages } from './messages.ts'

/** The documents of an invoice, made when they are asked for. */
const Files = ({ invoice: { id, status } }: { invoice: SenderInvoiceCard }) => {
  const t = useInvoicesMessages()
  const shared = useInvoiceMessages()
  const isCancelled = status.name === 'CANCELLED'
  return (
    <>
      <MadeFile of={pdf} id={id} label={shared('card.pdf')} />
      <MadeFile of={act} id={id} label={t('card.act')} disabledReason={isCancelled ? t('card.noAct') : undefined} />
      <MadeFile of={orders} id={id} label={t('card.registry')} />
    </>
  )
}

const Replaced = ({ by }: { by: string }) => {
  const t = useInvoicesMessages()
  const href = senderPages['Sender:InvoicesPayment']({}, { open: by })
  return (
    <Banner
      action={
        <ButtonLink href={href} variant="quiet" size="small">
          {t('card.toReplacement')}
        </ButtonLink>
      }
    >
      {t('card.replaced')}
    </Banner>
  )
}

/** An invoice: how to pay it, what it is for, its documents and orders. */
export const InvoiceDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useInvoicesMessages()
  const { locale } = useIntl()
  return (
    <Invoice
      of={useInvoice(id)}
      link={{ href: senderPages['Sender:OrderRegister']({}, { invoice: id }), label: t('card.orders') }}
      texts={{
        suspension: (date) => t('card.suspension', { date }),
        counted: ({ ordersCount, price }) => [
          { label: t('column.orders'), value: ordersCount.toLocaleString(locale) },
          { label: t('column.price'), value: price === null ? t('price.differs') : <Money kopecks={price} /> },
        ],
        files: (invoice) => <Files invoice={invoice} />,
        notice: ({ replacedById }) => replacedById !== null && <Replaced by={replacedById} />,
      }}
      onClose={onClose}
    />
  )
}
