import { claimPages } from '@cabinet/contract/claim-pages'
import { dayText, moneyText, monthText, ordersText } from '../../platform/emails/format.ts'
import { declareEmail } from '../../platform/emails/email.ts'

const SETTLEMENT = claimPages.settlement()

/** To people who work with the product: returns of a month are collected into a claim. */
const groupDraftReady = declareEmail({
  id: 'claim.groupDraftReady',
  occasion: { ru: 'Готов черновик заявления за месяц', en: 'The claim of a month is drafted' },
  sample: { month: '2026-10', orders: 8, sum: 322_550 },
  write: ({ month, orders, sum }: { month: string; orders: number; sum: number }, language) => {
    const [period, count, total] = [monthText(month, language), ordersText(orders, language), moneyText(sum, language)]
    return language === 'ru'
      ? {
          subject: `Готов черновик заявления за ${period}: ${count} на ${total}`,
          paragraphs: [
            'Мы собрали застрахованные заказы, которые вернулись или не были выкуплены. Проверьте список и отправьте заявление страховщику.',
          ],
          facts: [
            { label: 'Заказы', value: count },
            { label: 'Сумма', value: total },
          ],
          action: { label: 'Проверить черновик', url: SETTLEMENT },
        }
      : {
          subject: `The claim for ${period} is drafted: ${count}, ${total}`,
          paragraphs: [
            'We have collected the insured orders that came back or were not redeemed. Check the list and send the claim to the insurer.',
          ],
          facts: [
            { label: 'Orders', value: count },
            { label: 'Sum', value: total },
          ],
          action: { label: 'Check the draft', url: SETTLEMENT },
        }
  },
})

const number = 'ЗВ-26-000404'

/** To the author: the insurer asks for more. */
const documentsRequested = declareEmail({
  id: 'claim.documentsRequested',
  occasion: { ru: 'По заявлению нужны документы', en: 'A claim needs documents' },
  sample: { number, documents: ['Документ о стоимости'], until: '2026-12-02' },
  write: (input: { number: string; documents: readonly string[]; until: string }, language) => {
    const day = dayText(input.until, language)
    return language === 'ru'
      ? {
          subject: `По заявлению ${input.number} нужны документы`,
          paragraphs: [`Страховщик продолжит рассмотрение, когда получит документы. Загрузите их до ${day}.`],
          facts: [{ label: 'Каких документов не хватает', value: input.documents.join('\n') }],
          action: { label: 'Загрузить документы', url: SETTLEMENT },
        }
      : {
          subject: `Claim ${input.number} needs documents`,
          paragraphs: [`The insurer goes on when the documents are there. Upload them by ${day}.`],
          facts: [{ label: 'Missing documents', value: input.documents.join('\n') }],
          action: { label: 'Upload documents', url: SETTLEMENT },
        }
  },
})

/** To the author: the insurer has decided. */
const claimDecided = declareEmail({
  id: 'claim.decided',
  occasion: { ru: 'По заявлению принято решение', en: 'A claim is decided' },
  sample: { number, decision: 'Одобрено частично', sum: 300_000, reason: null },
  write: (input: { number: string; decision: string; sum: number | null; reason: string | null }, language) => {
    const total = input.sum === null ? null : moneyText(input.sum, language)
    return language === 'ru'
      ? {
          subject: `По заявлению ${input.number} принято решение`,
          paragraphs: [
            total === null
              ? 'Подробности решения вы найдёте в заявлении.'
              : 'Деньги поступят на счёт организации в течение 5 рабочих дней.',
          ],
          facts: [
            { label: 'Решение', value: input.decision },
            ...(total === null ? [] : [{ label: 'К выплате', value: total }]),
            ...(input.reason === null ? [] : [{ label: 'Причина', value: input.reason }]),
          ],
          action: { label: 'Открыть заявление', url: SETTLEMENT },
        }
      : {
          subject: `Claim ${input.number} is decided`,
          paragraphs: [
            total === null
              ? 'You will find the details of the decision in the claim.'
              : 'The money will reach the account of the organization within 5 working days.',
          ],
          facts: [
            { label: 'Decision', value: input.decision },
            ...(total === null ? [] : [{ label: 'To be paid', value: total }]),
            ...(input.reason === null ? [] : [{ label: 'Reason', value: input.reason }]),
          ],
          action: { label: 'Open the claim', url: SETTLEMENT },
        }
  },
})

/** To the author: the money has left. */
const claimPaid = declareEmail({
  id: 'claim.paid',
  occasion: { ru: 'По заявлению выплачены деньги', en: 'A claim is paid' },
  sample: { number, sum: 999_000, account: '40702810799990000003' },
  write: (input: { number: string; sum: number; account: string }, language) => {
    const total = moneyText(input.sum, language)
    return language === 'ru'
      ? {
          subject: `По заявлению ${input.number} выплачено ${total}`,
          paragraphs: ['Страховщик перевёл деньги. Обычно они поступают за 1–2 рабочих дня.'],
          facts: [{ label: 'Расчётный счёт', value: input.account }],
          action: { label: 'Открыть заявление', url: SETTLEMENT },
        }
      : {
          subject: `${total} paid on claim ${input.number}`,
          paragraphs: ['The insurer has sent the money. It usually arrives within 1–2 working days.'],
          facts: [{ label: 'Settlement account', value: input.account }],
          action: { label: 'Open the claim', url: SETTLEMENT },
        }
  },
})

export const claimEmails = [groupDraftReady, documentsRequested, claimDecided, claimPaid]
