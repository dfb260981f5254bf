import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Phone and e-mail are proved one by one, each by a code that went there, and only a proved one is unique. Until now a
 * person was proved as a whole; what such a person signs in with is the phone, so that is what counts as proved.
 */
const proveOneByOne = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema.alterTable('person').renameColumn('is_proved', 'phone_confirmed').execute()
  await schema
    .alterTable('person')
    .alterColumn('phone_confirmed', (column) => column.setDefault(false))
    .execute()
  for (const [name, proof] of [
    ['username', 'phone_confirmed'],
    ['email', 'email_confirmed'],
  ] as const) {
    await schema.dropIndex(`person_${name}_of_living`).execute()
    await schema
      .createIndex(`person_${name}_proved`)
      .unique()
      .on('person')
      .column(name)
      .where(sql<SqlBool>`not is_deleted and ${sql.ref(proof)}`)
      .execute()
    // Whom a contact was given for without proof is looked for by it as well.
    await schema.createIndex(`person_by_${name}`).on('person').column(name).execute()
  }
}

/** Wrong codes add up over all codes of a person or a contact: by what, each code says. */
const countGuesses = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('confirmation_code').addColumn('counted_as', 'text').execute()
}

export const provedContacts: Migration = {
  async up(db) {
    await proveOneByOne(db)
    await countGuesses(db)
  },
}
