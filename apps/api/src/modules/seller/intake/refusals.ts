import { errorCodes } from '@cabinet/contract/errors'
import type { Platform } from '../../../platform/context.ts'
import type { Refused } from '../../../platform/partners/lines.ts'
import { sellerErrors } from '../messages.ts'

export const refusals = {
  account: { code: errorCodes.notFound, text: { ru: 'Аккаунт не найден', en: 'The account was not found' } },
  other: {
    code: errorCodes.conflict,
    text: { ru: 'Заказ передан для другого продавца', en: 'The order was reported for another seller' },
  },
  noShipment: {
    code: errorCodes.validation,
    text: { ru: 'Не указана дата отгрузки', en: 'The day on which the goods left is missing' },
  },
  noDelivery: {
    code: errorCodes.validation,
    text: { ru: 'Не указана дата выкупа', en: 'The day on which the goods were bought is missing' },
  },
  days: {
    code: errorCodes.validation,
    text: { ru: 'Даты идут не по порядку', en: 'The days are not in their order' },
  },
  future: { code: errorCodes.validation, text: { ru: 'Дата ещё не наступила', en: 'The day has not come yet' } },
  state: {
    code: errorCodes.wrongState,
    text: { ru: 'Из этого состояния перейти так нельзя', en: 'This move is not possible from the present state' },
  },
  otherReturn: {
    code: errorCodes.conflict,
    text: { ru: 'Возврат этого заказа уже передан иначе', en: 'The return of this order was told otherwise' },
  },
} as const satisfies Record<string, Refused>

/** A clock of a partner may be a little ahead of ours. */
const AHEAD_MS = 5 * 60_000

/** @throws HttpError 400 for news from the future */
export const assertHappened = ({ clock }: Platform, occurredAt: string): void => {
  if (Date.parse(occurredAt) > clock.now().getTime() + AHEAD_MS) throw sellerErrors.fromFuture()
}
