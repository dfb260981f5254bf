import type { disableReasonCodes, InsuranceText, periodEnds } from '@cabinet/contract/sender/insurance'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { auditColumns } from '../../../db/migrations/columns.ts'
import type { AuditColumns } from '../../../db/schema.ts'
import type { InstantText } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import type { ConsentTable, DisableReasonTable } from '../../../platform/insurance/tables.ts'

/** A time in which the orders that the courier took over were insured, and for what. */
export interface SenderPeriodTable extends AuditColumns {
  organization_id: string
  id: string
  /** Kopecks for one order: agreed with the period, it holds to its end. */
  price: number
  started_at: InstantText
  ended_at: InstantText | null
  end_reason: (typeof periodEnds)[number] | null
}

/** What one order costs an organization from a moment on. */
export interface SenderPriceTable {
  organization_id: string
  id: string
  /** Kopecks for one order. */
  price: number
  valid_from: InstantText
}

declare module '../../../db/schema.ts' {
  interface Tables {
    sender_period: SenderPeriodTable
    sender_price: SenderPriceTable
    sender_consent: ConsentTable<InsuranceText>
    sender_disable_reason: DisableReasonTable<(typeof disableReasonCodes)[number]>
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .createTable('sender_period')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .addColumn('end_reason', 'text')
    .$call(auditColumns)
    .addPrimaryKeyConstraint('sender_period_pk', ['organization_id', 'id'])
    .execute()
  // Two periods at a time would insure an order twice.
  await sql`create unique index sender_period_open on sender_period (organization_id) where ended_at is null`.execute(
    db,
  )
  await schema
    .createTable('sender_price')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('valid_from', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('sender_price_pk', ['organization_id', 'id'])
    .addUniqueConstraint('sender_price_from', ['organization_id', 'valid_from'])
    .execute()
  await schema
    .createTable('sender_consent')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('version', 'date', (column) => column.notNull())
    .addColumn('accepted_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ip', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sender_consent_pk', ['organization_id', 'id'])
    .execute()
  await schema
    .createTable('sender_disable_reason')
    .addColumn('organization_id', 'uuid', (column) => column.notNull().references('organization.id'))
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('person_id', 'uuid', (column) => column.notNull().references('person.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addColumn('given_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('sender_disable_reason_pk', ['organization_id', 'id'])
    .execute()
  // Until now only the last period was known, as the dates of the insurance itself.
  const known = await sql<{
    organization_id: string
    price: number
    started_at: string
    ended_at: string | null
  }>`select organization_id, price, started_at, ended_at from sender_insurance where started_at is not null`.execute(db)
  for (const { organization_id, price, started_at, ended_at } of known.rows) {
    const reason = ended_at === null ? null : 'BY_CLIENT'
    await sql`insert into sender_period
      (organization_id, id, price, started_at, ended_at, end_reason, created_at, updated_at, is_deleted)
      values (${organization_id}, ${newId()}, ${price}, ${started_at}, ${ended_at}, ${reason}, ${started_at},
        ${ended_at ?? started_at}, false)`.execute(db)
  }
}

export const insuranceMigration: Migration = { up }
