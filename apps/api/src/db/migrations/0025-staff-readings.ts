import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whose data platform staff have read and changed. */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('staff_action').addColumn('organization_id', 'uuid').execute()
  await schema
    .createIndex('staff_action_by_organization')
    .on('staff_action')
    .columns(['organization_id', 'at'])
    .execute()
}

export const staffReadings: Migration = { up }
