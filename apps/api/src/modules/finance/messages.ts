import { errorCodes } from '@cabinet/contract/errors'
import { WAITING_FOR_CONFIRMATION } from '@cabinet/contract/people/waiting'
import type { offerStatuses, requestStatuses } from '@cabinet/contract/finance'
import type { askedDocumentStatuses } from '@cabinet/contract/finance/asked-documents'
import type { Message } from '../../kernel/language.ts'
import { HttpError, errors } from '../../kernel/http-error.ts'

export const requestStatusMessages: Readonly<Record<(typeof requestStatuses)[number], Message>> = {
  DRAFT: { ru: 'Черновик', en: 'Draft' },
  SEND_BANK: { ru: 'Отправлена в банк', en: 'Sent to the bank' },
  PROCESSING: { ru: 'На рассмотрении', en: 'Under review' },
  CANCEL: { ru: 'Отклонена', en: 'Refused' },
}

export const offerStatusMessages: Readonly<Record<(typeof offerStatuses)[number], Message>> = {
  CANCEL: { ru: 'Предложение отозвано', en: 'The offer has been withdrawn' },
}

export const askedDocumentStatusMessages: Readonly<Record<(typeof askedDocumentStatuses)[number], Message>> = {
  ASKED: { ru: 'Нужен банку', en: 'Needed' },
  ANSWERED: { ru: 'Передан банку', en: 'Handed to the bank' },
  WITHDRAWN: { ru: 'Больше не нужен', en: 'Needed no more' },
}

/** `2026-12-18` as people read it. */
const dayText = (day: string): string => day.split('-').toReversed().join('.')

export const financeErrors = {
  waiting: () =>
    new HttpError(406, WAITING_FOR_CONFIRMATION, {
      ru: 'Полная функциональность станет доступна, когда владелец кабинета вашей организации подтвердит вас',
      en: 'Full functionality becomes available once the cabinet owner of your organization confirms you',
    }),
  withdrawn: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Банк отозвал предложение или срок предложения истёк',
      en: 'The bank has withdrawn the offer, or its term has passed',
    }),
  bankKnown: () =>
    errors.conflict(errorCodes.taken, {
      ru: 'Банк с таким ИНН уже есть',
      en: 'There is a bank with this INN already',
    }),
  wrongLogo: () =>
    errors.validation([
      {
        field: 'logoFileId',
        code: 'wrong_file',
        text: {
          ru: 'Загрузите логотип: картинку png или jpeg',
          en: 'Upload the logo: a picture, png or jpeg',
        },
      },
    ]),
  bankOff: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Банк отключён: новых предложений и заявок он не принимает',
      en: 'The bank is switched off: it makes no new offers and takes no new requests',
    }),
  offerNamed: () =>
    errors.conflict(errorCodes.taken, {
      ru: 'У банка уже есть предложение с таким названием',
      en: 'The bank has an offer of this name already',
    }),
  offerInUse: () =>
    errors.conflict(errorCodes.inUse, {
      ru: 'По предложению уже отправлена заявка, удалить его нельзя',
      en: 'A request for the offer has been sent, so it cannot be deleted',
    }),
  retryLater: (day: string) =>
    errors.conflict(errorCodes.retryLater, {
      ru: `Заявка отклонена. Подать её снова можно с ${dayText(day)}`,
      en: `The request was refused. It can be made again from ${dayText(day)}`,
    }),
} as const
