import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../db/migrations/columns.ts'
import { agreementMigrations } from './agreements/tables.ts'
import { askedMigrations } from './asked-documents/tables.ts'
import { bankMigration } from './banks/tables.ts'
import { fileMigrations } from './files/tables.ts'
import { objectMigrations } from './objects/tables.ts'
import { ruleMigrations } from './rules/tables.ts'
import { supplyMigrations } from './supplies/tables.ts'

const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('finance_bank')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('short_name', 'text', (column) => column.notNull())
    .addColumn('itn', 'text', (column) => column.notNull())
    .addColumn('ogrn', 'text', (column) => column.notNull())
    .addColumn('logo_file_id', 'uuid', (column) => column.notNull().references('stored_file.id'))
    .$call(auditColumns)
    .execute()

  await schema
    .createTable('finance_offer')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('bank_id', 'uuid', (column) => column.notNull().references('finance_bank.id'))
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('status', 'text')
    .addColumn('financing_limit', 'bigint', (column) => column.notNull())
    .addColumn('interest_rate', 'numeric(7, 2)', (column) => column.notNull())
    .addColumn('end_date', 'date', (column) => column.notNull())
    .addColumn('advance_rate', 'numeric(7, 2)', (column) => column.notNull())
    .addColumn('max_deferral_days', 'integer', (column) => column.notNull())
    .addColumn('fee', 'numeric(7, 2)')
    .addColumn('with_recourse', 'boolean', (column) => column.notNull())
    .$call(auditColumns)
    .addPrimaryKeyConstraint('finance_offer_pk', ['organization_id', 'id'])
    .execute()

  await schema
    .createTable('finance_request')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('offer_id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('financing_limit', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('sent_at', 'timestamptz')
    .addColumn('planned_decision_date', 'date')
    .addColumn('decision_at', 'timestamptz')
    .addColumn('decision_comment', 'text')
    .addColumn('retry_available_date', 'date')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('finance_request_pk', ['organization_id', 'id'])
    .addForeignKeyConstraint('finance_request_of_offer', ['organization_id', 'offer_id'], 'finance_offer', [
      'organization_id',
      'id',
    ])
    .addUniqueConstraint('finance_request_number', ['organization_id', 'number'])
    .execute()
  await schema
    .createIndex('finance_request_by_offer')
    .on('finance_request')
    .columns(['organization_id', 'offer_id', 'created_at'])
    .execute()

  await schema
    .createTable('finance_agreement')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('request_id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('financing_limit', 'bigint', (column) => column.notNull())
    .addColumn('used_limit', 'bigint', (column) => column.notNull())
    .addColumn('interest_rate', 'numeric(7, 2)', (column) => column.notNull())
    .addColumn('finished_date', 'date', (column) => column.notNull())
    .addColumn('terminated_at', 'timestamptz')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('finance_agreement_pk', ['organization_id', 'id'])
    .addForeignKeyConstraint('finance_agreement_of_request', ['organization_id', 'request_id'], 'finance_request', [
      'organization_id',
      'id',
    ])
    .addUniqueConstraint('finance_agreement_request', ['organization_id', 'request_id'])
    .execute()
}

const addPaidAccount = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('finance_agreement').addColumn('payment_details_id', 'uuid').execute()
  await db.schema
    .alterTable('finance_agreement')
    .addForeignKeyConstraint(
      'finance_agreement_pays_to',
      ['organization_id', 'payment_details_id'],
      'payment_details',
      ['organization_id', 'id'],
    )
    .execute()
}

const addPartnerColumns = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('finance_offer').addColumn('external_id', 'text').execute()
  await schema
    .alterTable('finance_offer')
    .addUniqueConstraint('finance_offer_named', ['bank_id', 'external_id'])
    .execute()
  await schema.alterTable('finance_request').addColumn('asked_document', 'text').execute()
}

export const financeMigrations: Readonly<Record<`finance-${number}-${string}`, Migration>> = {
  'finance-0001-offers': { up },
  'finance-0002-paid-account': { up: addPaidAccount },
  'finance-0003-partner': { up: addPartnerColumns },
  ...agreementMigrations,
  ...supplyMigrations,
  ...objectMigrations,
  ...ruleMigrations,
  ...fileMigrations,
  ...askedMigrations,
  'finance-0090-bank-fields': bankMigration,
}
