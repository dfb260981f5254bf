import { errorCodes } from '@cabinet/contract/errors'
import { MAX_CONTACTS, MAX_FOUNDERS, MAX_REQUEST_DOCUMENTS } from '@cabinet/contract/finance/request-values'
import { errors } from '../../../kernel/http-error.ts'

/** Why a call about a request is refused. */
export const requestErrors = {
  noFounders: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Для ИП сведения об учредителях не нужны',
      en: 'Entrepreneurs have no founders',
    }),
  tooManyFounders: () =>
    errors.conflict(errorCodes.conflict, {
      ru: `В заявке может быть не больше ${MAX_FOUNDERS} учредителей`,
      en: `A request can have at most ${MAX_FOUNDERS} founders`,
    }),
  tooManyContacts: () =>
    errors.conflict(errorCodes.conflict, {
      ru: `В заявке может быть не больше ${MAX_CONTACTS} контактов`,
      en: `A request can have at most ${MAX_CONTACTS} contacts`,
    }),
  tooManyDocuments: () =>
    errors.conflict(errorCodes.conflict, {
      ru: `К заявке можно приложить не больше ${MAX_REQUEST_DOCUMENTS} документов`,
      en: `At most ${MAX_REQUEST_DOCUMENTS} documents can be attached to a request`,
    }),
  tooManyAnswers: () =>
    errors.conflict(errorCodes.conflict, {
      ru: `На один запрос банка можно приложить не больше ${MAX_REQUEST_DOCUMENTS} файлов`,
      en: `At most ${MAX_REQUEST_DOCUMENTS} files can answer one demand of the bank`,
    }),
  attachedElsewhere: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Этот файл уже приложен к другой заявке',
      en: 'This file is attached to another request already',
    }),
  unknownAccount: () =>
    errors.validation([
      {
        field: 'organizationPaymentDetailsId',
        code: 'value',
        text: { ru: 'Выберите счёт из реквизитов организации', en: 'Choose an account of the organization' },
      },
    ]),
} as const
