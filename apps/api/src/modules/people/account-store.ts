import type { RoleCode } from '@cabinet/contract/access'
import type { Insertable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Language } from '../../kernel/language.ts'
import type { PersonTable } from './tables.ts'

/** Statuses of people who may sign in. */
const LIVING = ['ACTIVE', 'UNCONFIRMED'] as const

/** Living people who have proved that this name is theirs; there is one at most. */
const withName = ({ query }: Database, name: string) => {
  const [contact, proof] = name.includes('@')
    ? (['email', 'email_confirmed'] as const)
    : (['username', 'phone_confirmed'] as const)
  return query.selectFrom('person').where(contact, '=', name).where(proof, '=', true).where('is_deleted', '=', false)
}

/** What sign-in must know about a person: by a phone or an e-mail that they have proved. */
export const findByUsername = (database: Database, username: string) =>
  withName(database, username).select(['id', 'status', 'password_hash']).executeTakeFirst()

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

/** The status of a person; nothing for who is not there any more. */
export const findStatusOf = async ({ query }: Database, personId: string) => {
  const person = await query
    .selectFrom('person')
    .select('status')
    .where('id', '=', personId)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  return person?.status
}

/** Notes the sign-in, and in which language emails to the person are written. */
export const recordSignIn = async (
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

/** Who may get a new password by this name: a phone or an e-mail in its one spelling, and proved. */
export const findRecoverable = (database: Database, name: string) =>
  withName(database, name)
    .select(['id', 'username', 'email', 'phone_confirmed', 'email_confirmed'])
    .where('status', 'in', LIVING)
    .executeTakeFirst()

/** What a change of the password must know about a person. */
export const findForPassword = (database: Database, personId: string) =>
  database.query
    .selectFrom('person')
    .select(['id', 'organization_id', 'username', 'email', 'phone_confirmed', 'email_confirmed'])
    .select(['language', 'password_hash', 'must_change_password'])
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
