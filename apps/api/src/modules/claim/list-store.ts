import { claims } from '@cabinet/contract/claim'
import type { InsuredProduct } from '@cabinet/contract/insured'
import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/schema.ts'
import type { DayText } from '../../kernel/clock.ts'
import type { FindFields } from '../../platform/find/fields.ts'
import { descending } from '../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll, summarize } from '../../platform/find/page.ts'

const { ref } = expressionBuilder<Tables, 'claim'>()

/** The day that comes next, by the state. */
const deadline = sql`(case
  when status = 'DRAFT' then submit_until
  when status in ('SUBMITTED', 'IN_REVIEW') then decision_until
  when status = 'DOCUMENTS_REQUESTED' then documents_until
  when status in ('APPROVED', 'PARTIALLY_APPROVED') then payment_until
end)`

const fields: FindFields<typeof claims> = {
  id: ref('id'),
  search: sql`concat_ws(' ', number, object_number, object_title, insurer_claim_number)`,
  number: ref('number'),
  product: ref('product'),
  'status.name': ref('status'),
  'eventType.name': ref('event_type'),
  'subject.code': ref('subject_code'),
  isGroupClaim: ref('is_group'),
  period: ref('period'),
  'object.id': ref('object_id'),
  'author.id': ref('author_id'),
  claimedAmount: ref('claimed_amount'),
  approvedAmount: ref('approved_amount'),
  paidAmount: ref('paid_amount'),
  eventDate: ref('event_date'),
  createdDateTime: ref('created_at'),
  createdDate: sql`cast(created_at at time zone 'Europe/Moscow' as date)`,
  submittedDateTime: ref('submitted_at'),
  'deadline.date': deadline,
}

/** Whose claims, and of which products. */
export interface Visible {
  readonly organizationId: string
  readonly products: readonly InsuredProduct[]
}

const visible = ({ query }: Database, { organizationId, products }: Visible) =>
  query
    .selectFrom('claim')
    .where('organization_id', '=', organizationId)
    .where('is_deleted', '=', false)
    // A list may not be empty in SQL; no product is without a name.
    .where('product', 'in', products.length > 0 ? [...products] : ['' as InsuredProduct])

const sourceOf = (database: Database, seen: Visible) => ({
  list: claims,
  fields,
  from: visible(database, seen),
  select: (from: SelectQueryBuilder<Tables, 'claim', object>) => from.selectAll(),
  order: [descending(ref('created_at'), 'timestamptz'), descending(ref('id'), 'uuid')],
})

export const findClaims = (database: Database, seen: Visible, request: AnyRequest) =>
  findPage(database, sourceOf(database, seen), request)

export const listClaims = (database: Database, seen: Visible, request: AnyRequest) =>
  readAll(sourceOf(database, seen), request)

export const summarizeClaims = (database: Database, seen: Visible, request: AnyRequest) =>
  summarize(sourceOf(database, seen), request, {
    claimedAmount: ref('claimed_amount'),
    approvedAmount: ref('approved_amount'),
    paidAmount: ref('paid_amount'),
  })

/** How many claims stand in each state, by product. */
export const countClaims = (database: Database, seen: Visible) =>
  visible(database, seen)
    .select(['product', 'status'])
    .select((column) => column.fn.countAll<number>().as('count'))
    .groupBy(['product', 'status'])
    .execute()

/** Drafts of a month that wait to be checked, the latest first. */
export const findGroupDrafts = (database: Database, seen: Visible) =>
  visible(database, seen)
    .selectAll()
    .where('status', '=', 'DRAFT')
    .where('is_group', '=', true)
    .orderBy('period', 'desc')
    .orderBy('id')
    .execute()

/** The earliest last day for documents that the insurer waits for. */
export const findDocumentsUntil = async (database: Database, seen: Visible): Promise<DayText | null> => {
  const { until } = await visible(database, seen)
    .select((column) => column.fn.min('documents_until').as('until'))
    .where('status', '=', 'DOCUMENTS_REQUESTED')
    .executeTakeFirstOrThrow()
  return until
}

/** Drafts of single losses that can be sent until one of these days, the first to end first. */
export const findEndingDrafts = (
  database: Database,
  seen: Visible,
  { from, to }: { readonly from: DayText; readonly to: DayText },
) =>
  visible(database, seen)
    .select(['id', 'number', 'submit_until'])
    .where('status', '=', 'DRAFT')
    .where('is_group', '=', false)
    .where('submit_until', '>=', from)
    .where('submit_until', '<=', to)
    .orderBy('submit_until')
    .execute()

/** How many lines of each claim count. */
export const countLines = async (
  { query }: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await query
    .selectFrom('claim_line')
    .select('claim_id')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('claim_id', 'in', ids)
    .where('is_excluded', '=', false)
    .groupBy('claim_id')
    .execute()
  return new Map(rows.map(({ claim_id: id, count }) => [id, Number(count)]))
}
