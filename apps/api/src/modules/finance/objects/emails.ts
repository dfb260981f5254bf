import { financePages } from '@cabinet/contract/finance/pages'
import type { objectStatuses } from '@cabinet/contract/finance/supplies'
import { declareEmail, type EmailFact } from '../../../platform/emails/email.ts'
import { moneyText } from '../../../platform/emails/format.ts'
import type { Language, Message } from '../../../kernel/language.ts'

/** States that a bank, a buyer or time has brought about: people are notified of them. */
export const notifiedStatuses = [
  'REJECTED',
  'REGRESS',
  'OVERDUE',
  'FINANCED',
  'REPAID',
] as const satisfies readonly (typeof objectStatuses)[number][]
type NotifiedStatus = (typeof notifiedStatuses)[number]

/** An object as the letter names it. */
export interface ObjectNotice {
  readonly number: string
  readonly status: NotifiedStatus
  /** Kopecks. */
  readonly amount: number
  /** Why the bank has refused. */
  readonly reason: string | null
}

/** Refusals that are named one by one; the register has the others. */
const NAMED = 10

const labels: Readonly<Record<NotifiedStatus, Message>> = {
  REJECTED: { ru: 'Отклонил банк', en: 'Refused by the bank' },
  REGRESS: { ru: 'Банк требует вернуть', en: 'The bank asks back' },
  OVERDUE: { ru: 'Срок погашения прошёл', en: 'Overdue' },
  FINANCED: { ru: 'Банк перечислил', en: 'Paid by the bank' },
  REPAID: { ru: 'Погашено', en: 'Repaid' },
}

const whyRefused: Message = { ru: 'Причина отказа', en: 'Why it was refused' }

const formsRu: Readonly<Record<string, string>> = { one: 'объект', few: 'объекта', many: 'объектов' }

const objectsText = (count: number, language: Language): string => {
  if (language === 'en') return `${count} ${count === 1 ? 'object' : 'objects'}`
  return `${count} ${formsRu[new Intl.PluralRules('ru').select(count)] ?? 'объекта'}`
}

const detailsOf = (notices: readonly ObjectNotice[], language: Language): EmailFact[] =>
  notifiedStatuses.flatMap((status) => {
    const own = notices.filter((object) => object.status === status)
    if (own.length === 0) return []
    const sum = own.reduce((whole, { amount }) => whole + amount, 0)
    const value = `${objectsText(own.length, language)}, ${moneyText(sum, language)}`
    const reasons = own.flatMap(({ number, reason }) =>
      reason === null ? [] : [{ label: whyRefused[language], value: `${number}: ${reason}` }],
    )
    return [{ label: labels[status][language], value }, ...reasons.slice(0, NAMED)]
  })

/** What has to be done about it; nothing when all went well. */
const advice = (notices: readonly ObjectNotice[]): Message | undefined => {
  const has = (status: NotifiedStatus): boolean => notices.some((object) => object.status === status)
  if (has('REGRESS')) {
    return {
      ru: 'По договору с регрессом банк требует вернуть деньги: они не погашены в срок.',
      en: 'Under an agreement with recourse the bank asks the money back: it was not repaid in time.',
    }
  }
  if (has('OVERDUE')) {
    return {
      ru: 'Срок погашения прошёл. По договору с регрессом через 30 дней после него банк может потребовать деньги у вас.',
      en: 'The due date has passed. With recourse, the bank may ask you for the money 30 days after it.',
    }
  }
  if (has('REJECTED')) {
    return {
      ru: 'Если причину отказа можно устранить, объект снова станет доступен для заказа.',
      en: 'When the reason of a refusal can be mended, the object can be ordered again.',
    }
  }
  return undefined
}

/** To everybody who works with financing: one letter about all that has happened to objects since the last one. */
export const objectNotice = declareEmail({
  id: 'finance.objectNews',
  occasion: { ru: 'Изменились объекты финансирования', en: 'Financing objects have changed' },
  sample: {
    notices: [
      { number: 'ОФ-28', status: 'REJECTED', amount: 45_000_000, reason: 'Дебитор не подтвердил поставку' },
      { number: 'ОФ-18', status: 'OVERDUE', amount: 54_000_000, reason: null },
      { number: 'ОФ-29', status: 'FINANCED', amount: 90_000_000, reason: null },
      { number: 'ОФ-31', status: 'FINANCED', amount: 112_500_000, reason: null },
    ],
  },
  write: ({ notices }: { readonly notices: readonly ObjectNotice[] }, language) => {
    const what = advice(notices)
    const objects = objectsText(notices.length, language)
    return language === 'ru'
      ? {
          subject: `Объекты финансирования: изменилось ${objects}`,
          paragraphs: ['Вот что произошло с вашими объектами финансирования.', ...(what ? [what.ru] : [])],
          details: detailsOf(notices, 'ru'),
          action: { label: 'Открыть объекты', url: financePages.financing({}, { view: 'list' }) },
        }
      : {
          subject: `Financing objects: ${objects} changed`,
          paragraphs: ['This has happened to your financing objects.', ...(what ? [what.en] : [])],
          details: detailsOf(notices, 'en'),
          action: { label: 'Open the objects', url: financePages.financing({}, { view: 'list' }) },
        }
  },
})
