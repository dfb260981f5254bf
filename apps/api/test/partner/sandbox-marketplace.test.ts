import * as marketplace from '@cabinet/contract/seller/partner'
import * as ofMarketplace from '@cabinet/contract/seller/sandbox'
import { passDays } from '@cabinet/contract/partner/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { addDays } from '../../src/kernel/days.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { party, partnerIdOf } from '../support/partner.ts'
import { openSandbox, type PartnerCalls } from '../support/sandbox.ts'

describe.each(productKinds())('the sandbox of a marketplace on $name', (kind) => {
  let cabinet: Cabinet
  let calls: PartnerCalls
  let accountId: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    calls = await openSandbox(cabinet, partnerIdOf(party.marketplace))
  })
  afterAll(() => cabinet.remove())

  const seller = { sellerId: 'S-104217', name: 'Лебедева Store' }
  const today = (): string => businessDay(cabinet.clock.now())
  const order = (name: string, change: object = {}) => ({
    order: name,
    accountId,
    orderNumber: name,
    scheme: 'FBS',
    sku: 'LS-1',
    name: 'Плед',
    price: 349_000,
    orderDate: today(),
    shippedDate: today(),
    state: 'SHIPPED',
    ...change,
  })
  const tell = async (...orders: object[]) =>
    (
      await calls.must<{ results: { id: string; state: string; insured: boolean; premium: number }[] }>(
        marketplace.saveOrders,
        { body: { ...calls.news(), orders } },
      )
    ).results

  it('has an account that a seller links', async () => {
    const linked = await calls.must(ofMarketplace.linkAccount, { body: seller })
    expect(linked).toMatchObject({ state: 'SAVED', version: 0 })
    accountId = linked.id
    expect(await calls.feed()).toEqual(['seller.account.linked'])
    const { organization } = await calls.sandbox()
    const account = await calls.must<marketplace.MarketplaceAccount>(marketplace.account, { params: { id: accountId } })
    expect(account).toMatchObject({ ...seller, seller: { itn: organization.itn } })
    expect(await calls.must(ofMarketplace.linkAccount, { body: seller })).toEqual(linked)
    const other = await calls.ask(ofMarketplace.linkAccount, { body: { ...seller, name: 'Другой магазин' } })
    expect([other.status, other.body['code']]).toEqual([409, 'SELLER_HAS_ACCOUNT'])
    expect(await calls.feed()).toEqual(['seller.account.linked'])
  })

  it('says how the account is, and takes its orders and returns', async () => {
    const params = { id: accountId }
    await calls.must(marketplace.failAccount, { params, body: { ...calls.news(), problem: 'Нет доступа' } })
    expect(await calls.must(marketplace.activateAccount, { params, body: calls.news() })).toMatchObject({
      state: 'AVAILABLE',
    })
    const yesterday = addDays(today(), -1)
    const [insured, before] = await tell(order('A-1'), order('A-2', { orderDate: yesterday, shippedDate: yesterday }))
    expect(insured).toMatchObject({ insured: true, premium: 4886 })
    expect(before).toMatchObject({ insured: false, premium: null })
    const returns = [
      { return: 'B-1', accountId, order: 'A-1', kind: 'UNREDEEMED', returnDate: today(), logisticsCost: 28_000 },
    ]
    const taken = await calls.must(marketplace.saveReturns, { body: { ...calls.news(), returns } })
    expect(taken).toMatchObject({ results: [{ orderId: insured?.id, state: 'UNREDEEMED' }] })
  })

  it('closes a month when it is over', async () => {
    const params = { id: accountId }
    const month = addDays(`${today().slice(0, 7)}-01`, -1).slice(0, 7)
    const close = (totals: object) =>
      calls.ask(marketplace.closeMonth, { params, body: { ...calls.news(), month, ...totals } })
    expect((await close({ ordersCount: 1, premium: 4886 })).status).toBe(409)
    await calls.must(passDays, { body: { days: 31 } })
    const counted = await calls.must(marketplace.month, { params: { ...params, month } })
    expect(counted).toMatchObject({ ordersCount: 1, premium: 4886, certificate: null })
    expect((await close({ ordersCount: 2, premium: 4886 })).body['code']).toBe('CONFLICT')
    expect((await close({ ordersCount: 1, premium: 4886 })).body).toMatchObject({ state: 'ISSUED' })
    expect((await close({ ordersCount: 1, premium: 4886 })).status).toBe(200)
  }, 60_000)

  it('loses the account and gets another one', async () => {
    const params = { id: accountId }
    await calls.must(marketplace.removeAccount, { params, body: calls.news() })
    const next = await calls.must(ofMarketplace.linkAccount, { body: { ...seller, sellerId: 'S-2' } })
    expect(next.id).not.toBe(accountId)
    const { accounts } = await calls.must<{ accounts: { state: string }[] }>(marketplace.listAccounts)
    expect(accounts.map(({ state }) => state).toSorted()).toEqual(['DELETED', 'SAVED'])
  })

  it('says what is wrong with a trigger', async () => {
    for (const body of [{}, { ...seller, sellerId: ' ' }, { sellerID: 'S-1', name: 'Имя' }]) {
      expect((await calls.ask(ofMarketplace.linkAccount, { body })).status).toBe(400)
    }
  })
})
