import type { PartnerCall, PartnerCallInFull } from '@cabinet/contract/partner/partners'
import type { Database } from '../../db/database.ts'
import { errors } from '../../kernel/http-error.ts'
import type { CallContext } from '../../platform/handlers.ts'
import type { Platform } from '../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../platform/find/page.ts'
import { findNamesOfPeople } from '../people/port.ts'
import * as store from './calls-store.ts'
import { sandboxSchemaOf } from './staff-sandbox.ts'

type ListedCall = Awaited<ReturnType<typeof store.findCalls>>['rows'][number]

/** A call as lists show it. */
const callOf = (row: ListedCall, names: ReadonlyMap<string, string>): PartnerCall => ({
  id: row.id,
  partner: row.partner ?? '',
  endpoint: row.endpoint,
  subjectId: row.subject_id,
  externalId: row.external_id,
  status: row.http_code,
  atDateTime: row.called_at,
  keyPrefix: row.key_prefix,
  by: row.person_id === null ? null : (names.get(row.person_id) ?? ''),
  isSandbox: row.is_sandbox,
})

/** Calls with the names of who has made them in a session. */
const toCalls = async (database: Database, rows: readonly ListedCall[]): Promise<PartnerCall[]> => {
  const ids = rows.flatMap(({ person_id: id }) => id ?? [])
  const names = await findNamesOfPeople(database, [...new Set(ids)])
  return rows.map((row) => callOf(row, names))
}

/** The partner that a filter names. */
const namedIn = ({ filters }: AnyRequest): string | null => {
  const named = filters.find(({ field, operation }) => field === 'partnerId' && operation === 'EQ')
  return typeof named?.value === 'string' ? named.value : null
}

/** Calls of one partner come with those of its sandbox; of all partners, those of the installation alone. */
const callsOfPartner = async (platform: Platform, partnerId: string | null): Promise<store.CallsOf> => ({
  partnerId,
  sandbox: partnerId === null ? null : await sandboxSchemaOf(platform, partnerId),
})

type FindingCalls = CallContext & { readonly body: AnyRequest }

/** Whose calls a find looks at. */
const callsOfFind = ({ platform, onlyPartnerId, body }: FindingCalls): Promise<store.CallsOf> =>
  callsOfPartner(platform, onlyPartnerId ?? namedIn(body))

/** Which events partners have reported. */
export const findCalls = async (context: FindingCalls) => {
  const { platform, body } = context
  const { rows, count } = await store.findCalls(platform.database, await callsOfFind(context), body)
  return pageAround(await toCalls(platform.database, rows), count, body)
}

/** The same as they are shown, all of them, a batch at a time. */
export async function* viewCalls(context: FindingCalls) {
  const { platform, body } = context
  for await (const rows of store.listCalls(platform.database, await callsOfFind(context), body))
    yield toCalls(platform.database, rows)
}

/** What a partner sent in one call, word for word. @throws HttpError 404 */
export const callInFull = async ({
  platform,
  onlyPartnerId,
  params: { id },
  query,
}: CallContext & {
  readonly params: { readonly id: string }
  readonly query: { readonly partnerId?: string | undefined }
}): Promise<PartnerCallInFull> => {
  const { database } = platform
  const whose = await callsOfPartner(platform, onlyPartnerId ?? query.partnerId ?? null)
  const row = await store.findCall(database, whose, id)
  if (!row) throw errors.notFound()
  const others = await store.findSubjects(database, whose, id)
  const [call] = await toCalls(database, [row])
  if (!call) throw errors.notFound()
  return {
    ...call,
    subjectIds: row.subject_id === null ? others : [row.subject_id, ...others],
    body: row.body,
    answer: row.answer,
  }
}
