import type { DocumentType, ShipmentStatus, UninsuredReason } from '@cabinet/contract/debtor/shipments'
import { type ColumnType, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns } from '../../../db/schema.ts'
import type { StatusColumn } from '../../../db/status-column.ts'
import type { DayText, InstantText } from '../../../kernel/clock.ts'

/** A delivery with deferred payment. Cover and terms are fixed when it is declared. */
export interface DebtorShipmentTable extends AuditColumns {
  organization_id: string
  id: string
  version: number
  number: string
  /** Numbers as people count them: `О-99` comes before `О-100`. */
  ordinal: number
  buyer_id: string
  contract_number: string
  contract_date: DayText
  document_type: DocumentType
  document_number: string
  /** The number as it is compared: a buyer has one document of a type and day with it. */
  document_key: string
  document_date: DayText
  file_id: string | null
  shipment_date: DayText
  /** Kopecks. */
  amount: number
  vat_amount: number
  deferral_days: number
  due_date: DayText
  paid_amount: number
  status: StatusColumn<ShipmentStatus>
  created_by: string | null
  declared_at: InstantText | null
  /** Kopecks; null for a draft. */
  insured_amount: number | null
  premium: number | null
  /** Percent points of the loss that is paid. */
  indemnity_rate: ColumnType<string | null, number | null, number | null>
  uninsured_reason: UninsuredReason | null
  notice_until: DayText
  claim_from: DayText
  /** When people were notified that the last days to notify the insurer have come. */
  notice_reminded_at: InstantText | null
  notice_date: DayText | null
  notice_comment: string | null
  claim_id: string | null
  indemnity_amount: number | null
  /** The premium invoice that it is on. */
  invoice_id: string | null
}

/** What a buyer has paid of a shipment. */
export interface DebtorShipmentPaymentTable {
  organization_id: string
  id: string
  shipment_id: string
  date: DayText
  /** Kopecks. */
  amount: number
  noted_by: string | null
  noted_at: InstantText
}

declare module '../../../db/schema.ts' {
  interface Tables {
    debtor_shipment: DebtorShipmentTable
    debtor_shipment_payment: DebtorShipmentPaymentTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('debtor_shipment')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('buyer_id', 'uuid', (column) => column.notNull())
    .addColumn('contract_number', 'text', (column) => column.notNull())
    .addColumn('contract_date', 'date', (column) => column.notNull())
    .addColumn('document_type', 'text', (column) => column.notNull())
    .addColumn('document_number', 'text', (column) => column.notNull())
    .addColumn('document_date', 'date', (column) => column.notNull())
    .addColumn('file_id', 'uuid', (column) => column.references('stored_file.id'))
    .addColumn('shipment_date', 'date', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('vat_amount', 'bigint', (column) => column.notNull())
    .addColumn('deferral_days', 'integer', (column) => column.notNull())
    .addColumn('due_date', 'date', (column) => column.notNull())
    .addColumn('paid_amount', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_by', 'uuid')
    .addColumn('declared_at', 'timestamptz')
    .addColumn('insured_amount', 'bigint')
    .addColumn('premium', 'bigint')
    .addColumn('indemnity_rate', 'numeric(7, 2)')
    .addColumn('uninsured_reason', 'text')
    .addColumn('notice_until', 'date', (column) => column.notNull())
    .addColumn('claim_from', 'date', (column) => column.notNull())
    .addColumn('notice_reminded_at', 'timestamptz')
    .addColumn('notice_date', 'date')
    .addColumn('notice_comment', 'text')
    .addColumn('claim_id', 'uuid')
    .addColumn('indemnity_amount', 'bigint')
    .addColumn('invoice_id', 'uuid')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('debtor_shipment_pk', ['organization_id', 'id'])
    .addForeignKeyConstraint('debtor_shipment_buyer', ['organization_id', 'buyer_id'], 'debtor_buyer', [
      'organization_id',
      'id',
    ])
    .addUniqueConstraint('debtor_shipment_number', ['organization_id', 'number'])
    .execute()
  // The same delivery note twice is a mistake of the keyboard or of an import.
  await sql`create unique index debtor_shipment_document on debtor_shipment
    (organization_id, buyer_id, document_type, lower(document_number), document_date) where not is_deleted`.execute(db)
  await schema.createIndex('debtor_shipment_id').on('debtor_shipment').column('id').unique().execute()
  await schema
    .createIndex('debtor_shipment_newest')
    .on('debtor_shipment')
    .columns(['organization_id', 'shipment_date desc', 'ordinal desc'])
    .execute()
  await schema
    .createIndex('debtor_shipment_of_buyer')
    .on('debtor_shipment')
    .columns(['organization_id', 'buyer_id', 'status'])
    .execute()
  await schema.createIndex('debtor_shipment_by_status').on('debtor_shipment').columns(['status', 'due_date']).execute()
  await schema
    .createTable('debtor_shipment_payment')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('shipment_id', 'uuid', (column) => column.notNull())
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('noted_by', 'uuid')
    .addColumn('noted_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('debtor_shipment_payment_pk', ['organization_id', 'id'])
    .addForeignKeyConstraint('debtor_payment_of_shipment', ['organization_id', 'shipment_id'], 'debtor_shipment', [
      'organization_id',
      'id',
    ])
    .execute()
  await schema
    .createIndex('debtor_payment_by_shipment')
    .on('debtor_shipment_payment')
    .columns(['organization_id', 'shipment_id'])
    .execute()
}

export const shipmentsMigration: Migration = { up }
