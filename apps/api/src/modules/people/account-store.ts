import type { RoleCode } from '@cabinet/contract/access'
import type { Insertable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Language } from '../../kernel/language.ts'
import type { PersonTable } from './tables.ts'

/** Statuses of people who may sign in. */
const LIVING = ['ACTIVE', 'UNCONFIRMED'] as const

/** What sign-in must know about a person. */
export const findByUsername = (database: Database, username: string) =>
  database.query
    .selectFrom('person')
    .select(['id', 'status', 'password_hash'])
    .where(username.includes('@') ? 'email' : 'username', '=', username)
    .where('is_deleted', '=', false)
    .executeTakeFirst()

/** Whether the person may go on working in a session that was opened earlier. */
export const maySignIn = async ({ query }: Database, personId: string): Promise<boolean> => {
  const person = await query
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where('is_deleted', '=', false)
    .where('status', 'in', LIVING)
    .executeTakeFirst()
  return person !== undefined
}

/** Notes the sign-in, and in which language emails to the person are written. */
export const noteSignIn = async (
  database: Database,
  personId: string,
  at: string,
  language: Language | undefined,
): Promise<void> => {
  await database.query
    .updateTable('person')
    .set({ last_login_at: at, ...(language && { language }) })
    .where('id', '=', personId)
    .execute()
}

/** Whether somebody who has proved it has this phone or this e-mail. */
export const findTaken = async (
  database: Database,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<'phone' | 'email' | undefined> => {
  const found = await database.query
    .selectFrom('person')
    .select(['username', 'email'])
    .where((column) => column.or([column('username', '=', username), column('email', '=', email)]))
    .where('is_deleted', '=', false)
    .where('is_proved', '=', true)
    .execute()
  if (found.some((person) => person.username === username)) return 'phone'
  return found.length > 0 ? 'email' : undefined
}

/** People whom somebody else added with this phone or e-mail and who never showed that it is theirs. */
export const findUnproved = (
  database: Database,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<{ id: string; organization_id: string | null }[]> =>
  database.query
    .selectFrom('person')
    .select(['id', 'organization_id'])
    .where((column) => column.or([column('username', '=', username), column('email', '=', email)]))
    .where('is_deleted', '=', false)
    .where('is_proved', '=', false)
    .orderBy('id')
    .execute()

export const insertPerson = async (database: Database, person: Insertable<PersonTable>): Promise<void> => {
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
    .set({ password_hash: passwordHash, must_change_password: false, is_proved: true, updated_at: at })
    .where('id', '=', personId)
    .execute()
}
