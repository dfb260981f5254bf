import type { secretTypes, serviceTypes } from '@cabinet/contract/sender'
import type { Generated, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../db/migrations/columns.ts'
import type { StatusColumn } from '../../db/status-column.ts'
import type { AuditColumns } from '../../db/schema.ts'
import type { InstantText } from '../../kernel/clock.ts'
import { accountMigration, provedAccountMigration } from './account/tables.ts'
import { insuranceMigration } from './insurance/tables.ts'
import { invoicesMigration } from './invoices/tables.ts'
import { ordersMigration } from './orders/tables.ts'

/** The key of a courier account; the secret is sealed. */
export interface CourierCredentialTable extends Omit<AuditColumns, 'is_deleted'> {
  organization_id: string
  id: string
  service_type: (typeof serviceTypes)[number]
  secret_type: (typeof secretTypes)[number]
  client_id: string
  client_secret_sealed: string
  /** What the person entered beside the key. */
  contract_number: Generated<string | null>
  last_check_at: InstantText | null
  /** TAKEN: another organization has shown a key to the same account that the courier accepts. */
  last_check_problem: StatusColumn<'badKey' | 'noResponse' | 'taken' | null>
  /** The courier has accepted the present key: only then is the account reserved for the organization. */
  is_proved: StatusColumn<boolean>
  is_deleted: StatusColumn<boolean>
}

/** Insurance of the orders that an organization sends by courier. */
export interface SenderInsuranceTable extends AuditColumns {
  organization_id: string
  status: StatusColumn<'ENABLED' | 'DISABLED'>
  /** Kopecks for one order. */
  price: number
  started_at: InstantText | null
  ended_at: InstantText | null
}

declare module '../../db/schema.ts' {
  interface Tables {
    courier_credential: CourierCredentialTable
    sender_insurance: SenderInsuranceTable
  }
}

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
