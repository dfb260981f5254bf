import type { Database } from '../../db/database.ts'

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

/** Notes that the database holds demo people, whose password everybody can read, and when the demo began. */
export const markAsDemo = async ({ query }: Database, start: Date): Promise<void> => {
  const value = start.toISOString()
  await query
    .insertInto('setting')
    .values({ name: SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** When the demo began: its dates are offsets from this moment. */
export const demoStartOf = async ({ query }: Database): Promise<Date> => {
  const row = await query.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst()
  const time = Date.parse(row?.value ?? '')
  if (Number.isNaN(time)) throw new Error('The data do not say when the demo began; delete them to begin anew.')
  return new Date(time)
}

/**
 * Keeps demo data and real data apart: the password of the demo operator would open a real cabinet, and the code that
 * the demo accepts would open the account of any real person.
 *
 * @throws DemoDataError when the mode and the data disagree
 */
export const mustMatchMode = async (database: Database, isDemo: boolean): Promise<void> => {
  const marked = await isMarked(database)
  if (marked && !isDemo) {
    throw new DemoDataError(
      'The database holds demo people, whose password everybody knows. ' +
        'Start with DEMO_MODE=true, or give the server an empty database (DATA_DIR or DATABASE_URL).',
    )
  }
  if (!marked && isDemo && !(await isEmpty(database))) {
    throw new DemoDataError(
      'The database holds real data, and the demo mode would let anybody into every account. ' +
        'Start with DEMO_MODE=false, or give the demo an empty database (DATA_DIR or DATABASE_URL).',
    )
  }
}
