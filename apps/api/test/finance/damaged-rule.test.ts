import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../src/kernel/durations.ts'
import { failuresOf, runJob } from '../jobs/support.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

const DAY_MINUTES = DAY_MS / MINUTE_MS

describe.each(productKinds())('rules of orders, on $name', (kind) => {
  let cabinet: Cabinet
  const query = () => cabinet.platform.database.query

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  it('days of a rule that are no list: other rules order', async () => {
    const rule = await query().selectFrom('finance_rule').selectAll().where('is_active', '=', true).executeTakeFirst()
    if (!rule) throw new Error('The demo has no rule that is on')
    await sql`update finance_rule set weekdays = '{"damaged": true}', schedule = 'WEEKDAYS', last_run_at = null
      where id = ${rule.id}`.execute(query())
    let failures: string[] = []
    for (let day = 0; day < 14; day += 1) {
      cabinet.clock.setShiftMinutes(day * DAY_MINUTES)
      expect(await runJob(cabinet, 'finance.orderByRules')).toMatchObject({ outcome: 'OK' })
      failures = await failuresOf(cabinet, 'finance.orderByRules')
      if (failures.length > 0) break
    }
    expect(failures).toEqual([`rule:${rule.id}`])
  })
})
