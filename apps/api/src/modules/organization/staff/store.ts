import { registeredOrganizations } from '@cabinet/contract/organization/staff'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { folded } from '../../../platform/find/conditions.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'
import { contactsOfPeople } from '../../people/port.ts'

const { ref } = sql

const fields: FindFields<typeof registeredOrganizations> = {
  id: ref('holder.id'),
  search: sql`concat_ws(' ', ${ref('holder.short_name')}, ${ref('holder.full_name')}, ${ref('holder.itn')}, ${ref('holder.ogrn')}, ${ref('holder.owner_name')}, ${ref('holder.owner_email')}, ${ref('holder.owner_phone')})`,
  shortName: ref('holder.short_name'),
  itn: ref('holder.itn'),
  'legalStatus.name': ref('holder.legal_status'),
  'owner.id': ref('holder.owner_id'),
  excludedModules: (names) =>
    sql<boolean>`(${sql.join(
      names.map((name) => sql`${ref('holder.excluded_modules')} @> ${JSON.stringify([name])}::jsonb`),
      sql` or `,
    )})`,
  isUnconfirmed: sql`(${ref('holder.confirmed_name')} is null)`,
  hasNoOwner: sql`(${ref('holder.owner_id')} is null)`,
  createdDateTime: ref('holder.created_at'),
}

const organizations = (database: Database) =>
  database.query
    .selectFrom('organization')
    .leftJoin(contactsOfPeople(database).as('owner'), 'owner.id', 'organization.owner_id')
    .selectAll('organization')
    .select(['owner.full_name as owner_name', 'owner.email as owner_email', 'owner.username as owner_phone'])
    .where('organization.is_deleted', '=', false)

/** An organization with who owns its cabinet. */
export type RegisteredRow = Awaited<ReturnType<typeof findRegisteredPage>>['rows'][number]

/** A page of organizations in the order of their names. */
export const findRegisteredPage = (database: Database, request: AnyRequest) => {
  const from = database.query.selectFrom(organizations(database).as('holder'))
  return findPage(
    database,
    {
      list: registeredOrganizations,
      fields,
      from,
      select: (found: typeof from) => found.selectAll('holder'),
      order: [ascending(folded(ref('holder.short_name')), 'text'), ascending(ref('holder.id'), 'uuid')],
    },
    request,
  )
}

/** One of them. */
export const findRegisteredRow = (database: Database, id: string): Promise<RegisteredRow | undefined> =>
  organizations(database).where('organization.id', '=', id).executeTakeFirst()

/** How many nobody has confirmed. */
export const countUnconfirmed = async ({ query }: Database): Promise<number> => {
  const { count } = await query
    .selectFrom('organization')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('is_deleted', '=', false)
    .where('confirmed_name', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
