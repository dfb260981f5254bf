import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { InvoicePaymentTable, InvoiceTable } from '../../../platform/invoices/tables.ts'

/** A monthly invoice of premiums. */
export interface DebtorInvoiceTable extends InvoiceTable {
  policy_number: string
  shipments_count: number
  /** Kopecks. */
  premium_amount: number
  minimum_amount: number
}

declare module '../../../db/schema.ts' {
  interface Tables {
    debtor_invoice: DebtorInvoiceTable
    debtor_payment: InvoicePaymentTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('debtor_invoice')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('policy_number', 'text', (column) => column.notNull())
    .addColumn('period_from', 'date', (column) => column.notNull())
    .addColumn('period_to', 'date', (column) => column.notNull())
    .addColumn('issue_date', 'date', (column) => column.notNull())
    .addColumn('due_date', 'date', (column) => column.notNull())
    .addColumn('shipments_count', 'integer', (column) => column.notNull())
    .addColumn('premium_amount', 'bigint', (column) => column.notNull())
    .addColumn('minimum_amount', 'bigint', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('paid_amount', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('paid_date', 'date')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('debtor_invoice_pk', ['organization_id', 'id'])
    .execute()
  // A month is invoiced once; what was cancelled makes room for another.
  await sql`create unique index debtor_invoice_of_month on debtor_invoice (organization_id, period_from)
    where status <> 'CANCELLED'`.execute(db)
  await schema
    .createTable('debtor_payment')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('invoice_id', 'uuid', (column) => column.notNull())
    .addColumn('external_id', 'text', (column) => column.notNull().unique())
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('debtor_payment_pk', ['organization_id', 'id'])
    .addForeignKeyConstraint('debtor_payment_of_invoice', ['organization_id', 'invoice_id'], 'debtor_invoice', [
      'organization_id',
      'id',
    ])
    .execute()
  await schema
    .alterTable('debtor_shipment')
    .addForeignKeyConstraint('debtor_shipment_invoice', ['organization_id', 'invoice_id'], 'debtor_invoice', [
      'organization_id',
      'id',
    ])
    .execute()
}

export const invoicesMigration: Migration = { up }
