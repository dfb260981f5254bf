import type { objectKinds } from '@cabinet/contract/finance/objects'
import type { objectStatuses } from '@cabinet/contract/finance/supplies'
import { type ColumnType, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns } from '../../../db/schema.ts'
import type { StatusColumn } from '../../../db/status-column.ts'
import type { DayText, InstantText } from '../../../kernel/clock.ts'

/** Percent points; `numeric` is read as text so that it is not rounded on the way. */
type PercentColumn = ColumnType<string, number, number>

export interface FinanceObjectTable extends AuditColumns {
  organization_id: string
  id: string
  number: string
  kind: (typeof objectKinds)[number]
  agreement_id: string
  bank_id: string
  /** A tranche has no supply, no document and no buyer. */
  supply_id: string | null
  invoice_id: string | null
  buyer_id: string | null
  /** Kopecks. */
  claim_amount: number
  advance_rate: PercentColumn
  /** Kopecks: the whole advance until it is ordered, then what the bank is asked for or has paid. */
  financing_amount: number
  interest_rate: PercentColumn
  /** Kopecks that were accrued until `interest_since`. */
  interest_before: number
  interest_since: DayText | null
  status: StatusColumn<(typeof objectStatuses)[number]>
  order_date: DayText | null
  last_order_date: DayText | null
  ordered_at: InstantText | null
  financed_date: DayText | null
  planned_repayment_date: DayText | null
  repaid_date: DayText | null
  repaid_amount: number
  reject_reason: string | null
  is_fixable: boolean
  purpose: string | null
  /** The state that people were notified of last; a refusal that is mended needs no other letter. */
  told_status: (typeof objectStatuses)[number] | null
}

declare module '../../../db/schema.ts' {
  interface Tables {
    finance_object: FinanceObjectTable
  }
}

const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('finance_object')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('agreement_id', 'uuid', (column) => column.notNull())
    .addColumn('bank_id', 'uuid', (column) => column.notNull().references('finance_bank.id'))
    .addColumn('supply_id', 'uuid')
    .addColumn('invoice_id', 'uuid')
    .addColumn('buyer_id', 'uuid')
    .addColumn('claim_amount', 'bigint', (column) => column.notNull())
    .addColumn('advance_rate', 'numeric(7, 2)', (column) => column.notNull())
    .addColumn('financing_amount', 'bigint', (column) => column.notNull())
    .addColumn('interest_rate', 'numeric(7, 2)', (column) => column.notNull())
    .addColumn('interest_before', 'bigint', (column) => column.notNull())
    .addColumn('interest_since', 'date')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('order_date', 'date')
    .addColumn('last_order_date', 'date')
    .addColumn('ordered_at', 'timestamptz')
    .addColumn('financed_date', 'date')
    .addColumn('planned_repayment_date', 'date')
    .addColumn('repaid_date', 'date')
    .addColumn('repaid_amount', 'bigint', (column) => column.notNull())
    .addColumn('reject_reason', 'text')
    .addColumn('is_fixable', 'boolean', (column) => column.notNull())
    .addColumn('purpose', 'text')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('finance_object_pk', ['organization_id', 'id'])
    .addForeignKeyConstraint('finance_object_agreement', ['organization_id', 'agreement_id'], 'finance_agreement', [
      'organization_id',
      'id',
    ])
    .addForeignKeyConstraint('finance_object_supply', ['organization_id', 'supply_id'], 'finance_supply', [
      'organization_id',
      'id',
    ])
    .addForeignKeyConstraint('finance_object_invoice', ['organization_id', 'invoice_id'], 'finance_invoice', [
      'organization_id',
      'id',
    ])
    .addForeignKeyConstraint('finance_object_buyer', ['organization_id', 'buyer_id'], 'finance_buyer', [
      'organization_id',
      'id',
    ])
    .addUniqueConstraint('finance_object_of_supply', ['organization_id', 'supply_id'])
    .addUniqueConstraint('finance_object_number', ['organization_id', 'number'])
    .execute()
  await schema
    .createIndex('finance_object_newest')
    .on('finance_object')
    .columns(['organization_id', 'created_at desc', 'id desc'])
    .execute()
  await schema
    .createIndex('finance_object_of_agreement')
    .on('finance_object')
    .columns(['organization_id', 'agreement_id', 'status'])
    .execute()
  await schema
    .createIndex('finance_object_by_status')
    .on('finance_object')
    .columns(['status', 'planned_repayment_date'])
    .execute()
}

/** Nobody is notified of what has happened before. */
const addToldStatus = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('finance_object').addColumn('told_status', 'text').execute()
  await sql`update finance_object set told_status = status`.execute(db)
  await sql`
    create index finance_object_untold on finance_object (organization_id)
    where told_status is distinct from status and status in ('REJECTED', 'REGRESS', 'OVERDUE', 'FINANCED', 'REPAID')`.execute(
    db,
  )
}

export const objectMigrations: Readonly<Record<`finance-${number}-${string}`, Migration>> = {
  'finance-0043-objects': { up },
  'finance-0061-told-objects': { up: addToldStatus },
}
