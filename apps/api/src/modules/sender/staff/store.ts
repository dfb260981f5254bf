import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { withOrganizations } from '../../organization/port.ts'
import type { SenderContractTable } from '../account/tables.ts'

/** Accounts of one list. */
const MOST_ACCOUNTS = 1000

export type ContractRow = Selectable<SenderContractTable>

export const findContracts = ({ query }: Database): Promise<ContractRow[]> =>
  query.selectFrom('sender_contract').selectAll().where('is_deleted', '=', false).orderBy('prefix').execute()

/** Adds a contract, or brings back one that was taken off; nothing when it is on the list. */
export const insertContract = (
  { query }: Database,
  row: Pick<ContractRow, 'id' | 'prefix'>,
  at: string,
): Promise<ContractRow | undefined> =>
  query
    .insertInto('sender_contract')
    .values({ ...row, created_at: at, updated_at: at, is_deleted: false })
    .onConflict((conflict) =>
      conflict
        .column('prefix')
        .doUpdateSet({ created_at: at, updated_at: at, is_deleted: false })
        .where('sender_contract.is_deleted', '=', true),
    )
    .returningAll()
    .executeTakeFirst()

/** @returns whether it was on the list */
export const removeContract = async ({ query }: Database, id: string, at: string): Promise<boolean> => {
  const { numUpdatedRows } = await query
    .updateTable('sender_contract')
    .set({ is_deleted: true, updated_at: at })
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Holds the courier account of an organization for the transaction; nothing when it has none. */
export const lockAccount = ({ query }: Database, organizationId: string) =>
  query
    .selectFrom('courier_credential')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()

/** Organizations with a courier account, as many as a list on one page bears; one of them when it is named. */
export const findAccounts = async (database: Database, organizationId?: string) => {
  const all = database.query
    .selectFrom('courier_credential')
    .select(['organization_id', 'contract_number'])
    .where('is_deleted', '=', false)
  const rows = await (organizationId === undefined ? all : all.where('organization_id', '=', organizationId))
    .orderBy('created_at', 'desc')
    .limit(MOST_ACCOUNTS)
    .execute()
  return withOrganizations(database, rows, ['short_name', 'itn'])
}

/** Prices that were agreed with organizations, the newest first. */
export const findPricesOf = ({ query }: Database, organizationIds: readonly string[]) =>
  query
    .selectFrom('sender_price')
    .select(['organization_id', 'price', 'valid_from'])
    .where('organization_id', 'in', organizationIds)
    .orderBy('valid_from', 'desc')
    .execute()
