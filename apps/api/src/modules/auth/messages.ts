import { errorCodes } from '@cabinet/contract/errors'
import { HttpError } from '../../kernel/http-error.ts'

/** Whoever typed wrongly too often waits. */
export const tooManyAttempts = () =>
  new HttpError(423, errorCodes.lockedOut, {
    ru: 'Слишком много попыток. Попробуйте через 15 минут',
    en: 'Too many attempts. Try again in 15 minutes',
  })

/** Why a sign-in is refused, in the words of the product. */
export const signInErrors = {
  badCredentials: () =>
    new HttpError(401, errorCodes.badCredentials, {
      ru: 'Неверный логин или пароль',
      en: 'Wrong username or password',
    }),
  /** @param seconds until the lock opens */
  lockedOut: (seconds: number) =>
    new HttpError(
      423,
      errorCodes.lockedOut,
      {
        ru: 'Слишком много попыток. Попробуйте через 15 минут',
        en: 'Too many attempts. Try again in 15 minutes',
      },
      [],
      seconds,
    ),
  blocked: () =>
    new HttpError(403, errorCodes.blocked, {
      ru: 'Доступ закрыт. Обратитесь к администратору кабинета',
      en: 'Access is closed. Contact the administrator of the cabinet',
    }),
  rejected: () =>
    new HttpError(403, errorCodes.blocked, {
      ru: 'Доступ не подтверждён. Обратитесь к владельцу кабинета',
      en: 'Access has not been confirmed. Contact the owner of the cabinet',
    }),
  captcha: () =>
    new HttpError(403, errorCodes.captchaRequired, {
      ru: 'Подтвердите, что вы не робот',
      en: 'Confirm that you are not a robot',
    }),
} as const
