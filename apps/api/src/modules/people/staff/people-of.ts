import type { RoleCode } from '@cabinet/contract/access'
import type { Colleague } from '@cabinet/contract/people/colleagues'
import type { Database } from '../../../db/database.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { viewColleagues } from '../colleague-list.ts'
import { findPeople, type PeopleOf } from '../colleague-store.ts'

/** As many as a page of a list can have. */
const MOST = 100

/** Everybody of an organization who was not deleted, as platform staff see them. */
export const viewPeopleOf = async (
  context: Pick<RequestContext, 'platform' | 'language'>,
  organization: PeopleOf,
): Promise<Colleague[]> => {
  const filters = [{ field: 'isDeleted', operation: 'EQ', value: false }] as const
  const request = { pageNumber: 0, pageSize: MOST, sort: [], filters }
  const { rows } = await findPeople(context.platform.database, organization, request)
  return viewColleagues(context, rows, organization.owner_id)
}

/** Roles that somebody of these organizations holds, by organization. */
export const findProductRoles = async (
  { query }: Database,
  organizationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RoleCode[]>> => {
  if (organizationIds.length === 0) return new Map()
  const rows = await query
    .selectFrom('person')
    .innerJoin('person_role', 'person_role.person_id', 'person.id')
    .select(['person.organization_id', 'person_role.role'])
    .distinct()
    .where('person.organization_id', 'in', organizationIds)
    .where('person.is_deleted', '=', false)
    .where('person_role.is_deleted', '=', false)
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ organization_id: id }) => id ?? '')].map(([id, held]) => [
      id,
      held.map(({ role }) => role as RoleCode),
    ]),
  )
}
