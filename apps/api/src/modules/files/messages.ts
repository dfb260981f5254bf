import { HttpError, errors } from '../../kernel/http-error.ts'
import { errorCodes } from '@cabinet/contract/errors'

/** Why a call about files is refused. */
export const filesErrors = {
  inUse: () =>
    errors.conflict(errorCodes.fileInUse, {
      ru: 'Файл уже приложен к документу или обращению, удалить его нельзя',
      en: 'The file is attached to a document or a request and cannot be deleted',
    }),
  storageFull: () =>
    errors.conflict(errorCodes.storageFull, {
      ru: 'В кабинете закончилось место для файлов. Удалите ненужные или обратитесь в поддержку',
      en: 'The cabinet has no room for files left. Delete some or contact support',
    }),
  tooMany: () =>
    new HttpError(429, errorCodes.tooMany, {
      ru: 'Слишком много файлов за час. Попробуйте позже',
      en: 'Too many files within an hour. Try again later',
    }),
} as const
