import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns } from '../../../db/schema.ts'

/** A contract with the courier whose holders may be insured: the whole number or its beginning. */
export interface SenderContractTable extends AuditColumns {
  id: string
  /** Upper case, without spaces. */
  prefix: string
}

declare module '../../../db/schema.ts' {
  interface Tables {
    sender_contract: SenderContractTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema.alterTable('courier_credential').addColumn('contract_number', 'text').execute()
  // A key of the courier opens one account, and an account belongs to one organization.
  await sql`create unique index courier_credential_account on courier_credential (service_type, client_id)
    where not is_deleted`.execute(db)
  await schema
    .createTable('sender_contract')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('prefix', 'text', (column) => column.notNull().unique())
    .$call(auditColumns)
    .execute()
}

export const accountMigration: Migration = { up }
