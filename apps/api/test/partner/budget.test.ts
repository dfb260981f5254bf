import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Budget, createLimits } from '../../src/platform/limits.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

const budget = { name: 'test-lots', points: 12, seconds: 60, lot: 3 } satisfies Budget
const many = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work))
const isPaid = (wait: number): boolean => wait === 0

describe.each(productKinds())('a budget that is paid for by lots, on $name', (kind) => {
  let cabinet: Cabinet
  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const spent = async (): Promise<number[]> => {
    const { query } = cabinet.platform.database
    const rows = await query.selectFrom('rate_limit').select('points').where('key', 'like', 'test-lots%').execute()
    return rows.map(({ points }) => points).toSorted((left, right) => left - right)
  }

  it('is given out to the last use, also when all are asked for at one moment', async () => {
    const limits = createLimits(cabinet.platform.database)
    const waits = await many(20, () => limits.pay(budget, 'alone'))
    expect(waits.filter(isPaid)).toHaveLength(budget.points)
    for (const wait of waits.filter((seconds) => !isPaid(seconds))) {
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(budget.seconds)
    }
    // Another key has its own.
    expect(await limits.pay(budget, 'another')).toBe(0)
  })

  it('is one for all servers, and a lot is written once', async () => {
    await cabinet.platform.database.query.deleteFrom('rate_limit').execute()
    const servers = [createLimits(cabinet.platform.database), createLimits(cabinet.platform.database)] as const
    for (const limits of servers) expect((await many(2, () => limits.pay(budget, 'shared'))).every(isPaid)).toBe(true)
    expect(await spent()).toEqual([2 * budget.lot])
    const waits = await many(20, () => servers[0].pay(budget, 'shared'))
    // All but the lot of the other server, of which it has given out two uses.
    expect(waits.filter(isPaid)).toHaveLength(budget.points - budget.lot - 2)
    expect(isPaid(await servers[1].pay(budget, 'shared'))).toBe(true)
    expect(isPaid(await servers[1].pay(budget, 'shared'))).toBe(false)
  })
})
