import { comparable } from '@cabinet/contract/text'
import type { Insertable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { SupplyRow } from './transitions.ts'
import type { FinanceInvoiceTable, FinanceSupplyTable } from './tables.ts'

/** The supply that the bank calls so, held until the transaction ends. */
export const lockNamed = ({ query }: Database, bankId: string, externalId: string): Promise<SupplyRow | undefined> =>
  query
    .selectFrom('finance_supply')
    .selectAll()
    .where('bank_id', '=', bankId)
    .where('external_id', '=', externalId)
    .forUpdate()
    .executeTakeFirst()

/** Agreements with the bank, by id. */
export const findAgreementsOf = async ({ query }: Database, bankId: string, ids: readonly string[]) => {
  const rows = await query
    .selectFrom('finance_agreement')
    .select(['id', 'organization_id'])
    .where('bank_id', '=', bankId)
    .where('id', 'in', ids)
    .where('is_deleted', '=', false)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Makes a supply; nothing when somebody has made it at the same moment. */
export const insertSupply = async ({ query }: Database, row: Insertable<FinanceSupplyTable>): Promise<void> => {
  await query
    .insertInto('finance_supply')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bank_id', 'external_id']).doNothing())
    .execute()
}

/** What a bank may tell anew about a supply. */
export type SupplyDetails = Omit<
  SupplyRow,
  | 'organization_id'
  | 'id'
  | 'agreement_id'
  | 'bank_id'
  | 'external_id'
  | 'status'
  | 'confirmed_at'
  | 'created_at'
  | 'is_deleted'
>

export const updateDetails = async (
  { query }: Database,
  { organization_id, id }: Pick<SupplyRow, 'organization_id' | 'id'>,
  details: SupplyDetails,
): Promise<void> => {
  await query
    .updateTable('finance_supply')
    .set(details)
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

/** Names a document of a supply: one whose number is spelled in another way is the same document. */
const nameOf = ({ type, number }: Pick<FinanceInvoiceTable, 'type' | 'number'>): string =>
  `${type} ${comparable(number)}`

/** Makes these the documents of a supply; those that are told no more stay as annulled. The supply is held. */
export const saveInvoices = async (
  { query }: Database,
  { organization_id, id }: Pick<SupplyRow, 'organization_id' | 'id'>,
  rows: readonly Insertable<FinanceInvoiceTable>[],
  at: string,
): Promise<void> => {
  await query
    .updateTable('finance_invoice')
    .set({ is_cancelled: true, updated_at: at })
    .where('organization_id', '=', organization_id)
    .where('supply_id', '=', id)
    .execute()
  if (rows.length === 0) return
  const known = await query
    .selectFrom('finance_invoice')
    .select(['type', 'number'])
    .where('organization_id', '=', organization_id)
    .where('supply_id', '=', id)
    .execute()
  const spelled = new Map(known.map((row) => [nameOf(row), row.number]))
  await query
    .insertInto('finance_invoice')
    .values(rows.map((row) => ({ ...row, number: spelled.get(nameOf(row)) ?? row.number })))
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'supply_id', 'type', 'number']).doUpdateSet((column) => ({
        date: column.ref('excluded.date'),
        amount: column.ref('excluded.amount'),
        vat_amount: column.ref('excluded.vat_amount'),
        paid_amount: column.ref('excluded.paid_amount'),
        due_date: column.ref('excluded.due_date'),
        is_accepted: column.ref('excluded.is_accepted'),
        is_cancelled: column.ref('excluded.is_cancelled'),
        updated_at: at,
      })),
    )
    .execute()
}

/** What can be financed of these supplies, by supply. */
export const findObjectIds = async ({ query }: Database, supplyIds: readonly string[]) => {
  if (supplyIds.length === 0) return new Map<string, string>()
  const rows = await query
    .selectFrom('finance_object')
    .select(['id', 'supply_id'])
    .where('supply_id', 'in', supplyIds)
    .where('is_deleted', '=', false)
    .execute()
  return new Map(rows.flatMap(({ id, supply_id: supply }) => (supply === null ? [] : [[supply, id] as const])))
}

export const findSupplyById = ({ query }: Database, id: string): Promise<SupplyRow> =>
  query.selectFrom('finance_supply').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Where these supplies stand, by id. */
export const findStates = async ({ query }: Database, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await query.selectFrom('finance_supply').select(['id', 'status']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, status }): [string, string] => [id, status]))
}
