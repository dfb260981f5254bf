import { pages } from '@cabinet/contract/pages'
import { quoted } from '../../../platform/emails/format.ts'
import { declareEmail } from '../../../platform/emails/email.ts'

/** To somebody of a partner: platform staff have let them in. */
export const invitedForPartner = declareEmail({
  id: 'partner.invited',
  occasion: { ru: 'Приглашение сотрудника партнёра', en: 'Invitation of a person of a partner' },
  sample: { partner: 'АО «Банк Меридиан»', login: 'dev@meridian.example', decides: false },
  write: ({ partner, login, decides }: { partner: string; login: string; decides: boolean }, language) =>
    language === 'ru'
      ? {
          subject: `Доступ ${decides ? 'в кабинет' : 'для разработчиков'} ${quoted(partner)}`,
          paragraphs: [
            decides
              ? `Вам открыт раздел ${quoted(partner)}: в нём обращения клиентов, по которым вы принимаете решения.`
              : `Вам открыт раздел для разработчиков: в нём ключи ${quoted(partner)}, адрес для событий, их отправки и обращения к платформе с ответами.`,
            'Задайте пароль и примите условия, чтобы войти. Код для этого придёт на этот адрес. Затем включите второй шаг входа: понадобится приложение для кодов.',
          ],
          details: [{ label: 'Логин', value: login, isContact: true }],
          action: { label: 'Задать пароль', url: pages.recovery() },
          note: 'Если вы не ждали этого письма, просто удалите его.',
        }
      : {
          subject: `${decides ? 'Access to the cabinet' : 'Developer access'} for ${partner}`,
          paragraphs: [
            decides
              ? `The section of ${partner} is open to you: what clients ask for, and where you decide about it.`
              : `The section for developers is open to you: keys of ${partner}, the address for its events, their deliveries, and calls with their answers.`,
            'Set a password and accept the terms to sign in. The code for it comes to this address. Then set up the second step of signing in: you need an app for codes.',
          ],
          details: [{ label: 'Sign-in name', value: login, isContact: true }],
          action: { label: 'Set a password', url: pages.recovery() },
          note: 'If you did not expect this email, just delete it.',
        },
})
