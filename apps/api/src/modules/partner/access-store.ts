import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PartnerCallTable } from './tables.ts'

/** A key with the partner that it opens the door for. */
export const findKey = ({ query }: Database, hash: string) =>
  query
    .selectFrom('partner_key')
    .innerJoin('partner', 'partner.id', 'partner_key.partner_id')
    .select(['partner_key.id', 'partner_key.partner_id', 'partner_key.is_test', 'partner_key.networks'])
    .select(['partner_key.expires_at', 'partner_key.last_used_at', 'partner_key.revoked_at'])
    .select(['partner.kind', 'partner.party_id', 'partner.name', 'partner.is_active'])
    .where('partner_key.key_hash', '=', hash)
    .where('partner.is_deleted', '=', false)
    .executeTakeFirst()

export const recordUse = async ({ query }: Database, keyId: string, at: string): Promise<void> => {
  await query.updateTable('partner_key').set({ last_used_at: at }).where('id', '=', keyId).execute()
}

type CallRow = Selectable<PartnerCallTable>
type Record = Omit<CallRow, 'answered_key' | 'http_code' | 'answer'>

/**
 * Takes the idempotency key of a call.
 *
 * @returns false when a call with this key has been answered
 */
export const claimCall = async ({ query }: Database, record: Record, httpCode: number): Promise<boolean> => {
  const inserted = await query
    .insertInto('partner_call')
    .values({ ...record, answered_key: record.idempotency_key, http_code: httpCode, answer: '' })
    .onConflict((conflict) => conflict.columns(['partner_id', 'answered_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const findAnswered = ({ query }: Database, partnerId: string, answeredKey: string) =>
  query
    .selectFrom('partner_call')
    .select(['body_hash', 'answer'])
    .where('partner_id', '=', partnerId)
    .where('answered_key', '=', answeredKey)
    .executeTakeFirst()

export const recordAnswer = async ({ query }: Database, id: string, answer: string): Promise<void> => {
  await query.updateTable('partner_call').set({ answer }).where('id', '=', id).execute()
}

export const insertRefused = async (
  { query }: Database,
  row: Record & Pick<CallRow, 'http_code' | 'answer'>,
): Promise<void> => {
  await query
    .insertInto('partner_call')
    .values({ ...row, answered_key: null })
    .execute()
}

/** Keeps what a call was about, so that it is found by each of the things; the one of its address is kept with it. */
export const insertSubjects = async (
  { query }: Database,
  { id, subject_id: own }: Pick<Record, 'id' | 'subject_id'>,
  subjects: ReadonlySet<string>,
): Promise<void> => {
  const others = [...subjects].filter((subject) => subject !== own)
  if (others.length === 0) return
  await query
    .insertInto('partner_call_subject')
    .values(others.map((subject) => ({ call_id: id, subject_id: subject })))
    .execute()
}
