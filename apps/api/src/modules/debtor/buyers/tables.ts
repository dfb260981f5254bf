import type { LimitStatus, ratingGroups } from '@cabinet/contract/debtor/buyers'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns } from '../../../db/schema.ts'
import type { StatusColumn } from '../../../db/status-column.ts'
import type { DayText, InstantText } from '../../../kernel/clock.ts'

/** Who owes for delivered goods, with the limit up to which the debt is insured. */
export interface DebtorBuyerTable extends AuditColumns {
  organization_id: string
  id: string
  version: number
  itn: string
  kpp: string | null
  ogrn: string | null
  short_name: string
  full_name: string
  contract_number: string
  contract_date: DayText
  payment_term_days: number
  comment: string | null
  /** Null while no limit was asked for. */
  limit_status: StatusColumn<LimitStatus | null>
  /** Kopecks. */
  requested_limit: number | null
  requested_by: string | null
  requested_at: InstantText | null
  /** Kopecks; null while the insurer has decided nothing. */
  approved_limit: number | null
  limit_valid_until: DayText | null
  limit_comment: string | null
  rating_group: (typeof ratingGroups)[number] | null
  /** An overdue debt suspended the limit, and its payment resumes it; the insurer resumes what it has suspended. */
  is_suspended_by_debt: boolean
}

declare module '../../../db/schema.ts' {
  interface Tables {
    debtor_buyer: DebtorBuyerTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('debtor_buyer')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('itn', 'text', (column) => column.notNull())
    .addColumn('kpp', 'text')
    .addColumn('ogrn', 'text')
    .addColumn('short_name', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('contract_number', 'text', (column) => column.notNull())
    .addColumn('contract_date', 'date', (column) => column.notNull())
    .addColumn('payment_term_days', 'integer', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addColumn('limit_status', 'text')
    .addColumn('requested_limit', 'bigint')
    .addColumn('requested_by', 'uuid')
    .addColumn('requested_at', 'timestamptz')
    .addColumn('approved_limit', 'bigint')
    .addColumn('limit_valid_until', 'date')
    .addColumn('limit_comment', 'text')
    .addColumn('rating_group', 'text')
    .addColumn('is_suspended_by_debt', 'boolean', (column) => column.notNull())
    .$call(auditColumns)
    .addPrimaryKeyConstraint('debtor_buyer_pk', ['organization_id', 'id'])
    .execute()
  await sql`create unique index debtor_buyer_itn on debtor_buyer (organization_id, itn) where not is_deleted`.execute(
    db,
  )
  // Machines and partners know a buyer by its id alone.
  await db.schema.createIndex('debtor_buyer_id').on('debtor_buyer').column('id').unique().execute()
}

export const buyersMigration: Migration = { up }
