import { errorCodes } from '@cabinet/contract/errors'
import { errors } from '../../kernel/http-error.ts'

export const sellerErrors = {
  /** Orders are for who has an account; the documents of a removed one stay readable. */
  noAccount: () =>
    errors.conflict(errorCodes.accountMissing, {
      ru: 'Аккаунт маркетплейса не подключён: заказы недоступны',
      en: 'No marketplace account is linked: its orders are not available',
    }),
  monthOpen: () => {
    const text = { ru: 'Месяц ещё не закончился', en: 'The month is not over yet' }
    return errors.validation([{ field: 'month', code: 'too_early', text }])
  },
  nothingInsured: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'За этот месяц нет застрахованных заказов без сертификата',
      en: 'The month has no insured orders without a certificate',
    }),
  otherTotals: (ordersCount: number, premium: number) =>
    errors.conflict(errorCodes.conflict, {
      ru: `По нашим данным заказов ${ordersCount}, премия ${premium} коп. Передайте недостающие заказы и закройте месяц снова`,
      en: `We count ${ordersCount} orders and a premium of ${premium} kopecks. Tell the missing orders and close the month again`,
    }),
  closedOtherwise: (number: string) =>
    errors.conflict(errorCodes.wrongState, {
      ru: `Месяц закрыт сертификатом ${number} с другими суммами`,
      en: `The month was closed by the certificate ${number} with other totals`,
    }),
  fromFuture: () => {
    const text = { ru: 'Событие ещё не произошло', en: 'The event has not happened yet' }
    return errors.validation([{ field: 'occurredAt', code: 'future', text }])
  },
} as const
