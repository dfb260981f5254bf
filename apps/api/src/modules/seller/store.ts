import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { withOrganization, withOrganizations } from '../organization/port.ts'
import type { SellerConnectionTable } from './tables.ts'

export type ConnectionRow = Selectable<SellerConnectionTable>

const connections = ({ query }: Database) => query.selectFrom('seller_connection').selectAll()

export const findConnection = (
  database: Database,
  organizationId: string,
  id: string,
): Promise<ConnectionRow | undefined> =>
  connections(database).where('organization_id', '=', organizationId).where('id', '=', id).executeTakeFirst()

/** The account that the organization has now, or has had last. */
export const findLatest = (database: Database, organizationId: string): Promise<ConnectionRow | undefined> =>
  connections(database)
    .where('organization_id', '=', organizationId)
    .orderBy('linked_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertConnection = async ({ query }: Database, row: Insertable<SellerConnectionTable>): Promise<void> => {
  await query.insertInto('seller_connection').values(row).execute()
}

/** Accounts at a marketplace by id. */
export const findConnectionsOf = async (database: Database, marketplaceId: string, ids: readonly string[]) => {
  const rows = await connections(database).where('marketplace_id', '=', marketplaceId).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a marketplace may know of its seller. */
const SELLER = ['full_name', 'short_name', 'itn', 'ogrn'] as const

/** An account as its marketplace may see it. */
export type OwnConnection = Awaited<ReturnType<typeof findOwnConnections>>[number]

export const findOwnConnections = async (
  database: Database,
  marketplaceId: string,
  after: string | undefined,
  limit: number,
) => {
  const found = connections(database).where('marketplace_id', '=', marketplaceId).orderBy('id').limit(limit)
  const rows = await (after === undefined ? found : found.where('id', '>', after)).execute()
  return withOrganizations(database, rows, SELLER)
}

export const findOwnConnection = async (
  database: Database,
  marketplaceId: string,
  id: string,
): Promise<OwnConnection | undefined> => {
  const row = await connections(database)
    .where('marketplace_id', '=', marketplaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return withOrganization(database, row, SELLER)
}

/** Every account, for the developer panel. */
export const findAllConnections = async (database: Database) =>
  withOrganizations(database, await connections(database).orderBy('linked_at', 'desc').limit(200).execute(), [
    'short_name',
  ])
