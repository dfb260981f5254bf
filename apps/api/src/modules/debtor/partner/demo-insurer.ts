import type { InsurerBuyer } from '@cabinet/contract/partner-insurer-credit'
import { followFeed, type Mood, type DemoPartner, type Plan } from '../../../platform/partners/demo-partner.ts'

/** Hours by the business clock after which an insurer answers. */
const PACE: Readonly<Record<Exclude<Mood, 'SILENT'>, number>> = { PROMPT: 4, REFUSING: 4, ASKING: 30, SLOW: 120 }
/** Hours after which a debt is taken over for recovery. */
const RECOVERY_HOURS = 72
/** Kopecks: more than this is approved in part while the insurer wants to know more. */
const CAUTIOUS_LIMIT = 150_000_000

type Answer = Exclude<Mood, 'SILENT'>

const aboutInsurance = (type: string, id: string, mood: Answer, afterHours: number) => {
  const insurance = `/v1/partner/insurer/insurance/${id}`
  if (type === 'insurance.disconnection.requested') {
    return [{ afterHours, name: 'disconnect', path: `${insurance}/disconnect` }]
  }
  return mood === 'REFUSING'
    ? [
        {
          afterHours,
          name: 'refuse',
          path: `${insurance}/refuse`,
          body: { reason: 'Недостаточно данных о покупателях' },
        },
      ]
    : [{ afterHours, name: 'accept', path: `${insurance}/accept` }]
}

const aboutLimit = ({ id, requestedLimit }: InsurerBuyer, mood: Answer, afterHours: number) => {
  const buyer = `/v1/partner/insurer/buyer/${id}`
  if (mood === 'REFUSING') {
    const body = { reason: 'Отрицательная кредитная история', ratingGroup: 'E' }
    return [{ afterHours, name: 'refuse', path: `${buyer}/refuse`, body }]
  }
  if (mood === 'ASKING' && (requestedLimit ?? 0) > CAUTIOUS_LIMIT) {
    const comment = 'Лимит пересмотрим, когда увидим отчётность покупателя за год'
    const body = { approvedLimit: CAUTIOUS_LIMIT, ratingGroup: 'C', comment }
    return [{ afterHours, name: 'approve', path: `${buyer}/approve`, body }]
  }
  return [{ afterHours, name: 'approve', path: `${buyer}/approve`, body: { ratingGroup: 'B' } }]
}

const plan: Plan = async ({ type, data: { id } }, mood, http) => {
  if (mood === 'SILENT') return []
  const afterHours = PACE[mood]
  switch (type) {
    case 'insurance.connection.requested':
    case 'insurance.disconnection.requested':
      return aboutInsurance(type, id, mood, afterHours)
    case 'limit.requested':
      return aboutLimit(await http.get<InsurerBuyer>(`/v1/partner/insurer/buyer/${id}`), mood, afterHours)
    case 'overdue.notified':
      return mood === 'REFUSING'
        ? []
        : [{ afterHours: RECOVERY_HOURS, name: 'recover', path: `/v1/partner/insurer/shipment/${id}/recover` }]
    default:
      return []
  }
}

/** The insurer of the demo: reads its feed and answers applications, requests of limits and notices. */
export const demoInsurer: DemoPartner = { kind: 'INSURER', create: (world) => followFeed(world, plan) }
