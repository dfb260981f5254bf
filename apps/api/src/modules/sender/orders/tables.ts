import type { CoverReason, CoverStatus, OrderStage } from '@cabinet/contract/sender/orders'
import { type ColumnType, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns } from '../../../db/schema.ts'
import type { StatusColumn } from '../../../db/status-column.ts'
import type { CourierOrder } from '../../../integrations/cdek/order.ts'
import type { DayText, InstantText } from '../../../kernel/clock.ts'

/** Written as JSON text, read as a value. */
type JsonColumn<Value> = ColumnType<Value, string, string>

/** What the courier reports and only the card of the order shows. */
export type OrderDetails = Pick<
  CourierOrder,
  | 'type'
  | 'isReverse'
  | 'isClientReturn'
  | 'deliveryMode'
  | 'deliveryPoint'
  | 'sender'
  | 'recipient'
  | 'packages'
  | 'statuses'
>

/** An order that an organization sends by the courier, as the courier reported it last. */
export interface SenderOrderTable extends AuditColumns {
  organization_id: string
  id: string
  courier_uuid: string
  cdek_number: string | null
  im_number: string | null
  is_return: boolean
  tariff_code: number
  from_city: string | null
  to_city: string | null
  recipient_name: string | null
  /** Kopecks, as every sum below. */
  declared_value: number
  cash_on_delivery: number
  delivery_sum: number | null
  return_delivery_sum: number | null
  status_code: string
  status_name: string
  status_at: InstantText
  /** Reason of the last status. */
  reason_code: string | null
  stage: OrderStage
  is_final: boolean
  ordered_at: InstantText
  accepted_at: InstantText | null
  planned_delivery_date: DayText | null
  delivery_date: DayText | null
  keep_free_until: DayText | null
  /** The order with which the parcel travels back, and when the sender had it. */
  return_uuid: string | null
  returned_at: InstantText | null
  details: JsonColumn<OrderDetails>
  /** When the courier was asked last. */
  synced_at: InstantText
  cover_status: StatusColumn<CoverStatus>
  cover_reason: CoverReason | null
  /** When it was decided for good; null before the courier has the parcel. */
  cover_decided_at: InstantText | null
  cover_price: number | null
  insured_sum: number | null
  cover_started_at: InstantText | null
  cover_ended_at: InstantText | null
  period_id: string | null
  invoice_id: string | null
}

/** How far the orders of an organization have been loaded. */
export interface SenderSyncTable {
  organization_id: string
  /** The last order of the round that is under way; null between rounds. */
  cursor: string | null
  /** When the next round begins. Real time, as everything below but `finished_at`. */
  due_at: InstantText
  /** When a round came to its end; business time, because people read it. */
  finished_at: InstantText | null
  problem: 'badKey' | 'noResponse' | null
  /** SHA-256 of the key in the address that the courier calls, hexadecimal; the key itself is sealed. */
  webhook_hash: string
  webhook_sealed: string
  /** Null: the courier has not been asked yet to call. */
  subscribed_at: InstantText | null
}

/** An order of which the courier has hinted that it changed. */
interface SenderHintTable {
  organization_id: string
  courier_uuid: string
  hinted_at: InstantText
}

declare module '../../../db/schema.ts' {
  interface Tables {
    sender_order: SenderOrderTable
    sender_sync: SenderSyncTable
    sender_hint: SenderHintTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('sender_order')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('courier_uuid', 'uuid', (column) => column.notNull())
    .addColumn('cdek_number', 'text')
    .addColumn('im_number', 'text')
    .addColumn('is_return', 'boolean', (column) => column.notNull())
    .addColumn('tariff_code', 'integer', (column) => column.notNull())
    .addColumn('from_city', 'text')
    .addColumn('to_city', 'text')
    .addColumn('recipient_name', 'text')
    .addColumn('declared_value', 'bigint', (column) => column.notNull())
    .addColumn('cash_on_delivery', 'bigint', (column) => column.notNull())
    .addColumn('delivery_sum', 'bigint')
    .addColumn('return_delivery_sum', 'bigint')
    .addColumn('status_code', 'text', (column) => column.notNull())
    .addColumn('status_name', 'text', (column) => column.notNull())
    .addColumn('status_at', 'timestamptz', (column) => column.notNull())
    .addColumn('reason_code', 'text')
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('is_final', 'boolean', (column) => column.notNull())
    .addColumn('ordered_at', 'timestamptz', (column) => column.notNull())
    .addColumn('accepted_at', 'timestamptz')
    .addColumn('planned_delivery_date', 'date')
    .addColumn('delivery_date', 'date')
    .addColumn('keep_free_until', 'date')
    .addColumn('return_uuid', 'uuid')
    .addColumn('returned_at', 'timestamptz')
    .addColumn('details', 'jsonb', (column) => column.notNull())
    .addColumn('synced_at', 'timestamptz', (column) => column.notNull())
    .addColumn('cover_status', 'text', (column) => column.notNull())
    .addColumn('cover_reason', 'text')
    .addColumn('cover_decided_at', 'timestamptz')
    .addColumn('cover_price', 'bigint')
    .addColumn('insured_sum', 'bigint')
    .addColumn('cover_started_at', 'timestamptz')
    .addColumn('cover_ended_at', 'timestamptz')
    .addColumn('period_id', 'uuid')
    .addColumn('invoice_id', 'uuid')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('sender_order_pk', ['organization_id', 'id'])
    .addUniqueConstraint('sender_order_of_courier', ['organization_id', 'courier_uuid'])
    .addForeignKeyConstraint('sender_order_period', ['organization_id', 'period_id'], 'sender_period', [
      'organization_id',
      'id',
    ])
    .execute()
  await schema
    .createIndex('sender_order_newest')
    .on('sender_order')
    .columns(['organization_id', 'ordered_at desc', 'id'])
    .execute()
  await schema
    .createIndex('sender_order_by_stage')
    .on('sender_order')
    .columns(['organization_id', 'stage', 'ordered_at desc'])
    .execute()
  await sql`create index sender_order_open on sender_order (organization_id, id) where not is_final`.execute(db)
  await sql`create index sender_order_to_invoice on sender_order (organization_id, cover_started_at)
    where cover_started_at is not null and invoice_id is null`.execute(db)
  await sql`create index sender_order_invoiced on sender_order (organization_id, invoice_id)
    where invoice_id is not null`.execute(db)
  await sql`create index sender_order_return on sender_order (organization_id, return_uuid)
    where return_uuid is not null`.execute(db)
  await schema
    .createTable('sender_sync')
    .addColumn('organization_id', 'uuid', (column) => column.primaryKey().references('organization.id'))
    .addColumn('cursor', 'uuid')
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .addColumn('finished_at', 'timestamptz')
    .addColumn('problem', 'text')
    .addColumn('webhook_hash', 'text', (column) => column.notNull().unique())
    .addColumn('webhook_sealed', 'text', (column) => column.notNull())
    .addColumn('subscribed_at', 'timestamptz')
    .execute()
  await schema
    .createTable('sender_hint')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('courier_uuid', 'uuid', (column) => column.notNull())
    .addColumn('hinted_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('sender_hint_pk', ['organization_id', 'courier_uuid'])
    .execute()
}

export const ordersMigration: Migration = { up }
