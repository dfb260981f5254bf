import { debtorPages } from '@cabinet/contract/debtor/pages'
import { pages } from '@cabinet/contract/pages'
import type { Language, Message } from '../../../kernel/language.ts'
import { declareEmail, type EmailFact } from '../../../platform/emails/email.ts'

const occasions = {
  CONNECTED: {
    subject: { ru: 'Страхование коммерческих кредитов подключено', en: 'Insurance of commercial credits is on' },
    text: {
      ru: 'Добавьте покупателей, запросите лимиты и отправляйте отгрузки на страхование.',
      en: 'Add buyers, ask for limits and declare shipments.',
    },
  },
  REFUSED: {
    subject: {
      ru: 'Заявка на страхование коммерческих кредитов отклонена',
      en: 'The application for the insurance of commercial credits was refused',
    },
    text: { ru: 'Вы можете отправить заявку ещё раз.', en: 'You can apply again.' },
  },
  SUSPENDED: {
    subject: {
      ru: 'Страхование коммерческих кредитов приостановлено',
      en: 'Insurance of commercial credits is suspended',
    },
    text: {
      ru: 'Новые отгрузки не страхуются. Те, что уже отправлены на страхование, остаются застрахованными. Если есть просроченные счета, оплатите их.',
      en: 'New shipments are not insured. Those declared before stay insured. If invoices are overdue, pay them.',
    },
  },
  RESUMED: {
    subject: {
      ru: 'Страхование коммерческих кредитов возобновлено',
      en: 'Insurance of commercial credits goes on',
    },
    text: { ru: 'Новые отгрузки снова страхуются.', en: 'New shipments are insured again.' },
  },
  DISCONNECTED: {
    subject: { ru: 'Страхование коммерческих кредитов отключено', en: 'Insurance of commercial credits is off' },
    text: {
      ru: 'Новые отгрузки не страхуются. Те, что уже отправлены на страхование, остаются застрахованными.',
      en: 'New shipments are not insured. Those declared before stay insured.',
    },
  },
} as const satisfies Record<string, Readonly<Record<'subject' | 'text', Message>>>
export type InsuranceOccasion = keyof typeof occasions

interface EmailInsurance {
  readonly occasion: InsuranceOccasion
  readonly insurer: string | null
  readonly policy: string | null
  /** Why the insurer has refused or suspended. */
  readonly reason: string | null
}

const detailsOf = ({ occasion, insurer, policy, reason }: EmailInsurance, language: Language): EmailFact[] => [
  ...(insurer === null ? [] : [{ label: language === 'ru' ? 'Страховщик' : 'Insurer', value: insurer }]),
  ...(policy === null ? [] : [{ label: language === 'ru' ? 'Полис' : 'Policy', value: policy }]),
  ...(reason === null || (occasion !== 'REFUSED' && occasion !== 'SUSPENDED')
    ? []
    : [{ label: language === 'ru' ? 'Причина' : 'Reason', value: reason }]),
]

/** To administrators: the insurance is on, off, suspended, or refused. */
export const insuranceMoved = declareEmail<EmailInsurance>({
  id: 'debtor.insuranceMoved',
  isUrgent: true,
  occasion: {
    ru: 'Изменилось страхование коммерческих кредитов',
    en: 'The insurance of commercial credits has changed',
  },
  sample: { occasion: 'CONNECTED', insurer: 'АО «СК «Тихий берег»', policy: 'ТК-77-000158/26', reason: null },
  write: (insurance, language) => {
    const { subject, text } = occasions[insurance.occasion]
    const isRefused = insurance.occasion === 'REFUSED'
    return {
      subject: subject[language],
      paragraphs: [text[language]],
      details: detailsOf(insurance, language),
      action: {
        label: language === 'ru' ? 'Открыть кабинет' : 'Open the cabinet',
        url: isRefused ? pages.root() : debtorPages['Debtors:InsuranceManagement'](),
      },
    }
  },
})
