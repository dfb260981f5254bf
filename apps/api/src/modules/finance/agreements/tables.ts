import type { PercentColumn } from '../percent-column.ts'
import { type ColumnType, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns } from '../../../db/schema.ts'
import type { products } from '@cabinet/contract/finance'
import type { StatusColumn } from '../../../db/status-column.ts'
import type { DayText, InstantText } from '../../../kernel/clock.ts'

/** Who owes the organization for what it has delivered. */
export interface FinanceBuyerTable extends AuditColumns {
  organization_id: string
  id: string
  itn: string
  short_name: string
}

/** What the bank lets one buyer owe at most. */
export interface FinanceAgreementBuyerTable {
  organization_id: string
  agreement_id: string
  buyer_id: string
  /** Kopecks. */
  financing_limit: number
}

declare module '../../../db/schema.ts' {
  interface Tables {
    finance_agreement: FinanceAgreementTable
    finance_buyer: FinanceBuyerTable
    finance_agreement_buyer: FinanceAgreementBuyerTable
  }
}

/** Terms belong to the agreement: the offer may change after it was concluded. The used limit follows from its objects. */
const addTerms = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .alterTable('finance_agreement')
    .addColumn('bank_id', 'uuid', (column) => column.references('finance_bank.id'))
    .addColumn('product', 'text')
    .addColumn('advance_rate', 'numeric(7, 2)')
    .addColumn('max_deferral_days', 'integer')
    .addColumn('fee', 'numeric(7, 2)')
    .addColumn('with_recourse', 'boolean')
    .execute()
  await sql`
    update finance_agreement set bank_id = offer.bank_id, product = offer.product, advance_rate = offer.advance_rate,
      max_deferral_days = offer.max_deferral_days, fee = offer.fee, with_recourse = offer.with_recourse
    from finance_request request
    join finance_offer offer on offer.organization_id = request.organization_id and offer.id = request.offer_id
    where request.organization_id = finance_agreement.organization_id and request.id = finance_agreement.request_id`.execute(
    db,
  )
  for (const name of ['bank_id', 'product', 'advance_rate', 'max_deferral_days', 'with_recourse']) {
    await schema
      .alterTable('finance_agreement')
      .alterColumn(name, (column) => column.setNotNull())
      .execute()
  }
  await schema.alterTable('finance_agreement').dropColumn('used_limit').execute()
}

const addBuyers = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('finance_buyer')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('itn', 'text', (column) => column.notNull())
    .addColumn('short_name', 'text', (column) => column.notNull())
    .$call(auditColumns)
    .addPrimaryKeyConstraint('finance_buyer_pk', ['organization_id', 'id'])
    .addUniqueConstraint('finance_buyer_itn', ['organization_id', 'itn'])
    .execute()
  await schema
    .createTable('finance_agreement_buyer')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('agreement_id', 'uuid', (column) => column.notNull())
    .addColumn('buyer_id', 'uuid', (column) => column.notNull())
    .addColumn('financing_limit', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('finance_agreement_buyer_pk', ['organization_id', 'agreement_id', 'buyer_id'])
    .addForeignKeyConstraint(
      'finance_agreement_buyer_agreement',
      ['organization_id', 'agreement_id'],
      'finance_agreement',
      ['organization_id', 'id'],
    )
    .addForeignKeyConstraint('finance_agreement_buyer_buyer', ['organization_id', 'buyer_id'], 'finance_buyer', [
      'organization_id',
      'id',
    ])
    .execute()
}

export const agreementMigrations: Readonly<Record<`finance-${number}-${string}`, Migration>> = {
  'finance-0040-agreement-terms': { up: addTerms },
  'finance-0041-buyers': { up: addBuyers },
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
