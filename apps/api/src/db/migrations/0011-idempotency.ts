import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Answers of calls that carried an `Idempotency-Key`. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('idempotency')
    .addColumn('caller_kind', 'text', (column) => column.notNull())
    .addColumn('caller_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('response', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_pkey', ['caller_kind', 'caller_id', 'key'])
    .execute()
  await db.schema.createIndex('idempotency_created').on('idempotency').column('created_at').execute()
}

export const idempotency: Migration = { up }
