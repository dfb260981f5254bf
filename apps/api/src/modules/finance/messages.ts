import { errorCodes, WAITING_FOR_CONFIRMATION } from '@cabinet/contract/errors'
import type { offerStatuses, requestStatuses } from '@cabinet/contract/finance'
import type { Words } from '../../platform/language.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'

export const requestStatusWords: Readonly<Record<(typeof requestStatuses)[number], Words>> = {
  DRAFT: { ru: 'Черновик', en: 'Draft' },
  SEND_BANK: { ru: 'Отправлена в банк', en: 'Sent to the bank' },
  PROCESSING: { ru: 'На рассмотрении', en: 'Under review' },
  CANCEL: { ru: 'Отклонена', en: 'Refused' },
}

export const offerStatusWords: Readonly<Record<(typeof offerStatuses)[number], Words>> = {
  CANCEL: { ru: 'Предложение отозвано', en: 'The offer has been withdrawn' },
}

/** `2026-12-18` as people read it. */
const dayInWords = (day: string): string => day.split('-').toReversed().join('.')

export const refuseFinance = {
  wrongState: () =>
    refuse.conflict(errorCodes.conflict, {
      ru: 'Из этого состояния перейти так нельзя',
      en: 'This move is not possible from the present state',
    }),
  waiting: () =>
    new Refusal(406, WAITING_FOR_CONFIRMATION, {
      ru: 'Полная функциональность станет доступна, когда владелец кабинета вашей организации подтвердит вас',
      en: 'Full functionality becomes available once the cabinet owner of your organization confirms you',
    }),
  withdrawn: () =>
    refuse.conflict(errorCodes.conflict, {
      ru: 'Банк отозвал предложение или срок предложения истёк',
      en: 'The bank has withdrawn the offer, or its term has passed',
    }),
  retryLater: (day: string) =>
    refuse.conflict(errorCodes.retryLater, {
      ru: `Заявка отклонена. Подать её снова можно с ${dayInWords(day)}`,
      en: `The request was refused. It can be made again from ${dayInWords(day)}`,
    }),
} as const
