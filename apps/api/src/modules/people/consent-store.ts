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

/** Ends what a person has agreed to; that they had agreed stays known. */
export const withdrawConsent = async (
  database: Database,
  personId: string,
  type: PersonConsentTable['type'],
  at: string,
): Promise<void> => {
  await database.query
    .updateTable('person_consent')
    .set({ withdrawn_at: at })
    .where('person_id', '=', personId)
    .where('type', '=', type)
    .where('withdrawn_at', 'is', null)
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
    .select(['type', 'version', 'accepted_at', 'ip', 'withdrawn_at'])
    .where('person_id', '=', personId)
    .orderBy('accepted_at')
    .orderBy('id')
    .execute()
  return [...new Map(rows.map((row) => [row.type, row])).values()]
}
