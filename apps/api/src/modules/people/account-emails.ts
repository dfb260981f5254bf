import { type PageAddress, pages } from '@cabinet/contract/pages'
import { quoted } from '../../platform/emails/format.ts'
import { declareEmail } from '../../platform/emails/email.ts'

const ORGANIZATION = 'ООО «Северный ветер»'

/** To a future colleague: a link to the registration with the organization filled in. */
export const invitation = declareEmail({
  id: 'people.invitation',
  occasion: { ru: 'Приглашение в кабинет', en: 'Invitation to the cabinet' },
  sample: {
    organization: ORGANIZATION,
    by: 'Соколов Михаил Андреевич',
    url: pages.register({}, { itn: '7799012346' }),
  },
  write: ({ organization, by, url }: { organization: string; by: string; url: PageAddress }, language) =>
    language === 'ru'
      ? {
          subject: `Приглашение в кабинет ${quoted(organization)}`,
          paragraphs: [
            `${by} приглашает вас в личный кабинет организации ${organization}.`,
            'Зарегистрируйтесь по ссылке: организация уже заполнена. Затем владелец кабинета подтвердит доступ.',
          ],
          action: { label: 'Зарегистрироваться', url },
          note: 'Если вы не знаете, кто это, просто удалите письмо.',
        }
      : {
          subject: `Invitation to the cabinet of ${organization}`,
          paragraphs: [
            `${by} invites you to the personal cabinet of ${organization}.`,
            'Register by the link: the organization is filled in. Then the owner of the cabinet confirms your access.',
          ],
          action: { label: 'Register', url },
          note: 'If you do not know who this is, just delete the email.',
        },
})

/** To a person whom the owner has added. */
export const accountCreated = declareEmail({
  id: 'people.accountCreated',
  occasion: { ru: 'Владелец добавил пользователя', en: 'The owner has added a user' },
  sample: { organization: ORGANIZATION, by: 'Соколов Михаил Андреевич', login: 'kuznetsova@severveter.example' },
  write: ({ organization, by, login }: { organization: string; by: string; login: string }, language) =>
    language === 'ru'
      ? {
          subject: `Вам открыт кабинет ${quoted(organization)}`,
          paragraphs: [
            `Вас добавили в личный кабинет организации ${organization}. Задайте пароль и примите условия, чтобы войти.`,
          ],
          details: [
            { label: 'Логин', value: login, isContact: true },
            { label: 'Владелец кабинета', value: by },
          ],
          action: { label: 'Задать пароль', url: pages.recovery() },
        }
      : {
          subject: `You have access to the cabinet of ${organization}`,
          paragraphs: [
            `You have been added to the personal cabinet of ${organization}. Set a password and accept the terms to sign in.`,
          ],
          details: [
            { label: 'Sign-in name', value: login, isContact: true },
            { label: 'Owner of the cabinet', value: by },
          ],
          action: { label: 'Set a password', url: pages.recovery() },
        },
})

/** To the new owner and to the former one. */
export const ownerChanged = declareEmail({
  id: 'people.ownerChanged',
  occasion: { ru: 'У кабинета новый владелец', en: 'The cabinet has a new owner' },
  sample: { organization: ORGANIZATION, owner: 'Морозова Екатерина Львовна', former: 'Соколов Михаил Андреевич' },
  write: ({ organization, owner, former }: { organization: string; owner: string; former: string }, language) =>
    language === 'ru'
      ? {
          subject: `У кабинета ${quoted(organization)} новый владелец`,
          paragraphs: [
            'Владелец подтверждает новых пользователей. Прежний владелец остаётся администратором кабинета.',
          ],
          details: [
            { label: 'Новый владелец', value: owner },
            { label: 'Прежний владелец', value: former },
          ],
          note: 'Если вы об этом не знали, сразу напишите в поддержку.',
        }
      : {
          subject: `The cabinet of ${organization} has a new owner`,
          paragraphs: ['The owner confirms new users. The former owner stays an administrator of the cabinet.'],
          details: [
            { label: 'New owner', value: owner },
            { label: 'Former owner', value: former },
          ],
          note: 'If you did not know of this, write to support at once.',
        },
})

/** To the person, at the address that they had before. */
export const contactChanged = declareEmail({
  id: 'people.contactChanged',
  occasion: { ru: 'Изменён телефон или e-mail', en: 'The phone or e-mail has been changed' },
  sample: { kind: 'PHONE' as 'PHONE' | 'EMAIL' },
  write: ({ kind }: { kind: 'PHONE' | 'EMAIL' }, language) =>
    language === 'ru'
      ? {
          subject: kind === 'PHONE' ? 'Телефон для входа изменён' : 'E-mail для входа изменён',
          paragraphs: [
            kind === 'PHONE'
              ? 'В вашем профиле изменён мобильный телефон. Теперь для входа нужен новый номер.'
              : 'В вашем профиле изменён e-mail. Письма будут приходить на новый адрес.',
          ],
          note: 'Если это сделали не вы, сразу смените пароль и напишите в поддержку.',
        }
      : {
          subject: kind === 'PHONE' ? 'The phone for signing in has changed' : 'The e-mail for signing in has changed',
          paragraphs: [
            kind === 'PHONE'
              ? 'The mobile phone in your profile has changed. Sign in with the new number from now on.'
              : 'The e-mail in your profile has changed. Emails will go to the new address.',
          ],
          note: 'If it was not you, change the password at once and write to support.',
        },
})

/** To the owner: whom they had added is gone, because somebody has proved that the contact is theirs. */
export const addedPersonRemoved = declareEmail({
  id: 'people.addedPersonRemoved',
  occasion: { ru: 'Добавленный пользователь удалён', en: 'An added user was removed' },
  sample: { fullName: 'Кузнецова Дарья Олеговна', kind: 'PHONE' as 'PHONE' | 'EMAIL' },
  write: ({ fullName, kind }: { fullName: string; kind: 'PHONE' | 'EMAIL' }, language) =>
    language === 'ru'
      ? {
          subject: `Пользователь удалён из кабинета: ${fullName}`,
          paragraphs: [
            `${kind === 'PHONE' ? 'Телефон' : 'E-mail'}, с которым вы добавили этого пользователя, кодом подтвердил другой человек. Поэтому добавленная запись удалена.`,
            'Если это и есть ваш коллега, он зарегистрировался сам: дождитесь его заявки или попросите его подать её. Если нет, добавьте коллегу с другим контактом.',
          ],
          details: [{ label: 'Пользователь', value: fullName }],
          action: { label: 'Открыть пользователей', url: pages.profile({}, { tab: 'users' }) },
        }
      : {
          subject: `A user was removed from the cabinet: ${fullName}`,
          paragraphs: [
            `Somebody else has confirmed by a code the ${kind === 'PHONE' ? 'phone' : 'e-mail'} with which you had added this user. So the added user was removed.`,
            'If this is your colleague, they have registered by themselves: wait for their request or ask them for it. If not, add your colleague with another contact.',
          ],
          details: [{ label: 'User', value: fullName }],
          action: { label: 'Open users', url: pages.profile({}, { tab: 'users' }) },
        },
})

export const accountEmails = [invitation, accountCreated, addedPersonRemoved, ownerChanged, contactChanged]
