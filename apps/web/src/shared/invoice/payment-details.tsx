import type { InvoicePayment } from '@cabinet/contract/invoice'
import { CopyButton } from '@cabinet/ui/copy-button'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Money } from '@cabinet/ui/money'
import { QrCode } from '@cabinet/ui/qr-code'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { format } from '@cabinet/validators/settlement-account'
import { companyText } from '../company-text.ts'
import { useMoney } from '../intl/use-money.ts'
import * as styles from './invoice.css.ts'
import { useInvoiceMessages } from './messages.ts'

const CODE_SIZE = 200

interface Detail {
  readonly label: string
  /** What is copied. */
  readonly value: string
  /** What is read, when that is another thing: an account in groups. */
  readonly text?: string
}

const Copied = ({ label, value, text = value }: Detail) => {
  const t = useInvoiceMessages()
  return (
    <span className={styles.copied}>
      <span className={styles.value}>{text}</span>
      <CopyButton isIconOnly size="small" className={styles.copy} value={value} label={t('copy', { label })} />
    </span>
  )
}

/** The details in their order, as people fill in a payment. */
const useDetails = (payment: InvoicePayment): readonly Detail[] => {
  const t = useInvoiceMessages()
  return [
    { label: t('payee'), value: payment.payeeName, text: companyText(payment.payeeName) },
    { label: t('itn'), value: payment.itn },
    ...(payment.kpp === null ? [] : [{ label: t('kpp'), value: payment.kpp }]),
    { label: t('bank'), value: payment.bankName, text: companyText(payment.bankName) },
    { label: t('bik'), value: payment.bik },
    { label: t('correspondent'), value: payment.correspondentAccount, text: format(payment.correspondentAccount) },
    { label: t('settlement'), value: payment.settlementAccount, text: format(payment.settlementAccount) },
    { label: t('purpose'), value: payment.purpose },
  ]
}

/** What is left to pay, the code for a bank's application, and the same details to copy. */
export const PaymentDetails = ({ payment }: { payment: InvoicePayment }) => {
  const t = useInvoiceMessages()
  const money = useMoney()
  const details = useDetails(payment)
  const all = [...details, { label: t('left'), value: money(payment.amount) }]
  return (
    <Stack gap={16}>
      <div className={styles.code}>
        <QrCode size={CODE_SIZE} value={payment.qrPayload} label={t('qr')} />
        <Stack gap={8}>
          <div>
            <Text tone="muted">{t('left')}</Text>
            <Text size="title" weight="semibold" className={styles.left}>
              <Money kopecks={payment.amount} />
            </Text>
          </div>
          <Text size="caption" tone="muted">
            {t('qrText')}
          </Text>
        </Stack>
      </div>
      <DescriptionList items={details.map((detail) => ({ label: detail.label, value: <Copied {...detail} /> }))} />
      <div>
        <CopyButton
          size="small"
          value={all.map(({ label, value }) => `${label}: ${value}`).join('\n')}
          label={t('copyAll')}
        />
      </div>
    </Stack>
  )
}
