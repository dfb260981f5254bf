import type { InsurerClaim } from '@cabinet/contract/claim/partner'
import { type ClaimReason, claimReasons } from '@cabinet/contract/claim/values'
import { businessDay } from '@cabinet/api/kernel/clock'
import { followFeed, type Behavior, type DemoPartner, type PartnerHttp, type Plan } from '../../../demo-partner.ts'

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
const decisionOf = (claim: InsurerClaim, behavior: Behavior): Readonly<Record<string, unknown>> => {
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

const read = async (http: PartnerHttp, id: string): Promise<InsurerClaim> =>
  http.get<InsurerClaim>(`/v1/partner/insurer/claim/${id}`)

const plan: Plan = async ({ type, data: { id } }, behavior, http) => {
  if (behavior === 'SILENT') return []
  const path = `/v1/partner/insurer/claim/${id}`
  const { take, decide, pay } = PACE[behavior]
  const payment = {
    name: 'pay',
    path: `${path}/pay`,
    body: async (now: Date) => {
      const decided = await http.find<InsurerClaim>(path)
      const amount = decided?.approvedAmount ?? 0
      return amount > 0 ? { amount, date: businessDay(now) } : undefined
    },
  }
  if (type === 'claim.document.added') {
    const claim = await read(http, id)
    if (claim.state !== 'IN_REVIEW' && claim.state !== 'DOCUMENTS_REQUESTED') return []
    return [
      {
        afterHours: AFTER_DOCUMENT,
        name: 'decide',
        path: `${path}/decide`,
        body: { approvedAmount: claim.expectedAmount },
      },
      { afterHours: AFTER_DOCUMENT + 24, ...payment },
    ]
  }
  if (type === 'message.created') {
    const text = 'Спасибо, мы получили ваше сообщение и учтём его при рассмотрении.'
    return [{ afterHours: 1, name: 'reply', path: `${path}/message`, body: { text } }]
  }
  if (type !== 'claim.submitted') return []
  const claim = await read(http, id)
  const taking = {
    afterHours: take,
    name: 'take',
    path: `${path}/take`,
    body: { claimNumber: `У-${claim.number.replace('ЗВ-', '')}` },
  }
  if (behavior === 'ASKING' && !claim.isGroupClaim) {
    const body = {
      documents: ['COST_PROOF'],
      comment: 'Приложите документ о стоимости, на котором видна дата покупки.',
    }
    return [taking, { afterHours: take + 4, name: 'ask', path: `${path}/ask-documents`, body }]
  }
  return [
    taking,
    { afterHours: decide, name: 'decide', path: `${path}/decide`, body: decisionOf(claim, behavior) },
    { afterHours: pay, ...payment },
  ]
}

/** The insurer of the demo as it considers claims: approves, in part or not at all, asks for documents, pays. */
export const demoClaimInsurer: DemoPartner = { kind: 'INSURER', create: (world) => followFeed(world, plan) }
