import type { PartnerClient } from '@cabinet/partner-client'
import { businessDay } from '@cabinet/api/kernel/clock'
import { addDays } from '@cabinet/api/kernel/days'
import {
  followFeed,
  type Behavior,
  type DemoPartner,
  ifPossible,
  type Intention,
  type Plan,
} from '../../../demo-partner.ts'

/** Hours by the business clock after which an insurer answers. */
const PACE: Readonly<Record<Exclude<Behavior, 'SILENT'>, number>> = { PROMPT: 4, REFUSING: 4, ASKING: 30, SLOW: 120 }
/** Hours after which a debt is taken over for recovery. */
const RECOVERY_HOURS = 72
/** Kopecks: more than this is approved in part while the insurer wants to know more. */
const CAUTIOUS_LIMIT = 150_000_000
/** For how long a limit holds, and a policy. */
const LIMIT_DAYS = 365
const POLICY_DAYS = 364

type Answer = Exclude<Behavior, 'SILENT'>

const aboutInsurance = (type: string, id: string, behavior: Answer, { insurer }: PartnerClient): Intention[] => {
  const afterHours = PACE[behavior]
  const { insurance } = insurer
  if (type === 'insurance.disconnection.requested') {
    return [{ afterHours, name: 'disconnect', tell: ({ news, once }) => insurance.disconnect(id, news, once) }]
  }
  const reason = 'Недостаточно данных о покупателях'
  const accept: Intention['tell'] = async ({ news, once }, now) => {
    const found = await ifPossible(insurance.get(id))
    const startDate = businessDay(now)
    const policy = { startDate, endDate: addDays(startDate, POLICY_DAYS), terms: found?.offeredTerms }
    if (policy.terms) await insurance.accept(id, { ...news, ...policy, terms: policy.terms }, once)
  }
  return behavior === 'REFUSING'
    ? [{ afterHours, name: 'refuse', tell: ({ news, once }) => insurance.refuse(id, { ...news, reason }, once) }]
    : [{ afterHours, name: 'accept', tell: accept }]
}

const aboutLimit = (id: string, behavior: Answer, { insurer: { buyer } }: PartnerClient): Intention[] => {
  const afterHours = PACE[behavior]
  if (behavior === 'REFUSING') {
    const refusal = { reason: 'Отрицательная кредитная история', ratingGroup: 'E' } as const
    return [{ afterHours, name: 'refuse', tell: ({ news, once }) => buyer.refuse(id, { ...news, ...refusal }, once) }]
  }
  const approve: Intention['tell'] = async ({ news, once }, now) => {
    const requested = (await ifPossible(buyer.get(id)))?.requestedLimit ?? 0
    if (requested === 0) return
    const validUntil = addDays(businessDay(now), LIMIT_DAYS)
    const comment = 'Лимит пересмотрим, когда увидим отчётность покупателя за год'
    const limit =
      behavior !== 'ASKING' || requested <= CAUTIOUS_LIMIT
        ? ({ approvedLimit: requested, ratingGroup: 'B' } as const)
        : ({ approvedLimit: CAUTIOUS_LIMIT, ratingGroup: 'C', comment } as const)
    await buyer.approve(id, { ...news, ...limit, validUntil }, once)
  }
  return [{ afterHours, name: 'approve', tell: approve }]
}

const plan: Plan = ({ type, data: { id } }, behavior, partner) => {
  if (behavior === 'SILENT') return []
  switch (type) {
    case 'insurance.connection.requested':
    case 'insurance.disconnection.requested':
      return aboutInsurance(type, id, behavior, partner)
    case 'limit.requested':
      return aboutLimit(id, behavior, partner)
    case 'overdue.notified': {
      const { shipment } = partner.insurer
      const tell: Intention['tell'] = ({ news, once }) => shipment.recover(id, news, once)
      return behavior === 'REFUSING' ? [] : [{ afterHours: RECOVERY_HOURS, name: 'recover', tell }]
    }
    default:
      return []
  }
}

/** The insurer of the demo: reads its feed and answers applications, requests of limits and notices. */
export const demoInsurer: DemoPartner = { kind: 'INSURER', create: (world) => followFeed(world, plan) }
