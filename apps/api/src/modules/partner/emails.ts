import { partnerPages } from '@cabinet/contract/partner/pages'
import { declareEmail } from '../../platform/emails/email.ts'

/** To platform staff: events of a partner have not arrived for more than a day. */
export const webhookPaused = declareEmail({
  id: 'partner.webhookPaused',
  isUrgent: true,
  occasion: { ru: 'Отправка событий партнёру приостановлена', en: 'Sending events to a partner was paused' },
  sample: { partner: 'АО «Банк Меридиан»', problem: 'The target answered 500' },
  write: ({ partner, problem }: { partner: string; problem: string }, language) =>
    language === 'ru'
      ? {
          subject: `События для партнёра ${partner} не доставляются`,
          paragraphs: [
            'Адрес партнёра не принимает события больше суток, и отправка приостановлена. Ничего не потеряно: когда адрес заработает, продолжите отправку на странице партнёров.',
          ],
          details: [{ label: 'Последняя ошибка', value: problem }],
          action: { label: 'Открыть партнёров', url: partnerPages.partners() },
        }
      : {
          subject: `Events for ${partner} do not arrive`,
          paragraphs: [
            'The address of the partner has taken no events for more than a day, and sending was paused. Nothing is lost: once the address works, go on with sending on the page of partners.',
          ],
          details: [{ label: 'Last error', value: problem }],
          action: { label: 'Open partners', url: partnerPages.partners() },
        },
})

/** To people of the partner: the same, and where they can go on. */
export const ownWebhookPaused = declareEmail({
  id: 'partner.ownWebhookPaused',
  isUrgent: true,
  occasion: { ru: 'Отправка событий приостановлена', en: 'Sending of events was paused' },
  sample: { partner: 'АО «Банк Меридиан»', problem: 'The target answered 500' },
  write: ({ partner, problem }: { partner: string; problem: string }, language) =>
    language === 'ru'
      ? {
          subject: `Ваш адрес не принимает события: ${partner}`,
          paragraphs: [
            'Адрес для событий не принимает их больше суток, и отправка приостановлена. Ничего не потеряно: исправьте адрес и продолжите отправку в разделе «Разработчикам».',
          ],
          details: [{ label: 'Последняя ошибка', value: problem }],
          action: { label: 'Открыть адрес', url: partnerPages['developers-webhook']() },
        }
      : {
          subject: `Your address does not take events: ${partner}`,
          paragraphs: [
            'The address for events has taken none for more than a day, and sending was paused. Nothing is lost: mend the address and resume sending in the section “Developers”.',
          ],
          details: [{ label: 'Last error', value: problem }],
          action: { label: 'Open the address', url: partnerPages['developers-webhook']() },
        },
})
