import { debtorPages } from '@cabinet/contract/debtor-pages'
import { declareEmail } from '../../platform/emails/email.ts'
import { dayText, moneyText, monthText } from '../../platform/emails/format.ts'

const MANAGEMENT = debtorPages['Debtors:InsuranceManagement']()

interface EmailInvoice {
  readonly number: string
  /** Kopecks. */
  readonly sum: number
  /** `YYYY-MM-DD`. */
  readonly dueDate: string
}

const sample: EmailInvoice = { number: 'КК-26-000012', sum: 322_000, dueDate: '2026-12-01' }

/** To administrators: a new premium invoice. */
export const invoiceIssued = declareEmail({
  id: 'debtor.invoiceIssued',
  occasion: { ru: 'Выставлен счёт за страхование коммерческих кредитов', en: 'A premium invoice was issued' },
  sample: { ...sample, month: '2026-10' },
  write: ({ number, sum, dueDate, month }: EmailInvoice & { month: string }, language) => {
    const [total, period, day] = [moneyText(sum, language), monthText(month, language), dayText(dueDate, language)]
    return language === 'ru'
      ? {
          subject: `Счёт ${number} за ${period} на ${total}`,
          paragraphs: [
            'Счёт за страхование коммерческих кредитов готов. Его можно оплатить по QR-коду или по реквизитам.',
          ],
          facts: [
            { label: 'К оплате', value: total },
            { label: 'Оплатить до', value: day },
          ],
          action: { label: 'Оплатить', url: MANAGEMENT },
        }
      : {
          subject: `Invoice ${number} for ${period}, ${total}`,
          paragraphs: [
            'The invoice for the insurance of commercial credits is ready. Pay it by the QR code or by the bank details.',
          ],
          facts: [
            { label: 'To pay', value: total },
            { label: 'Pay by', value: day },
          ],
          action: { label: 'Pay', url: MANAGEMENT },
        }
  },
})

/** To administrators: the day of payment has passed. */
export const invoiceOverdue = declareEmail({
  id: 'debtor.invoiceOverdue',
  occasion: { ru: 'Счёт за страхование коммерческих кредитов просрочен', en: 'A premium invoice is overdue' },
  sample: { ...sample, suspensionDate: '2026-12-31' },
  write: ({ number, sum, dueDate, suspensionDate }: EmailInvoice & { suspensionDate: string }, language) => {
    const total = moneyText(sum, language)
    const [day, pause] = [dayText(dueDate, language), dayText(suspensionDate, language)]
    return language === 'ru'
      ? {
          subject: `Счёт ${number} просрочен`,
          paragraphs: [
            `Счёт нужно было оплатить до ${day}. Если он останется неоплаченным, ${pause} страхование новых отгрузок приостановится.`,
          ],
          facts: [{ label: 'К оплате', value: total }],
          action: { label: 'Оплатить', url: MANAGEMENT },
        }
      : {
          subject: `Invoice ${number} is overdue`,
          paragraphs: [
            `The invoice was to be paid by ${day}. If it stays unpaid, the insurance of new shipments pauses on ${pause}.`,
          ],
          facts: [{ label: 'To pay', value: total }],
          action: { label: 'Pay', url: MANAGEMENT },
        }
  },
})

export const invoiceEmails = [invoiceIssued, invoiceOverdue]
