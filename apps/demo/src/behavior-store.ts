import type { Database } from '@cabinet/api/db/database'
import { type Behavior, behaviors } from './demo-partner.ts'

const settingOf = (partnerId: string): string => `demo-partner ${partnerId}`

const isBehavior = (name: string | undefined): name is Behavior =>
  (behaviors as readonly (string | undefined)[]).includes(name)

/** How a partner behaves; promptly, until the panel says otherwise. */
export const findBehavior = async ({ query }: Database, partnerId: string): Promise<Behavior> => {
  const name = settingOf(partnerId)
  const row = await query.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return isBehavior(row?.value) ? row.value : 'PROMPT'
}

/** Lets a partner behave otherwise from now on. */
export const saveBehavior = async ({ query }: Database, partnerId: string, value: Behavior): Promise<void> => {
  await query
    .insertInto('setting')
    .values({ name: settingOf(partnerId), value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
