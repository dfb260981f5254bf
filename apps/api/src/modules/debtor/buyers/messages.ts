import type { LimitStatus } from '@cabinet/contract/debtor/buyers'
import { errorCodes } from '@cabinet/contract/errors'
import type { RegistryUnavailable } from '../../../integrations/registry/registry.ts'
import { HttpError, errors } from '../../../kernel/http-error.ts'
import type { Message } from '../../../kernel/language.ts'

export const limitStatusMessages = {
  REQUESTED: { ru: 'На рассмотрении', en: 'Being considered' },
  APPROVED: { ru: 'Одобрен', en: 'Approved' },
  PARTIALLY_APPROVED: { ru: 'Одобрен частично', en: 'Approved in part' },
  REJECTED: { ru: 'Отказ', en: 'Refused' },
  SUSPENDED: { ru: 'Приостановлен', en: 'Suspended' },
  EXPIRED: { ru: 'Истёк', en: 'Expired' },
} as const satisfies Record<LimitStatus, Message>

/** Why a change of a buyer is refused. */
export const buyerErrors = {
  onList: () =>
    errors.validation([
      {
        field: 'itn',
        code: 'taken',
        text: { ru: 'Этот покупатель уже есть в списке', en: 'This buyer is on the list already' },
      },
    ]),
  own: () =>
    errors.validation([
      {
        field: 'itn',
        code: 'own',
        text: { ru: 'Это ИНН вашей организации', en: 'This is the taxpayer number of your own organization' },
      },
    ]),
  liquidated: () =>
    errors.validation([
      {
        field: 'itn',
        code: 'liquidated',
        text: {
          ru: 'Покупатель ликвидирован или в процессе банкротства: его долги не страхуют',
          en: 'The buyer is liquidated or bankrupt: such debts are not insured',
        },
      },
    ]),
  notRegistered: () =>
    new HttpError(404, errorCodes.notFound, {
      ru: 'В ЕГРЮЛ и ЕГРИП нет записи с этим ИНН',
      en: 'The state registries have no record with this taxpayer number',
    }),
  registryAway: ({ isConnected }: RegistryUnavailable) =>
    new HttpError(
      424,
      errorCodes.registryAway,
      isConnected
        ? {
            ru: 'Реестр ЕГРЮЛ сейчас не отвечает. Попробуйте позже',
            en: 'The state registry does not answer now. Try again later',
          }
        : {
            ru: 'Кабинет не подключён к реестру ЕГРЮЛ. Обратитесь в поддержку',
            en: 'The cabinet is not connected to the state registry. Ask the support',
          },
    ),
  inUse: () =>
    errors.conflict(errorCodes.inUse, {
      ru: 'Покупателя нельзя исключить: по нему есть неоплаченные отгрузки или черновики',
      en: 'The buyer cannot be removed: there are unpaid shipments or drafts',
    }),
  alreadyRequested: () =>
    errors.conflict(errorCodes.alreadyRequested, {
      ru: 'Страховщик уже рассматривает лимит на этого покупателя. Дождитесь ответа',
      en: 'The insurer is considering a limit for this buyer already. Wait for the answer',
    }),
  suspended: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Лимит приостановлен. Запросить другой можно, когда просрочка будет погашена',
      en: 'The limit is suspended. Ask for another one when the overdue debt is paid',
    }),
  notConnected: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Страхование не подключено, поэтому лимит запросить нельзя',
      en: 'The insurance is not on, so no limit can be asked for',
    }),
} as const
