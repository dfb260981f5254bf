import { claimPages } from '@cabinet/contract/claim/pages'
import type { Message } from '../../kernel/language.ts'
import { dayText, moneyText, monthText, ordersText } from '../../platform/emails/format.ts'
import { declareEmail } from '../../platform/emails/email.ts'

const number = 'ЗВ-26-000404'
const id = '00000000-0000-4000-8000-000000000404'

/** To people who work with the product: returns of a month are collected into a claim. */
export const groupDraftReady = declareEmail({
  id: 'claim.groupDraftReady',
  occasion: { ru: 'Готов черновик заявления за месяц', en: 'The claim of a month is drafted' },
  sample: { month: '2026-10', orders: 8, sum: 322_550, id },
  write: (input: { month: string; orders: number; sum: number; id: string }, language) => {
    const { month, orders, sum } = input
    const url = claimPages.claim({ id: input.id })
    const [period, count, total] = [monthText(month, language), ordersText(orders, language), moneyText(sum, language)]
    return language === 'ru'
      ? {
          subject: `Готов черновик заявления за ${period}: ${count} на ${total}`,
          paragraphs: [
            'Мы собрали застрахованные заказы, которые вернулись или не были выкуплены. Проверьте список и отправьте заявление страховщику.',
          ],
          details: [
            { label: 'Заказы', value: count },
            { label: 'Сумма', value: total },
          ],
          action: { label: 'Проверить черновик', url },
        }
      : {
          subject: `The claim for ${period} is drafted: ${count}, ${total}`,
          paragraphs: [
            'We have collected the insured orders that came back or were not redeemed. Check the list and send the claim to the insurer.',
          ],
          details: [
            { label: 'Orders', value: count },
            { label: 'Sum', value: total },
          ],
          action: { label: 'Check the draft', url },
        }
  },
})

/** To the author: the insurer asks for more. */
export const documentsRequested = declareEmail({
  id: 'claim.documentsRequested',
  isUrgent: true,
  occasion: { ru: 'По заявлению нужны документы', en: 'A claim needs documents' },
  sample: {
    number,
    documents: [{ ru: 'Документ о стоимости', en: 'Proof of value' }],
    until: '2026-12-02',
    id,
  },
  write: (input: { number: string; documents: readonly Message[]; until: string; id: string }, language) => {
    const url = claimPages.claim({ id: input.id })
    const day = dayText(input.until, language)
    return language === 'ru'
      ? {
          subject: `По заявлению ${input.number} нужны документы`,
          paragraphs: [`Страховщик продолжит рассмотрение, когда получит документы. Загрузите их до ${day}.`],
          details: [
            {
              label: 'Каких документов не хватает',
              value: input.documents.map((document) => document[language]).join('\n'),
            },
          ],
          action: { label: 'Загрузить документы', url },
        }
      : {
          subject: `Claim ${input.number} needs documents`,
          paragraphs: [`The insurer goes on when the documents are there. Upload them by ${day}.`],
          details: [
            { label: 'Missing documents', value: input.documents.map((document) => document[language]).join('\n') },
          ],
          action: { label: 'Upload documents', url },
        }
  },
})

/** To the author: the insurer has decided. */
export const claimDecided = declareEmail({
  id: 'claim.decided',
  isUrgent: true,
  occasion: { ru: 'По заявлению принято решение', en: 'A claim is decided' },
  sample: {
    number,
    decision: { ru: 'Одобрено частично', en: 'Approved in part' },
    sum: 300_000,
    reason: { ru: 'Ущерб возмещён перевозчиком', en: 'The carrier has made up for the damage' },
    id,
  },
  write: (
    input: { number: string; decision: Message; sum: number | null; reason: Message | null; id: string },
    language,
  ) => {
    const url = claimPages.claim({ id: input.id })
    const total = input.sum === null ? null : moneyText(input.sum, language)
    return language === 'ru'
      ? {
          subject: `По заявлению ${input.number} принято решение`,
          paragraphs: [
            total === null
              ? 'Подробности решения вы найдёте в заявлении.'
              : 'Деньги поступят на счёт организации в течение 5 рабочих дней.',
          ],
          details: [
            { label: 'Решение', value: input.decision[language] },
            ...(total === null ? [] : [{ label: 'К выплате', value: total }]),
            ...(input.reason === null ? [] : [{ label: 'Причина', value: input.reason[language] }]),
          ],
          action: { label: 'Открыть заявление', url },
        }
      : {
          subject: `Claim ${input.number} is decided`,
          paragraphs: [
            total === null
              ? 'You will find the details of the decision in the claim.'
              : 'The money will reach the account of the organization within 5 working days.',
          ],
          details: [
            { label: 'Decision', value: input.decision[language] },
            ...(total === null ? [] : [{ label: 'To be paid', value: total }]),
            ...(input.reason === null ? [] : [{ label: 'Reason', value: input.reason[language] }]),
          ],
          action: { label: 'Open the claim', url },
        }
  },
})

