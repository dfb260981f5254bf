import { type ClaimReason, claimReasons } from '@cabinet/contract/claim/values'
import type { InsurerClaim, InsurerClaimDecideBody } from '@cabinet/partner-client'
import { businessDay } from '@cabinet/api/kernel/clock'
import {
  followFeed,
  type Behavior,
  type DemoPartner,
  ifPossible,
  type Intention,
  type Plan,
} from '../../../demo-partner.ts'

/** Hours by the business clock after which an insurer takes a claim, decides and pays. */
const PACE: Readonly<
  Record<Exclude<Behavior, 'SILENT'>, { readonly take: number; readonly decide: number; readonly pay: number }>
> = {
  PROMPT: { take: 2, decide: 48, pay: 72 },
  REFUSING: { take: 2, decide: 48, pay: 72 },
  ASKING: { take: 2, decide: 96, pay: 120 },
  SLOW: { take: 20, decide: 300, pay: 400 },
}

/** Hours after which documents that have come are looked at. */
const AFTER_DOCUMENT = 6

const comments: Readonly<Record<ClaimReason, string>> = {
  NOT_INSURED: 'В день приёма заказа страхование не действовало.',
  LATE: 'Заявление поступило позже 60 дней с даты события.',
  NOT_EVENT: 'По документам повреждение возникло после вручения.',
  NO_DOCUMENTS: 'Не представлен документ, который подтверждает стоимость.',
  PACKAGING: 'Упаковка не соответствует требованиям перевозчика.',
  PAID_BY_CARRIER: 'Перевозчик уже возместил ущерб.',
  DUPLICATE: 'По этому заказу выплата уже произведена.',
}

/** The same number for the same claim: every reason has its turn, and nothing is left to chance. */
const turnOf = (id: string, count: number): number => Number.parseInt(id.slice(-6), 16) % count

/** What an insurer in this behavior decides: most claims in full, some in part, others for one of the reasons not at all. */
const decisionOf = (
  claim: InsurerClaim,
  behavior: Behavior,
): Omit<InsurerClaimDecideBody, 'externalId' | 'occurredAt'> => {
  const { expectedAmount: expected } = claim
  if (behavior === 'REFUSING') {
    const reason = claimReasons[turnOf(claim.id, claimReasons.length)] ?? 'NOT_EVENT'
    return { approvedAmount: 0, reason, comment: comments[reason] }
  }
  if (behavior !== 'ASKING' && turnOf(claim.id, 3) === 0 && expected > 100_000) {
    return { approvedAmount: Math.floor(expected * 0.7), reason: 'PACKAGING', comment: comments.PACKAGING }
  }
  return { approvedAmount: expected }
}

const plan: Plan = async ({ type, data: { id } }, behavior, { insurer }) => {
  if (behavior === 'SILENT') return []
  const { take, decide, pay } = PACE[behavior]
  const payment: Omit<Intention, 'afterHours'> = {
    name: 'pay',
    tell: async ({ news, once }, now) => {
      const decided = await ifPossible(insurer.claim.get(id))
      const amount = decided?.approvedAmount ?? 0
      if (amount > 0) await insurer.claim.pay(id, { ...news, amount, date: businessDay(now) }, once)
    },
  }
  if (type === 'claim.document.added') {
    const claim = await insurer.claim.get(id)
    if (claim.state !== 'IN_REVIEW' && claim.state !== 'DOCUMENTS_REQUESTED') return []
    const approvedAmount = claim.expectedAmount
    return [
      {
        afterHours: AFTER_DOCUMENT,
        name: 'decide',
        tell: ({ news, once }) => insurer.claim.decide(id, { ...news, approvedAmount }, once),
      },
      { afterHours: AFTER_DOCUMENT + 24, ...payment },
    ]
  }
  if (type === 'message.created') {
    const text = 'Спасибо, мы получили ваше сообщение и учтём его при рассмотрении.'
    const tell: typeof payment.tell = ({ news, once }) => insurer.claim.message(id, { ...news, text }, once)
    return [{ afterHours: 1, name: 'reply', tell }]
  }
  if (type !== 'claim.submitted') return []
  const claim = await insurer.claim.get(id)
  const claimNumber = `У-${claim.number.replace('ЗВ-', '')}`
  const taking: Intention = {
    afterHours: take,
    name: 'take',
    tell: ({ news, once }) => insurer.claim.take(id, { ...news, claimNumber }, once),
  }
  if (behavior === 'ASKING' && !claim.isGroupClaim) {
    const comment = 'Приложите документ о стоимости, на котором видна дата покупки.'
    return [
      taking,
      {
        afterHours: take + 4,
        name: 'ask',
        tell: ({ news, once }) => insurer.claim.askDocuments(id, { ...news, documents: ['COST_PROOF'], comment }, once),
      },
    ]
  }
  return [
    taking,
    {
      afterHours: decide,
      name: 'decide',
      tell: ({ news, once }) => insurer.claim.decide(id, { ...news, ...decisionOf(claim, behavior) }, once),
    },
    { afterHours: pay, ...payment },
  ]
}

/** The insurer of the demo as it considers claims: approves, in part or not at all, asks for documents, pays. */
export const demoClaimInsurer: DemoPartner = { kind: 'INSURER', create: (world) => followFeed(world, plan) }
