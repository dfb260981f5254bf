import { type ErrorBody, errorCodes, type ErrorStatus } from '@cabinet/contract/errors'
import type { Language, Words } from './language.ts'

/** One wrong field of a request, worded for people in both languages. */
export interface WrongField {
  readonly field: string
  readonly code: string
  readonly words: Words
}

/** A request that is answered with an error on purpose. Everything else that is thrown is a bug and answers 500. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: ErrorStatus
  readonly code: string | number
  readonly words: Words
  readonly fields: readonly WrongField[]

  constructor(status: ErrorStatus, code: string | number, words: Words, fields: readonly WrongField[] = []) {
    super(words.en)
    this.status = status
    this.code = code
    this.words = words
    this.fields = fields
  }

  /** The body of the answer in the language of the request. */
  toBody(language: Language, traceId: string): ErrorBody {
    return {
      code: this.code,
      message: this.words[language],
      ...(this.fields.length > 0 && {
        fields: this.fields.map(({ field, code, words }) => ({ field, code, message: words[language] })),
      }),
      traceId,
    }
  }
}

const wordsOf = {
  validation: (count: number): Words => ({
    ru: `Проверьте заполнение полей: ${count}`,
    en: `Check the fields: ${count}`,
  }),
  unauthenticated: { ru: 'Сеанс завершён. Войдите снова', en: 'The session has ended. Sign in again' },
  forbidden: { ru: 'Недостаточно прав для этого действия', en: 'You do not have permission to do this' },
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

/** Refusals that every module shares. */
export const refuse = {
  validation: (fields: readonly WrongField[]) =>
    new Refusal(400, errorCodes.validation, wordsOf.validation(fields.length), fields),
  malformed: () => new Refusal(400, errorCodes.validation, wordsOf.malformed),
  unauthenticated: () => new Refusal(401, errorCodes.unauthenticated, wordsOf.unauthenticated),
  forbidden: () => new Refusal(403, errorCodes.forbidden, wordsOf.forbidden),
  notFound: () => new Refusal(404, errorCodes.notFound, wordsOf.notFound),
  conflict: (code: string, words: Words) => new Refusal(409, code, words),
  stale: () => new Refusal(409, errorCodes.stale, wordsOf.stale),
  tooLarge: () => new Refusal(413, errorCodes.tooLarge, wordsOf.tooLarge),
  unsupportedType: () => new Refusal(415, errorCodes.unsupportedType, wordsOf.unsupportedType),
  tooMany: () => new Refusal(429, errorCodes.tooMany, wordsOf.tooMany),
  internal: () => new Refusal(500, errorCodes.internal, wordsOf.internal),
  unavailable: () => new Refusal(503, errorCodes.unavailable, wordsOf.unavailable),
} as const
