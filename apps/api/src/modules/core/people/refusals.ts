import { errorCodes } from '@cabinet/contract/errors'
import type { Words } from '../../../platform/language.ts'
import { Refusal, refuse } from '../../../platform/refusal.ts'
import type { PersonTable } from '../../../db/schema.ts'
import { userStatusWords } from './messages.ts'

const forbidden = (code: string, words: Words): Refusal => new Refusal(403, code, words)

const atField = (field: string, code: string, words: Words): Refusal => refuse.validation([{ field, code, words }])

/** Why a change of people is refused, in the words of the product. */
export const refusePeople = {
  /** The owner has already got a letter from this person within a day. */
  reminder: () =>
    refuse.conflict(errorCodes.alreadyReminded, {
      ru: 'Напоминание уже отправлено. Следующее можно отправить через сутки',
      en: 'The reminder has already been sent. The next one can be sent in a day',
    }),
  ownerOnly: () =>
    forbidden(errorCodes.ownerOnly, {
      ru: 'Это может сделать только владелец кабинета',
      en: 'Only the owner of the cabinet can do this',
    }),
  ownSelf: () =>
    refuse.conflict(errorCodes.ownSelf, {
      ru: 'Себя нельзя заблокировать или удалить',
      en: 'You cannot block or delete yourself',
    }),
  ownerStays: () =>
    refuse.conflict(errorCodes.ownerStays, {
      ru: 'Владелец остаётся администратором кабинета. Сначала передайте кабинет другому владельцу',
      en: 'The owner stays an administrator of the cabinet. Transfer the ownership first',
    }),
  lastAdmin: () =>
    refuse.conflict(errorCodes.lastAdmin, {
      ru: 'В кабинете должен остаться хотя бы один администратор',
      en: 'The cabinet must keep at least one administrator',
    }),
  wrongState: (status: PersonTable['status']) =>
    refuse.conflict(errorCodes.wrongState, {
      ru: `Сейчас это невозможно: статус пользователя — «${userStatusWords[status].ru}»`,
      en: `This is not possible now: the status of the user is “${userStatusWords[status].en}”`,
    }),
  alreadyOwner: () =>
    refuse.conflict(errorCodes.wrongState, {
      ru: 'Этот пользователь уже владелец кабинета',
      en: 'This user already owns the cabinet',
    }),
  taken: (field: 'mobilePhone' | 'email') => {
    const words = {
      mobilePhone: { ru: 'Этот телефон уже зарегистрирован', en: 'This phone is already registered' },
      email: { ru: 'Этот e-mail уже зарегистрирован', en: 'This e-mail is already registered' },
    }[field]
    return new Refusal(409, errorCodes.taken, words, [{ field, code: 'taken', words }])
  },
  alreadyHere: () =>
    refuse.conflict(errorCodes.taken, {
      ru: 'Этот человек уже есть в списке пользователей кабинета',
      en: 'This person is already among the users of the cabinet',
    }),
  noRoles: () => atField('roles', 'required', { ru: 'Выберите хотя бы одну роль', en: 'Choose at least one role' }),
  unknownRole: (id: string) =>
    atField('roles', 'unknown', { ru: `Роли ${id} нет в справочнике`, en: `There is no role ${id} in the directory` }),
  roleNotAssignable: (role: Words, reason: Words | null) =>
    atField('roles', 'not_assignable', {
      ru: reason ? `Роль «${role.ru}» выдать нельзя. ${reason.ru}` : `Роль «${role.ru}» выдать нельзя`,
      en: reason ? `The role “${role.en}” cannot be given. ${reason.en}` : `The role “${role.en}” cannot be given`,
    }),
  wrongPassword: () => atField('password', 'wrong', { ru: 'Неверный пароль', en: 'Wrong password' }),
  lockedOut: () =>
    new Refusal(423, errorCodes.lockedOut, {
      ru: 'Слишком много попыток. Попробуйте через 15 минут',
      en: 'Too many attempts. Try again in 15 minutes',
    }),
  tooManyInvitations: () =>
    new Refusal(429, errorCodes.tooMany, {
      ru: 'На сегодня приглашений достаточно. Попробуйте завтра',
      en: 'That is enough invitations for today. Try again tomorrow',
    }),
  tooManyCodes: () =>
    new Refusal(429, errorCodes.tooMany, {
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
    refuse.conflict(errorCodes.taken, { ru: 'Такая роль уже есть', en: 'There is such a role already' }),
  systemRole: () =>
    refuse.conflict(errorCodes.wrongState, {
      ru: 'Роль встроена в продукт, удалить её нельзя',
      en: 'The role is part of the product and cannot be deleted',
    }),
} as const
