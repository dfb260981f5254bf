import { insurerClaims } from '@cabinet/contract/claim/partner-shapes'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, summarize } from '../../../platform/find/page.ts'
import { organizationNames } from '../../organization/port.ts'

const { ref } = sql

const fields: FindFields<typeof insurerClaims> = {
  id: ref('sent.id'),
  search: sql`concat_ws(' ', ${ref('sent.number')}, ${ref('sent.short_name')}, ${ref('sent.itn')})`,
  number: ref('sent.number'),
  policyholder: ref('sent.short_name'),
  state: ref('sent.status'),
  product: ref('sent.product'),
  claimedAmount: ref('sent.claimed_amount'),
  submittedDateTime: ref('sent.submitted_at'),
  decisionUntil: ref('sent.decision_until'),
  paymentUntil: ref('sent.payment_until'),
}

const sourceOf = (database: Database, insurerId: string) => {
  const sent = database.query
    .selectFrom('claim')
    .innerJoin(organizationNames(database).as('holder'), 'holder.id', 'claim.organization_id')
    .select(['claim.id', 'claim.number', 'claim.product', 'claim.status', 'claim.subject_code'])
    .select(['claim.claimed_amount', 'claim.approved_amount', 'claim.submitted_at'])
    .select(['claim.decision_until', 'claim.payment_until', 'holder.short_name', 'holder.itn'])
    .where('claim.insurer_id', '=', insurerId)
    .where('claim.submitted_at', 'is not', null)
    .where('claim.is_deleted', '=', false)
  const from = database.query.selectFrom(sent.as('sent'))
  return {
    list: insurerClaims,
    fields,
    from,
    select: (found: typeof from) => found.selectAll('sent'),
    order: [descending(ref('sent.submitted_at'), 'timestamptz'), descending(ref('sent.id'), 'uuid')],
  }
}

/** A page of the claims that were sent to an insurer. */
export const findPageOfClaims = (database: Database, insurerId: string, request: AnyRequest) =>
  findPage(database, sourceOf(database, insurerId), request)

export type ClaimLineRow = Awaited<ReturnType<typeof findPageOfClaims>>['rows'][number]

/** How many of them match, and sums over them. */
export const sumSentClaims = (database: Database, insurerId: string, request: Pick<AnyRequest, 'filters'>) =>
  summarize(sourceOf(database, insurerId), request, {
    claimedAmount: ref('sent.claimed_amount'),
    approvedAmount: ref('sent.approved_amount'),
  })
