import { colleagues } from '@cabinet/contract/people/colleagues'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/schema.ts'
import type { OrganizationCard } from '../organization/port.ts'
import type { PersonTable } from './tables.ts'
import { folded } from '../../platform/find/conditions.ts'
import type { FindFields } from '../../platform/find/fields.ts'
import { ascending } from '../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll, summarize } from '../../platform/find/page.ts'

export type PersonRow = Selectable<PersonTable>
export type RoleRow = Pick<Selectable<Tables['person_role']>, 'role' | 'is_deleted'>

const { ref } = sql

const holdsOneOf = (codes: readonly string[]) => sql<boolean>`exists (
  select 1 from person_role
  where person_role.person_id = person.id and not person_role.is_deleted and person_role.role in (${sql.join(codes)}))`

const fullName = sql`concat_ws(' ', person.lastname, person.firstname, person.middlename)`

const personFields = (ownerId: string | null): FindFields<typeof colleagues> => ({
  id: ref('person.id'),
  fullName,
  search: sql`concat_ws(' ', person.lastname, person.firstname, person.middlename, person.email, person.username)`,
  lastname: ref('person.lastname'),
  firstname: ref('person.firstname'),
  middlename: ref('person.middlename'),
  username: ref('person.username'),
  mobilePhone: ref('person.username'),
  email: ref('person.email'),
  position: ref('person.position'),
  'status.name': ref('person.status'),
  'roles.id': holdsOneOf,
  isOwner: sql`(person.id is not distinct from cast(${ownerId} as uuid))`,
  isDeleted: ref('person.is_deleted'),
  createdDateTime: ref('person.created_at'),
  lastLoginDateTime: ref('person.last_login_at'),
})

/** Whose people are listed, and who among them owns the cabinet. */
export type PeopleOf = Pick<OrganizationCard, 'id' | 'owner_id'>

/** People of an organization, by name unless a request says otherwise. */
const peopleOf = (database: Database, { id, owner_id: ownerId }: PeopleOf) => ({
  list: colleagues,
  fields: personFields(ownerId),
  from: database.query.selectFrom('person').where('person.organization_id', '=', id),
  select: (from: SelectQueryBuilder<Tables, 'person', object>) => from.selectAll('person'),
  order: [ascending(folded(fullName), 'text'), ascending(ref('person.id'), 'uuid')],
})

/** A page of the people of an organization. */
export const findPeople = (database: Database, organization: PeopleOf, request: AnyRequest) =>
  findPage(database, peopleOf(database, organization), request)

const withStatus = (status: PersonRow['status']) => sql`(person.status = ${status})::int`

/** How many people of an organization match, by what they may do here. */
export const countPeople = (database: Database, organization: PeopleOf, request: AnyRequest) =>
  summarize(peopleOf(database, organization), request, {
    active: withStatus('ACTIVE'),
    unconfirmed: withStatus('UNCONFIRMED'),
    blocked: withStatus('BLOCKED'),
  })

/** Everybody of an organization who matches, a batch at a time. */
export const listPeople = (database: Database, organization: PeopleOf, request: AnyRequest) =>
  readAll(peopleOf(database, organization), request)

/** Roles of these people, by person. */
export const findRolesOf = async (
  database: Database,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RoleRow[]>> => {
  if (personIds.length === 0) return new Map()
  const rows = await database.query
    .selectFrom('person_role')
    .select(['person_id', 'role', 'is_deleted'])
    .where('person_id', 'in', personIds)
    .execute()
  return Map.groupBy(rows, ({ person_id }) => person_id)
}

/** A person of the organization who is not deleted. */
export const findLiving = (database: Database, organizationId: string, id: string): Promise<PersonRow | undefined> =>
  database.query
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .executeTakeFirst()

export const findPerson = (database: Database, id: string): Promise<PersonRow> =>
  database.query.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** How many administrators may still work here besides this person. */
export const countOtherAdmins = async (
  database: Database,
  organizationId: string,
  exceptId: string,
): Promise<number> => {
  const { count } = await database.query
    .selectFrom('person')
    .innerJoin('person_role', 'person_role.person_id', 'person.id')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('person.organization_id', '=', organizationId)
    .where('person.id', '!=', exceptId)
    .where('person.status', '=', 'ACTIVE')
    .where('person.is_deleted', '=', false)
    .where('person_role.role', '=', 'USER_ADMIN')
    .where('person_role.is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

type PersonChange = Partial<Pick<PersonRow, 'position' | 'username' | 'email'>>

/** Changes a person; the version grows, so that a form that was opened before is refused. */
export const changePerson = (database: Database, id: string, change: PersonChange, at: string): Promise<PersonRow> =>
  database.query
    .updateTable('person')
    .set((column) => ({ ...change, version: column('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Makes these roles all that the person holds; one that was taken away comes back. */
export const setRoles = async (
  database: Database,
  personId: string,
  roles: readonly string[],
  at: string,
): Promise<void> => {
  await database.query
    .updateTable('person_role')
    .set({ is_deleted: true })
    .where('person_id', '=', personId)
    .where('role', 'not in', roles)
    .execute()
  await database.query
    .insertInto('person_role')
    .values(roles.map((role) => ({ person_id: personId, role, granted_at: at, is_deleted: false })))
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'role'])
        .doUpdateSet({ granted_at: at, is_deleted: false })
        .where('person_role.is_deleted', '=', true),
    )
    .execute()
}

/** What happened to a person, newest first, with the names of who did it. */
export const findEvents = (database: Database, personId: string, limit: number) =>
  database.query
    .selectFrom('person_event')
    .leftJoin('person as actor', 'actor.id', 'person_event.by_person_id')
    .select(['person_event.id', 'person_event.kind', 'person_event.at', 'person_event.details'])
    .select(['actor.lastname', 'actor.firstname', 'actor.middlename'])
    .where('person_event.person_id', '=', personId)
    .orderBy('person_event.at', 'desc')
    .orderBy('person_event.id', 'desc')
    .limit(limit)
    .execute()
