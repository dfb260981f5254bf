import { agreements, buyers } from '@cabinet/contract/finance/agreements'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { newId } from '../../../kernel/ids.ts'
import { folded } from '../../../platform/find/conditions.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending, descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'
import type { DayText } from '../../../kernel/clock.ts'
import { findUses } from './limits.ts'
import type { FinanceAgreementTable } from './tables.ts'

const { ref } = sql

/** Whether an agreement holds on a day. */
const holds = (today: string) =>
  sql<boolean>`(finance_agreement.terminated_at is null and finance_agreement.finished_date >= ${today})`

const fieldsOn = (today: string): FindFields<typeof agreements> => ({
  id: ref('finance_agreement.id'),
  number: ref('finance_agreement.number'),
  valid: holds(today),
  product: ref('finance_agreement.product'),
  'bank.id': ref('finance_agreement.bank_id'),
  financingLimit: ref('finance_agreement.financing_limit'),
  finishedDate: ref('finance_agreement.finished_date'),
  createdDateTime: ref('finance_agreement.created_at'),
})

/** Agreements of an organization, those in force first and the newest first unless a request says otherwise. */
export const findAgreements = (database: Database, organizationId: string, today: string, request: AnyRequest) =>
  findPage(
    database,
    {
      list: agreements,
      fields: fieldsOn(today),
      from: database.query
        .selectFrom('finance_agreement')
        .innerJoin('finance_bank', 'finance_bank.id', 'finance_agreement.bank_id')
        .where('finance_agreement.organization_id', '=', organizationId)
        .where('finance_agreement.is_deleted', '=', false),
      select: (from) =>
        from
          .selectAll('finance_agreement')
          .select(['finance_bank.full_name', 'finance_bank.short_name', 'finance_bank.logo_file_id']),
      order: [
        descending(holds(today), 'boolean'),
        descending(ref('finance_agreement.created_at'), 'timestamptz'),
        ascending(ref('finance_agreement.id'), 'uuid'),
      ],
    },
    request,
  )

/** An agreement of the organization. */
export const findAgreement = ({ query }: Database, organizationId: string, id: string) =>
  query
    .selectFrom('finance_agreement')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst()

export type AgreementRow = NonNullable<Awaited<ReturnType<typeof findAgreement>>>

/** The same, held until the transaction ends: whatever takes from its limit waits here. */
export const lockAgreement = (
  { query }: Database,
  organizationId: string,
  id: string,
): Promise<AgreementRow | undefined> =>
  query
    .selectFrom('finance_agreement')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()

const buyerFields: FindFields<typeof buyers> = {
  id: ref('finance_buyer.id'),
  itn: ref('finance_buyer.itn'),
  shortName: ref('finance_buyer.short_name'),
  search: sql`concat_ws(' ', finance_buyer.short_name, finance_buyer.itn)`,
}

/** Buyers of an organization by name. */
export const findBuyers = (database: Database, organizationId: string, request: AnyRequest) =>
  findPage(
    database,
    {
      list: buyers,
      fields: buyerFields,
      from: database.query
        .selectFrom('finance_buyer')
        .where('finance_buyer.organization_id', '=', organizationId)
        .where('finance_buyer.is_deleted', '=', false),
      select: (from) => from.select(['finance_buyer.id', 'finance_buyer.itn', 'finance_buyer.short_name']),
      order: [ascending(folded(ref('finance_buyer.short_name')), 'text'), ascending(ref('finance_buyer.id'), 'uuid')],
    },
    request,
  )

