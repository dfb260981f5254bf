import { debtorPages } from '@cabinet/contract/debtor/pages'
import type { NextAction } from '@cabinet/contract/debtor/shipments'
import { sql } from 'kysely'
import { businessDay, type DayText } from '../../kernel/clock.ts'
import { addDays, startOfDay } from '../../kernel/days.ts'
import type { Database } from '../../db/database.ts'
import { findWaitingInvoices } from '../../platform/invoices/attention.ts'
import type { ApiModule, Attention } from '../../platform/module.ts'
import { hasRole } from '../../platform/principal.ts'
import { premiumInvoices } from './invoices/product.ts'
import { findInsurance } from './store.ts'

/** Days before the last day of a limit from which on it is spoken of: the insurer needs some of them. */
const LIMIT_DAYS = 30

/** Days before the last day of a policy from which on it is spoken of: the insurer decides about the next one. */
const POLICY_DAYS = 30

/** Shipments that wait for a notice or for a claim, and the last day for the nearest notice. */
const waitingShipments = ({ query }: Database, organizationId: string, today: DayText) =>
  query
    .selectFrom('debtor_shipment')
    .select([
      sql<number>`count(*) filter (where status = 'OVERDUE')`.as('notify'),
      sql<DayText | null>`min(notice_until) filter (where status = 'OVERDUE')`.as('until'),
      sql<number>`count(*) filter (where status <> 'OVERDUE')`.as('claim'),
      sql<DayText | null>`min(claim_from) filter (where status <> 'OVERDUE')`.as('since'),
      // The number and the id of the only one; of several nobody asks for them.
      sql<string | null>`min(number) filter (where status = 'OVERDUE')`.as('notify_number'),
      sql<string | null>`min(id::text) filter (where status = 'OVERDUE')`.as('notify_id'),
      sql<string | null>`min(number) filter (where status <> 'OVERDUE')`.as('claim_number'),
      sql<string | null>`min(id::text) filter (where status <> 'OVERDUE')`.as('claim_id'),
    ])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .where(sql<boolean>`(status = 'OVERDUE' or (status in ('NOTIFIED', 'RECOVERY') and claim_from <= ${today}))`)
    .executeTakeFirstOrThrow()

/** Limits in force that soon are not, the nearest first. */
const endingLimits = ({ query }: Database, organizationId: string, today: DayText) =>
  query
    .selectFrom('debtor_buyer')
    .select(['id', 'short_name', 'limit_valid_until'])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .where('limit_status', 'in', ['APPROVED', 'PARTIALLY_APPROVED'])
    .where('limit_valid_until', '>=', today)
    .where('limit_valid_until', '<=', addDays(today, LIMIT_DAYS))
    .orderBy('limit_valid_until')
    .orderBy('id')
    .execute()

/** Unpaid premiums, the insurance that they or the insurer have stopped, and a policy that ends soon. */
const policy = async (database: Database, organizationId: string, today: DayText): Promise<readonly Attention[]> => {
  const [insurance, invoices] = await Promise.all([
    findInsurance(database, organizationId),
    findWaitingInvoices(database, premiumInvoices.tables, organizationId, today),
  ])
  const isSuspended = insurance?.service_status === 'SUSPENDED'
  const isStoppedByDebt = isSuspended && invoices?.first.status === 'OVERDUE'
  const page = debtorPages['Debtors:InsuranceManagement']
  const found: Attention[] = []
  if (invoices) {
    const { count, first, filter } = invoices
    found.push({
      kind: isStoppedByDebt ? 'CREDIT_SUSPENDED' : 'CREDIT_INVOICE',
      count,
      path: page({}, { tab: 'invoices', ...filter }),
      details: { number: first.number },
      dueDate: first.due_date,
    })
  }
  if (isSuspended && !isStoppedByDebt) {
    found.push({ kind: 'CREDIT_STOPPED', count: 1, path: page(), details: {} })
  }
  const last = insurance?.service_status === 'AVAILABLE' ? insurance.end_date : null
  if (insurance && last !== null && last >= today && last <= addDays(today, POLICY_DAYS)) {
    found.push({
      kind: 'CREDIT_POLICY',
      count: 1,
      path: page(),
      details: { number: insurance.policy_number ?? '' },
      dueDate: last,
    })
  }
  return found
}

/** Where these shipments are; the drawer stands open over the only one. */
const shipmentsPath = (next: NextAction, count: number, id: string | null) =>
  debtorPages['Debtors:OrderRegister']({}, { next, ...(count === 1 && id !== null && { open: id }) })

/** Overdue debts of which the insurer must be notified, and losses that can be claimed. */
const losses = async (database: Database, organizationId: string, today: DayText): Promise<readonly Attention[]> => {
  const row = await waitingShipments(database, organizationId, today)
  const [toNotify, toClaim] = [Number(row.notify), Number(row.claim)]
  const found: Attention[] = []
  if (toNotify > 0) {
    found.push({
      kind: 'CREDIT_NOTIFY',
      count: toNotify,
      path: shipmentsPath('NOTIFY', toNotify, row.notify_id),
      details: { number: row.notify_number ?? '' },
      ...(row.until !== null && { dueDate: row.until }),
    })
  }
  if (toClaim > 0) {
    found.push({
      kind: 'CREDIT_CLAIM',
      count: toClaim,
      path: shipmentsPath('CLAIM', toClaim, row.claim_id),
      details: { number: row.claim_number ?? '' },
      ...(row.since !== null && { since: startOfDay(row.since) }),
    })
  }
  return found
}

/** Limits to be renewed, in one line with the nearest day. */
const renewals = async (database: Database, organizationId: string, today: DayText): Promise<readonly Attention[]> => {
  const limits = await endingLimits(database, organizationId, today)
  const [nearest] = limits
  if (!nearest?.limit_valid_until) return []
  const where = limits.length === 1 ? { open: nearest.id } : { until: `${today}..${addDays(today, LIMIT_DAYS)}` }
  return [
    {
      kind: 'CREDIT_LIMIT',
      count: limits.length,
      path: debtorPages['Debtors:InsuranceManagement']({}, where),
      details: { buyer: nearest.short_name },
      dueDate: nearest.limit_valid_until,
    },
  ]
}

/** Unpaid premiums, a policy and limits that end soon, overdue debts without a notice, losses to claim. */
export const waitingCredits: NonNullable<ApiModule['attention']> = async ({ platform, user, organizationId }) => {
  if (hasRole(user, 'UNVERIFIED_USER') || !hasRole(user, 'DEBTOR')) return []
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const found = await Promise.all([
    policy(database, organizationId, today),
    losses(database, organizationId, today),
    renewals(database, organizationId, today),
  ])
  return found.flat()
}
