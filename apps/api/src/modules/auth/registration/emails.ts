import { pages } from '@cabinet/contract/pages'
import { quoted } from '../../../platform/emails/format.ts'
import { declareEmail } from '../../../platform/emails/email.ts'

interface Newcomer {
  readonly person: string
  readonly organization: string
  readonly phone: string
  readonly email: string
  /** Which of the two the person has proved by a code. */
  readonly proved: 'PHONE' | 'EMAIL'
}

/** To the owner: somebody has registered in the cabinet and waits. */
export const newcomerEmail = declareEmail<Newcomer>({
  id: 'auth.newcomer',
  occasion: { ru: 'Новый пользователь ждёт подтверждения', en: 'A new user waits for confirmation' },
  sample: {
    person: 'Кузнецова Дарья Олеговна',
    organization: 'ООО «Северный ветер»',
    phone: '+70000000002',
    email: 'kuznetsova@severveter.example',
    proved: 'EMAIL',
  },
  write: ({ person, organization, phone, email, proved }, language) =>
    language === 'ru'
      ? {
          subject: `${person} просит доступ к кабинету ${quoted(organization)}`,
          paragraphs: [
            `${person} регистрируется в кабинете организации ${organization}. Доступ откроется, когда вы его подтвердите.`,
          ],
          details: [
            { label: 'Телефон', value: proved === 'PHONE' ? phone : `${phone} (не подтверждён)`, isContact: true },
            { label: 'E-mail', value: proved === 'EMAIL' ? email : `${email} (не подтверждён)`, isContact: true },
          ],
          action: { label: 'Посмотреть заявку', url: pages.profile({}, { tab: 'users' }) },
          note: 'Если вы не знаете этого человека, отклоните заявку.',
        }
      : {
          subject: `${person} asks for access to the cabinet “${organization}”`,
          paragraphs: [`${person} is registering in the cabinet of ${organization}. Access opens when you confirm it.`],
          details: [
            { label: 'Phone', value: proved === 'PHONE' ? phone : `${phone} (not confirmed)`, isContact: true },
            { label: 'E-mail', value: proved === 'EMAIL' ? email : `${email} (not confirmed)`, isContact: true },
          ],
          action: { label: 'See the request', url: pages.profile({}, { tab: 'users' }) },
          note: 'If you do not know this person, reject the request.',
        },
})

/** To the person: the password was changed, whoever did it. */
export const passwordEmail = declareEmail<{ readonly username: string }>({
  id: 'auth.password',
  occasion: { ru: 'Пароль изменён', en: 'The password was changed' },
  sample: { username: '+70000000001' },
  write: ({ username }, language) =>
    language === 'ru'
      ? {
          subject: 'Пароль изменён',
          paragraphs: ['Пароль для входа в кабинет изменён. Другие сеансы завершены.'],
          details: [{ label: 'Логин', value: username, isContact: true }],
          action: { label: 'Восстановить пароль', url: pages.recovery() },
          note: 'Если вы этого не делали, восстановите пароль и обратитесь в поддержку.',
        }
      : {
          subject: 'The password was changed',
          paragraphs: ['The password was changed. Other sessions have ended.'],
          details: [{ label: 'Sign-in name', value: username, isContact: true }],
          action: { label: 'Recover the password', url: pages.recovery() },
          note: 'If it was not you, recover the password and contact support.',
        },
})
