import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { InstantText } from '../../../kernel/clock.ts'

/** A link that platform staff gave to a seller of the marketplace. */
export interface SellerInvitationTable {
  id: string
  /** SHA-256 of the token in the link, hexadecimal. */
  token_hash: string
  itn: string
  organization_name: string
  /** Identifier of the seller at the marketplace. */
  seller_id: string
  account_name: string
  /** The person whom the marketplace named, when it did. */
  mobile_phone: string | null
  created_at: InstantText
  expires_at: InstantText
  used_at: InstantText | null
}

declare module '../../../db/schema.ts' {
  interface Tables {
    seller_invitation: SellerInvitationTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('seller_invitation')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('itn', 'text', (column) => column.notNull())
    .addColumn('organization_name', 'text', (column) => column.notNull())
    .addColumn('seller_id', 'text', (column) => column.notNull())
    .addColumn('account_name', 'text', (column) => column.notNull())
    .addColumn('mobile_phone', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()
  await db.schema
    .createIndex('seller_invitation_by_seller')
    .on('seller_invitation')
    .columns(['seller_id', 'itn'])
    .execute()
}

export const registrationMigrations: Readonly<Record<'auth-0001-sellers', Migration>> = {
  'auth-0001-sellers': { up },
}
