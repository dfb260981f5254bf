import { addDays, endOfMonth } from '../../kernel/days.ts'
import type { InsuredProduct } from '@cabinet/contract/insured'
import { type ClaimSubjectCode, emptyClaim } from '@cabinet/contract/claim/values'
import type { Database } from '../../db/database.ts'
import { businessDay } from '../../kernel/clock.ts'
import type { ClaimableProduct, ReturnedOrder } from '../../platform/claims.ts'
import type { Platform } from '../../platform/context.ts'
import { thingsOf } from '../../platform/jobs/each.ts'
import { findOrganization, queueForOrganization } from '../organization/port.ts'
import { contactAndAccount } from './claimable-service.ts'
import { groupDraftReady } from './emails.ts'
import { writeToProduct } from './letters.ts'
import { allProducts, insurerOf } from './products.ts'
import { blankClaim } from './rows.ts'
import * as store from './store.ts'

/** The subject of returns of each product that has them. */
const groupSubject: Partial<Record<InsuredProduct, ClaimSubjectCode>> = {
  SENDER: 'COURIER_RETURN',
  SELLER: 'MP_RETURN',
}

/** The month before that of a day: `2026-10` for a day of November 2026. */
export const monthBefore = (day: string): string => addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)

/** A draft of a month as a row; where nobody has begun it, nobody is its author. */
export const monthRow = async (
  database: Database,
  {
    organizationId,
    product,
    month,
    at,
    insurer,
    number,
    lines,
  }: {
    readonly organizationId: string
    readonly product: InsuredProduct
    readonly month: string
    readonly at: string
    readonly insurer: { readonly id: string | null; readonly name: string }
    readonly number: string
    readonly lines: readonly ReturnedOrder[]
  },
) => {
  const organization = await findOrganization(database, organizationId)
  const known = await contactAndAccount({ database }, organizationId, organization?.owner_id ?? null)
  const subject = groupSubject[product] ?? null
  return {
    ...blankClaim({ organizationId, number, product, at, isMsp: organization?.is_msp ?? false, insurer }),
    is_group: true,
    subject_code: subject,
    event_type: 'RETURN' as const,
    event_date: null,
    period: month,
    form: JSON.stringify({ ...emptyClaim, ...known, subjectCode: subject }),
    claimed_amount: lines.reduce((sum, { cost }) => sum + cost, 0),
    submit_until: endOfMonth(businessDay(new Date(at))),
  }
}

/** Orders as lines of a claim. */
export const linesOf = (claim: store.ClaimKey, orders: readonly ReturnedOrder[]) =>
  orders.map(({ id, number, event, reasonName, eventDate, cost }) => ({
    organization_id: claim.organization_id,
    claim_id: claim.id,
    object_id: id,
    number,
    event_type: event,
    reason_name: reasonName,
    event_date: eventDate,
    cost,
    is_excluded: false,
    exclude_reason: null,
  }))

/** Drafts the claim of an organization for the returns of a month; false when it has one, or there were none. */
const draftOne = (
  platform: Platform,
  claimable: ClaimableProduct,
  returns: NonNullable<ClaimableProduct['returns']>,
  { organizationId, month }: { readonly organizationId: string; readonly month: string },
): Promise<boolean> => {
  const { database, clock, modules, config } = platform
  const { product } = claimable
  const scope = { database, organizationId, now: clock.now() }
  return database.transaction(async () => {
    // Whoever drafts at the same moment waits, so that no number is taken in vain.
    await queueForOrganization(database, organizationId)
    if (await store.hasMonth(database, organizationId, product, month)) return false
    const lines = await returns.find(scope, month)
    if (lines.length === 0) return false
    const at = clock.nowText()
    const insurer = await insurerOf(modules.all, claimable, scope, config.insurer.name)
    const number = await store.nextClaimNumber(database, at)
    const draft = await monthRow(database, { organizationId, product, month, at, insurer, number, lines })
    const row = await store.insertClaim(database, draft)
    await store.insertLines(database, linesOf(row, lines))
    const input = { month, orders: lines.length, sum: row.claimed_amount ?? 0, id: row.id }
    await writeToProduct(platform, row, groupDraftReady, input)
    return true
  })
}

/**
 * Drafts the claim for the returns of a month: one for an organization and a product, however often it is asked for.
 *
 * @returns how many were drafted
 */
export const draftMonth = async (platform: Platform, month: string): Promise<number> => {
  const { database, modules, jobs } = platform
  let drafted = 0
  for (const claimable of allProducts(modules.all)) {
    const { product, returns } = claimable
    if (!returns) continue
    drafted += await jobs.each('claim.groupDrafts', {
      step: `${product} ${month}`,
      things: thingsOf(await returns.organizations(database, month)),
      work: ({ id: organizationId }) => draftOne(platform, claimable, returns, { organizationId, month }),
    })
  }
  return drafted
}
