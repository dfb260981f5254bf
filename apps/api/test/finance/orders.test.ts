import type { ErrorBody } from '@cabinet/contract/errors'
import { find as findAgreements, type AgreementCard } from '@cabinet/contract/finance/agreements'
import {
  calendar,
  type CalendarDay,
  type FinancingObject,
  type FinancingObjectCard,
  get,
  order,
  tranche,
  withdraw,
} from '@cabinet/contract/finance/objects'
import { get as getSupply, type SupplyCard } from '@cabinet/contract/finance/supplies'
import { events, type PartnerEvent } from '@cabinet/contract/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { newId } from '../../src/kernel/ids.ts'
import { addDays } from '../../src/kernel/days.ts'
import { isWorkingDay } from '../../src/kernel/working-days.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'
import { moveTo, runJob } from '../support/time.ts'
import { factory, moveToOrderDay } from './support.ts'

interface Ordered {
  readonly orderedSum: number
  readonly availableLimit: number
  readonly objects: FinancingObject[]
}

const ROUBLE = 100

describe.each(productKinds())('orders of financing on $name', (kind) => {
  let cabinet: Cabinet
  let day: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    day = moveToOrderDay(cabinet)
  })
  afterAll(() => cabinet.remove())

  const ask = async <Body = Ordered & ErrorBody>(
    numbers: readonly string[],
    { person = 'P7', date = day, agreementId = factory.agreement, headers = {} } = {},
  ) =>
    cabinet.call<Body>(order, {
      token: await cabinet.tokenOf(person),
      body: { agreementId, date, objectIds: numbers.map(factory.object) },
      headers,
    })
  const objectOf = async (number: string) =>
    (
      await cabinet.call<FinancingObjectCard>(get, {
        token: await cabinet.tokenOf('P7'),
        params: { id: factory.object(number) },
      })
    ).body
  const supplyOf = async (number: string) =>
    (
      await cabinet.call<SupplyCard>(getSupply, {
        token: await cabinet.tokenOf('P7'),
        params: { id: factory.supply(number) },
      })
    ).body
  const takeBack = async (number: string, person = 'P7') =>
    cabinet.call<ErrorBody>(withdraw, {
      token: await cabinet.tokenOf(person),
      params: { id: factory.object(number) },
    })
  const limitOf = async () => {
    const { body } = await cabinet.call<{ content: AgreementCard[] }>(findAgreements, {
      token: await cabinet.tokenOf('P7'),
      body: {},
    })
    const found = body.content.find(({ id }) => id === factory.agreement)
    return [found?.usedLimit, found?.availableLimit]
  }
  const newsOfBank = async () => {
    const { body } = await asPartner(cabinet, party.meridian)<{ events: PartnerEvent[] }>(events)
    return body.events.map(({ type, data }) => [type, data.id])
  }
  const dayOf = async (date: string): Promise<CalendarDay | undefined> => {
    const { body } = await cabinet.call<{ days: CalendarDay[] }>(calendar, {
      token: await cabinet.tokenOf('P7'),
      params: { id: factory.agreement, date },
    })
    return body.days.find((one) => one.date === date)
  }

  it('are for the role FINANCE, and only under agreements of one’s own', async () => {
    expect((await ask(['31'], { person: 'P11' })).status).toBe(403)
    expect((await ask(['31'], { person: 'P1' })).status).toBe(404)
    expect((await takeBack('30', 'P1')).status).toBe(404)
    expect((await objectOf('31')).status.name).toBe('AVAILABLE')
  })

  it('of several objects take the limit, move the supplies and reach the bank', async () => {
    expect(await limitOf()).toEqual([4_365_000 * ROUBLE, 10_635_000 * ROUBLE])
    const before = await dayOf(day)
    expect(before).toMatchObject({
      isWorkingDay: true,
      isClosed: false,
      availableSum: 3_213_000 * ROUBLE,
      objectsCount: 4,
      orderedSum: 765_000 * ROUBLE,
    })
    const { status, body } = await ask(['31', '32', '33'])
    expect(status).toBe(200)
    expect(body).toMatchObject({ orderedSum: 2_808_000 * ROUBLE, availableLimit: 7_827_000 * ROUBLE })
    expect(body.objects.map(({ status: { name }, orderDate }) => [name, orderDate])).toEqual(
      Array.from({ length: 3 }, () => ['ORDERED', day]),
    )
    expect(await limitOf()).toEqual([7_173_000 * ROUBLE, 7_827_000 * ROUBLE])
    expect(await dayOf(day)).toMatchObject({
      availableSum: 405_000 * ROUBLE,
      objectsCount: 1,
      orderedSum: 3_573_000 * ROUBLE,
    })
    expect((await supplyOf('0098')).status.name).toBe('IN_FINANCING')
    expect((await supplyOf('0098')).history[0]).toMatchObject({
      title: 'Заказано финансирование',
      by: 'USER',
      status: { name: 'IN_FINANCING', description: 'В финансировании' },
    })
    expect((await newsOfBank()).toSorted()).toEqual(
      ['31', '32', '33'].map((number) => ['object.ordered', factory.object(number)]).toSorted(),
    )
  })

  it('are done whole or not at all: each object says why', async () => {
    const { status, body } = await ask(['34', '31', '28'])
    expect(status).toBe(409)
    expect(body.code).toBe('ORDER_REFUSED')
    expect(body.fields).toMatchObject([
      { field: 'objectIds[1]', code: 'OBJECT_ALREADY_ORDERED', message: 'ОФ-31: уже заказан' },
      { field: 'objectIds[2]', code: 'OBJECT_NOT_AVAILABLE' },
    ])
    expect((await objectOf('34')).status.name).toBe('AVAILABLE')
  })

  it('of an object of somebody else name it like one that does not exist', async () => {
    const body = {
      agreementId: factory.agreement,
      date: day,
      objectIds: [demoId('object O1 ОФ-112'), newId()],
    }
    const refused = await cabinet.call<ErrorBody>(order, { token: await cabinet.tokenOf('P7'), body })
    expect(refused.status).toBe(409)
    expect(refused.body.fields?.map(({ code }) => code)).toEqual(['OBJECT_NOT_FOUND', 'OBJECT_NOT_FOUND'])
  })

  it('can be taken back until the cut-off, which frees limit and supply', async () => {
    expect((await takeBack('31')).status).toBe(204)
    expect(await objectOf('31')).toMatchObject({ status: { name: 'AVAILABLE' }, orderDate: null, isAvailable: true })
    expect((await supplyOf('0098')).status.name).toBe('CONFIRMED')
    expect(await limitOf()).toEqual([6_048_000 * ROUBLE, 8_952_000 * ROUBLE])
    expect(await newsOfBank()).toContainEqual(['object.withdrawn', factory.object('31')])
    expect((await takeBack('31')).body.code).toBe('WRONG_STATE')
  })

  it('with the same key are one order, and its answer comes again', async () => {
    const headers = { 'idempotency-key': newId() }
    const first = await ask(['31'], { headers })
    const second = await ask(['31'], { headers })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect((await takeBack('31')).status).toBe(204)
  })

  it('that come at once make one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(['34'])))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    expect((await objectOf('34')).history.filter(({ title }) => title === 'Заказано финансирование')).toHaveLength(1)
    expect(await limitOf()).toEqual([6_453_000 * ROUBLE, 8_547_000 * ROUBLE])
  })

  it('never take more than the limit, also when they come at once', async () => {
    const { query } = cabinet.platform.database
    for (const number of ['32', '33', '34']) expect((await takeBack(number)).status).toBe(204)
    const limits = query.updateTable('finance_agreement').where('id', '=', factory.agreement)
    // As much as is used and 2 000 000 ₽ more.
    await limits.set({ financing_limit: 6_365_000 * ROUBLE }).execute()
    const all = await ask(['31', '32', '33', '34'])
    expect(all.body.code).toBe('LIMIT_EXCEEDED')
    expect(all.body.message.replaceAll(/\s/g, ' ')).toBe('Сумма превышает доступный лимит на 1 213 000,00 ₽')
    const answers = await Promise.all(['31', '32', '33', '34'].map((number) => ask([number])))
    const sum = answers.reduce((total, { status, body }) => total + (status === 200 ? body.orderedSum : 0), 0)
    const [used, available] = await limitOf()
    expect(used).toBe(4_365_000 * ROUBLE + sum)
    expect(available).toBe(2_000_000 * ROUBLE - sum)
    expect(available).toBeGreaterThanOrEqual(0)
    await limits.set({ financing_limit: 15_000_000 * ROUBLE }).execute()
    for (const number of ['31', '32', '33', '34']) await takeBack(number)
    expect(await limitOf()).toEqual([4_365_000 * ROUBLE, 10_635_000 * ROUBLE])
  })

  it('keep to a limit that the bank has set for the buyer', async () => {
    const { query } = cabinet.platform.database
    const limits = query
      .updateTable('finance_agreement_buyer')
      .where('agreement_id', '=', factory.agreement)
      .where('buyer_id', '=', demoId('buyer O6 B1'))
    await limits.set({ financing_limit: 2_000_000 * ROUBLE }).execute()
    const { body } = await ask(['31'])
    expect(body.fields).toMatchObject([{ field: 'objectIds[0]', code: 'BUYER_LIMIT_EXCEEDED' }])
    await limits.set({ financing_limit: 5_000_000 * ROUBLE }).execute()
  })

  it('are refused for days off and under agreements that have ended', async () => {
    let dayOff = day
    while (isWorkingDay(dayOff)) dayOff = addDays(dayOff, 1)
    expect((await ask(['31'], { date: dayOff })).body).toMatchObject({
      code: 'NOT_WORKING_DAY',
      fields: [{ field: 'date' }],
    })
    expect((await ask(['31'], { agreementId: factory.ended })).body.fields).toMatchObject([
      { field: 'agreementId', code: 'AGREEMENT_NOT_VALID' },
      { field: 'objectIds[0]', code: 'OTHER_AGREEMENT' },
    ])
  })

  it('go to the bank when the day closes, and stay there', async () => {
    moveTo(cabinet, `${day}T14:50:00+03:00`)
    expect((await objectOf('30')).isWithdrawable).toBe(true)
    expect(await runJob(cabinet, 'finance.sendOrders')).toBe(0)
    moveTo(cabinet, `${day}T15:01:00+03:00`)
    expect((await ask(['31'])).body.code).toBe('DAY_CLOSED')
    expect((await takeBack('30')).body).toMatchObject({ code: 'CONFLICT' })
    expect(await runJob(cabinet, 'finance.sendOrders')).toBeGreaterThan(0)
    expect(await objectOf('30')).toMatchObject({ status: { name: 'SENT_TO_BANK' }, isWithdrawable: false })
    expect((await takeBack('30')).body.code).toBe('WRONG_STATE')
    expect(await runJob(cabinet, 'finance.sendOrders')).toBe(0)
    expect((await dayOf(day))?.isClosed).toBe(true)
  })

  describe('of a credit line', () => {
    const line = demoId('agreement N4')
    const askFor = async (amount: number, change: object = {}, person = 'P1') =>
      cabinet.call<FinancingObject & ErrorBody>(tranche, {
        token: await cabinet.tokenOf(person),
        body: { agreementId: line, date: day, amount, purpose: 'Закупка ткани', ...change },
      })

    it('are tranches within the limit, and end with their withdrawal', async () => {
      day = moveToOrderDay(cabinet)
      expect((await askFor(2_250_000_01)).body.code).toBe('LIMIT_EXCEEDED')
      const made = await askFor(2_250_000_00)
      expect(made.status).toBe(200)
      expect(made.body).toMatchObject({
        kind: 'TRANCHE',
        status: { name: 'ORDERED' },
        financingAmount: 2_250_000_00,
        residualAmount: 0,
        purpose: 'Закупка ткани',
        supply: null,
        buyer: null,
      })
      expect((await askFor(1000_00)).body.code).toBe('LIMIT_EXCEEDED')
      const token = await cabinet.tokenOf('P1')
      const params = { id: made.body.id }
      expect((await cabinet.call(withdraw, { token, params })).status).toBe(204)
      expect((await cabinet.call(get, { token, params })).status).toBe(404)
      expect((await askFor(1000_00)).status).toBe(200)
      const { body } = await asPartner(cabinet, demoId('bank FB2'))<{ events: PartnerEvent[] }>(events)
      expect(body.events.map(({ type }) => type)).toEqual([
        'tranche.requested',
        'object.withdrawn',
        'tranche.requested',
      ])
    })

    it('are refused without a purpose, under factoring, and to others', async () => {
      expect((await askFor(1000_00, { purpose: ' ' })).body.fields).toMatchObject([{ field: 'purpose' }])
      expect((await askFor(999_99)).body.fields).toMatchObject([{ field: 'amount' }])
      expect((await askFor(1000_00, { agreementId: demoId('agreement N1') })).body.code).toBe('OTHER_AGREEMENT')
      expect((await askFor(1000_00, {}, 'P7')).status).toBe(404)
    })
  })
})
