import { personas } from '@cabinet/contract/dev'
import { sql } from 'kysely'
import type { Database } from '@cabinet/api/db/database'
import type { FindFields } from '@cabinet/api/platform/find/fields'
import { ascending } from '@cabinet/api/platform/find/order'
import { type AnyRequest, findPage, readAll } from '@cabinet/api/platform/find/page'

/** Numbers for the overview. */
interface Counts {
  readonly organizations: number
  readonly people: number
  readonly sessions: number
  readonly messages: number
  readonly waitingMessages: number
  readonly failedMessages: number
  readonly failedJobs: number
}

/** Counts what a developer wants to see at a glance. */
export const countAll = async ({ query }: Database, realNow: string): Promise<Counts> => {
  const { rows } = await sql<Counts>`select
    (select count(*) from organization where not is_deleted) as organizations,
    (select count(*) from person where not is_deleted) as people,
    (select count(*) from session where ended_at is null and expires_at > ${realNow}) as sessions,
    (select count(*) from email) + (select count(*) from text_message) as messages,
    (select count(*) from email where sent_at is null and failed_at is null)
      + (select count(*) from text_message where sent_at is null and failed_at is null) as "waitingMessages",
    (select count(*) from email where failed_at is not null)
      + (select count(*) from text_message where failed_at is not null) as "failedMessages",
    (select count(*) from job where outcome = 'FAILED') as "failedJobs"`.execute(query)
  const [counts] = rows
  if (!counts) throw new Error('A count answered no row')
  return Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, Number(value)])) as unknown as Counts
}

const { ref } = sql

const fullName = sql`concat_ws(' ', person.lastname, person.firstname, person.middlename)`

const personaFields: FindFields<typeof personas> = {
  id: ref('person.id'),
  search: sql`concat_ws(' ', person.lastname, person.firstname, person.middlename, person.username, person.email,
    organization.short_name)`,
  fullName,
  username: ref('person.username'),
  email: ref('person.email'),
  organization: ref('organization.short_name'),
  'status.name': ref('person.status'),
}

const everybody = (database: Database) => {
  const from = database.query
    .selectFrom('person')
    .leftJoin('organization', 'organization.id', 'person.organization_id')
    .where('person.is_deleted', '=', false)
  return {
    list: personas,
    fields: personaFields,
    from,
    select: (found: typeof from) =>
      found
        .select(['person.id', 'person.lastname', 'person.firstname', 'person.middlename', 'person.username'])
        .select(['person.email', 'person.status', 'person.organization_id', 'organization.short_name']),
    order: [ascending(ref('person.username'), 'text'), ascending(ref('person.id'), 'uuid')],
  }
}

/** A page of everybody who is not deleted, by telephone unless a request says otherwise. */
export const findPeople = (database: Database, request: AnyRequest) => findPage(database, everybody(database), request)

/** Everybody whom a filter matches, a batch at a time. */
export const readPeople = (database: Database, request: AnyRequest) => readAll(everybody(database), request)

/** Roles that the people hold. */
export const findRolesOf = ({ query }: Database, ids: readonly string[]) =>
  query.selectFrom('person_role').select(['person_id', 'role', 'is_deleted']).where('person_id', 'in', ids).execute()

/** A person whom somebody wants to sign in as. */
export const findPersonStatus = ({ query }: Database, id: string) =>
  query
    .selectFrom('person')
    .select(['id', 'status'])
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
