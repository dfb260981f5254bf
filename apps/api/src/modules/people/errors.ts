import { errorCodes } from '@cabinet/contract/errors'
import type { Message } from '../../kernel/language.ts'
import { HttpError, errors } from '../../kernel/http-error.ts'
import type { PersonStatus } from './tables.ts'
import { userStatusMessages } from './messages.ts'

const forbidden = (code: string, text: Message): HttpError => new HttpError(403, code, text)

const atField = (field: string, code: string, text: Message): HttpError => errors.validation([{ field, code, text }])

/** Why a change of people is refused, in the words of the product. */
export const peopleErrors = {
  /** The owner has already got an email from this person within a day. */
  reminder: () =>
    errors.conflict(errorCodes.alreadyReminded, {
      ru: 'Напоминание уже отправлено. Следующее можно отправить через сутки',
      en: 'The reminder has already been sent. The next one can be sent in a day',
    }),
  wrongPushService: () =>
    atField('endpoint', 'target', {
      ru: 'Укажите адрес в интернете, который начинается с https://',
      en: 'Write an address of the internet that begins with https://',
    }),
  wrongPushKey: () =>
    atField('p256dh', 'key', { ru: 'Ключ браузера повреждён', en: 'The key of the browser is damaged' }),
  ownerOnly: () =>
    forbidden(errorCodes.ownerOnly, {
      ru: 'Это может сделать только владелец кабинета',
      en: 'Only the owner of the cabinet can do this',
    }),
  ownSelf: () =>
    errors.conflict(errorCodes.ownSelf, {
      ru: 'Себя нельзя заблокировать или удалить',
      en: 'You cannot block or delete yourself',
    }),
  staffSelf: () =>
    errors.conflict(errorCodes.ownSelf, {
      ru: 'Себя нельзя исключить из сотрудников платформы: это сделает другой сотрудник',
      en: 'You cannot take yourself off the platform staff: somebody else of the staff does',
    }),
  ownerStays: () =>
    errors.conflict(errorCodes.ownerStays, {
      ru: 'Владелец остаётся администратором кабинета. Сначала передайте кабинет другому владельцу',
      en: 'The owner stays an administrator of the cabinet. Transfer the ownership first',
    }),
  lastAdmin: () =>
    errors.conflict(errorCodes.lastAdmin, {
      ru: 'В кабинете должен остаться хотя бы один администратор',
      en: 'The cabinet must keep at least one administrator',
    }),
  wrongState: (status: PersonStatus) =>
    errors.conflict(errorCodes.wrongState, {
      ru: `Сейчас это невозможно: статус пользователя — «${userStatusMessages[status].ru}»`,
      en: `This is not possible now: the status of the user is “${userStatusMessages[status].en}”`,
    }),
  alreadyOwner: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Этот пользователь уже владелец кабинета',
      en: 'This user already owns the cabinet',
    }),
  neverSignedIn: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Этот пользователь ещё не подтвердил ни телефон, ни e-mail. Кабинет можно передать, когда он войдёт',
      en: 'This user has confirmed neither phone nor e-mail yet. The cabinet can be passed on once they have signed in',
    }),
  taken: (field: 'mobilePhone' | 'email') => {
    const text = {
      mobilePhone: { ru: 'Этот телефон уже зарегистрирован', en: 'This phone is already registered' },
      email: { ru: 'Этот e-mail уже зарегистрирован', en: 'This e-mail is already registered' },
    }[field]
    return new HttpError(409, errorCodes.taken, text, [{ field, code: 'taken', text }])
  },
  alreadyHere: () =>
    errors.conflict(errorCodes.taken, {
      ru: 'Этот человек уже есть в списке пользователей кабинета',
      en: 'This person is already among the users of the cabinet',
    }),
  noRoles: () => atField('roles', 'required', { ru: 'Выберите хотя бы одну роль', en: 'Choose at least one role' }),
  unknownRole: (id: string) =>
    atField('roles', 'unknown', { ru: `Роли ${id} нет в справочнике`, en: `There is no role ${id} in the directory` }),
  roleNotAssignable: (role: Message, reason: Message | null) =>
    atField('roles', 'not_assignable', {
      ru: reason ? `Роль «${role.ru}» выдать нельзя. ${reason.ru}` : `Роль «${role.ru}» выдать нельзя`,
      en: reason ? `The role “${role.en}” cannot be given. ${reason.en}` : `The role “${role.en}” cannot be given`,
    }),
  wrongPassword: () => atField('password', 'wrong', { ru: 'Неверный пароль', en: 'Wrong password' }),
  lockedOut: () =>
    new HttpError(423, errorCodes.lockedOut, {
      ru: 'Слишком много попыток. Попробуйте через 15 минут',
      en: 'Too many attempts. Try again in 15 minutes',
    }),
  unconfirmedOrganization: () =>
    errors.conflict(errorCodes.organizationUnconfirmed, {
      ru: 'Приглашать и добавлять людей можно, когда организацию подтвердит реестр или поддержка. Напишите в поддержку',
      en: 'You can invite and add people once the registry or the support has confirmed the organization. Write to the support',
    }),
  tooManyCodes: () =>
    new HttpError(429, errorCodes.tooMany, {
      ru: 'Слишком много кодов подряд. Попробуйте через час',
      en: 'Too many codes in a row. Try again in an hour',
    }),
  codeNeeded: (field: 'mobilePhone' | 'email') =>
    atField(field, 'code_needed', {
      ru: field === 'mobilePhone' ? 'Подтвердите новый телефон кодом' : 'Подтвердите новый e-mail кодом',
      en: field === 'mobilePhone' ? 'Confirm the new phone with a code' : 'Confirm the new e-mail with a code',
    }),
  oneAtATime: () =>
    atField('email', 'one_at_a_time', {
      ru: 'Меняйте телефон и e-mail по одному',
      en: 'Change the phone and the e-mail one at a time',
    }),
  sameContact: () => atField('value', 'same', { ru: 'Это нынешнее значение', en: 'This is the present value' }),
  roleExists: () =>
    errors.conflict(errorCodes.taken, { ru: 'Такая роль уже есть', en: 'There is such a role already' }),
  systemRole: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Роль встроена в продукт, удалить её нельзя',
      en: 'The role is part of the product and cannot be deleted',
    }),
} as const
