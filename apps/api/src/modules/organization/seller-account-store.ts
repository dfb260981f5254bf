import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/schema.ts'
import type { SellerAccountTable } from './tables.ts'

/** The latest account at the marketplace, also a deleted one: it explains why there is no access. */
export const findSellerAccount = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('seller_account')
    .select(['id', 'name', 'is_deleted', 'connected_at'])
    .where('organization_id', '=', organizationId)
    .orderBy('is_deleted')
    .orderBy('connected_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The account at the marketplace that is connected now. */
export const findConnectedSellerAccount = async (database: Database, organizationId: string) => {
  const account = await findSellerAccount(database, organizationId)
  return account?.is_deleted ? undefined : account
}

export const insertSellerAccount = async (
  { query }: Database,
  account: Insertable<SellerAccountTable>,
): Promise<void> => {
  await query.insertInto('seller_account').values(account).execute()
}

/** The marketplace has removed the account; its name stays to explain why there is no access. */
export const removeSellerAccount = async (
  { query }: Database,
  { organization_id, id }: Pick<SellerAccountTable, 'organization_id' | 'id'>,
  at: string,
): Promise<void> => {
  await query
    .updateTable('seller_account')
    .set({ is_deleted: true, updated_at: at })
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

/** Every account, removed ones too, for a migration of another area. */
export const readSellerAccounts = (db: Kysely<unknown>) =>
  (db as Kysely<Pick<Tables, 'seller_account'>>).selectFrom('seller_account').selectAll().execute()
