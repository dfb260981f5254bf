import { pages } from '@cabinet/contract/pages'
import { senderPages } from '@cabinet/contract/sender-pages'
import type { Message } from '../../kernel/language.ts'
import { dayText, moneyText, monthText } from '../../platform/emails/format.ts'
import { declareEmail } from '../../platform/emails/email.ts'

const courier: Message = { ru: 'СДЭК', en: 'CDEK' }
const MANAGEMENT = senderPages['Sender:InsuranceManagement']()
const INVOICES = senderPages['Sender:InvoicesPayment']()

/** To administrators: orders are insured from now on. */
export const insuranceEnabled = declareEmail({
  id: 'sender.insuranceEnabled',
  occasion: { ru: 'Страхование заказов подключено', en: 'Insurance of orders is on' },
  sample: { courier, price: 3900 },
  write: (input: { courier: Message; price: number }, language) =>
    language === 'ru'
      ? {
          subject: `Страхование заказов ${input.courier[language]} подключено`,
          paragraphs: [
            `Застрахованы заказы, которые ${input.courier[language]} примет с этой минуты. Заказы, принятые раньше, не застрахованы.`,
          ],
          facts: [{ label: 'Стоимость за заказ', value: moneyText(input.price, 'ru') }],
          action: { label: 'Управление страхованием', url: MANAGEMENT },
        }
      : {
          subject: `Insurance of ${input.courier[language]} orders is on`,
          paragraphs: [
            `Orders that ${input.courier[language]} accepts from now on are insured. Orders accepted earlier are not.`,
          ],
          facts: [{ label: 'Price for an order', value: moneyText(input.price, 'en') }],
          action: { label: 'Manage the insurance', url: MANAGEMENT },
        },
})

/** To administrators: new orders are not insured any more. */
export const insuranceDisabled = declareEmail({
  id: 'sender.insuranceDisabled',
  occasion: { ru: 'Страхование заказов отключено', en: 'Insurance of orders is off' },
  sample: { courier },
  write: (input: { courier: Message }, language) =>
    language === 'ru'
      ? {
          subject: `Страхование заказов ${input.courier[language]} отключено`,
          paragraphs: [
            'Новые заказы больше не застрахованы. Заказы, которые были застрахованы, остаются застрахованными до вручения.',
            'Вы можете подключить страхование снова в любой день.',
          ],
          action: { label: 'Управление страхованием', url: MANAGEMENT },
        }
      : {
          subject: `Insurance of ${input.courier[language]} orders is off`,
          paragraphs: [
            'New orders are not insured any more. Orders that were insured stay insured until they are handed over.',
            'You can switch the insurance on again any day.',
          ],
          action: { label: 'Manage the insurance', url: MANAGEMENT },
        },
})

/** To administrators: the courier does not take the stored key. */
export const accountFails = declareEmail({
  id: 'sender.accountFails',
  occasion: { ru: 'Ключ курьерской службы не подходит', en: 'The key of the courier account is refused' },
  sample: { courier },
  write: (input: { courier: Message }, language) =>
    language === 'ru'
      ? {
          subject: `Не удаётся загрузить заказы ${input.courier[language]}: проверьте ключ`,
          paragraphs: [
            `${input.courier[language]} не принимает сохранённый ключ, поэтому мы не видим новых заказов и не можем их застраховать.`,
            `Проверьте ключ в личном кабинете ${input.courier[language]}, раздел «Интеграция», и сохраните его заново.`,
          ],
          action: { label: 'Открыть кабинет', url: pages.root() },
        }
      : {
          subject: `Orders of ${input.courier[language]} cannot be loaded: check the key`,
          paragraphs: [
            `${input.courier[language]} refuses the stored key, so we see no new orders and cannot insure them.`,
            `Check the key in your ${input.courier[language]} account, section “Integration”, and save it again.`,
          ],
          action: { label: 'Open the cabinet', url: pages.root() },
        },
})

/** An invoice as emails name it. */
interface EmailInvoice {
  readonly number: string
  /** Kopecks. */
  readonly sum: number
  /** `YYYY-MM-DD`. */
  readonly dueDate: string
}

const invoice: EmailInvoice = { number: 'СЧ-26-001184', sum: 1_606_800, dueDate: '2026-11-20' }

/** To administrators: a new invoice. */
export const invoiceIssued = declareEmail({
  id: 'sender.invoiceIssued',
  occasion: { ru: 'Выставлен счёт', en: 'An invoice was issued' },
  sample: { ...invoice, month: '2026-10' },
  write: ({ number, sum, dueDate, month }: EmailInvoice & { month: string }, language) => {
    const [total, period, day] = [moneyText(sum, language), monthText(month, language), dayText(dueDate, language)]
    return language === 'ru'
      ? {
          subject: `Счёт ${number} за ${period} на ${total}`,
          paragraphs: ['Счёт за страхование заказов готов. Его можно оплатить по QR-коду или по реквизитам.'],
          facts: [
            { label: 'К оплате', value: total },
            { label: 'Оплатить до', value: day },
          ],
          action: { label: 'Оплатить', url: INVOICES },
        }
      : {
          subject: `Invoice ${number} for ${period}, ${total}`,
          paragraphs: [
            'The invoice for the insurance of orders is ready. Pay it by the QR code or by the bank details.',
          ],
          facts: [
            { label: 'To pay', value: total },
            { label: 'Pay by', value: day },
          ],
          action: { label: 'Pay', url: INVOICES },
        }
  },
})

/** To administrators: the day of payment has passed. */
export const invoiceOverdue = declareEmail({
  id: 'sender.invoiceOverdue',
  occasion: { ru: 'Счёт просрочен', en: 'An invoice is overdue' },
  sample: invoice,
  write: ({ number, sum, dueDate }: EmailInvoice, language) => {
    const [total, day] = [moneyText(sum, language), dayText(dueDate, language)]
    return language === 'ru'
      ? {
          subject: `Счёт ${number} просрочен`,
          paragraphs: [
            `Счёт нужно было оплатить до ${day}. Если он останется неоплаченным, страхование новых заказов приостановится.`,
          ],
          facts: [{ label: 'К оплате', value: total }],
          action: { label: 'Оплатить', url: INVOICES },
        }
      : {
          subject: `Invoice ${number} is overdue`,
          paragraphs: [
            `The invoice was to be paid by ${day}. If it stays unpaid, the insurance of new orders will pause.`,
          ],
          facts: [{ label: 'To pay', value: total }],
          action: { label: 'Pay', url: INVOICES },
        }
  },
})

export const senderEmails = [insuranceEnabled, insuranceDisabled, accountFails, invoiceIssued, invoiceOverdue]
