import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Whether a person has shown that their phone or e-mail is their own. Whom an administrator added has not until they set
 * a password, and until then must not stand in the way of the owner of that phone.
 */
const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .alterTable('person')
    .addColumn('is_proved', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute()
}

export const provedPeople: Migration = { up }
