import { debtorPages } from '@cabinet/contract/debtor/pages'
import { dayText, moneyText } from '../../../platform/emails/format.ts'
import { declareEmail } from '../../../platform/emails/email.ts'

const REGISTER = debtorPages['Debtors:OrderRegister']()

/** A debt of a buyer as emails name it. */
export interface EmailDebt {
  readonly buyer: string
  readonly shipment: string
  /** Kopecks. */
  readonly sum: number
  /** Last day of payment, `YYYY-MM-DD`. */
  readonly dueDate: string
}

const sample: EmailDebt = { buyer: 'АО «Хлебторг»', shipment: 'О-190', sum: 70_000_000, dueDate: '2026-11-23' }

const detailsRu = ({ shipment, sum, dueDate }: EmailDebt) => [
  { label: 'Отгрузка', value: shipment },
  { label: 'Сумма', value: moneyText(sum, 'ru') },
  { label: 'Срок оплаты', value: dayText(dueDate, 'ru') },
]

const detailsEn = ({ shipment, sum, dueDate }: EmailDebt) => [
  { label: 'Shipment', value: shipment },
  { label: 'Sum', value: moneyText(sum, 'en') },
  { label: 'Due date', value: dayText(dueDate, 'en') },
]

/** Five days before the last day of payment. */
export const paymentDue = declareEmail<EmailDebt>({
  id: 'debtor.paymentDue',
  occasion: { ru: 'Срок оплаты подходит', en: 'A payment is nearly due' },
  sample,
  write: (debt, language) =>
    language === 'ru'
      ? {
          subject: `Покупатель ${debt.buyer}: срок оплаты ${dayText(debt.dueDate, 'ru')}`,
          paragraphs: [
            'До срока оплаты осталось 5 дней. Напомните покупателю, а когда он заплатит, отметьте оплату в реестре.',
          ],
          details: detailsRu(debt),
          action: { label: 'Открыть реестр', url: REGISTER },
        }
      : {
          subject: `Buyer ${debt.buyer}: payment due on ${dayText(debt.dueDate, 'en')}`,
          paragraphs: [
            'The payment is due in 5 days. Remind the buyer, and note the payment in the register when it comes.',
          ],
          details: detailsEn(debt),
          action: { label: 'Open the register', url: REGISTER },
        },
})

/** The day after the last day of payment. */
export const paymentOverdue = declareEmail<EmailDebt>({
  id: 'debtor.paymentOverdue',
  isUrgent: true,
  occasion: { ru: 'Покупатель просрочил оплату', en: 'A payment is overdue' },
  sample,
  write: (debt, language) =>
    language === 'ru'
      ? {
          subject: `Покупатель ${debt.buyer}: просрочка`,
          paragraphs: [
            'Срок оплаты прошёл, а оплата не отмечена. Если денег нет, сообщите о просрочке страховщику не позднее 30 дней после срока оплаты.',
          ],
          details: detailsRu(debt),
          action: { label: 'Открыть реестр', url: REGISTER },
        }
      : {
          subject: `Buyer ${debt.buyer}: payment overdue`,
          paragraphs: [
            'The due date has passed and no payment is noted. If there is no money, notify the insurer within 30 days of the due date.',
          ],
          details: detailsEn(debt),
          action: { label: 'Open the register', url: REGISTER },
        },
})

/** The last days in which the insurer must hear of it. */
export const noticeDeadline = declareEmail<EmailDebt & { readonly noticeUntil: string }>({
  id: 'debtor.noticeDeadline',
  isUrgent: true,
  occasion: { ru: 'Пора сообщить страховщику о просрочке', en: 'The insurer must hear of an overdue payment' },
  sample: { ...sample, noticeUntil: '2026-12-23' },
  write: (debt, language) =>
    language === 'ru'
      ? {
          subject: `Покупатель ${debt.buyer}: сообщите страховщику до ${dayText(debt.noticeUntil, 'ru')}`,
          paragraphs: [
            'Если сообщить позже, отгрузка останется без страхования. Сообщить о просрочке можно в реестре.',
          ],
          details: detailsRu(debt),
          action: { label: 'Сообщить о просрочке', url: REGISTER },
        }
      : {
          subject: `Buyer ${debt.buyer}: notify the insurer by ${dayText(debt.noticeUntil, 'en')}`,
          paragraphs: ['If you do so later, the shipment stays uninsured. You can do it in the register.'],
          details: detailsEn(debt),
          action: { label: 'Report the overdue payment', url: REGISTER },
        },
})

/** The day after the last one: nothing will be paid for the debt. */
export const noticeMissed = declareEmail<EmailDebt>({
  id: 'debtor.noticeMissed',
  occasion: { ru: 'Срок уведомления страховщика пропущен', en: 'The insurer was not notified in time' },
  sample,
  write: (debt, language) =>
    language === 'ru'
      ? {
          subject: `Покупатель ${debt.buyer}: отгрузка больше не застрахована`,
          paragraphs: [
            'Срок, в который нужно было сообщить страховщику о просрочке, прошёл. Долг по этой отгрузке остаётся на вашем риске.',
          ],
          details: detailsRu(debt),
          action: { label: 'Открыть реестр', url: REGISTER },
        }
      : {
          subject: `Buyer ${debt.buyer}: a shipment is not insured any more`,
          paragraphs: ['The time to notify the insurer has passed. The debt for this shipment stays your own risk.'],
          details: detailsEn(debt),
          action: { label: 'Open the register', url: REGISTER },
        },
})

export const shipmentEmails = [paymentDue, paymentOverdue, noticeDeadline, noticeMissed]
