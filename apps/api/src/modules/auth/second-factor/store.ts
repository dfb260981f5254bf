import type { SecondFactorKind } from '@cabinet/contract/auth'
import type { Database } from '../../../db/database.ts'
import { countPasskeys } from './passkeys/store.ts'

/** The app of a person, held until the transaction ends. */
export const lockTotp = ({ query }: Database, personId: string) =>
  query
    .selectFrom('totp_factor')
    .select(['secret_sealed', 'pending_sealed', 'confirmed_at'])
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()

/** The app that a person signs in with; nothing while it is not set up. */
export const findTotp = ({ query }: Database, personId: string) =>
  query
    .selectFrom('totp_factor')
    .select(['secret_sealed', 'confirmed_at'])
    .where('person_id', '=', personId)
    .where('secret_sealed', 'is not', null)
    .executeTakeFirst()

/** Whether a person has a second factor. */
export const hasSecondFactor = async (database: Database, personId: string): Promise<boolean> =>
  (await findTotp(database, personId)) !== undefined || (await countPasskeys(database, personId)) > 0

/** Puts a drawn secret in the place of one that was not set up. */
export const savePendingTotp = async ({ query }: Database, personId: string, sealed: string): Promise<void> => {
  await query
    .insertInto('totp_factor')
    .values({ person_id: personId, secret_sealed: null, confirmed_at: null, last_step: null, pending_sealed: sealed })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ pending_sealed: sealed }))
    .execute()
}

/** Sets an app up; the code that has done so is used by it. */
export const confirmTotp = async (
  { query }: Database,
  personId: string,
  { sealed, step, at }: { readonly sealed: string; readonly step: number; readonly at: string },
): Promise<void> => {
  await query
    .updateTable('totp_factor')
    .set({ secret_sealed: sealed, confirmed_at: at, last_step: step, pending_sealed: null })
    .where('person_id', '=', personId)
    .execute()
}

/** Uses up a time step; false when it or a later one was used before. */
export const spendTotpStep = async ({ query }: Database, personId: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await query
    .updateTable('totp_factor')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where((factor) => factor.or([factor('last_step', 'is', null), factor('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const countRecoveryCodes = async ({ query }: Database, personId: string): Promise<number> => {
  const { count } = await query
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What a person may prove themselves by besides the password, the easiest first; empty for who has no second factor. */
export const findSecondFactorKinds = async (database: Database, personId: string): Promise<SecondFactorKind[]> => {
  const hasPasskey = (await countPasskeys(database, personId)) > 0
  const hasApp = (await findTotp(database, personId)) !== undefined
  if (!hasPasskey && !hasApp) return []
  const hasCode = (await countRecoveryCodes(database, personId)) > 0
  return [
    ...(hasPasskey ? (['PASSKEY'] as const) : []),
    ...(hasApp ? (['TOTP'] as const) : []),
    ...(hasCode ? (['RECOVERY_CODE'] as const) : []),
  ]
}

/** Uses up a recovery code; false when there is none like it that is unused. */
export const spendRecoveryCode = async (
  { query }: Database,
  personId: string,
  codeHash: string,
  at: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await query
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('person_id', '=', personId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts new recovery codes in the place of those from before. */
export const replaceRecoveryCodes = async (
  { query }: Database,
  personId: string,
  codeHashes: readonly string[],
  at: string,
): Promise<void> => {
  await query.deleteFrom('recovery_code').where('person_id', '=', personId).execute()
  await query
    .insertInto('recovery_code')
    .values(codeHashes.map((code_hash) => ({ person_id: personId, code_hash, created_at: at, used_at: null })))
    .execute()
}

/** Deletes the second factor of a person: app, passkeys and recovery codes; false when there is none. */
export const deleteSecondFactor = async ({ query }: Database, personId: string): Promise<boolean> => {
  await query.deleteFrom('recovery_code').where('person_id', '=', personId).execute()
  const passkeys = await query.deleteFrom('passkey').where('person_id', '=', personId).executeTakeFirst()
  const { numDeletedRows } = await query
    .deleteFrom('totp_factor')
    .where('person_id', '=', personId)
    .where('secret_sealed', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows + passkeys.numDeletedRows > 0n
}

export const insertTicket = async (
  { query }: Database,
  ticket: {
    readonly hash: string
    readonly personId: string
    readonly createdAt: string
    readonly expiresAt: string
    readonly signInId: string
  },
): Promise<void> => {
  await query
    .insertInto('sign_in_ticket')
    .values({
      ticket_hash: ticket.hash,
      person_id: ticket.personId,
      created_at: ticket.createdAt,
      expires_at: ticket.expiresAt,
      sign_in_id: ticket.signInId,
    })
    .execute()
}

/** Whom a ticket is for, while it may be used. */
export const findTicket = ({ query }: Database, hash: string, realNow: string) =>
  query
    .selectFrom('sign_in_ticket')
    .select(['person_id', 'sign_in_id'])
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', realNow)
    .executeTakeFirst()

/** Uses a ticket up; false when somebody was faster. */
export const spendTicket = async ({ query }: Database, hash: string): Promise<boolean> => {
  const { numDeletedRows } = await query.deleteFrom('sign_in_ticket').where('ticket_hash', '=', hash).executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteOldTickets = async ({ query }: Database, realNow: string): Promise<void> => {
  await query.deleteFrom('sign_in_ticket').where('expires_at', '<=', realNow).execute()
}

/** Records in a session that its person has proved their identity again. */
export const saveProof = async ({ query }: Database, sessionId: string, at: string): Promise<void> => {
  await query.updateTable('session').set({ proved_at: at }).where('id', '=', sessionId).execute()
}
