import type { RoleCode } from '@cabinet/contract/access'
import type { Database } from '../../db/database.ts'
import { type Reader, readerOf } from '../../platform/emails/recipients.ts'

/** Working people of an organization with the ways in which they want to be notified: those with one of the roles, and those named by id. */
export const findRecipients = async (
  { query }: Database,
  organizationId: string,
  { roles = [], ids = [] }: { readonly roles?: readonly RoleCode[]; readonly ids?: readonly string[] },
): Promise<Reader[]> => {
  const people = await query
    .selectFrom('person')
    .select(['person.id', 'person.language', 'person.notifications'])
    .select(['person.email', 'person.email_confirmed', 'person.username', 'person.phone_confirmed'])
    .select((column) =>
      column
        .exists(
          column
            .selectFrom('person_role')
            .select('person_role.person_id')
            .whereRef('person_role.person_id', '=', 'person.id')
            .where('person_role.is_deleted', '=', false)
            // A list may not be empty in SQL; nobody holds a role without a name.
            .where('person_role.role', 'in', roles.length > 0 ? [...roles] : ['' as RoleCode]),
        )
        .as('holds_role'),
    )
    .where('person.organization_id', '=', organizationId)
    .where('person.status', '=', 'ACTIVE')
    .where('person.is_deleted', '=', false)
    .orderBy('person.id')
    .execute()
  return people.filter(({ id, holds_role }) => holds_role || ids.includes(id)).map(readerOf)
}

const holdersOf = ({ query }: Database, role: RoleCode) =>
  query
    .selectFrom('person')
    .innerJoin('person_role', 'person_role.person_id', 'person.id')
    .select(['person.id', 'person.language', 'person.notifications'])
    .select(['person.email', 'person.email_confirmed', 'person.username', 'person.phone_confirmed'])
    .where('person_role.role', '=', role)
    .where('person_role.is_deleted', '=', false)
    .where('person.status', '=', 'ACTIVE')
    .where('person.is_deleted', '=', false)
    .orderBy('person.id')

/** Platform staff with the ways in which they want to be notified. */
export const findStaff = async (database: Database): Promise<Reader[]> =>
  (await holdersOf(database, 'GODMOD').execute()).map(readerOf)

/** The same of those among these people who work for a partner. */
export const findPartnerReaders = async (database: Database, ids: readonly string[]): Promise<Reader[]> =>
  ids.length === 0 ? [] : (await holdersOf(database, 'PARTNER').where('person.id', 'in', ids).execute()).map(readerOf)
