import { debtorPages } from '@cabinet/contract/debtor/pages'
import type { Message } from '../../../kernel/language.ts'
import { declareEmail } from '../../../platform/emails/email.ts'
import { moneyText } from '../../../platform/emails/format.ts'

const MANAGEMENT = debtorPages['Debtors:InsuranceManagement']()

/** A limit on a buyer as emails name it. */
export interface EmailLimit {
  readonly buyer: string
  readonly status: Message
  /** Kopecks. */
  readonly limit: number
  readonly comment: string | null
}

const sample: EmailLimit = {
  buyer: 'АО «Хлебторг»',
  status: { ru: 'Одобрен частично', en: 'Approved in part' },
  limit: 150_000_000,
  comment: 'Лимит пересмотрим после отчётности за год',
}

const detailsOf = ({ status, limit, comment }: EmailLimit, language: 'ru' | 'en') => [
  { label: language === 'ru' ? 'Решение' : 'Decision', value: status[language] },
  { label: language === 'ru' ? 'Лимит' : 'Limit', value: moneyText(limit, language) },
  ...(comment === null ? [] : [{ label: language === 'ru' ? 'Комментарий страховщика' : 'Comment', value: comment }]),
]

/** To who works with commercial credits: the insurer has decided about a limit, or its time is over. */
export const limitDecided = declareEmail<EmailLimit>({
  id: 'debtor.limitDecided',
  isUrgent: true,
  occasion: { ru: 'Решение по лимиту на покупателя', en: 'A limit on a buyer was decided' },
  sample,
  write: (limit, language) =>
    language === 'ru'
      ? {
          subject: `Лимит на покупателя ${limit.buyer}: ${limit.status.ru.toLowerCase()}`,
          paragraphs: ['Новые отгрузки этому покупателю страхуются в пределах лимита.'],
          details: detailsOf(limit, 'ru'),
          action: { label: 'Покупатели и лимиты', url: MANAGEMENT },
        }
      : {
          subject: `Limit on ${limit.buyer}: ${limit.status.en.toLowerCase()}`,
          paragraphs: ['New shipments to this buyer are insured within the limit.'],
          details: detailsOf(limit, 'en'),
          action: { label: 'Buyers and limits', url: MANAGEMENT },
        },
})

/** To the same people: new shipments to the buyer are not insured for now. */
export const limitSuspended = declareEmail<EmailLimit>({
  id: 'debtor.limitSuspended',
  isUrgent: true,
  occasion: { ru: 'Лимит на покупателя приостановлен', en: 'A limit on a buyer was suspended' },
  sample: {
    ...sample,
    status: { ru: 'Приостановлен', en: 'Suspended' },
    comment: 'Просрочка больше 30 дней',
  },
  write: (limit, language) =>
    language === 'ru'
      ? {
          subject: `Лимит на покупателя ${limit.buyer} приостановлен`,
          paragraphs: [
            'Новые отгрузки этому покупателю не страхуются. Те, что уже отправлены на страхование, остаются застрахованными.',
          ],
          details: detailsOf(limit, 'ru'),
          action: { label: 'Покупатели и лимиты', url: MANAGEMENT },
        }
      : {
          subject: `Limit on ${limit.buyer} was suspended`,
          paragraphs: ['New shipments to this buyer are not insured. Those declared before stay insured.'],
          details: detailsOf(limit, 'en'),
          action: { label: 'Buyers and limits', url: MANAGEMENT },
        },
})

export const limitEmails = [limitDecided, limitSuspended]
