import { partnerCalls } from '@cabinet/contract/partner/partners'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/schema.ts'
import type { FindFields } from '../../platform/find/fields.ts'
import { descending } from '../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll } from '../../platform/find/page.ts'
import type { PartnerCallTable } from './tables.ts'

const { ref } = sql

/** Whose calls are looked at. */
export interface CallsOf {
  /** One partner; null for all of them. */
  readonly partnerId: string | null
  /** Where the calls of its sandbox are; null without one. */
  readonly sandbox: string | null
}

/** Calls with the place where they were made. */
interface CallTables extends Omit<Tables, 'partner_call'> {
  partner_call: PartnerCallTable & { is_sandbox: boolean }
}

/** Every column by its name: two schemas may have got them in different orders. */
const columns = [
  'id',
  'partner_id',
  'key_id',
  'person_id',
  'endpoint',
  'subject_id',
  'external_id',
  'idempotency_key',
  'answered_key',
  'body_hash',
  'body',
  'http_code',
  'answer',
  'called_at',
] as const satisfies readonly (keyof PartnerCallTable)[]

/** Queries that find calls of the sandbox beside those of the installation, under the names of the tables. */
const queryOf = ({ query }: Database, { partnerId, sandbox }: CallsOf) =>
  query
    .with('partner_call', (installation) => {
      const from = (queries: typeof installation, isSandbox: boolean) =>
        queries
          .selectFrom('partner_call')
          .select(columns)
          .select(sql<boolean>`${sql.lit(isSandbox)}`.as('is_sandbox'))
          .$if(partnerId !== null, (calls) => calls.where('partner_id', '=', partnerId))
      const live = from(installation, false)
      return sandbox === null ? live : live.unionAll(from(installation.withSchema(sandbox), true))
    })
    .with('partner_call_subject', (installation) => {
      const live = installation.selectFrom('partner_call_subject').select(['call_id', 'subject_id'])
      if (sandbox === null) return live
      const others = installation.withSchema(sandbox)
      return live.unionAll(others.selectFrom('partner_call_subject').select(['call_id', 'subject_id']))
    })

/** Whether a call was about one of these things: the thing of its address, or one of the others. */
const isAboutOneOf = (things: readonly string[]) => sql<boolean>`partner_call.id in (
  select by_address.id from partner_call as by_address where by_address.subject_id in (${sql.join(things)})
  union all
  select call_id from partner_call_subject where partner_call_subject.subject_id in (${sql.join(things)}))`

const otherThings = sql`(
  select string_agg(partner_call_subject.subject_id::text, ' ')
  from partner_call_subject
  where partner_call_subject.call_id = partner_call.id)`

const callFields: FindFields<typeof partnerCalls> = {
  id: ref('partner_call.id'),
  partnerId: ref('partner_call.partner_id'),
  search: sql`concat_ws(
    ' ', partner_call.endpoint, partner_call.subject_id, partner_call.external_id, ${otherThings})`,
  subjectId: isAboutOneOf,
  status: ref('partner_call.http_code'),
  isRefused: sql`partner_call.http_code >= 300`,
  isSandbox: ref('partner_call.is_sandbox'),
  atDateTime: ref('partner_call.called_at'),
}

/** What partners have sent, as lists show it. */
const selectCalls = (from: SelectQueryBuilder<CallTables, 'partner_call', object>) =>
  from
    .select(['partner_call.id', 'partner_call.endpoint', 'partner_call.subject_id', 'partner_call.external_id'])
    .select(['partner_call.http_code', 'partner_call.called_at', 'partner_call.is_sandbox', 'partner_call.person_id'])
    .select((column) => [
      column
        .selectFrom('partner')
        .select('partner.name')
        .whereRef('partner.id', '=', 'partner_call.partner_id')
        .as('partner'),
      column
        .selectFrom('partner_key')
        .select('partner_key.prefix')
        .whereRef('partner_key.id', '=', 'partner_call.key_id')
        .as('key_prefix'),
    ])

const callsOf = (database: Database, whose: CallsOf) => ({
  list: partnerCalls,
  fields: callFields,
  from: queryOf(database, whose).selectFrom('partner_call'),
  select: selectCalls,
  order: [descending(ref('partner_call.called_at'), 'timestamptz'), descending(ref('partner_call.id'), 'uuid')],
})

/** A page of what partners have told. */
export const findCalls = (database: Database, whose: CallsOf, request: AnyRequest) =>
  findPage(database, callsOf(database, whose), request)

/** Everything that partners have told and a filter matches, a batch at a time. */
export const listCalls = (database: Database, whose: CallsOf, request: AnyRequest) =>
  readAll(callsOf(database, whose), request)

/** One call, word for word; of another partner than the one that is named there is none. */
export const findCall = (database: Database, whose: CallsOf, id: string) =>
  selectCalls(callsOf(database, whose).from)
    .select(['partner_call.body', 'partner_call.answer'])
    .where('partner_call.id', '=', id)
    .executeTakeFirst()

/** What a call was about beside the thing of its address. */
export const findSubjects = async (database: Database, whose: CallsOf, callId: string): Promise<string[]> => {
  const rows = await queryOf(database, whose)
    .selectFrom('partner_call_subject')
    .select('subject_id')
    .where('call_id', '=', callId)
    .orderBy('subject_id')
    .execute()
  return rows.map(({ subject_id: id }) => id)
}
