import type { FindRequest } from '@cabinet/contract/find'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { PersonTable, Tables } from '../../../db/schema.ts'
import { conditionsOf, COUNT_CAP, type FindFields, orderOf } from '../../../platform/find.ts'

export type PersonRow = Selectable<PersonTable>
export type RoleRow = Pick<Selectable<Tables['person_role']>, 'role' | 'is_deleted'>

const { ref } = sql

const holdsOneOf = (codes: readonly string[]) => sql<boolean>`exists (
  select 1 from person_role
  where person_role.person_id = person.id and not person_role.is_deleted and person_role.role in (${sql.join(codes)}))`

/** What people can be searched by, as clients call it. */
const personFields: FindFields = {
  id: { kind: 'id', expression: ref('person.id') },
  fullName: { kind: 'text', expression: sql`concat_ws(' ', person.lastname, person.firstname, person.middlename)` },
  /** Everything that a person may be looked for by, in one text. */
  search: {
    kind: 'text',
    expression: sql`concat_ws(' ', person.lastname, person.firstname, person.middlename, person.email, person.username)`,
  },
  lastname: { kind: 'text', expression: ref('person.lastname') },
  firstname: { kind: 'text', expression: ref('person.firstname') },
  middlename: { kind: 'text', expression: ref('person.middlename') },
  username: { kind: 'text', expression: ref('person.username') },
  mobilePhone: { kind: 'text', expression: ref('person.username') },
  email: { kind: 'text', expression: ref('person.email') },
  position: { kind: 'text', expression: ref('person.position') },
  'status.name': { kind: 'text', expression: ref('person.status') },
  'roles.id': { kind: 'set', includes: holdsOneOf },
  isOwner: { kind: 'boolean', expression: sql`(organization.owner_id is not distinct from person.id)` },
  isDeleted: { kind: 'boolean', expression: ref('person.is_deleted') },
  createdDateTime: { kind: 'instant', expression: ref('person.created_at') },
  lastLoginDateTime: { kind: 'instant', expression: ref('person.last_login_at') },
}

/** People of an organization by a find request; deleted ones only when the request asks for them. */
export const findPeople = async (database: Database, organizationId: string, request: FindRequest) => {
  let matching = database.query
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .where('person.organization_id', '=', organizationId)
    .where(conditionsOf(personFields, request))
  if (!request.filters.some(({ field }) => field === 'isDeleted')) {
    matching = matching.where('person.is_deleted', '=', false)
  }
  let page = matching.selectAll('person').select('organization.owner_id')
  for (const { expression, direction } of orderOf(personFields, request)) page = page.orderBy(expression, direction)
  const byName = orderOf(personFields, { sort: [{ field: 'fullName', direction: 'ASC' }] })
  for (const { expression } of byName) page = page.orderBy(expression)
  const [rows, counted] = await Promise.all([
    page
      .orderBy('person.id')
      .limit(request.pageSize)
      .offset(request.pageNumber * request.pageSize)
      .execute(),
    database.query
      .selectFrom(
        matching
          .select(sql`1`.as('one'))
          .limit(COUNT_CAP + 1)
          .as('counted'),
      )
      .select((column) => column.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, count: counted.count }
}

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

/** The organization, held until the transaction ends: changes of its people wait for one another. */
export const lockOrganization = (database: Database, organizationId: string) =>
  database.query
    .selectFrom('organization')
    .select(['id', 'short_name', 'itn', 'owner_id'])
    .where('id', '=', organizationId)
    .forUpdate()
    .executeTakeFirstOrThrow()

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

type PersonChange = Partial<
  Pick<
    PersonRow,
    'status' | 'position' | 'is_deleted' | 'reject_reason' | 'confirmed_by' | 'confirmed_at' | 'username' | 'email'
  >
>

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

export const setOwner = async (database: Database, organizationId: string, ownerId: string, at: string) => {
  await database.query
    .updateTable('organization')
    .set({ owner_id: ownerId, updated_at: at })
    .where('id', '=', organizationId)
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

/** Whether a living person of the organization has this e-mail or phone. */
export const isColleague = async (
  database: Database,
  organizationId: string,
  { email, phone }: { readonly email: string; readonly phone: string | null },
): Promise<boolean> => {
  const found = await database.query
    .selectFrom('person')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    .where((column) =>
      column.or([column('email', '=', email), ...(phone === null ? [] : [column('username', '=', phone)])]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Which of the two somebody living has already. */
export const findTaken = async (
  database: Database,
  { email, phone }: { readonly email?: string | undefined; readonly phone?: string | undefined },
  exceptId?: string,
): Promise<'email' | 'mobilePhone' | null> => {
  const has = async (name: 'email' | 'username', value: string | undefined): Promise<boolean> => {
    if (value === undefined) return false
    let found = database.query.selectFrom('person').select('id').where(name, '=', value).where('is_deleted', '=', false)
    if (exceptId !== undefined) found = found.where('id', '!=', exceptId)
    return (await found.executeTakeFirst()) !== undefined
  }
  if (await has('username', phone)) return 'mobilePhone'
  return (await has('email', email)) ? 'email' : null
}
