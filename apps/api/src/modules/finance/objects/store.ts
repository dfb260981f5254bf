import { objects } from '@cabinet/contract/finance/objects'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll, summarize } from '../../../platform/find/page.ts'
import { findUses, owedAmount, type usingStatuses } from '../agreements/limits.ts'

const { ref } = sql

/** What is left of the limits of an organization's agreements, by agreement. */
export const findAvailable = async (
  database: Database,
  organizationId: string,
): Promise<ReadonlyMap<string, number>> => {
  const [agreements, uses] = await Promise.all([
    database.query
      .selectFrom('finance_agreement')
      .select(['id', 'financing_limit'])
      .where('organization_id', '=', organizationId)
      .where('is_deleted', '=', false)
      .execute(),
    findUses(database, organizationId),
  ])
  return new Map(agreements.map(({ id, financing_limit: limit }) => [id, Math.max(0, limit - uses(id).used)]))
}

/** The advance; of what is not ordered yet, no more than what is left of the limit. */
const financingAmount = (available: ReadonlyMap<string, number>) => {
  const whole = ref<number>('finance_object.financing_amount')
  if (available.size === 0) return whole
  const left = sql.join(
    [...available].map(([id, sum]) => sql`when cast(${id} as uuid) then cast(${sum} as bigint)`),
    sql` `,
  )
  return sql<number>`case when finance_object.status = 'AVAILABLE'
    then least(${whole}, case finance_object.agreement_id ${left} end) else ${whole} end`
}

const fieldsWith = (available: ReadonlyMap<string, number>): FindFields<typeof objects> => ({
  id: ref('finance_object.id'),
  search: sql`concat_ws(' ', finance_object.number, finance_agreement.number, finance_supply.number, finance_invoice.number,
    finance_buyer.short_name, finance_buyer.itn, finance_object.purpose)`,
  number: ref('finance_object.number'),
  kind: ref('finance_object.kind'),
  'agreement.id': ref('finance_object.agreement_id'),
  'supply.id': ref('finance_object.supply_id'),
  'buyer.id': ref('finance_object.buyer_id'),
  'buyer.shortName': ref('finance_buyer.short_name'),
  'status.name': ref('finance_object.status'),
  claimAmount: ref('finance_object.claim_amount'),
  financingAmount: financingAmount(available),
  orderDate: ref('finance_object.order_date'),
  lastOrderDate: ref('finance_object.last_order_date'),
  financedDate: ref('finance_object.financed_date'),
  plannedRepaymentDate: ref('finance_object.planned_repayment_date'),
  repaidDate: ref('finance_object.repaid_date'),
  createdDateTime: ref('finance_object.created_at'),
})

type Joined = SelectQueryBuilder<
  Tables & {
    finance_supply: Tables['finance_supply'] | null
    finance_invoice: Tables['finance_invoice'] | null
    finance_buyer: Tables['finance_buyer'] | null
  },
  'finance_object' | 'finance_agreement' | 'finance_bank' | 'finance_supply' | 'finance_invoice' | 'finance_buyer',
  object
>

const fromObjects = ({ query }: Database, organizationId: string): Joined =>
  query
    .selectFrom('finance_object')
    .innerJoin('finance_agreement', (join) =>
      join
        .onRef('finance_agreement.organization_id', '=', 'finance_object.organization_id')
        .onRef('finance_agreement.id', '=', 'finance_object.agreement_id'),
    )
    .innerJoin('finance_bank', 'finance_bank.id', 'finance_object.bank_id')
    .leftJoin('finance_supply', (join) =>
      join
        .onRef('finance_supply.organization_id', '=', 'finance_object.organization_id')
        .onRef('finance_supply.id', '=', 'finance_object.supply_id'),
    )
    .leftJoin('finance_invoice', (join) =>
      join
        .onRef('finance_invoice.organization_id', '=', 'finance_object.organization_id')
        .onRef('finance_invoice.id', '=', 'finance_object.invoice_id'),
    )
    .leftJoin('finance_buyer', (join) =>
      join
        .onRef('finance_buyer.organization_id', '=', 'finance_object.organization_id')
        .onRef('finance_buyer.id', '=', 'finance_object.buyer_id'),
    )
    .where('finance_object.organization_id', '=', organizationId)
    .where('finance_object.is_deleted', '=', false) as unknown as Joined

