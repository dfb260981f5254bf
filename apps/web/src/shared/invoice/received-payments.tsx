import { DateText } from '@cabinet/ui/date-text'
import { Heading } from '@cabinet/ui/heading'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { useId } from 'react'
import * as styles from './invoice.css.ts'
import { useInvoiceMessages } from './messages.ts'

/** What has been paid for an invoice so far; nothing while nothing has. */
export const ReceivedPayments = ({
  payments,
}: {
  payments: readonly { readonly id: string; readonly date: string; readonly amount: number }[]
}) => {
  const t = useInvoiceMessages()
  const id = useId()
  if (payments.length === 0) return null
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading id={id} level={3}>
        {t('payments')}
      </Heading>
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <li key={payment.id} className={styles.payment}>
            <DateText value={payment.date} />
            <Money kopecks={payment.amount} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