/** Those of these buyers that the organization has. */
export const findBuyersById = async ({ query }: Database, organizationId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : query
        .selectFrom('finance_buyer')
        .select(['id', 'itn', 'short_name'])
        .where('organization_id', '=', organizationId)
        .where('id', 'in', ids)
        .where('is_deleted', '=', false)
        .execute()

/** The buyer with this ИНН under the name that was told last; a new one is made. */
export const ensureBuyer = async (
  { query }: Database,
  organizationId: string,
  { itn, shortName }: { readonly itn: string; readonly shortName: string },
  at: string,
): Promise<string> => {
  const { id } = await query
    .insertInto('finance_buyer')
    .values({
      organization_id: organizationId,
      id: newId(),
      itn,
      short_name: shortName,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'itn']).doUpdateSet({ short_name: shortName, updated_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes these all the limits that buyers have of their own under an agreement. */
const setBuyerLimits = async (
  { query }: Database,
  { organization_id, id }: Pick<AgreementRow, 'organization_id' | 'id'>,
  limits: ReadonlyMap<string, number>,
): Promise<void> => {
  await query
    .deleteFrom('finance_agreement_buyer')
    .where('organization_id', '=', organization_id)
    .where('agreement_id', '=', id)
    .execute()
  if (limits.size === 0) return
  await query
    .insertInto('finance_agreement_buyer')
    .values(
      [...limits].map(([buyer_id, financing_limit]) => ({
        organization_id,
        agreement_id: id,
        buyer_id,
        financing_limit,
      })),
    )
    .execute()
}

/** A buyer with the limit that it has of its own. */
export interface BuyerLimit {
  readonly itn: string
  readonly shortName: string
  /** Kopecks. */
  readonly limit: number
}

/** Sets the limits that buyers have of their own under an agreement: these and no others. */
export const limitBuyers = async (
  database: Database,
  agreement: Pick<AgreementRow, 'organization_id' | 'id'>,
  buyers: readonly BuyerLimit[],
  at: string,
): Promise<void> => {
  const limits = new Map<string, number>()
  for (const { limit, ...buyer } of buyers) {
    limits.set(await ensureBuyer(database, agreement.organization_id, buyer, at), limit)
  }
  await setBuyerLimits(database, agreement, limits)
}

/** An agreement with what its objects use of its limit. */
export type AgreementWithUseRow = Selectable<FinanceAgreementTable> & { readonly used_limit: number }

/** Agreements of the requests, by request id. */
export const findAgreementsByRequest = async (
  database: Database,
  organizationId: string,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, AgreementWithUseRow>> => {
  if (requestIds.length === 0) return new Map()
  const rows = await database.query
    .selectFrom('finance_agreement')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('request_id', 'in', requestIds)
    .where('is_deleted', '=', false)
    .execute()
  if (rows.length === 0) return new Map()
  const uses = await findUses(database, organizationId)
  return new Map(rows.map((row) => [row.request_id, { ...row, used_limit: uses(row.id).used }]))
}

/** Agreements in force whose last day is among these, the first to end first. */
export const findEndingAgreements = (
  database: Database,
  organizationId: string,
  { from, to }: { readonly from: DayText; readonly to: DayText },
) =>
  database.query
    .selectFrom('finance_agreement')
    .innerJoin('finance_bank', 'finance_bank.id', 'finance_agreement.bank_id')
    .select(['finance_agreement.id', 'number', 'finished_date', 'finance_bank.short_name as bank'])
    .where('finance_agreement.organization_id', '=', organizationId)
    .where('finance_agreement.is_deleted', '=', false)
    .where('terminated_at', 'is', null)
    .where('finished_date', '>=', from)
    .where('finished_date', '<=', to)
    .orderBy('finished_date')
    .execute()

/** Agreements that hold on this day. */
export const findValidAgreements = (database: Database, organizationId: string, today: string) =>
  database.query
    .selectFrom('finance_agreement')
    .select(['number', 'payment_details_id'])
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .where('terminated_at', 'is', null)
    .where('finished_date', '>=', today)
    .orderBy('number')
    .execute()

/** Whether a bank has ever concluded an agreement with the organization. */
export const hasAgreement = async (database: Database, organizationId: string): Promise<boolean> => {
  const found = await database.query
    .selectFrom('finance_agreement')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
