import type { PageAddress } from '@cabinet/contract/pages'
import type { Message } from '../../kernel/language.ts'
import { declareEmail, type EmailKind } from '../emails/email.ts'
import { dayText, moneyText, monthText } from '../emails/format.ts'

/** An invoice as emails name it. */
export interface EmailInvoice {
  readonly number: string
  /** What is left to pay, kopecks. */
  readonly sum: number
  /** `YYYY-MM-DD`. */
  readonly dueDate: string
}

/** A new invoice with its month, `YYYY-MM`. */
export type IssuedInvoice = EmailInvoice & { readonly month: string }
/** An overdue invoice with the day on which the insurance pauses for it. */
export type OverdueInvoice = EmailInvoice & { readonly suspensionDate: string }

/** What differs from product to product. */
interface InvoiceTexts {
  /** As the ids of the emails begin. */
  readonly module: string
  /** What has happened, for the list of emails on the developer panel. */
  readonly occasions: Readonly<Record<'issued' | 'overdue', Message>>
  /** What the invoice is for: «страхование заказов». */
  readonly insurance: Message
  /** What pauses when nobody pays: «страхование новых заказов». */
  readonly pausing: Message
  /** Where one pays. */
  readonly url: PageAddress
  readonly sample: EmailInvoice
}

/** The emails about the monthly invoices of a product: a new one, and one whose day of payment has passed. */
export const invoiceEmailsOf = ({
  module,
  occasions,
  insurance,
  pausing,
  url,
  sample,
}: InvoiceTexts): { readonly issued: EmailKind<IssuedInvoice>; readonly overdue: EmailKind<OverdueInvoice> } => ({
  issued: declareEmail<IssuedInvoice>({
    id: `${module}.invoiceIssued`,
    occasion: occasions.issued,
    sample: { ...sample, month: '2026-10' },
    write: ({ number, sum, dueDate, month }, language) => {
      const [total, period, day] = [moneyText(sum, language), monthText(month, language), dayText(dueDate, language)]
      return language === 'ru'
        ? {
            subject: `Счёт ${number} за ${period} на ${total}`,
            paragraphs: [`Счёт за ${insurance.ru} готов. Его можно оплатить по QR-коду или по реквизитам.`],
            details: [
              { label: 'К оплате', value: total },
              { label: 'Оплатить до', value: day },
            ],
            action: { label: 'Оплатить', url },
          }
        : {
            subject: `Invoice ${number} for ${period}, ${total}`,
            paragraphs: [`The invoice for the ${insurance.en} is ready. Pay it by the QR code or by the bank details.`],
            details: [
              { label: 'To pay', value: total },
              { label: 'Pay by', value: day },
            ],
            action: { label: 'Pay', url },
          }
    },
  }),
  overdue: declareEmail<OverdueInvoice>({
    id: `${module}.invoiceOverdue`,
    isUrgent: true,
    occasion: occasions.overdue,
    sample: { ...sample, suspensionDate: '2026-12-31' },
    write: ({ number, sum, dueDate, suspensionDate }, language) => {
      const total = moneyText(sum, language)
      const [day, pause] = [dayText(dueDate, language), dayText(suspensionDate, language)]
      return language === 'ru'
        ? {
            subject: `Счёт ${number} просрочен`,
            paragraphs: [
              `Счёт нужно было оплатить до ${day}. Если он останется неоплаченным, ${pause} ${pausing.ru} приостановится.`,
            ],
            details: [{ label: 'К оплате', value: total }],
            action: { label: 'Оплатить', url },
          }
        : {
            subject: `Invoice ${number} is overdue`,
            paragraphs: [
              `The invoice was to be paid by ${day}. If it stays unpaid, the ${pausing.en} pauses on ${pause}.`,
            ],
            details: [{ label: 'To pay', value: total }],
            action: { label: 'Pay', url },
          }
    },
  }),
})
