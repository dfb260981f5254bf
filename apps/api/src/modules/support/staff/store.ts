import { staffRequests } from '@cabinet/contract/support/staff'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending, descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'
import { organizationNames } from '../../organization/port.ts'
import { contactsOfPeople } from '../../people/port.ts'

const { ref } = sql

const fields: FindFields<typeof staffRequests> = {
  id: ref('request.id'),
  search: sql`concat_ws(' ', ${ref('request.number')}, ${ref('request.full_name')}, ${ref('request.email')}, ${ref('request.short_name')}, ${ref('request.itn')})`,
  number: ref('request.number'),
  topic: ref('request.topic'),
  isWaiting: sql`(${ref('request.waiting_since')} is not null)`,
  'person.id': ref('request.person_id'),
  'organization.id': ref('request.organization_id'),
  createdDateTime: ref('request.created_at'),
  lastDateTime: ref('request.last_at'),
}

const requests = (database: Database) =>
  database.query
    .selectFrom('support_message')
    .innerJoin(contactsOfPeople(database).as('writer'), 'writer.id', 'support_message.person_id')
    .leftJoin(organizationNames(database).as('holder'), 'holder.id', 'support_message.organization_id')
    .selectAll('support_message')
    .select(['writer.full_name', 'writer.email', 'writer.username', 'holder.short_name', 'holder.itn'])

/** A request with who has written it. */
export type RequestRow = Awaited<ReturnType<typeof findRequestPage>>['rows'][number]

/** A page of requests: what waits first, the longest of it before the others. */
export const findRequestPage = (database: Database, request: AnyRequest) => {
  const from = database.query.selectFrom(requests(database).as('request'))
  return findPage(
    database,
    {
      list: staffRequests,
      fields,
      from,
      select: (found: typeof from) => found.selectAll('request'),
      order: [
        descending(sql`(${ref('request.waiting_since')} is not null)`, 'boolean'),
        ascending(sql`coalesce(${ref('request.waiting_since')}, 'infinity'::timestamptz)`, 'timestamptz'),
        descending(ref('request.last_at'), 'timestamptz'),
        descending(ref('request.id'), 'uuid'),
      ],
    },
    request,
  )
}

/** One of them. */
export const findRequest = (database: Database, id: string): Promise<RequestRow | undefined> =>
  requests(database).where('support_message.id', '=', id).executeTakeFirst()

/** How many wait, and since when the first of them does. */
export const countWaiting = async ({ query }: Database): Promise<{ count: number; since: string | null }> => {
  const found = await query
    .selectFrom('support_message')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('waiting_since').as('since')])
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow()
  return { count: Number(found.count), since: found.since }
}
