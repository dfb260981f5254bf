import type { Insertable, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../db/migrations/columns.ts'
import type { AuditColumns, Tables } from '../../db/schema.ts'
import type { StatusColumn } from '../../db/status-column.ts'
import type { InstantText } from '../../kernel/clock.ts'
import { readSellerAccounts } from '../organization/port.ts'
import { MARKETPLACE_ID } from './marketplace.ts'

export const accountStates = ['SAVED', 'AVAILABLE', 'ERROR', 'DELETED'] as const
export type AccountState = (typeof accountStates)[number]

/** How an account of a seller stands at the marketplace; its id is that of the account of the organization. */
export interface SellerConnectionTable extends AuditColumns {
  organization_id: string
  id: string
  marketplace_id: string
  /** The identifier that the marketplace gave to the seller. */
  seller_id: string | null
  name: string
  status: StatusColumn<AccountState>
  /** What the marketplace has said about an account in error. */
  problem: string | null
  /** Orders shipped from here on are insured, until the end. */
  linked_at: InstantText
  ended_at: InstantText | null
}

declare module '../../db/schema.ts' {
  interface Tables {
    seller_connection: SellerConnectionTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('seller_connection')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull().unique())
    .addColumn('marketplace_id', 'uuid', (column) => column.notNull())
    .addColumn('seller_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('linked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('seller_connection_pk', ['organization_id', 'id'])
    .execute()
  // Accounts from before the marketplace could tell of them wait for its first word.
  const accounts = await readSellerAccounts(db)
  if (accounts.length === 0) return
  await (db as Kysely<Pick<Tables, 'seller_connection'>>)
    .insertInto('seller_connection')
    .values(
      accounts.map((account): Insertable<SellerConnectionTable> => ({
        organization_id: account.organization_id,
        id: account.id,
        marketplace_id: MARKETPLACE_ID,
        seller_id: null,
        name: account.name,
        status: account.is_deleted ? 'DELETED' : 'SAVED',
        problem: null,
        linked_at: account.connected_at,
        ended_at: account.is_deleted ? account.updated_at : null,
        created_at: account.created_at,
        updated_at: account.updated_at,
        is_deleted: false,
      })),
    )
    .execute()
}

export const accountMigration: Migration = { up }
