import { errorCodes } from '@cabinet/contract/errors'
import type { Message } from '../../kernel/language.ts'
import { HttpError } from '../../kernel/http-error.ts'

const atCode = (code: string, text: Message): HttpError =>
  new HttpError(400, code, text, [{ field: 'code', code, text }])

/** Why a code or its token is refused. */
export const codeErrors = {
  wrong: (attemptsLeft: number) =>
    atCode(errorCodes.codeWrong, {
      ru: `Неверный код. Осталось попыток: ${attemptsLeft}`,
      en: `Wrong code. Attempts left: ${attemptsLeft}`,
    }),
  spent: () =>
    atCode(errorCodes.codeSpent, {
      ru: 'Неверный код. Попытки закончились, начните заново',
      en: 'Wrong code. There are no attempts left, begin again',
    }),
  /** No further code is sent in place of one that was guessed at: it would bring new attempts. */
  over: () =>
    atCode(errorCodes.codeSpent, {
      ru: 'Попытки закончились. Начните заново',
      en: 'There are no attempts left. Begin again',
    }),
  /** @param seconds until codes are compared again */
  guessing: (seconds: number) =>
    new HttpError(
      429,
      errorCodes.tooMany,
      {
        ru: 'Слишком много неверных кодов. Попробуйте через час',
        en: 'Too many wrong codes. Try again in an hour',
      },
      [],
      seconds,
    ),
  expired: () =>
    atCode(errorCodes.codeExpired, {
      ru: 'Срок действия кода истёк. Запросите новый код',
      en: 'The code has expired. Request a new code',
    }),
  token: () =>
    new HttpError(400, errorCodes.codeExpired, {
      ru: 'Подтверждение устарело. Запросите новый код',
      en: 'The confirmation is out of date. Request a new code',
    }),
  early: () =>
    new HttpError(429, errorCodes.resendTooEarly, {
      ru: 'Код уже отправлен. Новый можно запросить через минуту',
      en: 'The code has been sent already. You can request a new one in a minute',
    }),
  tooOften: () =>
    new HttpError(429, errorCodes.tooMany, {
      ru: 'Слишком много кодов подряд. Попробуйте через час',
      en: 'Too many codes in a row. Try again in an hour',
    }),
} as const
