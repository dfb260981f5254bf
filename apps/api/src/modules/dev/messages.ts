import { errorCodes } from '@cabinet/contract/errors'
import type { userStatuses } from '@cabinet/contract/user'
import type { Words } from '../../platform/language.ts'
import { refuse } from '../../platform/refusal.ts'

export const statusWords: Readonly<Record<(typeof userStatuses)[number], Words>> = {
  UNCONFIRMED: { ru: 'Ожидает подтверждения', en: 'Waits for confirmation' },
  ACTIVE: { ru: 'Активен', en: 'Active' },
  BLOCKED: { ru: 'Заблокирован', en: 'Blocked' },
  REJECTED: { ru: 'Отклонён', en: 'Rejected' },
}

export const refuseDev = {
  running: () =>
    refuse.conflict(errorCodes.conflict, {
      ru: 'Задание уже выполняется',
      en: 'The job is running already',
    }),
  cannotSignIn: () =>
    refuse.conflict(errorCodes.conflict, {
      ru: 'Этот человек не может войти в кабинет',
      en: 'This person cannot sign in',
    }),
} as const
