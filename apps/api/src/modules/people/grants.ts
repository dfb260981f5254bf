import type { RoleCode } from '@cabinet/contract/access'
import type { Database } from '../../db/database.ts'

/** Gives a role to a person who has never had it; one that was taken away stays away. */
export const grantRole = async (database: Database, personId: string, role: RoleCode, at: string): Promise<void> => {
  await database.query
    .insertInto('person_role')
    .values({ person_id: personId, role, granted_at: at, is_deleted: false })
    .onConflict((conflict) => conflict.columns(['person_id', 'role']).doNothing())
    .execute()
}

/** A role as it is stored, also when an administrator took it away. */
export const findStoredRole = ({ query }: Database, personId: string, role: RoleCode) =>
  query
    .selectFrom('person_role')
    .select('is_deleted')
    .where('person_id', '=', personId)
    .where('role', '=', role)
    .executeTakeFirst()

/** Takes a role away. */
export const takeRole = async ({ query }: Database, personId: string, role: RoleCode): Promise<void> => {
  await query
    .updateTable('person_role')
    .set({ is_deleted: true })
    .where('person_id', '=', personId)
    .where('role', '=', role)
    .execute()
}
