import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/schema.ts'

type CodeTable = Tables['confirmation_code']

export const insertCode = async (database: Database, row: Insertable<CodeTable>): Promise<void> => {
  await database.query.insertInto('confirmation_code').values(row).execute()
}

/** A code that has not been typed yet, held until the transaction ends. */
export const lockUnusedCode = (database: Database, id: string) =>
  database.query
    .selectFrom('confirmation_code')
    .selectAll()
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const updateCode = async (database: Database, id: string, change: Updateable<CodeTable>): Promise<void> => {
  await database.query.updateTable('confirmation_code').set(change).where('id', '=', id).execute()
}

/** By what wrong guesses at a code are counted; codes of before a release that counted them have their id. */
export const findCountedAs = async ({ query }: Database, id: string): Promise<string | undefined> => {
  const row = await query.selectFrom('confirmation_code').select('counted_as').where('id', '=', id).executeTakeFirst()
  return row && (row.counted_as ?? id)
}

/**
 * Pays for one attempt before the code is compared: parallel guesses cannot all slip through.
 *
 * @returns nothing when there is no such code any more or no attempt is left
 */
export const payAttempt = (database: Database, id: string, realNow: string, attempts: number) =>
  database.query
    .updateTable('confirmation_code')
    .set((column) => ({ attempts: column('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', realNow)
    .where('attempts', '<', attempts)
    .returningAll()
    .executeTakeFirst()

/** Puts a token in the place of a code; false when the code has been used meanwhile. */
export const useCode = async (
  database: Database,
  id: string,
  change: Required<Pick<Updateable<CodeTable>, 'used_at' | 'token_hash' | 'token_expires_at' | 'subject' | 'details'>>,
): Promise<boolean> => {
  const { numUpdatedRows } = await database.query
    .updateTable('confirmation_code')
    .set(change)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses up a token; nothing when it is unknown, used or out of date. */
export const useToken = (database: Database, tokenHash: string, realNow: string) =>
  database.query
    .updateTable('confirmation_code')
    .set({ token_used_at: realNow })
    .where('token_hash', '=', tokenHash)
    .where('token_used_at', 'is', null)
    .where('token_expires_at', '>', realNow)
    .returning(['purpose', 'subject', 'email', 'phone', 'details'])
    .executeTakeFirst()

/** The token of a code that may still be used, without using it up. */
export const findToken = (database: Database, tokenHash: string, realNow: string) =>
  database.query
    .selectFrom('confirmation_code')
    .select(['purpose', 'subject'])
    .where('token_hash', '=', tokenHash)
    .where('token_used_at', 'is', null)
    .where('token_expires_at', '>', realNow)
    .executeTakeFirst()

/** Forgets codes that were of use long ago, and with them what people typed at a registration that they left. */
export const deleteOldCodes = async (database: Database, before: string): Promise<void> => {
  await database.query.deleteFrom('confirmation_code').where('expires_at', '<', before).execute()
}

/** Uses up what is open of a person for these purposes: codes that were not typed, and tokens that were not redeemed. */
export const useUpCodes = async (
  database: Database,
  subject: string,
  purposes: readonly CodeTable['purpose'][],
  at: string,
): Promise<void> => {
  await database.query
    .updateTable('confirmation_code')
    .set({ used_at: at, token_used_at: at })
    .where('subject', '=', subject)
    .where('purpose', 'in', purposes)
    .where('token_used_at', 'is', null)
    .execute()
}
