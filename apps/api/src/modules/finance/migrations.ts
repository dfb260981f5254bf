import type { offerStatuses, products, requestStatuses } from '@cabinet/contract/finance'
import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../db/migrations/columns.ts'
import type { AuditColumns } from '../../db/schema.ts'
import type { StatusColumn } from '../../db/status-column.ts'
import type { DayText, InstantText } from '../../kernel/clock.ts'
import { agreementMigrations } from './agreements/tables.ts'
import { askedMigrations } from './asked-documents/tables.ts'
import { bankMigration } from './banks/tables.ts'
import { fileMigrations } from './files/tables.ts'
import { objectMigrations } from './objects/tables.ts'
import { ruleMigrations } from './rules/tables.ts'
import { supplyMigrations } from './supplies/tables.ts'

/** Percent points; `numeric` is read as text so that it is not rounded on the way. */
type PercentColumn = ColumnType<string, number, number>

/** A bank that offers money. Banks belong to the platform, not to an organization. */
export interface FinanceBankTable extends AuditColumns {
  id: string
  full_name: string
  short_name: string
  itn: string
  ogrn: string
  /** Null for a bank of before it was asked for. */
  bik: string | null
  logo_file_id: string
  /** It makes offers, and takes requests for them. */
  is_active: Generated<boolean>
  version: Generated<number>
}

export interface FinanceOfferTable extends AuditColumns {
  organization_id: string
  id: string
  bank_id: string
  product: (typeof products)[number]
  status: StatusColumn<(typeof offerStatuses)[number] | null>
  /** Kopecks. */
  financing_limit: number
  interest_rate: PercentColumn
  end_date: DayText
  advance_rate: PercentColumn
  max_deferral_days: number
  fee: ColumnType<string | null, number | null, number | null>
  /** The bank's own name of the offer, when it came by the partner API. */
  external_id: Generated<string | null>
  with_recourse: boolean
}

export interface FinanceRequestTable extends AuditColumns {
  organization_id: string
  id: string
  offer_id: string
  number: string
  status: StatusColumn<(typeof requestStatuses)[number]>
  /** Kopecks: the limit of the offer when the request was made. */
  financing_limit: number
  created_by: string
  sent_at: InstantText | null
  planned_decision_date: DayText | null
  decision_at: InstantText | null
  decision_comment: string | null
  retry_available_date: DayText | null
}

export interface FinanceAgreementTable extends AuditColumns {
  organization_id: string
  id: string
  request_id: string
  number: string
  /** Kopecks. */
  financing_limit: number
  bank_id: string
  product: (typeof products)[number]
  interest_rate: PercentColumn
  advance_rate: PercentColumn
  max_deferral_days: number
  fee: ColumnType<string | null, number | null, number | null>
  with_recourse: boolean
  finished_date: DayText
  terminated_at: StatusColumn<InstantText | null>
  /** The bank account of the organization to which the bank pays. */
  payment_details_id: string | null
}

declare module '../../db/schema.ts' {
  interface Tables {
    finance_bank: FinanceBankTable
    finance_offer: FinanceOfferTable
    finance_request: FinanceRequestTable
    finance_agreement: FinanceAgreementTable
  }
}

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
