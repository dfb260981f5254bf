import type { Database } from '../db/database.ts'

/** Where the demo says that the data are its own. */
const SETTING = 'demo-data'

/** The data and the mode of the server do not belong together; the message says what to do. */
export class DemoDataError extends Error {
  override readonly name = 'DemoDataError'
}

/** True when nobody is registered yet. */
export const isEmpty = async (database: Database): Promise<boolean> => {
  const person = await database.query.selectFrom('person').select('id').limit(1).executeTakeFirst()
  return person === undefined
}

const isMarked = async ({ query }: Database): Promise<boolean> =>
  (await query.selectFrom('setting').select('name').where('name', '=', SETTING).executeTakeFirst()) !== undefined

/**
 * Keeps demo data and real data apart: the password of the demo operator would open a real cabinet, and the code that
 * the demo accepts would open the account of any real person.
 *
 * @throws DemoDataError when the mode and the data disagree
 */
export const assertMode = async (database: Database, wantsDemo: boolean): Promise<void> => {
  const marked = await isMarked(database)
  if (marked && !wantsDemo) {
    throw new DemoDataError(
      'The database holds demo people, whose password everybody knows. ' +
        'Start with DEMO_MODE=true, or give the server an empty database (DATA_DIR or DATABASE_URL).',
    )
  }
  if (!marked && wantsDemo && !(await isEmpty(database))) {
    throw new DemoDataError(
      'The database holds real data, and the demo mode would let anybody into every account. ' +
        'Start with DEMO_MODE=false, or give the demo an empty database (DATA_DIR or DATABASE_URL).',
    )
  }
}
