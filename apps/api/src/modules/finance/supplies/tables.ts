import type { invoiceTypes, supplyStatuses } from '@cabinet/contract/finance/supplies'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns } from '../../../db/schema.ts'
import type { StatusColumn } from '../../../db/status-column.ts'
import type { DayText, InstantText } from '../../../kernel/clock.ts'

export interface FinanceSupplyTable extends AuditColumns {
  organization_id: string
  id: string
  agreement_id: string
  bank_id: string
  /** The bank's own name of the supply. */
  external_id: string
  buyer_id: string
  number: string
  contract_number: string
  contract_date: DayText
  supply_date: DayText
  deferral_days: number
  due_date: DayText
  /** Kopecks. */
  amount: number
  vat_amount: number
  paid_amount: number
  status: StatusColumn<(typeof supplyStatuses)[number]>
  confirmed_at: InstantText | null
  /** When the bank knew what it has reported last: what it knew before changes nothing. */
  news_at: InstantText
}

export interface FinanceInvoiceTable extends AuditColumns {
  organization_id: string
  id: string
  supply_id: string
  number: string
  type: (typeof invoiceTypes)[number]
  date: DayText
  /** Kopecks. */
  amount: number
  vat_amount: number
  paid_amount: number
  due_date: DayText
  is_accepted: boolean
  is_cancelled: boolean
  /** The scan, when the bank has given it. */
  file_id: string | null
}

declare module '../../../db/schema.ts' {
  interface Tables {
    finance_supply: FinanceSupplyTable
    finance_invoice: FinanceInvoiceTable
  }
}

const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('finance_supply')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('agreement_id', 'uuid', (column) => column.notNull())
    .addColumn('bank_id', 'uuid', (column) => column.notNull().references('finance_bank.id'))
    .addColumn('external_id', 'text', (column) => column.notNull())
    .addColumn('buyer_id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('contract_number', 'text', (column) => column.notNull())
    .addColumn('contract_date', 'date', (column) => column.notNull())
    .addColumn('supply_date', 'date', (column) => column.notNull())
    .addColumn('deferral_days', 'integer', (column) => column.notNull())
    .addColumn('due_date', 'date', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('vat_amount', 'bigint', (column) => column.notNull())
    .addColumn('paid_amount', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('news_at', 'timestamptz', (column) => column.notNull())
    .$call(auditColumns)
    .addPrimaryKeyConstraint('finance_supply_pk', ['organization_id', 'id'])
    .addForeignKeyConstraint('finance_supply_agreement', ['organization_id', 'agreement_id'], 'finance_agreement', [
      'organization_id',
      'id',
    ])
    .addForeignKeyConstraint('finance_supply_buyer', ['organization_id', 'buyer_id'], 'finance_buyer', [
      'organization_id',
      'id',
    ])
    .addUniqueConstraint('finance_supply_named', ['bank_id', 'external_id'])
    .execute()
  await schema
    .createIndex('finance_supply_newest')
    .on('finance_supply')
    .columns(['organization_id', 'supply_date desc', 'id desc'])
    .execute()
  await schema.createIndex('finance_supply_due').on('finance_supply').columns(['status', 'due_date']).execute()

  await schema
    .createTable('finance_invoice')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('supply_id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('vat_amount', 'bigint', (column) => column.notNull())
    .addColumn('paid_amount', 'bigint', (column) => column.notNull())
    .addColumn('due_date', 'date', (column) => column.notNull())
    .addColumn('is_accepted', 'boolean', (column) => column.notNull())
    .addColumn('is_cancelled', 'boolean', (column) => column.notNull())
    .$call(auditColumns)
    .addPrimaryKeyConstraint('finance_invoice_pk', ['organization_id', 'id'])
    .addForeignKeyConstraint('finance_invoice_supply', ['organization_id', 'supply_id'], 'finance_supply', [
      'organization_id',
      'id',
    ])
    .addUniqueConstraint('finance_invoice_number', ['organization_id', 'supply_id', 'type', 'number'])
    .execute()
  await schema
    .createIndex('finance_invoice_newest')
    .on('finance_invoice')
    .columns(['organization_id', 'date desc', 'id desc'])
    .execute()
}

export const supplyMigrations: Readonly<Record<`finance-${number}-${string}`, Migration>> = {
  'finance-0042-supplies': { up },
}
