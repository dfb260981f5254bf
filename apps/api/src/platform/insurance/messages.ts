import { errorCodes } from '@cabinet/contract/errors'
import { errors } from '../../kernel/http-error.ts'

export const insuranceErrors = {
  outdatedText: () =>
    errors.conflict(errorCodes.stale, {
      ru: 'Текст изменился. Обновите страницу и прочитайте новую редакцию',
      en: 'The text has changed. Refresh the page and read the new version',
    }),
  commentNeeded: () =>
    errors.validation([
      {
        field: 'comment',
        code: 'too_small',
        text: { ru: 'Напишите причину: от 10 до 500 символов', en: 'Write the reason: 10 to 500 characters' },
      },
    ]),
} as const
