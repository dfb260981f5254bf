import type { Database } from '../../db/database.ts'

/** Who a sandbox consists of. */
export interface SandboxIds {
  readonly organizationId: string
  readonly personId: string
}

/** Where a sandbox says who is in it. */
const SETTING = 'sandbox'

/**
 * Takes it upon the caller to make the sandbox, in the transaction that does so.
 *
 * @returns false when somebody else has made it
 */
export const claimSandbox = async ({ query }: Database): Promise<boolean> => {
  const claimed = await query
    .insertInto('setting')
    .values({ name: SETTING, value: '' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

export const saveSandboxIds = async ({ query }: Database, testIds: SandboxIds): Promise<void> => {
  await query
    .updateTable('setting')
    .set({ value: JSON.stringify(testIds) })
    .where('name', '=', SETTING)
    .execute()
}

export const findSandboxIds = async ({ query }: Database): Promise<SandboxIds> => {
  const { value } = await query
    .selectFrom('setting')
    .select('value')
    .where('name', '=', SETTING)
    .executeTakeFirstOrThrow()
  return JSON.parse(value) as SandboxIds
}
