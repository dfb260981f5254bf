import type { PolicyTerms } from '@cabinet/contract/debtor/policy'
import type { Actor } from '../../../kernel/actor.ts'
import { businessDay, type DayText } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/days.ts'
import { errors } from '../../../kernel/http-error.ts'
import type { Platform } from '../../../platform/context.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { lockBuyer } from '../buyers/transitions.ts'
import { findTerms } from '../policy/store.ts'
import { type DebtorInsuranceRow, findInsurance } from '../store.ts'
import { type Cover, coverOf, type Declared, limitInForce, type PolicyState } from '../buyers/cover.ts'
import { type ShipmentRow, shipmentMachine } from './transitions.ts'
import { findUses } from '../buyers/uses.ts'

/** The insurance of an organization as the cover of a shipment sees it. */
const policyOf = (row: DebtorInsuranceRow | undefined): PolicyState => ({
  isInForce: row?.service_status === 'AVAILABLE',
  isSuspended: row?.service_status === 'SUSPENDED',
  startDate: row?.start_date ?? null,
  endDate: row?.end_date ?? null,
})

/** Days that follow from the due date by the terms. */
export const deadlinesOf = (
  dueDate: DayText,
  { notificationDays, waitingPeriodDays }: Pick<PolicyTerms, 'notificationDays' | 'waitingPeriodDays'>,
) => ({ noticeUntil: addDays(dueDate, notificationDays), claimFrom: addDays(dueDate, waitingPeriodDays) })

/** What a shipment would be insured for now, and what the limit on its buyer has left. */
export const coverNow = async (
  { database, clock }: Platform,
  organizationId: string,
  buyer: {
    readonly id: string
    readonly limit_status: Parameters<typeof limitInForce>[0]['status']
    readonly approved_limit: number | null
    readonly limit_valid_until: DayText | null
  },
  shipment: Declared,
): Promise<Cover & { readonly terms: PolicyTerms; readonly available: number }> => {
  const today = businessDay(clock.now())
  const terms = await findTerms(database, organizationId, today)
  const insurance = await findInsurance(database, organizationId)
  const uses = await findUses(database, organizationId, today, [buyer.id])
  const { used, overdueDays } = uses(buyer.id)
  const details = {
    status: buyer.limit_status,
    approved: buyer.approved_limit,
    validUntil: buyer.limit_valid_until,
    overdueDays,
  }
  const limit = limitInForce(details, terms, today)
  const cover = coverOf(shipment, { policy: policyOf(insurance), limit, used }, terms, today)
  return { ...cover, terms, available: Math.max(0, limit.limit - used) }
}

/**
 * Declares a draft that is held: cover, premium and days are fixed from now on. The buyer is held as well, so that two
 * shipments never take the same part of a limit.
 */
export const declareOne = async (platform: Platform, row: ShipmentRow, actor: Actor): Promise<Cover> => {
  const { database } = platform
  const organizationId = row.organization_id
  const buyer = await lockBuyer(database, { id: row.buyer_id, organizationId })
  if (!buyer) throw errors.notFound()
  const {
    terms,
    available: _available,
    ...cover
  } = await coverNow(platform, organizationId, buyer, {
    amount: row.amount,
    deferralDays: row.deferral_days,
    shipmentDate: row.shipment_date,
    dueDate: row.due_date,
  })
  await applyEvent(platform, shipmentMachine, {
    subject: { id: row.id, organizationId },
    event: cover.insuredAmount > 0 ? 'declare' : 'declareUninsured',
    input: { ...cover, indemnityRate: terms.indemnityRate, ...deadlinesOf(row.due_date, terms) },
    actor,
  })
  return cover
}
