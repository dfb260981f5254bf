import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Letters to many name the letter that they are copies of, so that all that still wait can be taken back at once. */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('email').addColumn('mailing_id', 'uuid').execute()
  await schema
    .createIndex('email_by_mailing')
    .on('email')
    .column('mailing_id')
    .where('mailing_id', 'is not', null)
    .execute()
}

export const mailings: Migration = { up }
