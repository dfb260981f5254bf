import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What people have done in the name of their organization. */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('organization_act')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('organization_id', 'uuid', (column) => column.notNull())
    .addColumn('by_person_id', 'uuid', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('thing_id', 'uuid')
    .addColumn('subject', 'text')
    .addColumn('roles', 'text')
    .addColumn('amount', 'bigint')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('organization_act_by_organization')
    .on('organization_act')
    .columns(['organization_id', 'at', 'id'])
    .execute()
  await schema.createIndex('organization_act_by_time').on('organization_act').column('at').execute()
}

export const organizationJournal: Migration = { up }
