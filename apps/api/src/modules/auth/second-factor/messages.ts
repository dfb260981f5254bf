import { errorCodes } from '@cabinet/contract/errors'
import { HttpError, errors } from '../../../kernel/http-error.ts'

/** Why a second step of signing in does not work. */
export const secondFactorErrors = {
  /** @param field path of the code in the body */
  wrongCode: (field: string) => {
    const text = {
      ru: 'Неверный код. Проверьте время на телефоне или дождитесь следующего кода',
      en: 'Wrong code. Check the time on the phone or wait for the next code',
    }
    return new HttpError(400, errorCodes.codeWrong, text, [{ field, code: errorCodes.codeWrong, text }])
  },
  noCode: (field: string) =>
    errors.validation([{ field, code: 'required', text: { ru: 'Введите код', en: 'Enter the code' } }]),
  /** @param seconds until codes are compared again */
  guessing: (seconds: number) =>
    new HttpError(
      429,
      errorCodes.tooMany,
      {
        ru: 'Слишком много неверных кодов. Попробуйте через 15 минут',
        en: 'Too many wrong codes. Try again in 15 minutes',
      },
      [],
      seconds,
    ),
  signInExpired: () =>
    new HttpError(401, errorCodes.signInExpired, {
      ru: 'Время на ввод кода вышло. Введите пароль ещё раз',
      en: 'The time for the code is over. Enter the password again',
    }),
  notBegun: () =>
    errors.conflict(errorCodes.secondFactorMissing, {
      ru: 'Добавьте приложение заново: прежний QR-код больше не действует',
      en: 'Add the app again: the QR code from before does not work any more',
    }),
  missing: () =>
    errors.conflict(errorCodes.secondFactorMissing, {
      ru: 'Второй шаг входа не включён',
      en: 'The second step of signing in is not on',
    }),
  ownFirst: () =>
    errors.conflict(errorCodes.secondFactorMissing, {
      ru: 'Сначала включите второй шаг входа себе',
      en: 'First set up the second step of signing in for yourself',
    }),
  obligatory: () =>
    errors.conflict(errorCodes.secondFactorObligatory, {
      ru: 'Второй шаг входа обязателен. Его можно изменить, но не выключить',
      en: 'The second step of signing in is obligatory. It can be changed but not switched off',
    }),
  noPassword: () =>
    errors.validation([
      { field: 'password', code: 'required', text: { ru: 'Введите пароль', en: 'Enter the password' } },
    ]),
  wrongPassword: () =>
    errors.validation([{ field: 'password', code: 'wrong', text: { ru: 'Неверный пароль', en: 'Wrong password' } }]),
} as const
