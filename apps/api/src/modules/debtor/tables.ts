import type { requestStatuses, serviceStatuses } from '@cabinet/contract/debtor'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../db/migrations/columns.ts'
import type { AuditColumns, DayText, InstantText } from '../../db/schema.ts'

/** Insurance of commercial credits: one row for an organization that has ever had to do with it. */
export interface DebtorInsuranceTable extends AuditColumns {
  organization_id: string
  service_status: (typeof serviceStatuses)[number]
  request_status: (typeof requestStatuses)[number] | null
  start_date: DayText | null
  end_date: DayText | null
  policy_number: string | null
  insurer_name: string | null
  reject_reason: string | null
  /** The insurer takes an application from this organization. */
  is_offered: boolean
  requested_by: string | null
  requested_at: InstantText | null
}

declare module '../../db/schema.ts' {
  interface Tables {
    debtor_insurance: DebtorInsuranceTable
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('debtor_insurance')
    .addColumn('organization_id', 'uuid', (column) => column.primaryKey().references('organization.id'))
    .addColumn('service_status', 'text', (column) => column.notNull())
    .addColumn('request_status', 'text')
    .addColumn('start_date', 'date')
    .addColumn('end_date', 'date')
    .addColumn('policy_number', 'text')
    .addColumn('insurer_name', 'text')
    .addColumn('reject_reason', 'text')
    .addColumn('is_offered', 'boolean', (column) => column.notNull())
    .addColumn('requested_by', 'uuid')
    .addColumn('requested_at', 'timestamptz')
    .$call(auditColumns)
    .execute()
}

export const debtorMigrations: Readonly<Record<'debtor-0001-insurance', Migration>> = {
  'debtor-0001-insurance': { up },
}
