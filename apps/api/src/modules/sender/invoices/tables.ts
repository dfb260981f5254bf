import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { InvoicePaymentTable, InvoiceTable } from '../../../platform/invoices/tables.ts'

/** A monthly invoice for the insurance of orders. */
export interface SenderInvoiceTable extends InvoiceTable {
  orders_count: number
  /** Kopecks for one order; null when they differ. */
  price: number | null
  replaced_by: string | null
}

declare module '../../../db/schema.ts' {
  interface Tables {
    sender_invoice: SenderInvoiceTable
    sender_payment: InvoicePaymentTable
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
