import type { SellerCoverReason, SellerOrderStatus, SellerScheme } from '@cabinet/contract/seller/orders'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns } from '../../../db/schema.ts'
import type { StatusColumn } from '../../../db/status-column.ts'
import type { DayText, InstantText } from '../../../kernel/clock.ts'

export const coverStates = ['NOT_INSURED', 'INSURED', 'CLAIMED', 'COMPENSATED'] as const
export type CoverState = (typeof coverStates)[number]

/** An order at the marketplace, as the marketplace told it last. */
export interface SellerOrderTable extends AuditColumns {
  organization_id: string
  id: string
  account_id: string
  marketplace_id: string
  /** The marketplace's own name of the order. */
  external_id: string
  order_number: string
  sticker: string | null
  scheme: SellerScheme
  sku: string
  brand: string | null
  name: string
  /** Kopecks, as every sum below. */
  price: number
  warehouse: string | null
  order_date: DayText
  shipped_date: DayText | null
  delivered_date: DayText | null
  return_date: DayText | null
  return_reason: string | null
  logistics_cost: number | null
  status: StatusColumn<SellerOrderStatus>
  cover_status: StatusColumn<CoverState>
  /** Why a shipped order is not insured. */
  cover_reason: SellerCoverReason | null
  premium: number | null
  insured_sum: number | null
  certificate_id: string | null
  /** When the marketplace knew what it has reported last: what it knew before changes nothing. */
  news_at: InstantText
}

/** Goods that came back. */
export interface SellerReturnTable extends AuditColumns {
  organization_id: string
  id: string
  account_id: string
  marketplace_id: string
  external_id: string
  /** The marketplace's own name of the order. */
  order_external_id: string
  kind: 'RETURNED' | 'UNREDEEMED'
  return_date: DayText
  reason: string | null
  logistics_cost: number
  news_at: InstantText
  /** Null while the order is unknown or has not been shipped. */
  order_id: string | null
}

declare module '../../../db/schema.ts' {
  interface Tables {
    seller_order: SellerOrderTable
    seller_return: SellerReturnTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('seller_order')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('marketplace_id', 'uuid', (column) => column.notNull())
    .addColumn('external_id', 'text', (column) => column.notNull())
    .addColumn('order_number', 'text', (column) => column.notNull())
    .addColumn('sticker', 'text')
    .addColumn('scheme', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('brand', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('warehouse', 'text')
    .addColumn('order_date', 'date', (column) => column.notNull())
    .addColumn('shipped_date', 'date')
    .addColumn('delivered_date', 'date')
    .addColumn('return_date', 'date')
    .addColumn('return_reason', 'text')
    .addColumn('logistics_cost', 'bigint')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('cover_status', 'text', (column) => column.notNull())
    .addColumn('cover_reason', 'text')
    .addColumn('premium', 'bigint')
    .addColumn('insured_sum', 'bigint')
    .addColumn('certificate_id', 'uuid')
    .addColumn('news_at', 'timestamptz', (column) => column.notNull())
    .$call(auditColumns)
    .addPrimaryKeyConstraint('seller_order_pk', ['organization_id', 'id'])
    .addUniqueConstraint('seller_order_named', ['marketplace_id', 'external_id'])
    .addForeignKeyConstraint('seller_order_account', ['organization_id', 'account_id'], 'seller_connection', [
      'organization_id',
      'id',
    ])
    .addForeignKeyConstraint('seller_order_certificate', ['organization_id', 'certificate_id'], 'seller_document', [
      'organization_id',
      'id',
    ])
    .execute()
  await schema
    .createIndex('seller_order_newest')
    .on('seller_order')
    .columns(['organization_id', 'order_date desc', 'id desc'])
    .execute()
  await schema
    .createIndex('seller_order_certified')
    .on('seller_order')
    .columns(['organization_id', 'certificate_id'])
    .execute()
  await sql`create index seller_order_to_certify on seller_order (account_id, shipped_date)
    where certificate_id is null and premium is not null`.execute(db)
  await sql`create index seller_order_came_back on seller_order (return_date)
    where return_date is not null`.execute(db)
  await schema
    .createTable('seller_return')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('marketplace_id', 'uuid', (column) => column.notNull())
    .addColumn('external_id', 'text', (column) => column.notNull())
    .addColumn('order_external_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('return_date', 'date', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('logistics_cost', 'bigint', (column) => column.notNull())
    .addColumn('news_at', 'timestamptz', (column) => column.notNull())
    .addColumn('order_id', 'uuid')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('seller_return_pk', ['organization_id', 'id'])
    .addUniqueConstraint('seller_return_named', ['marketplace_id', 'external_id'])
    .addUniqueConstraint('seller_return_of_order', ['marketplace_id', 'order_external_id'])
    .addForeignKeyConstraint('seller_return_account', ['organization_id', 'account_id'], 'seller_connection', [
      'organization_id',
      'id',
    ])
    .addForeignKeyConstraint('seller_return_order', ['organization_id', 'order_id'], 'seller_order', [
      'organization_id',
      'id',
    ])
    .execute()
}

export const ordersMigration: Migration = { up }
