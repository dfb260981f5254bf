import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Letters to many name who may unsubscribe by them, so that those that still wait can be taken back. */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('email').addColumn('subscriber_id', 'uuid').execute()
  await schema
    .createIndex('email_by_subscriber')
    .on('email')
    .column('subscriber_id')
    .where('subscriber_id', 'is not', null)
    .execute()
}

export const lettersToMany: Migration = { up }
