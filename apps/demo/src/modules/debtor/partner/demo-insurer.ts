import type { InsurerInsurance } from '@cabinet/contract/debtor/partner'
import type { InsurerBuyer } from '@cabinet/contract/debtor/partner-credit'
import { businessDay } from '@cabinet/api/kernel/clock'
import { addDays } from '@cabinet/api/kernel/days'
import { followFeed, type Behavior, type DemoPartner, type PartnerHttp, type Plan } from '../../../demo-partner.ts'

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

const aboutInsurance = (type: string, id: string, behavior: Answer, http: PartnerHttp) => {
  const afterHours = PACE[behavior]
  const insurance = `/v1/partner/insurer/insurance/${id}`
  if (type === 'insurance.disconnection.requested') {
    return [{ afterHours, name: 'disconnect', path: `${insurance}/disconnect` }]
  }
  const policy = async (now: Date) => {
    const found = await http.find<InsurerInsurance>(insurance)
    const startDate = businessDay(now)
    return found && { startDate, endDate: addDays(startDate, POLICY_DAYS), terms: found.offeredTerms }
  }
  return behavior === 'REFUSING'
    ? [
        {
          afterHours,
          name: 'refuse',
          path: `${insurance}/refuse`,
          body: { reason: 'Недостаточно данных о покупателях' },
        },
      ]
    : [{ afterHours, name: 'accept', path: `${insurance}/accept`, body: policy }]
}

const aboutLimit = (id: string, behavior: Answer, http: PartnerHttp) => {
  const buyer = `/v1/partner/insurer/buyer/${id}`
  const afterHours = PACE[behavior]
  if (behavior === 'REFUSING') {
    const body = { reason: 'Отрицательная кредитная история', ratingGroup: 'E' }
    return [{ afterHours, name: 'refuse', path: `${buyer}/refuse`, body }]
  }
  const body = async (now: Date) => {
    const found = await http.find<InsurerBuyer>(buyer)
    const requested = found?.requestedLimit ?? 0
    if (requested === 0) return undefined
    const validUntil = addDays(businessDay(now), LIMIT_DAYS)
    if (behavior !== 'ASKING' || requested <= CAUTIOUS_LIMIT) {
      return { approvedLimit: requested, validUntil, ratingGroup: 'B' }
    }
    const comment = 'Лимит пересмотрим, когда увидим отчётность покупателя за год'
    return { approvedLimit: CAUTIOUS_LIMIT, validUntil, ratingGroup: 'C', comment }
  }
  return [{ afterHours, name: 'approve', path: `${buyer}/approve`, body }]
}

const plan: Plan = ({ type, data: { id } }, behavior, http) => {
  if (behavior === 'SILENT') return []
  switch (type) {
    case 'insurance.connection.requested':
    case 'insurance.disconnection.requested':
      return aboutInsurance(type, id, behavior, http)
    case 'limit.requested':
      return aboutLimit(id, behavior, http)
    case 'overdue.notified':
      return behavior === 'REFUSING'
        ? []
        : [{ afterHours: RECOVERY_HOURS, name: 'recover', path: `/v1/partner/insurer/shipment/${id}/recover` }]
    default:
      return []
  }
}

/** The insurer of the demo: reads its feed and answers applications, requests of limits and notices. */
export const demoInsurer: DemoPartner = { kind: 'INSURER', create: (world) => followFeed(world, plan) }
