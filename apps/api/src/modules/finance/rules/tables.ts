import type { schedules } from '@cabinet/contract/finance/rules'
import type { ColumnType, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns } from '../../../db/schema.ts'
import type { InstantText } from '../../../kernel/clock.ts'

export interface FinanceRuleTable extends AuditColumns {
  organization_id: string
  id: string
  agreement_id: string
  name: string
  /** Empty: any buyer. */
  buyer_ids: ColumnType<string[], string, string>
  /** Kopecks. */
  min_amount: number | null
  max_amount: number | null
  max_deferral_days: number | null
  schedule: (typeof schedules)[number]
  /** 1 is Monday. */
  weekdays: ColumnType<number[], string, string>
  /** Kopecks. */
  day_limit: number | null
  is_active: boolean
  version: number
  last_run_at: InstantText | null
  last_run_count: number | null
  last_run_sum: number | null
}

declare module '../../../db/schema.ts' {
  interface Tables {
    finance_rule: FinanceRuleTable
  }
}

const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('finance_rule')
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('agreement_id', 'uuid', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('buyer_ids', 'jsonb', (column) => column.notNull())
    .addColumn('min_amount', 'bigint')
    .addColumn('max_amount', 'bigint')
    .addColumn('max_deferral_days', 'integer')
    .addColumn('schedule', 'text', (column) => column.notNull())
    .addColumn('weekdays', 'jsonb', (column) => column.notNull())
    .addColumn('day_limit', 'bigint')
    .addColumn('is_active', 'boolean', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('last_run_at', 'timestamptz')
    .addColumn('last_run_count', 'integer')
    .addColumn('last_run_sum', 'bigint')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('finance_rule_pk', ['organization_id', 'id'])
    .addForeignKeyConstraint('finance_rule_agreement', ['organization_id', 'agreement_id'], 'finance_agreement', [
      'organization_id',
      'id',
    ])
    .execute()
}

export const ruleMigrations: Readonly<Record<`finance-${number}-${string}`, Migration>> = {
  'finance-0044-rules': { up },
}
