import { DateText } from '@cabinet/ui/date-text'
import { Money } from '@cabinet/ui/money'
import { DrawerPart } from '../ui/drawer-part.tsx'
import * as styles from './invoice.css.ts'
import { useInvoiceMessages } from './messages.ts'

/** What has been paid for an invoice so far; nothing while nothing has. */
export const ReceivedPayments = ({
  payments,
}: {
  payments: readonly { readonly id: string; readonly date: string; readonly amount: number }[]
}) => {
  const t = useInvoiceMessages()
  if (payments.length === 0) return null
  return (
    <DrawerPart title={t('payments')}>
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <li key={payment.id} className={styles.payment}>
            <DateText value={payment.date} />
            <Money kopecks={payment.amount} />
          </li>
        ))}
      </ul>
    </DrawerPart>
  )
}
