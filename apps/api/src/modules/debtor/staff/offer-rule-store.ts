import { type OfferRuleFields, offerRules } from '@cabinet/contract/debtor/offer-rules'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'
import type { DebtorOfferRuleTable } from './tables.ts'

const { ref } = sql

/** Rules with their insurers, and how many organizations each has offered to. */
const rulesWithInsurers = ({ query }: Database) =>
  query
    .selectFrom('debtor_offer_rule')
    .innerJoin('debtor_insurer', 'debtor_insurer.id', 'debtor_offer_rule.insurer_id')
    .selectAll('debtor_offer_rule')
    .select(['debtor_insurer.short_name as insurer_short_name', 'debtor_insurer.is_active as is_insurer_active'])
    .select((column) =>
      column
        .selectFrom('debtor_offer')
        .whereRef('debtor_offer.rule_id', '=', 'debtor_offer_rule.id')
        .select((offer) => offer.fn.countAll<number>().as('count'))
        .as('offered_count'),
    )
    .where('debtor_offer_rule.is_deleted', '=', false)

export type RuleRow = NonNullable<Awaited<ReturnType<typeof findRule>>>

const fields: FindFields<typeof offerRules> = {
  id: ref('rule.id'),
  search: sql`concat_ws(' ', ${ref('rule.name')}, ${ref('rule.insurer_short_name')})`,
  name: ref('rule.name'),
  insurerId: ref('rule.insurer_id'),
  isActive: ref('rule.is_active'),
  createdDateTime: ref('rule.created_at'),
  updatedDateTime: ref('rule.updated_at'),
}

/** A page of the rules, in the order in which they were made. */
export const findRulePage = (database: Database, request: AnyRequest) => {
  const from = database.query.selectFrom(rulesWithInsurers(database).as('rule'))
  return findPage(
    database,
    {
      list: offerRules,
      fields,
      from,
      select: (found: typeof from) => found.selectAll('rule'),
      order: [ascending(ref('rule.created_at'), 'timestamptz'), ascending(ref('rule.id'), 'uuid')],
    },
    request,
  )
}

export const findRule = (database: Database, id: string) =>
  rulesWithInsurers(database).where('debtor_offer_rule.id', '=', id).executeTakeFirst()

/** The rule, held until the transaction ends. */
export const lockRule = ({ query }: Database, id: string): Promise<Selectable<DebtorOfferRuleTable> | undefined> =>
  query
    .selectFrom('debtor_offer_rule')
    .selectAll()
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()

/** What a rule says, as it is stored. */
type RuleColumns = Pick<
  Insertable<DebtorOfferRuleTable>,
  'insurer_id' | 'name' | 'okveds' | 'legal_statuses' | 'regions' | 'sizes' | 'is_active'
>

export const columnsOf = (rule: OfferRuleFields): RuleColumns => ({
  insurer_id: rule.insurerId,
  name: rule.name,
  okveds: JSON.stringify([...new Set(rule.okveds)]),
  legal_statuses: JSON.stringify([...new Set(rule.legalStatuses)]),
  regions: JSON.stringify([...new Set(rule.regions)]),
  sizes: JSON.stringify([...new Set(rule.sizes)]),
  is_active: rule.isActive,
})

/** Who changes a rule, and when. */
interface Changed {
  readonly by: string
  readonly at: string
}

export const insertRule = async (
  { query }: Database,
  row: RuleColumns & { readonly id: string },
  { by, at }: Changed,
): Promise<void> => {
  await query
    .insertInto('debtor_offer_rule')
    .values({ ...row, created_by: by, updated_by: by, created_at: at, updated_at: at, is_deleted: false })
    .execute()
}

export const updateRule = async (
  { query }: Database,
  id: string,
  rule: RuleColumns,
  { by, at }: Changed,
): Promise<void> => {
  await query
    .updateTable('debtor_offer_rule')
    .set((column) => ({
      insurer_id: rule.insurer_id,
      name: rule.name,
      okveds: rule.okveds,
      legal_statuses: rule.legal_statuses,
      regions: rule.regions,
      sizes: rule.sizes,
      is_active: rule.is_active,
      version: column('version', '+', 1),
      updated_by: by,
      updated_at: at,
    }))
    .where('id', '=', id)
    .execute()
}

export const switchRule = async (
  { query }: Database,
  id: string,
  isActive: boolean,
  { by, at }: Changed,
): Promise<void> => {
  await query
    .updateTable('debtor_offer_rule')
    .set((column) => ({
      is_active: isActive,
      version: column('version', '+', 1),
      updated_by: by,
      updated_at: at,
    }))
    .where('id', '=', id)
    .execute()
}

export const deleteRule = async ({ query }: Database, id: string, { by, at }: Changed): Promise<void> => {
  await query
    .updateTable('debtor_offer_rule')
    .set((column) => ({
      is_deleted: true,
      version: column('version', '+', 1),
      updated_by: by,
      updated_at: at,
    }))
    .where('id', '=', id)
    .execute()
}
