import type { ErrorBody } from '@cabinet/contract/errors'
import { type FinancingObject, find as findObjects } from '@cabinet/contract/finance/objects'
import * as rule from '@cabinet/contract/finance/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { newId } from '../../src/kernel/ids.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { runJob } from '../support/time.ts'
import { factory, moveToOrderDay } from './support.ts'

const ROUBLE = 100

describe.each(productKinds())('rules of automatic financing on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    moveToOrderDay(cabinet)
  })
  afterAll(() => cabinet.remove())

  const wanted: rule.RuleInput = {
    agreementId: factory.agreement,
    name: 'Всё от 800 тысяч',
    buyerIds: [],
    minAmount: 800_000 * ROUBLE,
    maxAmount: null,
    maxDeferralDays: null,
    schedule: 'EVERY_DAY',
    weekdays: [],
    dayLimit: null,
    isActive: true,
  }
  type Answer = rule.Rule & ErrorBody
  const create = async (change: object = {}, person = 'P7') =>
    cabinet.call<Answer>(rule.create, { token: await cabinet.tokenOf(person), body: { ...wanted, ...change } })
  const update = async (id: string, version: number, change: object = {}, person = 'P7') =>
    cabinet.call<Answer>(rule.update, {
      token: await cabinet.tokenOf(person),
      params: { id },
      body: { ...wanted, ...change, version },
    })
  const get = async (id: string, person = 'P7') =>
    cabinet.call<Answer>(rule.get, { token: await cabinet.tokenOf(person), params: { id } })
  const remove = async (id: string, person = 'P7') =>
    cabinet.call(rule.remove, { token: await cabinet.tokenOf(person), params: { id } })
  const dryRun = async (change: object = {}) =>
    cabinet.call<{ count: number; sum: number; leftCount: number; objects: FinancingObject[] }>(rule.dryRun, {
      token: await cabinet.tokenOf('P7'),
      body: { ...wanted, ...change },
    })
  const numbersIn = async (status: string): Promise<string[]> => {
    const { body } = await cabinet.call<{ content: FinancingObject[] }>(findObjects, {
      token: await cabinet.tokenOf('P7'),
      body: { pageSize: 100, filters: [{ field: 'status.name', operation: 'EQ', value: status }] },
    })
    return body.content.map(({ number }) => number).toSorted()
  }

  it('of the demo are one that works and one that does not', async () => {
    const { body } = await cabinet.call<{ content: rule.Rule[] }>(rule.find, {
      token: await cabinet.tokenOf('P7'),
      body: {},
    })
    expect(body.content.map(({ isActive, schedule }) => [isActive, schedule.name])).toEqual([
      [false, 'WEEKDAYS'],
      [true, 'EVERY_DAY'],
    ])
    expect(body.content[1]?.buyers).toEqual([
      { id: demoId('buyer O6 B5'), itn: '6699065053', shortName: 'ООО «ГородОпт»' },
    ])
  })

  it.each([
    ['everything from 800 000 ₽ on', {}, 3, 2_808_000],
    ['no more than the limit of the day', { dayLimit: 2_000_000 * ROUBLE }, 2, 1_998_000],
    ['one buyer', { minAmount: null, buyerIds: [demoId('buyer O6 B5')] }, 1, 405_000],
    ['short deferrals', { minAmount: null, maxDeferralDays: 45 }, 2, 1_530_000],
    ['nothing', { maxAmount: 800_000 * ROUBLE }, 0, 0],
    ['nothing under an agreement that has ended', { agreementId: factory.ended }, 0, 0],
  ])('tell in advance what they would order: %s', async (_what, change, count, roubles) => {
    const { status, body } = await dryRun(change)
    expect(status).toBe(200)
    expect(body).toMatchObject({ count, sum: roubles * ROUBLE })
    expect(body.objects).toHaveLength(count)
    expect(await numbersIn('AVAILABLE')).toHaveLength(4)
  })

  it('are checked', async () => {
    const wrong = async (change: object) => (await create(change)).body.fields?.map(({ field }) => field)
    expect(await wrong({ minAmount: 2, maxAmount: 1 })).toEqual(['maxAmount'])
    expect(await wrong({ schedule: 'WEEKDAYS' })).toEqual(['weekdays'])
    expect(await wrong({ weekdays: [6] })).toEqual(['weekdays[0]'])
    expect(await wrong({ buyerIds: [demoId('buyer O1 B1')] })).toEqual(['buyerIds[0]'])
    expect(await wrong({ name: ' ' })).toEqual(['name'])
    expect((await create({ agreementId: demoId('agreement N1') })).status).toBe(404)
    expect((await create({ agreementId: newId() })).status).toBe(404)
    expect((await create({}, 'P11')).status).toBe(403)
  })

  it('are made, changed by one at a time, and deleted; others do not see them', async () => {
    const made = await create({ isActive: false, schedule: 'WEEKDAYS', weekdays: [3, 1, 3] })
    expect(made.status).toBe(200)
    const { id } = made.body
    expect(made.body).toMatchObject({ version: 1, weekdays: [1, 3], lastRun: null, agreement: { valid: true } })
    const changed = await update(id, 1, { isActive: false, name: 'Иначе' })
    expect(changed.body).toMatchObject({ version: 2, name: 'Иначе', weekdays: [] })
    expect((await update(id, 1)).body.code).toBe('STALE')
    for (const call of [get(id, 'P1'), update(id, 2, { agreementId: demoId('agreement N1') }, 'P1'), remove(id, 'P1')])
      expect((await call).status).toBe(404)
    expect((await remove(id)).status).toBe(204)
    expect((await get(id)).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
  })

  it('order what fits once a working day, and say what they did', async () => {
    const { body } = await create({ dayLimit: 2_000_000 * ROUBLE })
    expect(await runJob(cabinet, 'finance.orderByRules')).toBe(2)
    expect(await numbersIn('ORDERED')).toHaveLength(3)
    expect(await numbersIn('AVAILABLE')).toHaveLength(2)
    expect((await get(body.id)).body.lastRun).toEqual({ count: 2, orderedSum: 1_998_000 * ROUBLE })
    expect(await runJob(cabinet, 'finance.orderByRules')).toBe(0)
  })
})
