import type { SenderInvoiceCard } from '@cabinet/contract/sender-invoice'
import { CopyButton } from '@cabinet/ui/copy-button'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Money } from '@cabinet/ui/money'
import { QrCode } from '@cabinet/ui/qr-code'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useMoney } from '../use-money.ts'
import * as styles from './invoices.css.ts'
import { useInvoicesMessages } from './messages.ts'

type Payment = NonNullable<SenderInvoiceCard['payment']>

const CODE_SIZE = 200

const Copied = ({ label, value }: { label: string; value: string }) => {
  const t = useInvoicesMessages()
  return (
    <span className={styles.copied}>
      <span className={styles.value}>{value}</span>
      <CopyButton isIconOnly size="small" className={styles.copy} value={value} label={t('card.copy', { label })} />
    </span>
  )
}

/** The details in their order, as people fill in a payment. */
const useDetails = (payment: Payment) => {
  const t = useInvoicesMessages()
  return [
    { label: t('card.payee'), value: payment.payeeName },
    { label: t('card.itn'), value: payment.itn },
    ...(payment.kpp === null ? [] : [{ label: t('card.kpp'), value: payment.kpp }]),
    { label: t('card.bank'), value: payment.bankName },
    { label: t('card.bik'), value: payment.bik },
    { label: t('card.correspondent'), value: payment.correspondentAccount },
    { label: t('card.settlement'), value: payment.settlementAccount },
    { label: t('card.purpose'), value: payment.purpose },
  ]
}

/** What is left to pay, the code for a bank's application, and the same details to copy. */
export const PaymentDetails = ({ payment }: { payment: Payment }) => {
  const t = useInvoicesMessages()
  const money = useMoney()
  const details = useDetails(payment)
  const all = [...details, { label: t('card.left'), value: money(payment.amount) }]
  return (
    <Stack gap={16}>
      <div className={styles.code}>
        <QrCode size={CODE_SIZE} value={payment.qrPayload} label={t('card.qr')} />
        <Stack gap={8}>
          <div>
            <Text tone="muted">{t('card.left')}</Text>
            <Text size="title" weight="semibold" className={styles.left}>
              <Money kopecks={payment.amount} />
            </Text>
          </div>
          <Text size="caption" tone="muted">
            {t('card.qrText')}
          </Text>
        </Stack>
      </div>
      <DescriptionList
        items={details.map(({ label, value }) => ({ label, value: <Copied label={label} value={value} /> }))}
      />
      <div>
        <CopyButton
          size="small"
          value={all.map(({ label, value }) => `${label}: ${value}`).join('\n')}
          label={t('card.copyAll')}
        />
      </div>
    </Stack>
  )
}
