import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { fullNameOf } from './names.ts'

/** People by their names and contacts, as rows to join: lists of other areas are searched by them. */
export const contactsOfPeople = ({ query }: Database) =>
  query
    .selectFrom('person')
    .select(['person.id', 'person.email', 'person.username'])
    .select(sql<string>`concat_ws(' ', person.lastname, person.firstname, person.middlename)`.as('full_name'))

/** «Соколов Михаил Андреевич» by id; people who were deleted keep their names in what they did. */
export const findNamesOfPeople = async (
  { query }: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await query
    .selectFrom('person')
    .select(['id', 'lastname', 'firstname', 'middlename'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, fullNameOf(row)]))
}

/** People as lists of other areas show them, in the order of their names. */
export const findPeopleByIds = async ({ query }: Database, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : query
        .selectFrom('person')
        .select(['id', 'lastname', 'firstname', 'middlename', 'email', 'username', 'last_login_at'])
        .where('id', 'in', ids)
        .orderBy('lastname')
        .orderBy('firstname')
        .orderBy('id')
        .execute()
