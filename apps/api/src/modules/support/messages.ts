import { errorCodes } from '@cabinet/contract/errors'
import type { supportTopics } from '@cabinet/contract/support/requests'
import type { Message } from '../../kernel/language.ts'
import { HttpError } from '../../kernel/http-error.ts'

export const topicMessages: Readonly<Record<(typeof supportTopics)[number], Message>> = {
  CONNECTION: { ru: 'Подключение услуг', en: 'Connecting services' },
  ACCESS: { ru: 'Доступ и пользователи', en: 'Access and users' },
  CLAIM: { ru: 'Заявления и выплаты', en: 'Claims and payments' },
  PAYMENT: { ru: 'Счета и оплата', en: 'Invoices and payment' },
  FINANCE: { ru: 'Финансирование', en: 'Financing' },
  OTHER: { ru: 'Другое', en: 'Other' },
}

export const supportErrors = {
  tooMany: () =>
    new HttpError(429, errorCodes.tooMany, {
      ru: 'Сегодня вы отправили много сообщений. Позвоните нам или напишите завтра',
      en: 'You have sent many messages today. Call us or write tomorrow',
    }),
  file: (index: number) =>
    new HttpError(
      422,
      errorCodes.validation,
      { ru: 'Файл не найден. Загрузите его ещё раз', en: 'The file was not found. Upload it again' },
      [
        {
          field: `fileIds[${index}]`,
          code: 'notFound',
          text: { ru: 'Файл не найден. Загрузите его ещё раз', en: 'The file was not found. Upload it again' },
        },
      ],
    ),
} as const
