import type { InvoiceStatus } from '@cabinet/contract/invoice'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns } from '../../../db/schema.ts'
import type { StatusColumn } from '../../../db/status-column.ts'
import type { DayText, InstantText } from '../../../kernel/clock.ts'

/** A monthly invoice for the insurance of orders. */
export interface SenderInvoiceTable extends AuditColumns {
  organization_id: string
  id: string
  number: string
  period_from: DayText
  period_to: DayText
  issue_date: DayText
  due_date: DayText
  orders_count: number
  /** Kopecks for one order; null when they differ. */
  price: number | null
  /** Kopecks. */
  amount: number
  paid_amount: number
  status: StatusColumn<InvoiceStatus>
  paid_date: DayText | null
  replaced_by: string | null
}

/** Money that has come for an invoice. */
export interface SenderPaymentTable {
  organization_id: string
  id: string
  invoice_id: string
  /** The bank statement's own name of the line: it counts once. */
  external_id: string
  date: DayText
  /** Kopecks; negative for money that went back. */
  amount: number
  received_at: InstantText
}

declare module '../../../db/schema.ts' {
  interface Tables {
    sender_invoice: SenderInvoiceTable
    sender_payment: SenderPaymentTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('sender_invoice')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('period_from', 'date', (column) => column.notNull())
    .addColumn('period_to', 'date', (column) => column.notNull())
    .addColumn('issue_date', 'date', (column) => column.notNull())
    .addColumn('due_date', 'date', (column) => column.notNull())
    .addColumn('orders_count', 'integer', (column) => column.notNull())
    .addColumn('price', 'bigint')
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('paid_amount', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('paid_date', 'date')
    .addColumn('replaced_by', 'uuid')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('sender_invoice_pk', ['organization_id', 'id'])
    .execute()
  // A month is invoiced once; what was cancelled makes room for another.
  await sql`create unique index sender_invoice_of_month on sender_invoice (organization_id, period_from)
    where status <> 'CANCELLED'`.execute(db)
  await schema
    .createTable('sender_payment')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('invoice_id', 'uuid', (column) => column.notNull())
    .addColumn('external_id', 'text', (column) => column.notNull().unique())
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('sender_payment_pk', ['organization_id', 'id'])
    .addForeignKeyConstraint('sender_payment_of_invoice', ['organization_id', 'invoice_id'], 'sender_invoice', [
      'organization_id',
      'id',
    ])
    .execute()
  await schema
    .alterTable('sender_order')
    .addForeignKeyConstraint('sender_order_invoice', ['organization_id', 'invoice_id'], 'sender_invoice', [
      'organization_id',
      'id',
    ])
    .execute()
}

export const invoicesMigration: Migration = { up }
