import { type ErrorBody, errorCodes, type ErrorStatus } from '@cabinet/contract/errors'
import type { Language, Message } from './language.ts'

/** One wrong field of a request, worded for people in both languages. */
export interface WrongField {
  readonly field: string
  readonly code: string
  readonly text: Message
}

/** What the header `retry-after` says: the sentence of 429 asks for a minute, a lock lasts a quarter of an hour. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorStatus, number>> = { 423: 900, 429: 60, 503: 15 }

/** A request that is answered with an error on purpose. Everything else that is thrown is a bug and answers 500. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: ErrorStatus
  readonly code: string | number
  readonly text: Message
  readonly fields: readonly WrongField[]
  /** After how many seconds the same request may succeed. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: ErrorStatus,
    code: string | number,
    text: Message,
    fields: readonly WrongField[] = [],
    retryAfterSeconds?: number,
  ) {
    super(text.en)
    this.status = status
    this.code = code
    this.text = text
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds ?? RETRY_AFTER_SECONDS[status]
  }

  /** The body of the answer in the language of the request. */
  toBody(language: Language, traceId: string): ErrorBody {
    return {
      code: this.code,
      message: this.text[language],
      ...(this.fields.length > 0 && {
        fields: this.fields.map(({ field, code, text }) => ({ field, code, message: text[language] })),
      }),
      traceId,
    }
  }
}

const messages = {
  validation: (count: number): Message => ({
    ru: `Проверьте заполнение полей: ${count}`,
    en: `Check the fields: ${count}`,
  }),
  unauthenticated: { ru: 'Сеанс завершён. Войдите снова', en: 'The session has ended. Sign in again' },
  forbidden: { ru: 'Недостаточно прав для этого действия', en: 'You do not have permission to do this' },
  newPassword: {
    ru: 'Сначала задайте новый пароль',
    en: 'Set a new password first',
  },
  secondFactor: {
    ru: 'Сначала включите второй шаг входа',
    en: 'Set up the second step of signing in first',
  },
  proof: { ru: 'Подтвердите, что это вы', en: 'Confirm that it is you' },
  notFound: { ru: 'Объект не найден или удалён', en: 'The object was not found or has been deleted' },
  malformed: { ru: 'Запрос не удалось прочитать', en: 'The request could not be read' },
  stale: {
    ru: 'Данные изменил другой пользователь. Обновите страницу.',
    en: 'Another user has changed the data. Refresh the page.',
  },
  tooLarge: { ru: 'Запрос слишком большой', en: 'The request is too large' },
  unsupportedType: { ru: 'Неподдерживаемый тип данных', en: 'Unsupported type of data' },
  tooMany: { ru: 'Слишком много запросов. Подождите минуту', en: 'Too many requests. Wait a minute' },
  internal: {
    ru: 'Произошла неизвестная ошибка. Попробуйте ещё раз или обратитесь в поддержку',
    en: 'An unknown error occurred. Try again or contact support',
  },
  unavailable: { ru: 'Сервис временно недоступен', en: 'The service is temporarily unavailable' },
} as const

/** Errors that every module shares. */
export const errors = {
  validation: (fields: readonly WrongField[]) =>
    new HttpError(400, errorCodes.validation, messages.validation(fields.length), fields),
  malformed: () => new HttpError(400, errorCodes.validation, messages.malformed),
  unauthenticated: () => new HttpError(401, errorCodes.unauthenticated, messages.unauthenticated),
  forbidden: () => new HttpError(403, errorCodes.forbidden, messages.forbidden),
  newPasswordRequired: () => new HttpError(403, errorCodes.newPasswordRequired, messages.newPassword),
  secondFactorRequired: () => new HttpError(403, errorCodes.secondFactorRequired, messages.secondFactor),
  proofRequired: () => new HttpError(403, errorCodes.proofRequired, messages.proof),
  notFound: () => new HttpError(404, errorCodes.notFound, messages.notFound),
  conflict: (code: string, text: Message) => new HttpError(409, code, text),
  stale: () => new HttpError(409, errorCodes.stale, messages.stale),
  tooLarge: () => new HttpError(413, errorCodes.tooLarge, messages.tooLarge),
  unsupportedType: () => new HttpError(415, errorCodes.unsupportedType, messages.unsupportedType),
  /** @param retryAfter seconds */
  tooMany: (retryAfter?: number) => new HttpError(429, errorCodes.tooMany, messages.tooMany, [], retryAfter),
  internal: () => new HttpError(500, errorCodes.internal, messages.internal),
  unavailable: () => new HttpError(503, errorCodes.unavailable, messages.unavailable),
} as const
