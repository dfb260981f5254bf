import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** History of every state that a thing has gone through. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('status_change')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('machine', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'uuid', (column) => column.notNull())
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('from_state', 'text', (column) => column.notNull())
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('external_id', 'text')
    .addColumn('occurred_at', 'timestamptz', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    // Two servers that move one thing at once cannot both write its next version.
    .addUniqueConstraint('status_change_version', ['machine', 'subject_id', 'version'])
    .addUniqueConstraint('status_change_told', ['machine', 'subject_id', 'actor_id', 'external_id'])
    .execute()
  await db.schema
    .createIndex('status_change_by_organization')
    .on('status_change')
    .columns(['organization_id', 'at'])
    .execute()
}

export const statusChanges: Migration = { up }
