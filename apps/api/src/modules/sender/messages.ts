import { errorCodes } from '@cabinet/contract/errors'
import { errors } from '../../kernel/http-error.ts'

export const senderErrors = {
  wrongState: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Из этого состояния перейти так нельзя',
      en: 'This move is not possible from the present state',
    }),
  accountTaken: () =>
    errors.conflict(errorCodes.taken, {
      ru: 'Этот аккаунт уже подключён к другому кабинету',
      en: 'This account is connected to another cabinet already',
    }),
  insuranceOn: () =>
    errors.conflict(errorCodes.insuranceOn, {
      ru: 'Сначала отключите страхование',
      en: 'Switch the insurance off first',
    }),
  accountMissing: () =>
    errors.conflict(errorCodes.accountMissing, {
      ru: 'Сначала подключите аккаунт СДЭК',
      en: 'Connect the courier account first',
    }),
  priceChanged: () =>
    errors.conflict(errorCodes.priceChanged, {
      ru: 'Цена страхования изменилась. Проверьте её и подключите страхование ещё раз',
      en: 'The price of the insurance has changed. Check it and switch the insurance on again',
    }),
  consentRequired: () =>
    errors.conflict(errorCodes.consentRequired, {
      ru: 'Примите правила страхования и условия договора-оферты',
      en: 'Agree to the rules of insurance and to the contract offer',
    }),
  invoiceOverdue: () =>
    errors.conflict(errorCodes.invoiceOverdue, {
      ru: 'Сначала оплатите просроченный счёт',
      en: 'Pay the overdue invoice first',
    }),
  neverInsured: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Страхование не подключено',
      en: 'The insurance is not on',
    }),
  wrongContract: () =>
    errors.validation([
      {
        field: 'prefix',
        code: 'invalid_format',
        text: {
          ru: 'Номер состоит из букв, цифр, дефисов, точек и косых черт',
          en: 'A number has letters, digits, dashes, dots and slashes',
        },
      },
    ]),
  contractKnown: () =>
    errors.conflict(errorCodes.taken, {
      ru: 'Такой договор в списке уже есть',
      en: 'The contract is on the list already',
    }),
  cancelledInvoice: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'К аннулированному счёту нет акта',
      en: 'A cancelled invoice has no act',
    }),
} as const
