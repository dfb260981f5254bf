import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The table of outgoing e-mail is called what it holds. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('letter').renameTo('email').execute()
}

export const email: Migration = { up }
