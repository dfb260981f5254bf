import { errorCodes } from '@cabinet/contract/errors'
import type { Message } from '../../../kernel/language.ts'
import { HttpError, errors } from '../../../kernel/http-error.ts'
import { tooManyAttempts } from '../messages.ts'

const conflictAt = (field: string, code: string, text: Message): HttpError =>
  new HttpError(409, code, text, [{ field, code, text }])

const wrongAt = (field: string, code: string, text: Message): HttpError => errors.validation([{ field, code, text }])

/** Why a registration is refused. */
export const registrationErrors = {
  phoneTaken: () =>
    conflictAt('mobilePhone', errorCodes.phoneTaken, {
      ru: 'Этот телефон уже зарегистрирован. Войдите или восстановите пароль',
      en: 'This phone is registered already. Sign in or recover the password',
    }),
  emailTaken: () =>
    conflictAt('email', errorCodes.emailTaken, {
      ru: 'Этот e-mail уже зарегистрирован. Войдите или восстановите пароль',
      en: 'This e-mail is registered already. Sign in or recover the password',
    }),
  liquidated: () =>
    conflictAt('itn', errorCodes.organizationLiquidated, {
      ru: 'По данным реестра эта организация ликвидирована',
      en: 'According to the registry this organization is liquidated',
    }),
  noName: () => wrongAt('organizationName', 'required', { ru: 'Обязательное поле', en: 'Required field' }),
  noLegalStatus: () => wrongAt('legalStatus', 'required', { ru: 'Обязательное поле', en: 'Required field' }),
  outdatedText: (type: string, inForce: string) =>
    wrongAt(`consents.${type}`, 'outdated', {
      ru: `Текст изменился. Обновите страницу и прочитайте версию ${inForce}`,
      en: `The text has changed. Reload the page and read version ${inForce}`,
    }),
  captcha: () =>
    new HttpError(403, errorCodes.captchaRequired, {
      ru: 'Подтвердите, что вы не робот',
      en: 'Confirm that you are not a robot',
    }),
} as const

/** Why the link of a seller does not work. */
export const sellerErrors = {
  dead: () =>
    new HttpError(409, errorCodes.sellerLinkDead, {
      ru: 'Ссылка больше не действует. Запросите новую в технической поддержке',
      en: 'The link does not work any more. Ask technical support for a new one',
    }),
  otherOrganization: (itn: string) =>
    new HttpError(409, errorCodes.sellerOtherOrganization, {
      ru: `Ссылка выдана организации с ИНН ${itn}. Войдите в её кабинет`,
      en: `The link is for the organization with the taxpayer number ${itn}. Sign in to its cabinet`,
    }),
  hasAccount: (name: string) =>
    new HttpError(409, errorCodes.sellerHasAccount, {
      ru: `К кабинету уже подключён аккаунт «${name}»`,
      en: `The account “${name}” is connected with the cabinet already`,
    }),
} as const

/** Why a password is not changed. */
export const passwordErrors = {
  wrongOld: () =>
    wrongAt('oldPassword', 'wrong', { ru: 'Неверный текущий пароль', en: 'The current password is wrong' }),
  noOld: () => wrongAt('oldPassword', 'required', { ru: 'Обязательное поле', en: 'Required field' }),
  same: () =>
    wrongAt('password', 'same', {
      ru: 'Новый пароль должен отличаться от прежнего',
      en: 'The new password must differ from the old one',
    }),
  lockedOut: tooManyAttempts,
} as const
