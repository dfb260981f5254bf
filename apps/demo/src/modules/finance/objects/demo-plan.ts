import { businessDay } from '@cabinet/api/kernel/clock'
import { addDays } from '@cabinet/api/kernel/days'
import { HOUR_MS } from '@cabinet/api/kernel/durations'
import { type Behavior, ifPossible, type Intention, type Plan } from '../../../demo-partner.ts'

/** Hours after the cut-off of the day for which it is ordered, until the bank pays or refuses. */
const PACE: Readonly<Record<Exclude<Behavior, 'SILENT'>, number>> = { PROMPT: 2, REFUSING: 2, ASKING: 20, SLOW: 44 }

/** The bank of the demo checks what is ordered, pays on the day of the order, and is repaid on the due date. */
export const objectPlan: Plan = async ({ type, occurredAt, data: { id } }, behavior, { bank }) => {
  if (behavior === 'SILENT' || (type !== 'object.ordered' && type !== 'tranche.requested')) return []
  const object = await bank.object.get(id).catch(() => undefined)
  // Withdrawn before the bank has looked at it.
  if (!object?.orderDate) return []
  const since = (instant: string): number => (Date.parse(instant) - Date.parse(occurredAt)) / HOUR_MS
  const cutOff = since(`${object.orderDate}T15:00:00+03:00`)
  const decided = cutOff + PACE[behavior]
  if (behavior === 'REFUSING') {
    const refusal = { reason: 'Дебитор не подтвердил поставку', isFixable: true }
    const tell: Intention['tell'] = ({ news, once }) => bank.object.refuse(id, { ...news, ...refusal }, once)
    return [{ afterHours: decided, name: 'refuse', tell }]
  }
  const due = object.plannedRepaymentDate
  const repaidAmount = object.claimAmount
  const finance: Intention['tell'] = async ({ news, once }) => {
    const ordered = await ifPossible(bank.object.get(id))
    const agreement = ordered && (await ifPossible(bank.agreement.get(ordered.agreementId)))
    if (!agreement) return
    const day = businessDay(new Date(Date.parse(occurredAt) + decided * HOUR_MS))
    const falls = ordered.plannedRepaymentDate ?? addDays(day, agreement.maxDeferralDays)
    const { financingAmount } = ordered
    const plannedRepaymentDate = falls < day ? day : falls
    await bank.object.finance(id, { ...news, financingAmount, plannedRepaymentDate }, once)
  }
  return [
    { afterHours: cutOff, name: 'take', tell: ({ news, once }) => bank.object.take(id, news, once) },
    { afterHours: decided, name: 'finance', tell: finance },
    {
      afterHours: due === null ? decided + 30 * 24 : Math.max(since(`${due}T12:00:00+03:00`), decided + 1),
      name: 'repay',
      tell: ({ news, once }) => bank.object.repay(id, { ...news, repaidAmount }, once),
    },
  ]
}
