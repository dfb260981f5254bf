import type { SenderInvoiceCard } from '@cabinet/contract/sender-invoice'
import { act, orders, pdf } from '@cabinet/contract/sender-invoice'
import { MadeFile } from '../../../../shared/files/made-file.tsx'
import * as styles from './invoices.css.ts'
import { useInvoicesMessages } from './messages.ts'

/** The documents of an invoice, made when they are asked for. */
export const InvoiceFiles = ({ invoice: { id, status } }: { invoice: SenderInvoiceCard }) => {
  const t = useInvoicesMessages()
  const isCancelled = status.name === 'CANCELLED'
  return (
    <div className={styles.files}>
      <MadeFile of={pdf} id={id} label={t('card.pdf')} />
      <MadeFile of={act} id={id} label={t('card.act')} disabledReason={isCancelled ? t('card.noAct') : undefined} />
      <MadeFile of={orders} id={id} label={t('card.registry')} />
    </div>
  )
}
