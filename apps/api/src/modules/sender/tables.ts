import type { secretTypes, serviceTypes } from '@cabinet/contract/sender'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../db/migrations/columns.ts'
import type { AuditColumns, InstantText } from '../../db/schema.ts'

/** The key of a courier account; the secret is sealed. */
export interface CourierCredentialTable extends AuditColumns {
  organization_id: string
  id: string
  service_type: (typeof serviceTypes)[number]
  secret_type: (typeof secretTypes)[number]
  client_id: string
  client_secret_sealed: string
  last_check_at: InstantText | null
  last_check_problem: 'badKey' | 'noAnswer' | null
}

/** Insurance of the orders that an organization sends by courier. */
export interface SenderInsuranceTable extends AuditColumns {
  organization_id: string
  status: 'ENABLED' | 'DISABLED'
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

export const senderMigrations: Readonly<Record<'sender-0001-account', Migration>> = { 'sender-0001-account': { up } }
