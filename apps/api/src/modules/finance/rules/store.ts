import { rules } from '@cabinet/contract/finance/rules'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'
import type { FinanceRuleTable } from './tables.ts'

export type RuleRow = Selectable<FinanceRuleTable>

const { ref } = sql

const ruleFields: FindFields<typeof rules> = {
  id: ref('finance_rule.id'),
  name: ref('finance_rule.name'),
  'agreement.id': ref('finance_rule.agreement_id'),
  isActive: ref('finance_rule.is_active'),
  createdDateTime: ref('finance_rule.created_at'),
}

/** Rules of an organization, the newest first unless a request says otherwise. */
export const findRules = (database: Database, organizationId: string, request: AnyRequest) =>
  findPage(
    database,
    {
      list: rules,
      fields: ruleFields,
      from: database.query
        .selectFrom('finance_rule')
        .where('finance_rule.organization_id', '=', organizationId)
        .where('finance_rule.is_deleted', '=', false),
      select: (from) => from.selectAll('finance_rule'),
      order: [descending(ref('finance_rule.created_at'), 'timestamptz'), descending(ref('finance_rule.id'), 'uuid')],
    },
    request,
  )

export const findRule = ({ query }: Database, organizationId: string, id: string): Promise<RuleRow | undefined> =>
  query
    .selectFrom('finance_rule')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst()

export const insertRule = ({ query }: Database, row: Insertable<FinanceRuleTable>): Promise<RuleRow> =>
  query.insertInto('finance_rule').values(row).returningAll().executeTakeFirstOrThrow()

/** Changes a rule that still has this version; nothing when somebody was faster. */
export const updateRule = (
  { query }: Database,
  { organization_id, id, version }: Pick<RuleRow, 'organization_id' | 'id' | 'version'>,
  change: Updateable<FinanceRuleTable>,
): Promise<RuleRow | undefined> =>
  query
    .updateTable('finance_rule')
    .set({ ...change, version: version + 1 })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('is_deleted', '=', false)
    .returningAll()
    .executeTakeFirst()

/** @returns whether there was such a rule */
export const deleteRule = async (
  { query }: Database,
  organizationId: string,
  id: string,
  at: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await query
    .updateTable('finance_rule')
    .set({ is_deleted: true, updated_at: at })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Notes what a run has ordered; who edits the rule meanwhile is not disturbed. */
export const recordRun = async (
  { query }: Database,
  { organization_id, id }: Pick<RuleRow, 'organization_id' | 'id'>,
  run: { readonly at: string; readonly count: number; readonly sum: number },
): Promise<void> => {
  await query
    .updateTable('finance_rule')
    .set({ last_run_at: run.at, last_run_count: run.count, last_run_sum: run.sum })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

/** Rules that order by themselves, the oldest first: it has the first choice. */
export const findActiveRules = ({ query }: Database): Promise<RuleRow[]> =>
  query
    .selectFrom('finance_rule')
    .selectAll()
    .where('is_active', '=', true)
    .where('is_deleted', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** What a rule asks of a claim. */
export type RuleTerms = Pick<RuleRow, 'agreement_id' | 'buyer_ids' | 'min_amount' | 'max_amount' | 'max_deferral_days'>

/** Claims that fit a rule and can be ordered for the day, those that fall due first at the front. */
export const findFitting = (
  { query }: Database,
  organizationId: string,
  terms: RuleTerms,
  date: string,
  limit: number,
) => {
  const { agreement_id, buyer_ids, min_amount, max_amount, max_deferral_days } = terms
  let found = query
    .selectFrom('finance_object')
    .innerJoin('finance_supply', (join) =>
      join
        .onRef('finance_supply.organization_id', '=', 'finance_object.organization_id')
        .onRef('finance_supply.id', '=', 'finance_object.supply_id'),
    )
    .select(['finance_object.id', 'finance_object.buyer_id', 'finance_object.financing_amount'])
    .where('finance_object.organization_id', '=', organizationId)
    .where('finance_object.agreement_id', '=', agreement_id)
    .where('finance_object.status', '=', 'AVAILABLE')
    .where('finance_object.is_deleted', '=', false)
    .where('finance_object.last_order_date', '>=', date)
  if (buyer_ids.length > 0) found = found.where('finance_object.buyer_id', 'in', buyer_ids)
  if (min_amount !== null) found = found.where('finance_object.claim_amount', '>=', min_amount)
  if (max_amount !== null) found = found.where('finance_object.claim_amount', '<=', max_amount)
  if (max_deferral_days !== null) found = found.where('finance_supply.deferral_days', '<=', max_deferral_days)
  return found
    .orderBy('finance_object.last_order_date')
    .orderBy('finance_object.created_at')
    .orderBy('finance_object.id')
    .limit(limit)
    .execute()
}
