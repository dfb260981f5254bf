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

const sandboxIds = ({ query }: Database) => query.selectFrom('setting').select('value').where('name', '=', SETTING)

export const findSandboxIds = async (database: Database): Promise<SandboxIds> =>
  JSON.parse((await sandboxIds(database).executeTakeFirstOrThrow()).value) as SandboxIds

/** The same, held until the transaction ends: the test organization does one thing after another. */
export const holdSandboxIds = async (database: Database): Promise<SandboxIds> =>
  JSON.parse((await sandboxIds(database).forUpdate().executeTakeFirstOrThrow()).value) as SandboxIds
