import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../db/migrations/columns.ts'
import { accountMigration, provedAccountMigration } from './account/tables.ts'
import { insuranceMigration } from './insurance/tables.ts'
import { invoicesMigration } from './invoices/tables.ts'
import { ordersMigration } from './orders/tables.ts'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('courier_credential')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('service_type', 'text', (column) => column.notNull())
    .addColumn('secret_type', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('client_secret_sealed', 'text', (column) => column.notNull())
    .addColumn('last_check_at', 'timestamptz')
    .addColumn('last_check_problem', 'text')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('courier_credential_pk', ['organization_id', 'id'])
    .execute()
  await db.schema
    .createTable('sender_insurance')
    .addColumn('organization_id', 'uuid', (column) => column.primaryKey().references('organization.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz')
    .addColumn('ended_at', 'timestamptz')
    .$call(auditColumns)
    .execute()
}

export const senderMigrations: Readonly<Record<`sender-${number}-${string}`, Migration>> = {
  'sender-0001-account': { up },
  'sender-0020-contracts': accountMigration,
  'sender-0021-periods': insuranceMigration,
  'sender-0022-orders': ordersMigration,
  'sender-0023-invoices': invoicesMigration,
  'sender-0024-proved-accounts': provedAccountMigration,
}
