import type { Insertable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PersonConsentTable } from './tables.ts'

export const insertConsents = async (
  database: Database,
  consents: readonly Insertable<PersonConsentTable>[],
): Promise<void> => {
  if (consents.length > 0)
    await database.query
      .insertInto('person_consent')
      .values([...consents])
      .execute()
}

/** Texts that a person has agreed to in any version. */
export const findAgreedTexts = async (database: Database, personId: string): Promise<string[]> => {
  const rows = await database.query
    .selectFrom('person_consent')
    .select('type')
    .distinct()
    .where('person_id', '=', personId)
    .execute()
  return rows.map(({ type }) => type)
}

/** The latest acceptance of each text, in the order of acceptance. */
export const findConsents = async (database: Database, personId: string) => {
  const rows = await database.query
    .selectFrom('person_consent')
    .select(['type', 'version', 'accepted_at', 'ip'])
    .where('person_id', '=', personId)
    .orderBy('accepted_at')
    .orderBy('id')
    .execute()
  return [...new Map(rows.map((row) => [row.type, row])).values()]
}
