import * as account from '@cabinet/contract/sender/account'
import * as insurance from '@cabinet/contract/sender/insurance'
import * as staff from '@cabinet/contract/sender/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '@cabinet/demo/organizations'
import { type Ask, type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

const O4 = organizationId('O4')

describe.each(productKinds())('contracts and prices of the courier on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const as = async <Body = Record<string, unknown>>(
    person: string,
    endpoint: Parameters<Cabinet['call']>[0],
    ask: Ask = {},
  ) => cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf(person) })
  const listed = async () =>
    (await as<{ content: staff.SenderContract[] }>('P8', staff.findContracts, { body: {} })).body.content.map(
      ({ prefix }) => prefix,
    )
  const isAvailable = async (contractNumber: string) =>
    (await as<{ data: { available: boolean } }>('P4', account.checkContract, { params: { contractNumber } })).body.data
      .available

  it('opens the dialog to the holders of a contract, and closes it again', async () => {
    expect(await listed()).toEqual(['41001', 'ИМ-РФ-ДЕМ'])
    expect(await isAvailable('ИМ-РФ-ГЛГ-22')).toBe(false)
    const added = await as('P8', staff.addContract, { body: { prefix: ' им-рф-глг ' } })
    expect([added.status, added.body['prefix']]).toEqual([201, 'ИМ-РФ-ГЛГ'])
    expect(await isAvailable('ИМ-РФ-ГЛГ-22')).toBe(true)
    const id = String(added.body['id'])
    expect((await as('P8', staff.removeContract, { params: { id } })).status).toBe(204)
    expect(await isAvailable('ИМ-РФ-ГЛГ-22')).toBe(false)
    expect((await as('P8', staff.removeContract, { params: { id } })).status).toBe(404)
    expect((await as('P8', staff.addContract, { body: { prefix: 'ИМ-РФ-ГЛГ' } })).status).toBe(201)
  })

  it('keeps a contract once, however many add it at the same moment', async () => {
    const all = await Promise.all(
      Array.from({ length: 4 }, () => as('P8', staff.addContract, { body: { prefix: '77-НОВЫЙ' } })),
    )
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    expect((await listed()).filter((prefix) => prefix === '77-НОВЫЙ')).toHaveLength(1)
    expect((await as('P8', staff.addContract, { body: { prefix: '../etc' } })).status).toBe(400)
  })

  const set = (insurancePrice: number, seenPrice: number, id = O4) =>
    as('P8', staff.setPrice, { params: { id }, body: { insurancePrice, seenPrice } })

  it('agrees another price once of two who have seen the same one', async () => {
    const both = await Promise.all([set(4200, 3900), set(4100, 3900)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body['code']).toBe('STALE')
    const { body } = await as<{ content: staff.SenderPrice[] }>('P8', staff.findPrices, { body: {} })
    const own = body.content.find(({ organizationId: id }) => id === O4)
    expect([4200, 4100]).toContain(own?.insurancePrice)
    expect(own?.history[0]).toMatchObject({ insurancePrice: own?.insurancePrice })
    expect((await as('P5', insurance.price)).body).toEqual({ insurancePrice: own?.insurancePrice })
    // Insurance that is on keeps its price.
    const { body: history } = await as<{ periods: { insurancePrice: number }[] }>('P5', insurance.history)
    expect(history.periods[0]?.insurancePrice).toBe(3900)
  })

  it('finds and sorts prices as people look for them', async () => {
    const find = async (body: object) =>
      (await as<{ content: staff.SenderPrice[] }>('P8', staff.findPrices, { body })).body.content
    const all = await find({})
    const names = all.map(({ organization }) => organization)
    expect(names.length).toBeGreaterThan(1)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'ru')))
    const [own] = await find({ filters: [{ field: 'search', operation: 'LIKE', value: 'посылка' }] })
    expect(own?.organizationId).toBe(O4)
    const byContract = { field: 'search', operation: 'LIKE', value: own?.contractNumber }
    expect((await find({ filters: [byContract] })).map(({ organizationId: id }) => id)).toContain(O4)
    const agreed = await find({ filters: [{ field: 'isAgreed', operation: 'EQ', value: true }] })
    expect(agreed.every(({ history }) => history.length > 0)).toBe(true)
    const usual = await find({ filters: [{ field: 'isAgreed', operation: 'EQ', value: false }] })
    expect(usual.every(({ history }) => history.length === 0)).toBe(true)
    expect(agreed.length + usual.length).toBe(all.length)
    const dearest = await find({ sort: [{ field: 'insurancePrice', direction: 'DESC' }] })
    expect(dearest[0]?.insurancePrice).toBe(Math.max(...all.map(({ insurancePrice }) => insurancePrice)))
    const { body: pageOfOne } = await as<{ content: unknown[]; totalPages: number }>('P8', staff.findPrices, {
      body: { pageSize: 1, pageNumber: 1 },
    })
    expect([pageOfOne.content.length, pageOfOne.totalPages]).toEqual([1, all.length])
    expect((await as('P8', staff.usualPrice)).body).toEqual({ usualPrice: 3900 })
  })

  it('refuses a price that is none, and an organization without an account', async () => {
    expect((await set(0, 3900)).status).toBe(400)
    expect((await set(staff.LARGEST_PRICE + 1, 3900)).status).toBe(400)
    expect((await set(4000, 3900, organizationId('O8'))).status).toBe(404)
  })

  it.each(['P1', 'P5', 'P10'])('is closed to %s', async (person) => {
    expect((await as(person, staff.findContracts, { body: {} })).status).toBe(403)
    expect((await as(person, staff.findPrices, { body: {} })).status).toBe(403)
    expect((await as(person, staff.addContract, { body: { prefix: '1' } })).status).toBe(403)
    expect(
      (await as(person, staff.setPrice, { params: { id: O4 }, body: { insurancePrice: 1, seenPrice: 1 } })).status,
    ).toBe(403)
  })
})
