import { errorCodes } from '@cabinet/contract/errors'
import type { StatementProblem, StatementState } from '@cabinet/contract/partner/statement'
import { errors } from '../../../kernel/http-error.ts'
import type { Message } from '../../../kernel/language.ts'

export const stateMessages = {
  MATCHED: { ru: 'Разнесено', en: 'Matched' },
  OVERPAID: { ru: 'Переплата', en: 'Overpaid' },
  UNMATCHED: { ru: 'Не разнесено', en: 'Not matched' },
  SETTLED: { ru: 'Закрыто вручную', en: 'Closed by hand' },
} as const satisfies Record<StatementState, Message>

export const problemMessages = {
  NO_INVOICE: { ru: 'Счёт не найден', en: 'No invoice was found' },
  SEVERAL_PRODUCTS: {
    ru: 'На эту сумму есть счета за разные продукты',
    en: 'Invoices of different products have this sum',
  },
  ALREADY_PAID: { ru: 'Счёт уже оплачен', en: 'The invoice is paid already' },
  NOTHING_TO_RETURN: { ru: 'Платёж, который вернули, не найден', en: 'The payment that went back was not found' },
} as const satisfies Record<StatementProblem, Message>

export const statementErrors = {
  nothingLeft: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Деньги этой строки уже разнесены',
      en: 'The money of this line has been matched already',
    }),
  takesNothing: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Этот счёт не примет такую сумму: он оплачен, аннулирован или деньги по нему уже вернули',
      en: 'This invoice does not take the sum: it is paid, cancelled, or its money has gone back already',
    }),
  revoked: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Разнесение уже отменено',
      en: 'The match has been revoked already',
    }),
} as const
