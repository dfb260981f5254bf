import type { Platform } from '../../../platform/context.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { coverPeriodsOf } from '../cover/period-store.ts'
import { coverEnd, decideCover, type CoveredOrder, type CoverDecision, type CoverPeriod } from '../cover/cover.ts'
import { findUndecided } from './store.ts'
import { coverMachine, type OrderRow } from './transitions.ts'

const ACTOR = { kind: 'JOB', id: 'sender.orders' } as const

/** An order as the rules look at it. */
const coveredOf = (row: OrderRow): CoveredOrder => ({
  acceptedAt: row.accepted_at,
  declaredValue: row.declared_value,
  isReturn: row.is_return,
  isClientReturn: row.details.isClientReturn,
  packages: row.details.packages,
  isFinal: row.is_final,
  status: { code: row.status_code, name: row.status_name, at: row.status_at, city: null, reason: row.reason_code },
})

/** Whether an order stands by the rules as it is. */
const isAsDecided = (row: OrderRow, decision: CoverDecision): boolean =>
  decision.kind === row.cover_status &&
  (!('reason' in decision) ||
    (decision.reason === row.cover_reason && decision.isForGood === (row.cover_decided_at !== null)))

const decide = async (platform: Platform, row: OrderRow, periods: readonly CoverPeriod[]): Promise<boolean> => {
  const decision = decideCover(coveredOf(row), periods)
  if (isAsDecided(row, decision)) return false
  const subject = { id: row.id, organizationId: row.organization_id }
  const event = { subject, actor: ACTOR } as const
  switch (decision.kind) {
    case 'PENDING':
      await applyEvent(platform, coverMachine, { ...event, event: 'await', input: undefined })
      break
    case 'INSURED': {
      const { period, insuredSum, startedAt } = decision
      const input = { cover_price: period.price, insured_sum: insuredSum, period_id: period.id, startedAt }
      await applyEvent(platform, coverMachine, { ...event, event: 'accept', input })
      break
    }
    default:
      await applyEvent(platform, coverMachine, {
        ...event,
        event: decision.kind === 'EXCLUDED' ? 'exclude' : 'pass',
        input: { reason: decision.reason, isForGood: decision.isForGood },
      })
  }
  return true
}

/**
 * Brings the insurance of an order to where the rules want it. What was decided once stays; in the transaction of what
 * the courier reported.
 *
 * @returns whether anything changed
 */
export const settleCover = async (
  platform: Platform,
  row: OrderRow,
  periods: readonly CoverPeriod[],
): Promise<boolean> => {
  const isDecided = row.cover_decided_at === null && (await decide(platform, row, periods))
  const endedAt = coverEnd(coveredOf(row), { returnUuid: row.return_uuid, returnedAt: row.returned_at })
  if (endedAt === null) return isDecided
  const fresh = await coverMachine.lock(platform.database, { id: row.id, organizationId: row.organization_id }, '')
  if (fresh?.cover_status !== 'INSURED') return isDecided
  await applyEvent(platform, coverMachine, {
    subject: { id: row.id, organizationId: row.organization_id },
    event: 'finish',
    input: { endedAt },
    actor: ACTOR,
  })
  return true
}

/** Looks again at every order that the courier does not have yet: the insurance was switched on or off. */
export const reconsiderCover = async (platform: Platform, organizationId: string): Promise<void> => {
  const { database } = platform
  const periods = await coverPeriodsOf(database, organizationId)
  for (const row of await findUndecided(database, organizationId)) await decide(platform, row, periods)
}
