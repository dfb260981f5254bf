import { startOfDay, startOfMonth } from '../../kernel/days.ts'
import { sql } from 'kysely'
import { businessDay } from '../../kernel/clock.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { ApiModule } from '../../platform/module.ts'
import { hasRole } from '../../platform/principal.ts'
import { findAllOf } from './buyers/store.ts'
import { findTerms } from './policy/store.ts'
import { limitInForce } from './buyers/cover.ts'
import { findUses, unpaidPart, usedPart } from './buyers/uses.ts'
import { findInsurance } from './store.ts'

const countIf = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`count(*) filter (where ${condition})`
const sumIf = (value: ReturnType<typeof sql<number>>, condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`coalesce(sum(${value}) filter (where ${condition}), 0)`

const monthStartOf = (today: string): string => startOfDay(startOfMonth(today))
const insuredSince = (monthStart: string) => sql<boolean>`declared_at >= ${monthStart} and insured_amount > 0`
const overdueOn = (today: string) => sql<boolean>`due_date < ${today} and ${unpaidPart} > 0`

/** What was insured this month, what is insured and not paid yet, and what of it is late: one look at the rows. */
export const debtorFigures: NonNullable<ApiModule['figures']> = async ({ platform, user, organizationId }) => {
  if (!hasRole(user, 'DEBTOR', 'GODMOD')) return []
  const today = businessDay(platform.clock.now())
  const row = await platform.database.query
    .selectFrom('debtor_shipment')
    .select([
      sumIf(sql<number>`insured_amount`, insuredSince(monthStartOf(today))).as('insured'),
      sumIf(usedPart, sql<boolean>`true`).as('covered'),
      sumIf(unpaidPart, overdueOn(today)).as('overdue'),
    ])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return [
    { module: 'debtor', kind: 'INSURED', value: Number(row.insured), unit: 'KOPECKS' },
    { module: 'debtor', kind: 'COVERED', value: Number(row.covered), unit: 'KOPECKS' },
    { module: 'debtor', kind: 'OVERDUE', value: Number(row.overdue), unit: 'KOPECKS' },
  ]
}

/** The insurance in numbers, counted from the rows themselves. */
export const dashboardOf = async ({ platform, organizationId }: RequestContext) => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const month = today.slice(0, 7)
  const monthStart = monthStartOf(today)
  const [terms, insurance, buyers] = await Promise.all([
    findTerms(database, organizationId, today),
    findInsurance(database, organizationId),
    findAllOf(database, organizationId),
  ])
  const isOfMonth = insuredSince(monthStart)
  const isOverdue = overdueOn(today)
  const isClaimable = sql<boolean>`status in ('NOTIFIED', 'RECOVERY') and claim_from <= ${today}`
  const policyStart = insurance?.start_date ?? '1900-01-01'
  const row = await database.query
    .selectFrom('debtor_shipment')
    .select([
      countIf(isOfMonth).as('insured_count'),
      sumIf(sql<number>`insured_amount`, isOfMonth).as('insured_sum'),
      sumIf(sql<number>`premium`, sql<boolean>`declared_at >= ${monthStart}`).as('premium_sum'),
      sumIf(usedPart, sql<boolean>`true`).as('insured_debt'),
      countIf(isOverdue).as('overdue_count'),
      sumIf(unpaidPart, isOverdue).as('overdue_sum'),
      sumIf(sql<number>`indemnity_amount`, sql<boolean>`shipment_date >= ${policyStart}`).as('indemnity_sum'),
      countIf(sql<boolean>`status = 'DRAFT'`).as('draft_count'),
      countIf(sql<boolean>`status = 'OVERDUE'`).as('notify_count'),
      sql<string | null>`min(notice_until) filter (where status = 'OVERDUE')`.as('nearest'),
      countIf(isClaimable).as('claim_count'),
    ])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  const uses = await findUses(
    database,
    organizationId,
    today,
    buyers.map(({ id }) => id),
  )
  const limits = buyers.map((buyer) => {
    const { overdueDays, used } = uses(buyer.id)
    const details = {
      status: buyer.limit_status,
      approved: buyer.approved_limit,
      validUntil: buyer.limit_valid_until,
      overdueDays,
    }
    return { limit: limitInForce(details, terms, today).limit, used }
  })
  return {
    month,
    insuredCount: Number(row.insured_count),
    insuredSum: Number(row.insured_sum),
    insuredDebtSum: Number(row.insured_debt),
    overdueCount: Number(row.overdue_count),
    overdueSum: Number(row.overdue_sum),
    premiumSum: Number(row.premium_sum),
    insuredSumLeft: Math.max(0, terms.insuredSum - Number(row.indemnity_sum)),
    limitSum: limits.reduce((sum, { limit }) => sum + limit, 0),
    usedLimitSum: limits.reduce((sum, { used }) => sum + used, 0),
    toDeclareCount: Number(row.draft_count),
    toNotify: { count: Number(row.notify_count), nearestDate: row.nearest },
    toClaimCount: Number(row.claim_count),
  }
}
