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

const reserveProved = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('courier_credential')
    .addColumn('is_proved', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await sql`update courier_credential set is_proved = true
    where not is_deleted and last_check_at is not null and last_check_problem is null`.execute(db)
  await db.schema.dropIndex('courier_credential_account').execute()
  await sql`create unique index courier_credential_proved on courier_credential (service_type, client_id)
    where is_proved and not is_deleted`.execute(db)
  await sql`create index courier_credential_by_account on courier_credential (service_type, client_id)`.execute(db)
}

/** An account is reserved by a key that the courier has accepted, not by the first that names it. */
export const provedAccountMigration: Migration = { up: reserveProved }
