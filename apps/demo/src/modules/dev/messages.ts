import { errorCodes } from '@cabinet/contract/errors'
import type { userStatuses } from '@cabinet/contract/people/user'
import type { Message } from '@cabinet/api/kernel/language'
import { errors } from '@cabinet/api/kernel/http-error'

export const statusMessages: Readonly<Record<(typeof userStatuses)[number], Message>> = {
  UNCONFIRMED: { ru: 'Ожидает подтверждения', en: 'Waits for confirmation' },
  ACTIVE: { ru: 'Активен', en: 'Active' },
  BLOCKED: { ru: 'Заблокирован', en: 'Blocked' },
  REJECTED: { ru: 'Отклонён', en: 'Rejected' },
}

export const devErrors = {
  running: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Задание уже выполняется',
      en: 'The job is running already',
    }),
  cannotSignIn: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Этот человек не может войти в кабинет',
      en: 'This person cannot sign in',
    }),
} as const
