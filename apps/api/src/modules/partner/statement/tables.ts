import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DayText, InstantText } from '../../../kernel/clock.ts'

/** A line of the bank statement. How it stands follows from what is left of it. */
export interface StatementLineTable {
  id: string
  /** Who has brought it. */
  partner_id: string
  /** The bank's own name of the line: it counts once. */
  external_id: string
  date: DayText
  /** Kopecks; negative for money that went back. */
  amount: number
  /** What has found no invoice; has the sign of the amount. */
  left_amount: number
  /** Empty for a payer without an ИНН. */
  payer_itn: string
  payer_name: string
  purpose: string
  /** Why something is left; null when nothing is. */
  problem: string | null
  version: number
  received_at: InstantText
  /** Closed by staff without an invoice. */
  settled_at: InstantText | null
  settled_by: string | null
  comment: string | null
}

/** A part of the money of a line and where it went: to an invoice, or back by another line. */
export interface StatementShareTable {
  id: string
  line_id: string
  /** Kopecks; negative for money that went back. */
  amount: number
  /** Module whose invoice it is; null together with the invoice. */
  product: string | null
  invoice_id: string | null
  number: string | null
  other_line_id: string | null
  /** Who has matched it by hand; null when the platform has. */
  matched_by: string | null
  matched_at: InstantText
  revoked_by: string | null
  revoked_at: InstantText | null
}

declare module '../../../db/schema.ts' {
  interface Tables {
    statement_line: StatementLineTable
    statement_share: StatementShareTable
  }
}

const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('statement_line')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('partner_id', 'uuid', (column) => column.notNull().references('partner.id'))
    .addColumn('external_id', 'text', (column) => column.notNull())
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('left_amount', 'bigint', (column) => column.notNull())
    .addColumn('payer_itn', 'text', (column) => column.notNull())
    .addColumn('payer_name', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .addColumn('settled_at', 'timestamptz')
    .addColumn('settled_by', 'uuid')
    .addColumn('comment', 'text')
    .addUniqueConstraint('statement_line_name', ['partner_id', 'external_id'])
    .execute()
  // The newest first, and what a payer has sent.
  await schema.createIndex('statement_line_by_date').on('statement_line').columns(['date', 'id']).execute()
  await schema.createIndex('statement_line_by_payer').on('statement_line').column('payer_itn').execute()

  await schema
    .createTable('statement_share')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('line_id', 'uuid', (column) => column.notNull().references('statement_line.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('product', 'text')
    .addColumn('invoice_id', 'uuid')
    .addColumn('number', 'text')
    .addColumn('other_line_id', 'uuid', (column) => column.references('statement_line.id'))
    .addColumn('matched_by', 'uuid')
    .addColumn('matched_at', 'timestamptz', (column) => column.notNull())
    .addColumn('revoked_by', 'uuid')
    .addColumn('revoked_at', 'timestamptz')
    .execute()
  await schema.createIndex('statement_share_by_line').on('statement_share').column('line_id').execute()
}

export const statementMigration: Migration = { up }
