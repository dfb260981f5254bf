import { unassignedClaims } from '@cabinet/contract/claim/staff'
import { closedClaimStatuses } from '@cabinet/contract/claim/values'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { ascending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage } from '../../../platform/find/page.ts'
import { organizationNames } from '../../organization/port.ts'

const { ref } = sql

const unassigned = ({ query }: Database) =>
  query
    .selectFrom('claim')
    .where('claim.insurer_id', 'is', null)
    .where('claim.submitted_at', 'is not', null)
    .where('claim.is_deleted', '=', false)
    .where('claim.status', 'not in', closedClaimStatuses)

const sent = (database: Database) =>
  unassigned(database)
    .innerJoin(organizationNames(database).as('holder'), 'holder.id', 'claim.organization_id')
    .select(['claim.id', 'claim.number', 'claim.organization_id', 'claim.product', 'claim.status'])
    .select(['claim.claimed_amount', 'claim.submitted_at', 'holder.short_name', 'holder.itn'])

export type UnassignedRow = Awaited<ReturnType<typeof findUnassignedPage>>['rows'][number]

const fields: FindFields<typeof unassignedClaims> = {
  id: ref('sent.id'),
  search: sql`concat_ws(' ', ${ref('sent.number')}, ${ref('sent.short_name')}, ${ref('sent.itn')})`,
  number: ref('sent.number'),
  organizationId: ref('sent.organization_id'),
  organization: ref('sent.short_name'),
  'product.name': ref('sent.product'),
  'status.name': ref('sent.status'),
  claimedAmount: ref('sent.claimed_amount'),
  submittedDateTime: ref('sent.submitted_at'),
}

/** A page of the claims that no insurer can see, the oldest first. */
export const findUnassignedPage = (database: Database, request: AnyRequest) => {
  const from = database.query.selectFrom(sent(database).as('sent'))
  return findPage(
    database,
    {
      list: unassignedClaims,
      fields,
      from,
      select: (found: typeof from) => found.selectAll('sent'),
      order: [ascending(ref('sent.submitted_at'), 'timestamptz'), ascending(ref('sent.id'), 'uuid')],
    },
    request,
  )
}

/** How many claims of each product no insurer can see. */
export const countUnassigned = async (database: Database): Promise<ReadonlyMap<string, number>> => {
  const rows = await unassigned(database)
    .select(['claim.product', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('claim.product')
    .execute()
  return new Map(rows.map(({ product, count }) => [product, count]))
}

/** A claim that was sent, of whatever organization, held until the transaction ends. */
export const lockSentClaim = ({ query }: Database, id: string) =>
  query
    .selectFrom('claim')
    .select(['id', 'organization_id', 'number', 'insurer_id', 'insurer_name', 'status'])
    .where('id', '=', id)
    .where('submitted_at', 'is not', null)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()
