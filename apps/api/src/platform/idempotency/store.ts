import type { Database } from '../../db/database.ts'

/** Who sent the key: two callers may use the same one. */
export interface Caller {
  readonly kind: 'PERSON' | 'PARTNER'
  readonly id: string
}

/** A key of one caller with the call that it stands for. */
export interface Claim {
  readonly caller: Caller
  readonly key: string
  readonly endpoint: string
  readonly bodyHash: string
}

/**
 * Takes a key for the transaction of the caller. Whoever wants the same key at the same moment waits here until this
 * transaction ends.
 *
 * @returns false when the key has been used
 */
export const insertClaim = async (database: Database, claim: Claim, at: string): Promise<boolean> => {
  const inserted = await database.query
    .insertInto('idempotency')
    .values({
      caller_kind: claim.caller.kind,
      caller_id: claim.caller.id,
      key: claim.key,
      endpoint: claim.endpoint,
      body_hash: claim.bodyHash,
      response: null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['caller_kind', 'caller_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

/** @param since keys that are older are forgotten */
export const findClaim = (database: Database, { caller, key }: Claim, since: string) =>
  database.query
    .selectFrom('idempotency')
    .select(['endpoint', 'body_hash', 'response'])
    .where('caller_kind', '=', caller.kind)
    .where('caller_id', '=', caller.id)
    .where('key', '=', key)
    .where('created_at', '>=', since)
    .executeTakeFirst()

export const saveResponse = async (database: Database, { caller, key }: Claim, response: string): Promise<void> => {
  await database.query
    .updateTable('idempotency')
    .set({ response })
    .where('caller_kind', '=', caller.kind)
    .where('caller_id', '=', caller.id)
    .where('key', '=', key)
    .execute()
}

/** Forgets one key if it is older than `before`. */
export const deleteOldClaim = async (database: Database, { caller, key }: Claim, before: string): Promise<void> => {
  await database.query
    .deleteFrom('idempotency')
    .where('caller_kind', '=', caller.kind)
    .where('caller_id', '=', caller.id)
    .where('key', '=', key)
    .where('created_at', '<', before)
    .execute()
}

/** @returns how many keys were forgotten */
export const deleteBefore = async (database: Database, before: string): Promise<number> => {
  const { numDeletedRows } = await database.query
    .deleteFrom('idempotency')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
