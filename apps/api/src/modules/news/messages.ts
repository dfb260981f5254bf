import { errorCodes } from '@cabinet/contract/errors'
import type { NewsAudience, NewsState } from '@cabinet/contract/news'
import { errors } from '../../kernel/http-error.ts'
import type { Message } from '../../kernel/language.ts'

export const stateMessages = {
  DRAFT: { ru: 'Черновик', en: 'Draft' },
  SENDING: { ru: 'Отправляется', en: 'Being sent' },
  SENT: { ru: 'Отправлено', en: 'Sent' },
  STOPPED: { ru: 'Остановлено', en: 'Stopped' },
} as const satisfies Record<NewsState, Message>

export const audienceMessages = {
  SELLER: { ru: 'Страхование заказов маркетплейса', en: 'Insurance of marketplace orders' },
  SENDER: { ru: 'Страхование заказов курьера', en: 'Insurance of courier orders' },
  DEBTOR: { ru: 'Коммерческие кредиты', en: 'Commercial credits' },
  FINANCE: { ru: 'Финансирование', en: 'Financing' },
} as const satisfies Record<NewsAudience, Message>

export const newsErrors = {
  noDraft: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Это уже не черновик: письмо отправили',
      en: 'This is no draft any more: the letter has been sent off',
    }),
  allSent: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Останавливать нечего: письмо уже ушло всем',
      en: 'There is nothing to stop: the letter has left for everybody',
    }),
  noEmail: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Подтвердите свой e-mail в профиле, чтобы получать на него письма',
      en: 'Confirm your e-mail in the profile to get letters there',
    }),
  nobody: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Сейчас письмо некому отправить',
      en: 'There is nobody to send the letter to now',
    }),
} as const
