import { errorCodes } from '@cabinet/contract/errors'
import { Refusal } from '../../platform/refusal.ts'

/** Why a sign-in is refused, in the words of the product. */
export const refuseSignIn = {
  badCredentials: () =>
    new Refusal(401, errorCodes.badCredentials, {
      ru: 'Неверный логин или пароль',
      en: 'Wrong username or password',
    }),
  lockedOut: () =>
    new Refusal(423, errorCodes.lockedOut, {
      ru: 'Слишком много попыток. Попробуйте через 15 минут',
      en: 'Too many attempts. Try again in 15 minutes',
    }),
  blocked: () =>
    new Refusal(403, errorCodes.blocked, {
      ru: 'Доступ закрыт. Обратитесь к администратору кабинета',
      en: 'Access is closed. Contact the administrator of the cabinet',
    }),
  rejected: () =>
    new Refusal(403, errorCodes.blocked, {
      ru: 'Доступ не подтверждён. Обратитесь к владельцу кабинета',
      en: 'Access has not been confirmed. Contact the owner of the cabinet',
    }),
  captcha: () =>
    new Refusal(403, errorCodes.captchaRequired, {
      ru: 'Подтвердите, что вы не робот',
      en: 'Confirm that you are not a robot',
    }),
} as const
