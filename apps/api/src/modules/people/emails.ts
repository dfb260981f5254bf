import { pages } from '@cabinet/contract/pages'
import { accountEmails } from './account-emails.ts'
import { quoted } from '../../platform/emails/format.ts'
import { declareEmail } from '../../platform/emails/email.ts'

/** Somebody who asks to be let into a cabinet. */
export interface Newcomer {
  /** Last, first and middle name. */
  readonly fullName: string
  readonly organization: string
  readonly position?: string | null
}

const sample: Newcomer = {
  fullName: 'Кузнецова Дарья Олеговна',
  organization: 'ООО «Северный ветер»',
  position: 'Менеджер',
}

const USERS_PAGE = pages.profile({}, { tab: 'users' })

/** To the owner: a person has registered into the cabinet, or reminds of it. */
export const userWaits = declareEmail({
  id: 'people.userWaits',
  occasion: { ru: 'Новый пользователь ждёт подтверждения', en: 'A new user waits for confirmation' },
  sample,
  write: ({ fullName, organization, position }: Newcomer, language) =>
    language === 'ru'
      ? {
          subject: `${fullName} просит доступ к кабинету ${quoted(organization)}`,
          paragraphs: [
            `${fullName} ждёт подтверждения в кабинете организации ${organization}.`,
            'До подтверждения этому человеку доступны только профиль и помощь. Если вы его не знаете, отклоните заявку.',
          ],
          details: position ? [{ label: 'Должность', value: position }] : [],
          action: { label: 'Открыть пользователей', url: USERS_PAGE },
        }
      : {
          subject: `${fullName} asks for access to the cabinet of ${organization}`,
          paragraphs: [
            `${fullName} waits for confirmation in the cabinet of ${organization}.`,
            'Until then this person sees only the profile and the help. If you do not know the person, reject the request.',
          ],
          details: position ? [{ label: 'Position', value: position }] : [],
          action: { label: 'Open users', url: USERS_PAGE },
        },
})

/** To the person: the owner has let them in. */
export const accessGranted = declareEmail({
  id: 'people.accessGranted',
  occasion: { ru: 'Доступ подтверждён', en: 'Access confirmed' },
  sample: { organization: sample.organization, roles: ['Пользователь', 'Отправитель'] },
  write: ({ organization, roles }: { organization: string; roles: readonly string[] }, language) =>
    language === 'ru'
      ? {
          subject: 'Доступ открыт',
          paragraphs: [
            `Владелец подтвердил вас в кабинете организации ${organization}. Все разделы по вашим ролям открыты.`,
          ],
          details: [{ label: 'Роли', value: roles.join(', ') }],
          action: { label: 'Открыть кабинет', url: pages.root() },
        }
      : {
          subject: 'Access granted',
          paragraphs: [
            `The owner has confirmed you in the cabinet of ${organization}. Everything that your roles allow is open.`,
          ],
          details: [{ label: 'Roles', value: roles.join(', ') }],
          action: { label: 'Open the cabinet', url: pages.root() },
        },
})

/** To the person: the owner has not let them in. */
export const accessRejected = declareEmail({
  id: 'people.accessRejected',
  occasion: { ru: 'Доступ не подтверждён', en: 'Access not confirmed' },
  sample: { organization: sample.organization, reason: 'Не нашли вас среди сотрудников' },
  write: ({ organization, reason }: { organization: string; reason: string | null }, language) =>
    language === 'ru'
      ? {
          subject: 'Доступ не подтверждён',
          paragraphs: [
            `Владелец кабинета организации ${organization} не подтвердил ваш доступ.`,
            'Если это ошибка, свяжитесь с владельцем кабинета или напишите в поддержку.',
          ],
          details: reason ? [{ label: 'Причина', value: reason }] : [],
        }
      : {
          subject: 'Access not confirmed',
          paragraphs: [
            `The owner of the cabinet of ${organization} has not confirmed your access.`,
            'If this is a mistake, contact the owner of the cabinet or write to support.',
          ],
          details: reason ? [{ label: 'Reason', value: reason }] : [],
        },
})

/** Somebody whom no owner has answered. */
interface Ignored extends Newcomer {
  readonly days: number
  readonly phone: string
  /** Null when the cabinet has no owner. */
  readonly owner: { readonly fullName: string; readonly contacts: string } | null
}

/** To support: somebody waits and the owner does not answer. */
export const userIgnored = declareEmail({
  id: 'people.userIgnored',
  occasion: { ru: 'Владелец не отвечает на заявку пользователя', en: 'The owner does not answer a user’s request' },
  sample: {
    ...sample,
    days: 14,
    phone: '+70000000002',
    owner: { fullName: 'Соколов Михаил Андреевич', contacts: '+70000000001, sokolov@severveter.example' },
  },
  write: ({ fullName, organization, position, days, phone, owner }: Ignored, language) =>
    language === 'ru'
      ? {
          subject: `${fullName} ждёт подтверждения больше ${days} дней`,
          paragraphs: [
            `Владелец кабинета организации ${organization} не ответил на заявку пользователя. Свяжитесь с ними.`,
          ],
          details: [
            { label: 'Пользователь', value: position ? `${fullName}, ${position}` : fullName },
            { label: 'Телефон', value: phone },
            { label: 'Владелец кабинета', value: owner?.fullName ?? 'Не назначен' },
            ...(owner ? [{ label: 'Контакты владельца', value: owner.contacts, isContact: true as const }] : []),
          ],
        }
      : {
          subject: `${fullName} has waited for confirmation for more than ${days} days`,
          paragraphs: [`The owner of the cabinet of ${organization} has not answered the user. Contact them.`],
          details: [
            { label: 'User', value: position ? `${fullName}, ${position}` : fullName },
            { label: 'Phone', value: phone },
            { label: 'Cabinet owner', value: owner?.fullName ?? 'None' },
            ...(owner ? [{ label: 'Contacts of the owner', value: owner.contacts, isContact: true as const }] : []),
          ],
        },
})

export const peopleEmails = [userWaits, accessGranted, accessRejected, userIgnored, ...accountEmails]
