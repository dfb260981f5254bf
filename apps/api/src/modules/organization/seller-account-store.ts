import type { Insertable } from 'kysely'
import type { Database } from '../../db/database.ts'
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
