import type { SellerDocumentType } from '@cabinet/contract/seller/documents'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns } from '../../../db/schema.ts'
import type { DayText } from '../../../kernel/clock.ts'

/** Certificates of months, and the rules and the contract of an account. */
export interface SellerDocumentTable extends AuditColumns {
  organization_id: string
  id: string
  account_id: string
  type: SellerDocumentType
  number: string
  /** Of a certificate; null for the others, as everything below. */
  period_from: DayText | null
  period_to: DayText | null
  issue_date: DayText
  orders_count: number | null
  /** Kopecks. */
  insured_sum: number | null
  premium: number | null
}

declare module '../../../db/schema.ts' {
  interface Tables {
    seller_document: SellerDocumentTable
  }
}

const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('seller_document')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('period_from', 'date')
    .addColumn('period_to', 'date')
    .addColumn('issue_date', 'date', (column) => column.notNull())
    .addColumn('orders_count', 'integer')
    .addColumn('insured_sum', 'bigint')
    .addColumn('premium', 'bigint')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('seller_document_pk', ['organization_id', 'id'])
    .addForeignKeyConstraint('seller_document_account', ['organization_id', 'account_id'], 'seller_connection', [
      'organization_id',
      'id',
    ])
    .addUniqueConstraint('seller_document_of_month', ['account_id', 'period_from'])
    .execute()
  await schema
    .createIndex('seller_document_newest')
    .on('seller_document')
    .columns(['organization_id', 'issue_date desc', 'id desc'])
    .execute()
}

export const documentsMigration: Migration = { up }
