import { type PageAddress, pages } from '@cabinet/contract/pages'
import { dayText, moneyText } from '../../../platform/emails/format.ts'
import { objectNotice } from '../objects/emails.ts'
import { declareEmail } from '../../../platform/emails/email.ts'

/** A request as emails name it. */
export interface EmailRequest {
  readonly number: string
  readonly bank: string
  /** Path of the page with the request. */
  readonly path: PageAddress
}

const sample: EmailRequest = { number: 'ФН-2026-000123', bank: 'АО «Банк Меридиан»', path: pages.root() }

/** To the author and the owner: the bank has got the request. */
export const requestSent = declareEmail({
  id: 'finance.requestSent',
  occasion: { ru: 'Заявка отправлена в банк', en: 'A request was sent to the bank' },
  sample: { ...sample, plannedDecisionDate: '2026-12-04' },
  write: ({ number, bank, path, plannedDecisionDate }: EmailRequest & { plannedDecisionDate: string }, language) => {
    const day = dayText(plannedDecisionDate, language)
    return language === 'ru'
      ? {
          subject: `Заявка ${number} отправлена в банк ${bank}`,
          paragraphs: [
            'Банк проверит заявку и примет решение. Обычно это занимает от 5 до 14 рабочих дней. О решении мы напишем.',
          ],
          details: [
            { label: 'Заявка', value: number },
            { label: 'Банк', value: bank },
            { label: 'Решение ожидается до', value: day },
          ],
          action: { label: 'Открыть кабинет', url: path },
        }
      : {
          subject: `Request ${number} was sent to ${bank}`,
          paragraphs: [
            'The bank will check the request and decide, usually within 5 to 14 working days. We will write to you.',
          ],
          details: [
            { label: 'Request', value: number },
            { label: 'Bank', value: bank },
            { label: 'Decision expected by', value: day },
          ],
          action: { label: 'Open the cabinet', url: path },
        }
  },
})

/** To the author and the owner: the bank needs a document before it decides. */
export const documentAsked = declareEmail({
  id: 'finance.documentAsked',
  isUrgent: true,
  occasion: { ru: 'Банк запросил документ', en: 'The bank asked for a document' },
  sample: { ...sample, document: 'Бухгалтерская отчётность за прошлый год', comment: 'С отметкой налоговой о приёме' },
  write: (
    { number, bank, path, document, comment }: EmailRequest & { document: string; comment: string | null },
    language,
  ) =>
    language === 'ru'
      ? {
          subject: `Банк ${bank} запросил документ по заявке ${number}`,
          paragraphs: ['Чтобы принять решение, банку нужен ещё один документ.'],
          details: [
            { label: 'Заявка', value: number },
            { label: 'Документ', value: document },
            ...(comment === null ? [] : [{ label: 'Комментарий банка', value: comment }]),
          ],
          action: { label: 'Приложить документ', url: path },
        }
      : {
          subject: `${bank} asked for a document for request ${number}`,
          paragraphs: ['The bank needs one more document before it decides.'],
          details: [
            { label: 'Request', value: number },
            { label: 'Document', value: document },
            ...(comment === null ? [] : [{ label: 'Comment of the bank', value: comment }]),
          ],
          action: { label: 'Attach the document', url: path },
        },
})

/** To the author and the owner: there will be an agreement. */
export const requestApproved = declareEmail({
  id: 'finance.requestApproved',
  isUrgent: true,
  occasion: { ru: 'Банк одобрил заявку', en: 'The bank approved a request' },
  sample: { ...sample, limit: 1_500_000_000, agreement: 'ФД-77/2026-018' },
  write: ({ number, bank, path, limit, agreement }: EmailRequest & { limit: number; agreement: string }, language) =>
    language === 'ru'
      ? {
          subject: `Банк ${bank} одобрил заявку ${number}`,
          paragraphs: ['Договор заключён. Теперь вы можете заявлять поставки на финансирование.'],
          details: [
            { label: 'Договор', value: agreement },
            { label: 'Лимит финансирования', value: moneyText(limit, 'ru') },
          ],
          action: { label: 'Открыть кабинет', url: path },
        }
      : {
          subject: `${bank} approved request ${number}`,
          paragraphs: ['The agreement is concluded. You can now ask for financing of your supplies.'],
          details: [
            { label: 'Agreement', value: agreement },
            { label: 'Financing limit', value: moneyText(limit, 'en') },
          ],
          action: { label: 'Open the cabinet', url: path },
        },
})

/** To the author and the owner: the bank has refused. */
export const requestRejected = declareEmail({
  id: 'finance.requestRejected',
  isUrgent: true,
  occasion: { ru: 'Банк отклонил заявку', en: 'The bank refused a request' },
  sample: {
    ...sample,
    comment: 'Недостаточный срок деятельности с покупателями',
    retryAvailableDate: '2026-12-20',
  },
  write: (
    {
      number,
      bank,
      path,
      comment,
      retryAvailableDate,
    }: EmailRequest & { comment: string | null; retryAvailableDate: string },
    language,
  ) => {
    const day = dayText(retryAvailableDate, language)
    return language === 'ru'
      ? {
          subject: `Банк ${bank} отклонил заявку ${number}`,
          paragraphs: [`Новую заявку в этот банк можно отправить с ${day}. Предложения других банков остаются в силе.`],
          details: comment ? [{ label: 'Комментарий банка', value: comment }] : [],
          action: { label: 'Посмотреть предложения', url: path },
        }
      : {
          subject: `${bank} refused request ${number}`,
          paragraphs: [`You can send this bank a new request from ${day}. Offers of other banks still stand.`],
          details: comment ? [{ label: 'Comment of the bank', value: comment }] : [],
          action: { label: 'See the offers', url: path },
        }
  },
})

export const financeEmails = [requestSent, documentAsked, requestApproved, requestRejected, objectNotice]
