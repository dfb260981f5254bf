import type { Device } from '@cabinet/contract/auth/sessions'
import type { Database } from '../../../../db/database.ts'
import type { PasskeyTable } from '../../tables.ts'

/** Passkeys of a person, the newest first. */
export const findPasskeys = ({ query }: Database, personId: string) =>
  query
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const countPasskeys = async ({ query }: Database, personId: string): Promise<number> => {
  const { count } = await query
    .selectFrom('passkey')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The passkey that calls itself so. */
export const findByCredential = ({ query }: Database, credentialId: string) =>
  query
    .selectFrom('passkey')
    .select(['id', 'person_id', 'credential_id', 'public_key'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** Adds a passkey; false when somebody has one that calls itself so. */
export const insertPasskey = async (
  { query }: Database,
  { device, ...passkey }: Omit<PasskeyTable, 'device_kind' | 'browser' | 'system'> & { readonly device: Device },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('passkey')
    .values({ ...passkey, device_kind: device.kind, browser: device.browser, system: device.system })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Records that a passkey has signed; false when its counter has not gone on: of keys that count, each signature counts
 * higher than those before it.
 */
export const recordUse = async (
  { query }: Database,
  id: string,
  { counter, isBackedUp, at }: { readonly counter: number; readonly isBackedUp: boolean; readonly at: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await query
    .updateTable('passkey')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: at })
    .where('id', '=', id)
    .where((passkey) => (counter === 0 ? passkey('counter', '=', 0) : passkey('counter', '<', counter)))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives a passkey of this person another name; nothing when it is not theirs. */
export const renamePasskey = ({ query }: Database, personId: string, id: string, name: string) =>
  query
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returningAll()
    .executeTakeFirst()

/** Deletes a passkey of this person; false when it is not theirs. */
export const deletePasskey = async ({ query }: Database, personId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await query
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Writes down that a challenge was signed; false when it was before. */
export const insertSpentChallenge = async ({ query }: Database, hash: string, expiresAt: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('spent_challenge')
    .values({ challenge_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes challenges whose time is over: they do not work by themselves. */
export const deleteOldChallenges = async ({ query }: Database, realNow: string): Promise<number> => {
  const { numDeletedRows } = await query
    .deleteFrom('spent_challenge')
    .where('expires_at', '<=', realNow)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
