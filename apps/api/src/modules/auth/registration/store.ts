import type { RoleCode } from '@cabinet/contract/access'
import type { Insertable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'

/** Whether somebody has this phone or this e-mail. */
export const findTaken = async (
  database: Database,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<'phone' | 'email' | undefined> => {
  const found = await database.query
    .selectFrom('person')
    .select(['username', 'email'])
    .where((column) => column.or([column('username', '=', username), column('email', '=', email)]))
    .where('is_deleted', '=', false)
    .execute()
  if (found.some((person) => person.username === username)) return 'phone'
  return found.length > 0 ? 'email' : undefined
}

export const insertPerson = async (database: Database, person: Insertable<Tables['person']>): Promise<void> => {
  await database.query.insertInto('person').values(person).execute()
}

/** Gives roles; one that was taken away earlier comes back. */
export const insertRoles = async (
  database: Database,
  personId: string,
  roles: readonly RoleCode[],
  at: string,
): Promise<void> => {
  await database.query
    .insertInto('person_role')
    .values(roles.map((role) => ({ person_id: personId, role, granted_at: at, is_deleted: false })))
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'role']).doUpdateSet({ granted_at: at, is_deleted: false }),
    )
    .execute()
}

export const insertConsents = async (
  database: Database,
  consents: readonly Insertable<Tables['person_consent']>[],
): Promise<void> => {
  if (consents.length > 0)
    await database.query
      .insertInto('person_consent')
      .values([...consents])
      .execute()
}

/** Texts that a person has agreed to in any version. */
export const findConsents = async (database: Database, personId: string): Promise<string[]> => {
  const rows = await database.query
    .selectFrom('person_consent')
    .select('type')
    .distinct()
    .where('person_id', '=', personId)
    .execute()
  return rows.map(({ type }) => type)
}

/** Makes the person the owner of an organization that has none; false when it has one. */
export const becomeOwner = async (
  database: Database,
  organizationId: string,
  personId: string,
  at: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await database.query
    .updateTable('organization')
    .set({ owner_id: personId, updated_at: at })
    .where('id', '=', organizationId)
    .where('owner_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** An owner needs nobody's confirmation. */
export const activate = async (database: Database, personId: string, at: string): Promise<void> => {
  await database.query
    .updateTable('person')
    .set({ status: 'ACTIVE', confirmed_at: at })
    .where('id', '=', personId)
    .execute()
}

/** The organization with its owner, as a letter to the owner needs them. */
export const findOwnerOf = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('organization')
    .innerJoin('person', 'person.id', 'organization.owner_id')
    .select(['organization.short_name', 'person.email', 'person.language'])
    .where('organization.id', '=', organizationId)
    .executeTakeFirst()

/** Statuses of people who may sign in. */
const LIVING = ['ACTIVE', 'UNCONFIRMED'] as const

/** Who may get a new password by this name: a phone or an e-mail in its one spelling. */
export const findRecoverable = (database: Database, name: string) =>
  database.query
    .selectFrom('person')
    .select(['id', 'username', 'email', 'email_confirmed'])
    .where(name.includes('@') ? 'email' : 'username', '=', name)
    .where('is_deleted', '=', false)
    .where('status', 'in', LIVING)
    .executeTakeFirst()

/** What a change of the password must know about a person. */
export const findForPassword = (database: Database, personId: string) =>
  database.query
    .selectFrom('person')
    .select(['id', 'organization_id', 'username', 'email', 'language', 'password_hash', 'must_change_password'])
    .where('id', '=', personId)
    .where('is_deleted', '=', false)
    .where('status', 'in', LIVING)
    .executeTakeFirst()

export const setPassword = async (
  database: Database,
  personId: string,
  passwordHash: string,
  at: string,
): Promise<void> => {
  await database.query
    .updateTable('person')
    .set({ password_hash: passwordHash, must_change_password: false, updated_at: at })
    .where('id', '=', personId)
    .execute()
}
