import { staffPeople } from '@cabinet/contract/staff'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { folded } from '../../../platform/find/conditions.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'

const { ref } = sql

const fullName = sql`concat_ws(' ', person.lastname, person.firstname, person.middlename)`

const fields: FindFields<typeof staffPeople> = {
  id: ref('person.id'),
  search: sql`concat_ws(' ', person.lastname, person.firstname, person.middlename, person.email, person.username)`,
  fullName,
  email: ref('person.email'),
  mobilePhone: ref('person.username'),
  mustChangePassword: ref('person.must_change_password'),
  grantedDateTime: ref('person_role.granted_at'),
  lastLoginDateTime: ref('person.last_login_at'),
}

const staff = ({ query }: Database) =>
  query
    .selectFrom('person')
    .innerJoin('person_role', 'person_role.person_id', 'person.id')
    .where('person_role.role', '=', 'GODMOD')
    .where('person_role.is_deleted', '=', false)
    .where('person.is_deleted', '=', false)

const view = (from: ReturnType<typeof staff>) =>
  from
    .select(['person.id', 'person.lastname', 'person.firstname', 'person.middlename', 'person.email'])
    .select(['person.username', 'person.organization_id', 'person.must_change_password', 'person.last_login_at'])
    .select('person_role.granted_at')

/** A person of the staff as stored. */
export type StaffRow = Awaited<ReturnType<typeof findStaffPage>>['rows'][number]

/** A page of the platform staff, in the order of their names. */
export const findStaffPage = (database: Database, request: AnyRequest) =>
  findPage(
    database,
    {
      list: staffPeople,
      fields,
      from: staff(database),
      select: view,
      order: [ascending(folded(fullName), 'text'), ascending(ref('person.id'), 'uuid')],
    },
    request,
  )

/** Everybody of the staff, in the order of their names. */
export const findAllStaff = (database: Database): Promise<StaffRow[]> =>
  view(staff(database)).orderBy('person.lastname').orderBy('person.firstname').orderBy('person.id').execute()

/** One of them. */
export const findStaffPerson = (database: Database, id: string): Promise<StaffRow | undefined> =>
  view(staff(database)).where('person.id', '=', id).executeTakeFirst()

/**
 * Everybody of the staff, held until the transaction ends: two who take each other off the staff leave one.
 *
 * @returns their ids
 */
export const lockStaff = async ({ query }: Database): Promise<readonly string[]> => {
  const rows = await query
    .selectFrom('person_role')
    .select('person_id')
    .where('role', '=', 'GODMOD')
    .where('is_deleted', '=', false)
    .orderBy('person_id')
    .forUpdate()
    .execute()
  return rows.map(({ person_id: id }) => id)
}

/** Living people who have this telephone or this e-mail and have proved it, held until the transaction ends. */
export const lockNamesakes = ({ query }: Database, phone: string, email: string) =>
  query
    .selectFrom('person')
    .select(['id', 'organization_id', 'username', 'email', 'status', 'phone_confirmed', 'email_confirmed'])
    .where('is_deleted', '=', false)
    .where(({ and, eb, or }) =>
      or([
        and([eb('username', '=', phone), eb('phone_confirmed', '=', true)]),
        and([eb('email', '=', email), eb('email_confirmed', '=', true)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
