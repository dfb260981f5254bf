import { errorCodes } from '@cabinet/contract/errors'
import type { userStatuses } from '@cabinet/contract/user'
import type { Message } from '../../kernel/language.ts'
import { errors } from '../../kernel/http-error.ts'

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
