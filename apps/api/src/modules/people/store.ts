import type { Database } from '../../db/database.ts'

/** A person with everything that the answer about the signed-in person shows. */
export const findPerson = (database: Database, personId: string) =>
  database.query.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirst()

export const findPasswordHash = async (database: Database, personId: string): Promise<string | undefined> => {
  const person = await database.query
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', personId)
    .executeTakeFirst()
  return person?.password_hash
}

export const findRoles = (database: Database, personId: string) =>
  database.query.selectFrom('person_role').select(['role', 'is_deleted']).where('person_id', '=', personId).execute()

/** Everybody of an organization who is not deleted. */
export const findPeopleOf = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('person')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .execute()
