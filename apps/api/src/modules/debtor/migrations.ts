import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../db/migrations/columns.ts'
import { buyersMigration } from './buyers/tables.ts'
import { invoicesMigration } from './invoices/tables.ts'
import { policyMigration } from './policy/tables.ts'
import { documentKeyMigration } from './shipments/document-key.ts'
import { shipmentsMigration } from './shipments/tables.ts'
import { insurerMigration, offerRulesMigration } from './staff/tables.ts'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('debtor_insurance')
    .addColumn('organization_id', 'uuid', (column) => column.primaryKey().references('organization.id'))
    .addColumn('service_status', 'text', (column) => column.notNull())
    .addColumn('request_status', 'text')
    .addColumn('start_date', 'date')
    .addColumn('end_date', 'date')
    .addColumn('policy_number', 'text')
    .addColumn('insurer_name', 'text')
    .addColumn('reject_reason', 'text')
    .addColumn('is_offered', 'boolean', (column) => column.notNull())
    .addColumn('requested_by', 'uuid')
    .addColumn('requested_at', 'timestamptz')
    .$call(auditColumns)
    .execute()
}

const addInsurer = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('debtor_insurer')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('short_name', 'text', (column) => column.notNull())
    .addColumn('itn', 'text', (column) => column.notNull())
    .$call(auditColumns)
    .execute()
  await schema
    .alterTable('debtor_insurance')
    .addColumn('insurer_id', 'uuid', (column) => column.references('debtor_insurer.id'))
    .execute()
}

const addSuspendReason = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('debtor_insurance').addColumn('suspend_reason', 'text').execute()
}

export const debtorMigrations: Readonly<Record<`debtor-${number}-${string}`, Migration>> = {
  'debtor-0001-insurance': { up },
  'debtor-0002-insurer': { up: addInsurer },
  'debtor-0030-policy': policyMigration,
  'debtor-0031-buyers': buyersMigration,
  'debtor-0032-shipments': shipmentsMigration,
  'debtor-0033-invoices': invoicesMigration,
  'debtor-0034-suspend-reason': { up: addSuspendReason },
  'debtor-0035-document-key': documentKeyMigration,
  'debtor-0040-insurer-fields': insurerMigration,
  'debtor-0041-offer-rules': offerRulesMigration,
}
