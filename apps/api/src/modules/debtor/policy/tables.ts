import type { DisableReasonCode } from '@cabinet/contract/debtor'
import type { DebtorText } from '@cabinet/contract/debtor/policy'
import { type ColumnType, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DayText, InstantText } from '../../../kernel/clock.ts'
import type { ConsentTable, DisableReasonTable } from '../../../platform/insurance/tables.ts'

/** Percent points; `numeric` is read as text so that it is not rounded on the way. */
type PercentColumn = ColumnType<string, number, number>

/** Terms of a policy from a day on: what is declared before keeps the terms of its day. */
export interface DebtorTermsTable {
  organization_id: string
  id: string
  policy_number: string
  version: number
  from_date: DayText
  /** Kopecks. */
  insured_sum: number
  indemnity_rate: PercentColumn
  self_retention_rate: PercentColumn
  max_deferral_days: number
  notification_days: number
  waiting_period_days: number
  /** Kopecks. */
  blind_limit: number
  premium_rate: PercentColumn
  /** Kopecks. */
  min_premium: number
  payout_working_days: number
  suspension_days: number
  created_at: InstantText
}

declare module '../../../db/schema.ts' {
  interface Tables {
    debtor_terms: DebtorTermsTable
    debtor_consent: ConsentTable<DebtorText>
    debtor_disable_reason: DisableReasonTable<DisableReasonCode>
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('debtor_terms')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('policy_number', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('from_date', 'date', (column) => column.notNull())
    .addColumn('insured_sum', 'bigint', (column) => column.notNull())
    .addColumn('indemnity_rate', 'numeric(7, 2)', (column) => column.notNull())
    .addColumn('self_retention_rate', 'numeric(7, 2)', (column) => column.notNull())
    .addColumn('max_deferral_days', 'integer', (column) => column.notNull())
    .addColumn('notification_days', 'integer', (column) => column.notNull())
    .addColumn('waiting_period_days', 'integer', (column) => column.notNull())
    .addColumn('blind_limit', 'bigint', (column) => column.notNull())
    .addColumn('premium_rate', 'numeric(7, 2)', (column) => column.notNull())
    .addColumn('min_premium', 'bigint', (column) => column.notNull())
    .addColumn('payout_working_days', 'integer', (column) => column.notNull())
    .addColumn('suspension_days', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('debtor_terms_pk', ['organization_id', 'id'])
    .addUniqueConstraint('debtor_terms_version', ['organization_id', 'policy_number', 'version'])
    .execute()
  await schema
    .createTable('debtor_consent')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('version', 'date', (column) => column.notNull())
    .addColumn('accepted_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ip', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('debtor_consent_pk', ['organization_id', 'id'])
    .execute()
  await schema
    .createTable('debtor_disable_reason')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addColumn('given_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('debtor_disable_reason_pk', ['organization_id', 'id'])
    .execute()
  // Who was suspended before was so by the insurer: debts did not suspend yet.
  await schema.alterTable('debtor_insurance').addColumn('is_suspended_by_debt', 'boolean').execute()
  await sql`update debtor_insurance set is_suspended_by_debt = false`.execute(db)
  await schema
    .alterTable('debtor_insurance')
    .alterColumn('is_suspended_by_debt', (column) => column.setNotNull())
    .execute()
}

export const policyMigration: Migration = { up }
