import * as marketplace from '@cabinet/contract/seller/partner'
import type { MarketplaceMonth } from '@cabinet/contract/seller/partner'
import { events } from '@cabinet/contract/partner'
import { connect, invite } from '@cabinet/contract/auth/seller-registration'
import * as document from '@cabinet/contract/seller/documents'
import * as order from '@cabinet/contract/seller/orders'
import { type HealthCheck, healthCheck, type InsuranceStatus, insuranceStatus } from '@cabinet/contract/service'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { newId } from '../../src/kernel/ids.ts'
import { demoOrganizations, organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'
import { daysAgo, lebedeva, marketplaceOf, orderReport, type Page, returnReport, wind } from './support.ts'

describe.each(productKinds())('what a marketplace tells on $name', (kind) => {
  let cabinet: Cabinet
  let market: ReturnType<typeof marketplaceOf>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    market = marketplaceOf(cabinet)
  })
  afterAll(() => cabinet.remove())

  const healthOf = async (person: string): Promise<HealthCheck> =>
    (
      await cabinet.call<HealthCheck>(healthCheck, {
        token: await cabinet.tokenOf(person),
        params: { service: 'seller' },
      })
    ).body
  const rowOf = (name: string) =>
    cabinet.platform.database.query
      .selectFrom('seller_order')
      .selectAll()
      .where('external_id', '=', name)
      .executeTakeFirstOrThrow()
  const changesOf = async (id: string): Promise<string[]> => {
    const rows = await cabinet.platform.database.query
      .selectFrom('status_change')
      .select(['machine', 'to_state', 'version'])
      .where('subject_id', '=', id)
      .where('machine', '=', 'seller.order')
      .where('version', 'is not', null)
      .orderBy('version')
      .execute()
    return rows.map(({ to_state: to }) => to)
  }

  describe('of accounts', () => {
    it('an error comes with its sentence and a letter, and goes when it is repaired', async () => {
      const params = { id: lebedeva }
      const problem = 'Доступ к заказам отозван'
      const failed = await market.report(marketplace.failAccount, { problem }, 3, params)
      expect(failed.body).toMatchObject({ state: 'ERROR', version: 1 })
      expect(await healthOf('P3')).toEqual({ status: 'ERROR', description: problem })
      const letters = await cabinet.platform.database.query
        .selectFrom('email')
        .select('subject')
        .where('subject', 'like', '%Лебедева Store%')
        .execute()
      expect(letters).toHaveLength(1)
      expect(await market.account(lebedeva)).toMatchObject({ state: 'ERROR', problem, sellerId: 'S-104217' })

      expect((await market.report(marketplace.activateAccount, {}, 2, params)).body).toMatchObject({
        state: 'AVAILABLE',
      })
      expect(await healthOf('P3')).toEqual({ status: 'AVAILABLE', description: null })
      // What was known before the repair arrives late and changes nothing.
      expect((await market.report(marketplace.failAccount, { problem }, 4, params)).body).toMatchObject({
        state: 'AVAILABLE',
      })
      expect(await healthOf('P3')).toMatchObject({ status: 'AVAILABLE' })
    })

    it('of another marketplace do not exist, and no other partner comes in', async () => {
      const { query } = cabinet.platform.database
      const foreign = { id: newId() }
      await query
        .insertInto('seller_connection')
        .columns(['organization_id', 'id', 'marketplace_id', 'name', 'status', 'linked_at', 'created_at', 'updated_at'])
        .expression((from) =>
          from
            .selectFrom('seller_connection')
            .select((column) => [
              'organization_id',
              column.val(foreign.id).as('id'),
              column.val(newId()).as('marketplace_id'),
              'name',
              'status',
              'linked_at',
              'created_at',
              'updated_at',
            ])
            .where('id', '=', wind),
        )
        .execute()
      const news = { externalId: 'x', occurredAt: market.ago(1) }
      for (const endpoint of [marketplace.activateAccount, marketplace.removeAccount]) {
        expect((await market.call(endpoint, { params: foreign, body: news })).status).toBe(404)
      }
      for (const endpoint of [marketplace.account, marketplace.listOrders]) {
        expect((await market.call(endpoint, { params: foreign })).status).toBe(404)
      }
      expect((await market.call(marketplace.month, { params: { ...foreign, month: '2026-01' } })).status).toBe(404)
      const [refused] = await market.orders([orderReport(cabinet, 'foreign', { accountId: foreign.id })])
      expect(refused?.error?.code).toBe('NOT_FOUND')
      expect((await asPartner(cabinet, party.insurer)(marketplace.listAccounts)).status).toBe(404)
      await query.deleteFrom('seller_connection').where('id', '=', foreign.id).execute()
    })

    it('a linked one is told to the marketplace, waits for it, and has its papers', async () => {
      const token = await cabinet.tokenOf('P8')
      const made = await cabinet.call<{ path: string }>(invite, {
        token,
        body: {
          itn: demoOrganizations.O3.itn,
          organizationName: demoOrganizations.O3.shortName,
          sellerId: 'S-77',
          sellerAccountName: 'Тайга',
          mobilePhone: null,
        },
      })
      const link = new URL(made.body.path, 'http://localhost').searchParams.get('token')
      const seller = await cabinet.tokenOf('P4')
      expect((await cabinet.call(connect, { token: seller, body: { token: link } })).status).toBe(200)
      const feed = await market.call<{ events: { type: string; data: { id: string } }[] }>(events)
      const [linked] = feed.body.events
      expect(linked?.type).toBe('seller.account.linked')
      const id = linked?.data.id ?? ''
      expect(await market.account(id)).toMatchObject({ state: 'SAVED', sellerId: 'S-77', name: 'Тайга' })
      const papers = await cabinet.call<Page<document.SellerDocument>>(document.find, { token: seller, body: {} })
      expect(papers.body.content.map(({ type }) => type.name).toSorted()).toEqual(['CONTRACT', 'RULES'])
      expect((await market.report(marketplace.activateAccount, {}, 0, { id })).body).toMatchObject({
        state: 'AVAILABLE',
      })
      const [{ count }] = await cabinet.platform.database.query
        .selectFrom('seller_document')
        .select((column) => column.fn.countAll<number>().as('count'))
        .where('account_id', '=', id)
        .execute()
        .then(([row]) => [row ?? { count: 0 }] as const)
      expect(Number(count)).toBe(2)
    })

    it('a removed one takes the orders away and leaves the documents', async () => {
      const params = { id: wind }
      const token = await cabinet.tokenOf('P1')
      expect((await market.report(marketplace.removeAccount, {}, 0, params)).body).toMatchObject({ state: 'DELETED' })
      expect(await healthOf('P1')).toMatchObject({ status: 'EMPTY' })
      const me = await cabinet.call<CurrentUser>(current, { token })
      expect(me.body.organization?.sellerAccount).toMatchObject({ isDeleted: true })
      const orders = await cabinet.call(order.find, { token, body: {} })
      expect([orders.status, orders.body['code']]).toEqual([409, 'ACCOUNT_MISSING'])
      const papers = await cabinet.call<Page<unknown>>(document.find, { token, body: {} })
      expect(papers.body.totalElements).toBe(4)
      const insurance = await cabinet.call<InsuranceStatus>(insuranceStatus, { token, params: { service: 'seller' } })
      expect(insurance.body.status).toBe('DISABLED')
      expect(insurance.body.endDateTime).not.toBeNull()
      const back = await market.report(marketplace.activateAccount, {}, 0, params)
      expect([back.status, back.body['code'], back.body['possible']]).toEqual([409, 'WRONG_STATE', []])
    })
  })

  describe('of orders', () => {
    it('is insured from the day on which it leaves, for 1,4 % of the price', async () => {
      const [fresh] = await market.orders([orderReport(cabinet, 'a', { shippedDate: null, state: 'NEW' })], 5)
      expect(fresh).toMatchObject({ state: 'NEW', insured: false, premium: null, error: null })
      const [left] = await market.orders([orderReport(cabinet, 'a')], 4)
      expect(left).toMatchObject({ id: fresh?.id, state: 'SHIPPED', insured: true, premium: 4886 })
      const deliveredDate = daysAgo(cabinet, 1)
      const bought = orderReport(cabinet, 'a', { state: 'DELIVERED', deliveredDate, price: 100_000 })
      const [done] = await market.orders([bought], 3)
      expect(done).toMatchObject({ state: 'DELIVERED', premium: 4886 })
      // The insurance was decided when it left: a price that is corrected afterwards does not change it.
      expect(await rowOf('a')).toMatchObject({ price: 349_000, insured_sum: 349_000, premium: 4886 })
      expect(await changesOf(fresh?.id ?? '')).toEqual(['SHIPPED', 'DELIVERED'])
    })

    it('costs at most 50 000 ₽ for one item', async () => {
      await market.orders([orderReport(cabinet, 'dear', { price: 9_000_000 })])
      expect(await rowOf('dear')).toMatchObject({ insured_sum: 5_000_000, premium: 126_000 })
    })

    it('what left before the linking is not insured', async () => {
      const shippedDate = daysAgo(cabinet, 200)
      const [early] = await market.orders([orderReport(cabinet, 'early', { orderDate: shippedDate, shippedDate })])
      expect(early).toMatchObject({ state: 'SHIPPED', insured: false, premium: null })
      expect(await rowOf('early')).toMatchObject({ cover_reason: 'SHIPPED_BEFORE' })
    })

    it('twice and in reverse order is the same as once and in order', async () => {
      const deliveredDate = daysAgo(cabinet, 1)
      const steps = [
        orderReport(cabinet, 'r', { shippedDate: null, state: 'NEW' }),
        orderReport(cabinet, 'r'),
        orderReport(cabinet, 'r', { state: 'DELIVERED', deliveredDate }),
      ]
      for (const again of [1, 2]) {
        for (const [index, step] of steps.toReversed().entries()) {
          const [result] = await market.orders([step], index + 2)
          expect(result?.error, `${again}`).toBeNull()
        }
      }
      const row = await rowOf('r')
      expect(row).toMatchObject({ status: 'DELIVERED', delivered_date: deliveredDate, premium: 4886 })
      expect(await changesOf(row.id)).toEqual(['SHIPPED', 'DELIVERED'])
    })

    it('one that is wrong does not keep out the others', async () => {
      const results = await market.orders([
        orderReport(cabinet, 'w1', { shippedDate: null }),
        orderReport(cabinet, 'w2', { state: 'DELIVERED' }),
        orderReport(cabinet, 'w3', { orderDate: daysAgo(cabinet, 1) }),
        orderReport(cabinet, 'w4', { shippedDate: daysAgo(cabinet, -3) }),
        orderReport(cabinet, 'w5', { accountId: newId() }),
        orderReport(cabinet, 'w6'),
        orderReport(cabinet, 'a', { state: 'CANCELLED' }),
        orderReport(cabinet, 'a', { accountId: wind }),
      ])
      expect(results.map(({ error }) => error?.code ?? null)).toEqual([
        'VALIDATION',
        'VALIDATION',
        'VALIDATION',
        'VALIDATION',
        'NOT_FOUND',
        null,
        'WRONG_STATE',
        'CONFLICT',
      ])
    })

    it('takes 500 in one call, once', async () => {
      const orders = Array.from({ length: 500 }, (_, index) => orderReport(cabinet, `many ${index}`))
      const idempotencyKey = newId()
      const body = { externalId: 'many', occurredAt: market.ago(1), orders }
      const [first, second] = await Promise.all([
        market.call<{ results: unknown[] }>(marketplace.saveOrders, { body, idempotencyKey }),
        market.call<{ results: unknown[] }>(marketplace.saveOrders, { body, idempotencyKey }),
      ])
      expect([first.status, second.status]).toEqual([200, 200])
      expect(second.body).toEqual(first.body)
      expect(first.body.results).toHaveLength(500)
      const { query } = cabinet.platform.database
      const stored = await query
        .selectFrom('seller_order')
        .select('id')
        .where('external_id', 'like', 'many %')
        .execute()
      expect(stored).toHaveLength(500)
      await query.deleteFrom('seller_order').where('external_id', 'like', 'many %').execute()
      const tooMany = await market.call(marketplace.saveOrders, {
        body: { ...body, orders: [...orders, orderReport(cabinet, 'one more')] },
      })
      expect(tooMany.status).toBe(400)
    })
  })

  describe('of returns', () => {
    it('a return that comes before its order waits for it', async () => {
      const [waiting] = await market.returns([returnReport(cabinet, 'b')], 6)
      expect(waiting).toMatchObject({ orderId: null, error: null })
      const [unsent] = await market.orders([orderReport(cabinet, 'b', { shippedDate: null, state: 'NEW' })], 5)
      expect(unsent).toMatchObject({ state: 'NEW' })
      const [left] = await market.orders([orderReport(cabinet, 'b')], 4)
      expect(left).toMatchObject({ state: 'UNREDEEMED', insured: true })
      expect(await rowOf('b')).toMatchObject({ logistics_cost: 28_000, return_reason: 'Истёк срок хранения' })
    })

    it('costs are corrected, and what was known before changes nothing', async () => {
      await market.returns([returnReport(cabinet, 'b', { logisticsCost: 31_000 })], 2)
      expect((await rowOf('b')).logistics_cost).toBe(31_000)
      await market.returns([returnReport(cabinet, 'b', { logisticsCost: 10_000 })], 3)
      expect((await rowOf('b')).logistics_cost).toBe(31_000)
    })

    it('refuses what cannot be', async () => {
      await market.orders([orderReport(cabinet, 'c', { shippedDate: null, state: 'CANCELLED' })])
      const results = await market.returns([
        returnReport(cabinet, 'c'),
        returnReport(cabinet, 'b', { return: 'another name' }),
        returnReport(cabinet, 'b', { accountId: wind }),
        returnReport(cabinet, 'd', { returnDate: daysAgo(cabinet, -2) }),
      ])
      expect(results.map(({ error }) => error?.code)).toEqual(['WRONG_STATE', 'CONFLICT', 'CONFLICT', 'VALIDATION'])
    })

    it('a bought order that comes back late stays returned when its delivery is told', async () => {
      await market.orders([orderReport(cabinet, 'e')], 6)
      const [back] = await market.returns([returnReport(cabinet, 'e', { kind: 'RETURNED' })], 5)
      expect(back).toMatchObject({ state: 'RETURNED' })
      const reported = orderReport(cabinet, 'e', { state: 'DELIVERED', deliveredDate: daysAgo(cabinet, 2) })
      const [late] = await market.orders([reported], 4)
      expect(late).toMatchObject({ state: 'RETURNED', error: null })
      expect(await rowOf('e')).toMatchObject({ delivered_date: daysAgo(cabinet, 2) })
    })
  })

  describe('of a month', () => {
    const monthBefore = (): string => `${daysAgo(cabinet, 0).slice(0, 7)}-01`
    const past = (): string => {
      const day = new Date(Date.parse(`${monthBefore()}T00:00:00Z`) - 86_400_000)
      return day.toISOString().slice(0, 7)
    }
    const close = (month: string, totals: object) =>
      market.report(marketplace.closeMonth, { month, ...totals }, 0, { id: lebedeva })

    it('issues a certificate only when both count the same, once', async () => {
      const month = past()
      const known = await market.call<MarketplaceMonth>(marketplace.month, { params: { id: lebedeva, month } })
      expect(known.body).toMatchObject({ ordersCount: 14, certificate: { number: 'СС-26-000012' } })
      const again = await close(month, { ordersCount: 14, premium: known.body.premium })
      expect(again.body).toMatchObject({ id: known.body.certificate?.id, state: 'ISSUED', version: 1 })
      const otherwise = await close(month, { ordersCount: 13, premium: known.body.premium })
      expect([otherwise.status, otherwise.body['code']]).toEqual([409, 'WRONG_STATE'])
    })

    it('is refused before it is over', async () => {
      const open = await close(daysAgo(cabinet, 0).slice(0, 7), { ordersCount: 1, premium: 1 })
      expect(open.status).toBe(400)
    })

    it('tells what is missing, then certifies exactly the orders of the month', async () => {
      cabinet.clock.setShiftMinutes(cabinet.clock.shiftMinutes() + 32 * 24 * 60)
      const month = past()
      const params = { id: lebedeva, month }
      const before = (await market.call<MarketplaceMonth>(marketplace.month, { params })).body
      expect(before.certificate).toBeNull()
      const { ordersCount, premium } = before
      expect(ordersCount).toBeGreaterThan(5)
      const wrong = await close(month, { ordersCount: ordersCount + 1, premium })
      expect([wrong.status, wrong.body['code']]).toEqual([409, 'CONFLICT'])
      const [first, second] = await Promise.all([
        close(month, { ordersCount, premium }),
        close(month, { ordersCount, premium }),
      ])
      expect([first.status, second.status]).toEqual([200, 200])
      expect(second.body).toEqual(first.body)
      const rows = await cabinet.platform.database.query
        .selectFrom('seller_order')
        .select(['premium'])
        .where('certificate_id', '=', String(first.body['id']))
        .execute()
      expect(rows).toHaveLength(ordersCount)
      expect(rows.reduce((sum, row) => sum + (row.premium ?? 0), 0)).toBe(premium)
      const nothing = await close('2024-02', { ordersCount: 1, premium: 1 })
      expect([nothing.status, nothing.body['code']]).toEqual([409, 'CONFLICT'])
      const letters = await cabinet.platform.database.query
        .selectFrom('email')
        .select('subject')
        .where('subject', 'like', 'Страховой сертификат%')
        .execute()
      expect(letters).toHaveLength(1)
    })
  })

  it('the demo has the data that are promised', async () => {
    const { query } = cabinet.platform.database
    const rows = await query
      .selectFrom('seller_order')
      .select(['status', 'scheme', 'logistics_cost'])
      .where('organization_id', '=', organizationId('O2'))
      .where('external_id', 'like', 'demo O2 %')
      .execute()
    const count = (status: string) => rows.filter((row) => row.status === status).length
    expect(rows).toHaveLength(40)
    expect(rows.filter(({ scheme }) => scheme === 'FBW')).toHaveLength(12)
    expect(['DELIVERED', 'SHIPPED', 'RETURNED', 'UNREDEEMED', 'DAMAGED', 'LOST'].map(count)).toEqual([
      24, 6, 4, 3, 2, 1,
    ])
    expect(rows.reduce((sum, row) => sum + (row.logistics_cost ?? 0), 0)).toBe(194_000)
    expect(demoId('seller account O2')).toBe(lebedeva)
  })
})
