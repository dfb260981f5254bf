import { partnerPages } from '@cabinet/contract/partner-pages'
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