const selected = (from: Joined) =>
  from
    .selectAll('finance_object')
    .select(['finance_agreement.number as agreement_number', 'finance_agreement.finished_date'])
    .select(['finance_agreement.terminated_at', 'finance_bank.short_name as bank_short_name'])
    .select(['finance_supply.number as supply_number'])
    .select(['finance_invoice.number as invoice_number', 'finance_invoice.type as invoice_type'])
    .select(['finance_invoice.date as invoice_date'])
    .select(['finance_buyer.short_name as buyer_short_name', 'finance_buyer.itn as buyer_itn'])

const objectsOf = (database: Database, organizationId: string, available: ReadonlyMap<string, number>) => ({
  list: objects,
  fields: fieldsWith(available),
  from: fromObjects(database, organizationId),
  select: selected,
  order: [descending(ref('finance_object.created_at'), 'timestamptz'), descending(ref('finance_object.id'), 'uuid')],
})

type Available = ReadonlyMap<string, number>

/** A page of the objects of an organization, the newest first unless a request says otherwise. */
export const findObjects = (database: Database, organizationId: string, available: Available, request: AnyRequest) =>
  findPage(database, objectsOf(database, organizationId, available), request)

/** An object with everything that is shown of it. */
export type ObjectRow = Awaited<ReturnType<typeof findObjects>>['rows'][number]

/** Every object that matches, a batch at a time. */
export const listObjects = (database: Database, organizationId: string, available: Available, request: AnyRequest) =>
  readAll(objectsOf(database, organizationId, available), request)

/** How many objects match and their sums. */
export const sumObjects = (database: Database, organizationId: string, available: Available, request: AnyRequest) =>
  summarize(objectsOf(database, organizationId, available), request, {
    claimSum: ref('finance_object.claim_amount'),
    financingSum: financingAmount(available),
    repaidSum: ref('finance_object.repaid_amount'),
    overdueSum: sql`case when finance_object.status in ('OVERDUE', 'REGRESS') then ${owedAmount} else 0 end`,
  })

/** These objects of the organization, in the order of their numbers in time. */
export const findObjectsById = (database: Database, organizationId: string, ids: readonly string[]) =>
  selected(fromObjects(database, organizationId))
    .where('finance_object.id', 'in', ids)
    .orderBy('finance_object.created_at')
    .orderBy('finance_object.id')
    .execute()

/** What can still be ordered, by the last day for that, under one agreement. */
export const sumAvailable = ({ query }: Database, organizationId: string, agreementId: string, most: number) =>
  query
    .selectFrom('finance_object')
    .select('last_order_date')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`cast(sum(least(financing_amount, ${most})) as bigint)`.as('sum'),
    ])
    .where('organization_id', '=', organizationId)
    .where('agreement_id', '=', agreementId)
    .where('status', '=', 'AVAILABLE')
    .where('is_deleted', '=', false)
    .groupBy('last_order_date')
    .execute()

/** What is ordered for each day, and what falls due on each day, under one agreement. */
export const sumDays = async (
  { query }: Database,
  organizationId: string,
  agreementId: string,
  [from, to]: readonly [string, string],
) => {
  const sums = async (
    column: 'order_date' | 'planned_repayment_date',
    statuses: readonly (typeof usingStatuses)[number][],
  ) => {
    const rows = await query
      .selectFrom('finance_object')
      .select(sql<string>`${ref(column)}`.as('day'))
      .select(sql<number>`cast(sum(${owedAmount}) as bigint)`.as('sum'))
      .where('organization_id', '=', organizationId)
      .where('agreement_id', '=', agreementId)
      .where('status', 'in', statuses)
      .where('is_deleted', '=', false)
      .where(column, '>=', from)
      .where(column, '<=', to)
      .groupBy(column)
      .execute()
    return new Map(rows.map(({ day, sum }) => [day, sum]))
  }
  return {
    ordered: await sums('order_date', ['ORDERED', 'SENT_TO_BANK']),
    due: await sums('planned_repayment_date', ['FINANCED', 'OVERDUE']),
  }
}

/** Objects that the bank wants back from the organization, and refused ones that can be mended; the oldest first. */
export const findWaitingObjects = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('finance_object')
    .select(['id', 'number', 'status', 'planned_repayment_date', 'updated_at'])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .where(({ and, eb, or }) =>
      or([eb('status', '=', 'REGRESS'), and([eb('status', '=', 'REJECTED'), eb('is_fixable', '=', true)])]),
    )
    .orderBy('planned_repayment_date')
    .orderBy('updated_at')
    .execute()
