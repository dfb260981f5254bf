import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What platform staff have added and changed, and who of them. */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('staff_action')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('thing', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('thing_id', 'uuid')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('by_person_id', 'uuid')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await schema.createIndex('staff_action_by_time').on('staff_action').columns(['at', 'id']).execute()
  await schema.createIndex('staff_action_by_thing').on('staff_action').columns(['thing_id', 'at']).execute()
}

export const staffJournal: Migration = { up }
