import { needCaptcha } from '@cabinet/contract/auth'
import { current } from '@cabinet/contract/people/user'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '@cabinet/demo/people'
import { authJobs } from '../../src/modules/auth/jobs.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { DAY_MS } from '../../src/kernel/durations.ts'

describe.each(productKinds())('sessions that nobody needs, on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const forget = () => {
    const job = authJobs.find(({ id }) => id === 'auth.forgetSessions')
    if (!job) throw new Error('There is no such job')
    return job.run({ platform: cabinet.platform, dueAt: cabinet.clock.now() })
  }
  const sessions = () =>
    cabinet.platform.database.query.selectFrom('session').select('id').where('person_id', '=', personId('P7')).execute()

  it('go with their tokens, and the living stay', async () => {
    const { accessToken } = await cabinet.enter('P7')
    await cabinet.enter('P7')
    const [, other] = await sessions()
    const long = new Date(cabinet.clock.real().getTime() - 31 * DAY_MS).toISOString()
    const { query } = cabinet.platform.database
    await query
      .updateTable('session')
      .set({ ended_at: long })
      .where('id', '=', other?.id ?? '')
      .execute()
    // Who signs in waits for nothing but their own session: the dead are left to the job.
    await cabinet.enter('P7')
    expect(await sessions()).toHaveLength(3)
    expect(await forget()).toBe(1)
    expect((await sessions()).map(({ id }) => id)).not.toContain(other?.id)
    expect(await sessions()).toHaveLength(2)
    const tokens = query
      .selectFrom('refresh_token')
      .select('token_hash')
      .where('session_id', '=', other?.id ?? '')
    expect(await tokens.execute()).toEqual([])
    expect((await cabinet.call(current, { token: accessToken })).status).toBe(200)
  })

  it('are found by an index, not by reading every session', async () => {
    const { rows } = await sql<{
      indexdef: string
    }>`select indexdef from pg_indexes where tablename = 'session'`.execute(cabinet.platform.database.query)
    const first = rows.map(({ indexdef }) => /\((\w+)/.exec(indexdef)?.[1])
    expect(first).toEqual(expect.arrayContaining(['expires_at', 'ended_at']))
  })

  it('do not go because the business clock was moved', async () => {
    const { accessToken } = await cabinet.enter('P7')
    cabinet.clock.setShiftMinutes((400 * DAY_MS) / 60_000)
    await forget()
    cabinet.clock.setShiftMinutes(0)
    expect((await cabinet.call(current, { token: accessToken })).status).toBe(200)
  })

  it('take counters of attempts with them when their time is over', async () => {
    const { query } = cabinet.platform.database
    const row = { key: 'probe', points: 1, expire: Date.now() - 1000 }
    await query
      .insertInto('rate_limit')
      .values([row, { ...row, key: 'living', expire: Date.now() + DAY_MS }])
      .execute()
    await forget()
    const left = await query.selectFrom('rate_limit').select('key').where('key', 'in', ['probe', 'living']).execute()
    expect(left).toEqual([{ key: 'living' }])
    expect((await cabinet.call(needCaptcha)).status).toBe(200)
  })
})
