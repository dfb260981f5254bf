import type { BankAgreement } from '@cabinet/contract/finance/partner-shapes'
import type { BankObject } from '@cabinet/contract/finance/partner-objects'
import { businessDay } from '@cabinet/api/kernel/clock'
import { addDays } from '@cabinet/api/kernel/days'
import { HOUR_MS } from '@cabinet/api/kernel/durations'
import type { Behavior, Plan } from '../../../demo-partner.ts'

/** Hours after the cut-off of the day for which it is ordered, until the bank pays or refuses. */
const PACE: Readonly<Record<Exclude<Behavior, 'SILENT'>, number>> = { PROMPT: 2, REFUSING: 2, ASKING: 20, SLOW: 44 }

/** The bank of the demo checks what is ordered, pays on the day of the order, and is repaid on the due date. */
export const objectPlan: Plan = async ({ type, occurredAt, data: { id } }, behavior, http) => {
  if (behavior === 'SILENT' || (type !== 'object.ordered' && type !== 'tranche.requested')) return []
  const path = `/v1/partner/bank/object/${id}`
  const object = await http.get<BankObject>(path).catch(() => undefined)
  // Withdrawn before the bank has looked at it.
  if (!object?.orderDate) return []
  const since = (instant: string): number => (Date.parse(instant) - Date.parse(occurredAt)) / HOUR_MS
  const cutOff = since(`${object.orderDate}T15:00:00+03:00`)
  const decided = cutOff + PACE[behavior]
  if (behavior === 'REFUSING') {
    const body = { reason: 'Дебитор не подтвердил поставку', isFixable: true }
    return [{ afterHours: decided, name: 'refuse', path: `${path}/refuse`, body }]
  }
  const due = object.plannedRepaymentDate
  const repaid = {
    afterHours: due === null ? decided + 30 * 24 : Math.max(since(`${due}T12:00:00+03:00`), decided + 1),
    name: 'repay',
    path: `${path}/repay`,
    body: { repaidAmount: object.claimAmount },
  }
  const financing = async () => {
    const ordered = await http.find<BankObject>(path)
    const agreement = ordered && (await http.find<BankAgreement>(`/v1/partner/bank/agreement/${ordered.agreementId}`))
    if (!agreement) return undefined
    const day = businessDay(new Date(Date.parse(occurredAt) + decided * HOUR_MS))
    const falls = ordered.plannedRepaymentDate ?? addDays(day, agreement.maxDeferralDays)
    return { financingAmount: ordered.financingAmount, plannedRepaymentDate: falls < day ? day : falls }
  }
  return [
    { afterHours: cutOff, name: 'take', path: `${path}/take` },
    { afterHours: decided, name: 'finance', path: `${path}/finance`, body: financing },
    repaid,
  ]
}
