import { pages } from '@cabinet/contract/pages'
import { quoted } from '../../../platform/emails/format.ts'
import { declareEmail } from '../../../platform/emails/email.ts'

/** To somebody of a partner: platform staff have let them in. */
export const invitedForPartner = declareEmail({
  id: 'partner.invited',
  occasion: { ru: 'Приглашение разработчика партнёра', en: 'Invitation of a developer of a partner' },
  sample: { partner: 'АО «Банк Меридиан»', login: 'dev@meridian.example' },
  write: ({ partner, login }: { partner: string; login: string }, language) =>
    language === 'ru'
      ? {
          subject: `Доступ для разработчиков ${quoted(partner)}`,
          paragraphs: [
            `Вам открыт раздел для разработчиков: в нём ключи ${quoted(partner)}, адрес для событий, их отправки и обращения к платформе с ответами.`,
            'Задайте пароль и примите условия, чтобы войти. Код для этого придёт на этот адрес. Затем включите второй шаг входа: понадобится приложение для кодов.',
          ],
          details: [{ label: 'Логин', value: login, isContact: true }],
          action: { label: 'Задать пароль', url: pages.recovery() },
          note: 'Если вы не ждали этого письма, просто удалите его.',
        }
      : {
          subject: `Developer access for ${partner}`,
          paragraphs: [
            `The section for developers is open to you: keys of ${partner}, the address for its events, their deliveries, and calls with their answers.`,
            'Set a password and accept the terms to sign in. The code for it comes to this address. Then set up the second step of signing in: you need an app for codes.',
          ],
          details: [{ label: 'Sign-in name', value: login, isContact: true }],
          action: { label: 'Set a password', url: pages.recovery() },
          note: 'If you did not expect this email, just delete it.',
        },
})
