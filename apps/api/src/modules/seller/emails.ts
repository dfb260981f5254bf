import { pages } from '@cabinet/contract/pages'
import { sellerPages } from '@cabinet/contract/seller/pages'
import type { Message } from '../../kernel/language.ts'
import { declareEmail } from '../../platform/emails/email.ts'
import { moneyText, monthText } from '../../platform/emails/format.ts'

interface Failure {
  readonly marketplace: Message
  readonly account: string
  /** The sentence of the marketplace. */
  readonly problem: string
}

/** To administrators: the marketplace does not hand over orders any more. */
export const accountFails = declareEmail({
  id: 'seller.accountFails',
  isUrgent: true,
  occasion: { ru: 'Ошибка аккаунта маркетплейса', en: 'The marketplace account is in error' },
  sample: {
    marketplace: { ru: 'Маркетплейс', en: 'Marketplace' },
    account: 'Лебедева Store',
    problem: 'Доступ к API отозван продавцом',
  },
  write: ({ marketplace, account, problem }: Failure, language) =>
    language === 'ru'
      ? {
          subject: `Не удаётся загрузить заказы: ошибка аккаунта «${account}»`,
          paragraphs: [
            `${marketplace[language]} не передаёт нам заказы аккаунта «${account}».`,
            'Уже застрахованные заказы остаются застрахованными. Исправьте ошибку в личном кабинете продавца — заказы загрузятся сами.',
          ],
          details: [{ label: 'Причина', value: problem }],
          action: { label: 'Открыть кабинет', url: pages.root() },
        }
      : {
          subject: `Orders cannot be loaded: the account “${account}” is in error`,
          paragraphs: [
            `${marketplace[language]} does not hand over the orders of the account “${account}”.`,
            'Insured orders stay insured. Mend the error in your seller account: the orders will then come by themselves.',
          ],
          details: [{ label: 'Reason', value: problem }],
          action: { label: 'Open the cabinet', url: pages.root() },
        },
})

interface Issued {
  readonly number: string
  /** `YYYY-MM` */
  readonly month: string
  readonly ordersCount: number
  /** Kopecks. */
  readonly premium: number
}

/** To those who work with the orders of the marketplace: the certificate of a month is there. */
export const certificateIssued = declareEmail({
  id: 'seller.certificateIssued',
  occasion: { ru: 'Готов страховой сертификат', en: 'A certificate was issued' },
  sample: { number: 'СС-26-000013', month: '2026-10', ordersCount: 12, premium: 41_230 },
  write: ({ number, month, ordersCount, premium }: Issued, language) => {
    const [period, sum] = [monthText(month, language), moneyText(premium, language)]
    return language === 'ru'
      ? {
          subject: `Страховой сертификат ${number} за ${period}`,
          paragraphs: ['Маркетплейс закрыл месяц. В сертификате перечислены все застрахованные товары.'],
          details: [
            { label: 'Застраховано заказов', value: String(ordersCount) },
            { label: 'Удержана премия', value: sum },
          ],
          action: { label: 'Открыть документы', url: sellerPages.documents() },
        }
      : {
          subject: `Insurance certificate ${number} for ${period}`,
          paragraphs: ['The marketplace has closed the month. The certificate lists all insured goods.'],
          details: [
            { label: 'Insured orders', value: String(ordersCount) },
            { label: 'Premium withheld', value: sum },
          ],
          action: { label: 'Open the documents', url: sellerPages.documents() },
        }
  },
})

export const sellerEmails = [accountFails, certificateIssued]
