import type { Database } from '@cabinet/api/db/database'
import type { Clock } from '@cabinet/api/kernel/clock'

const SETTING = 'clock-shift-minutes'

/** Remembers how far the clock is moved: a restart must not move the demo back. */
export const saveShift = async ({ query }: Database, minutes: number): Promise<void> => {
  const row = { name: SETTING, value: String(minutes) }
  await query
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
    .execute()
}

/** Moves the clock as far as it was moved before the restart. */
export const restoreShift = async ({ query }: Database, clock: Clock): Promise<void> => {
  const row = await query.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst()
  clock.setShiftMinutes(Number(row?.value ?? 0))
}
