import type { Database } from '@cabinet/api/db/database'

/** The mark that a server with real data refuses. */
const SETTING = 'demo-data'

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