/** To the author: the money has left. */
export const claimPaid = declareEmail({
  id: 'claim.paid',
  isUrgent: true,
  occasion: { ru: 'По заявлению выплачены деньги', en: 'A claim is paid' },
  sample: { number, sum: 999_000, account: '40702810799990000003', id },
  write: (input: { number: string; sum: number; account: string; id: string }, language) => {
    const url = claimPages.claim({ id: input.id })
    const total = moneyText(input.sum, language)
    return language === 'ru'
      ? {
          subject: `По заявлению ${input.number} выплачено ${total}`,
          paragraphs: ['Страховщик перевёл деньги. Обычно они поступают за 1–2 рабочих дня.'],
          details: [{ label: 'Расчётный счёт', value: input.account }],
          action: { label: 'Открыть заявление', url },
        }
      : {
          subject: `${total} paid on claim ${input.number}`,
          paragraphs: ['The insurer has sent the money. It usually arrives within 1–2 working days.'],
          details: [{ label: 'Settlement account', value: input.account }],
          action: { label: 'Open the claim', url },
        }
  },
})

/** To people who work with the product: the draft of a month still waits. */
export const groupDraftReminder = declareEmail({
  id: 'claim.groupDraftReminder',
  isUrgent: true,
  occasion: { ru: 'Черновик заявления за месяц ждёт проверки', en: 'The draft of a month waits to be checked' },
  sample: { month: '2026-10', sum: 322_550, submitUntil: '2026-11-30', withdrawnFrom: '2027-01-09', id },
  write: (input: { month: string; sum: number; submitUntil: string; withdrawnFrom: string; id: string }, language) => {
    const url = claimPages.claim({ id: input.id })
    const [period, total] = [monthText(input.month, language), moneyText(input.sum, language)]
    const [until, end] = [dayText(input.submitUntil, language), dayText(input.withdrawnFrom, language)]
    return language === 'ru'
      ? {
          subject: `Черновик заявления за ${period} ждёт проверки`,
          paragraphs: [
            `Проверьте список заказов и отправьте заявление страховщику. ${end} мы отзовём неотправленный черновик.`,
          ],
          details: [
            { label: 'Сумма', value: total },
            { label: 'Отправьте до', value: until },
          ],
          action: { label: 'Проверить черновик', url },
        }
      : {
          subject: `The draft of the claim for ${period} waits to be checked`,
          paragraphs: [
            `Check the orders and send the claim to the insurer. On ${end} we withdraw a draft that was not sent.`,
          ],
          details: [
            { label: 'Sum', value: total },
            { label: 'Send it by', value: until },
          ],
          action: { label: 'Check the draft', url },
        }
  },
})

/** To people who work with the product: nobody has sent the draft of a month. */
export const groupDraftWithdrawn = declareEmail({
  id: 'claim.groupDraftWithdrawn',
  occasion: { ru: 'Черновик заявления за месяц отозван', en: 'The draft of a month is withdrawn' },
  sample: { month: '2026-10', sum: 322_550, id },
  write: (input: { month: string; sum: number; id: string }, language) => {
    const url = claimPages.claim({ id: input.id })
    const [period, total] = [monthText(input.month, language), moneyText(input.sum, language)]
    return language === 'ru'
      ? {
          subject: `Черновик заявления за ${period} отозван`,
          paragraphs: ['Заявление не отправили страховщику за 60 дней, поэтому мы отозвали черновик.'],
          details: [{ label: 'Сумма', value: total }],
          action: { label: 'Открыть заявление', url },
        }
      : {
          subject: `The draft of the claim for ${period} is withdrawn`,
          paragraphs: ['Nobody has sent the claim to the insurer within 60 days, so we have withdrawn the draft.'],
          details: [{ label: 'Sum', value: total }],
          action: { label: 'Open the claim', url },
        }
  },
})

/** To the author: the insurer has written. */
export const insurerWrote = declareEmail({
  id: 'claim.insurerWrote',
  isUrgent: true,
  occasion: { ru: 'Страховщик написал по заявлению', en: 'The insurer has written about a claim' },
  sample: { number, id },
  write: (input: { number: string; id: string }, language) => {
    const url = claimPages.claim({ id: input.id })
    return language === 'ru'
      ? {
          subject: `Страховщик написал по заявлению ${input.number}`,
          paragraphs: ['Прочитайте сообщение и ответьте на странице заявления.'],
          action: { label: 'Открыть переписку', url },
        }
      : {
          subject: `The insurer has written about claim ${input.number}`,
          paragraphs: ['Read the message and reply on the page of the claim.'],
          action: { label: 'Open the conversation', url },
        }
  },
})

export const claimEmails = [
  groupDraftReady,
  groupDraftReminder,
  groupDraftWithdrawn,
  documentsRequested,
  insurerWrote,
  claimDecided,
  claimPaid,
]
