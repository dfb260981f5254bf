import type { OfferRuleFields } from '@cabinet/contract/debtor/offer-rules'
import { type Generated, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns, JsonColumn } from '../../../db/schema.ts'
import type { InstantText } from '../../../kernel/clock.ts'

/** Whom platform staff want credit insurance to be offered to by itself. */
export interface DebtorOfferRuleTable extends AuditColumns {
  id: string
  insurer_id: string
  name: string
  /** Conditions; an empty list lets everybody through. */
  okveds: JsonColumn<OfferRuleFields['okveds']>
  legal_statuses: JsonColumn<OfferRuleFields['legalStatuses']>
  regions: JsonColumn<OfferRuleFields['regions']>
  sizes: JsonColumn<OfferRuleFields['sizes']>
  is_active: boolean
  created_by: string
  updated_by: string
  version: Generated<number>
}

/** That an insurer has offered to an organization, whatever has become of it: one row for the two of them. */
export interface DebtorOfferTable {
  organization_id: string
  insurer_id: string
  /** The rule that has offered; null when the insurer or staff did. */
  rule_id: string | null
  offered_at: InstantText
}

declare module '../../../db/schema.ts' {
  interface Tables {
    debtor_offer_rule: DebtorOfferRuleTable
    debtor_offer: DebtorOfferTable
  }
}

/** Insurers come in by the hands of platform staff; what is needed for that. */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .alterTable('debtor_insurer')
    .addColumn('is_active', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema
    .createIndex('debtor_insurer_by_itn')
    .on('debtor_insurer')
    .column('itn')
    .unique()
    .where(sql<boolean>`not is_deleted`)
    .execute()
}

export const insurerMigration: Migration = { up }

const addRules = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('debtor_offer_rule')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('insurer_id', 'uuid', (column) => column.notNull().references('debtor_insurer.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('okveds', 'jsonb', (column) => column.notNull())
    .addColumn('legal_statuses', 'jsonb', (column) => column.notNull())
    .addColumn('regions', 'jsonb', (column) => column.notNull())
    .addColumn('sizes', 'jsonb', (column) => column.notNull())
    .addColumn('is_active', 'boolean', (column) => column.notNull())
    .addColumn('created_by', 'uuid', (column) => column.notNull())
    .addColumn('updated_by', 'uuid', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .$call(auditColumns)
    .execute()
  await db.schema
    .createTable('debtor_offer')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('insurer_id', 'uuid', (column) => column.notNull().references('debtor_insurer.id'))
    .addColumn('rule_id', 'uuid', (column) => column.references('debtor_offer_rule.id'))
    .addColumn('offered_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('debtor_offer_once', ['organization_id', 'insurer_id'])
    .execute()
  await db.schema.createIndex('debtor_offer_by_rule').on('debtor_offer').column('rule_id').execute()
  // Of offers before, only the last one of each organization is known.
  await sql`
    insert into debtor_offer (organization_id, insurer_id, offered_at)
    select organization_id, insurer_id, created_at from debtor_insurance where insurer_id is not null`.execute(db)
}

export const offerRulesMigration: Migration = { up: addRules }
