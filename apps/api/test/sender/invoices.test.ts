import * as invoice from '@cabinet/contract/sender/invoices'
import type { SenderInvoice, SenderInvoiceCard } from '@cabinet/contract/sender/invoices'
import * as insurance from '@cabinet/contract/sender/insurance'
import * as order from '@cabinet/contract/sender/orders'
import { insuranceStatus } from '@cabinet/contract/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { newId } from '../../src/kernel/ids.ts'
import { addDays } from '../../src/kernel/days.ts'
import { firstWorkingDay } from '../../src/kernel/working-days.ts'
import { issueInvoices, watchPayments } from '../../src/modules/sender/invoices/jobs.ts'
import { payableInvoices } from '../../src/modules/sender/invoices/payment.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

const BANK = { kind: 'PARTNER', id: newId() } as const

describe.each(productKinds())('invoices of a sender on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const as = async <Body = Record<string, unknown>>(
    person: string,
    endpoint: Parameters<Cabinet['call']>[0],
    ask: object = {},
  ) => cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf(person) })
  const all = async (person = 'P5'): Promise<SenderInvoice[]> =>
    (await as<{ content: SenderInvoice[] }>(person, invoice.find, { body: {} })).body.content
  const byNumber = async (number: string, person = 'P5'): Promise<SenderInvoice> => {
    const found = (await all(person)).find((candidate) => candidate.number === number)
    if (!found) throw new Error(`No invoice ${number}`)
    return found
  }
  const cardOf = async (number: string, person = 'P5') =>
    (await as<SenderInvoiceCard>(person, invoice.get, { params: { id: (await byNumber(number, person)).id } })).body
  const listedSum = async (id: string, person = 'P5') =>
    (
      await as<{ count: number; premiumSum: number }>(person, order.summary, {
        body: { filters: [{ field: 'insurance.invoiceId', operation: 'EQ', value: id }] },
      })
    ).body
  const pay = async (number: string, amount: number, externalId = newId()): Promise<number> => {
    const [found] = await payableInvoices.find(cabinet.platform.database, { numbers: [number] })
    const payment = { externalId, amount, date: businessDay(cabinet.clock.now()) }
    return payableInvoices.pay(cabinet.platform, found?.id ?? newId(), payment, BANK)
  }

  describe('of the demo', () => {
    it.each([
      ['P5', 'СЧ-26-001184', 'ISSUED', 412, 1_606_800],
      ['P5', 'СЧ-26-001102', 'OVERDUE', 388, 1_513_200],
      ['P5', 'СЧ-26-001034', 'PAID', 295, 1_150_500],
      ['P5', 'СЧ-26-001021', 'CANCELLED', 296, 1_154_400],
      ['P5', 'СЧ-26-000977', 'PAID', 171, 666_900],
      ['P1', 'СЧ-26-001185', 'PARTIALLY_PAID', 320, 1_248_000],
    ])('%s has %s, %s', async (person, number, status, ordersCount, amount) => {
      const found = await byNumber(number, person)
      expect(found).toMatchObject({ ordersCount, amount, price: 3900 })
      expect(found.status.name).toBe(status)
      // A cancelled invoice has given its orders to the one that took its place.
      if (status !== 'CANCELLED') {
        expect(await listedSum(found.id, person)).toMatchObject({ count: ordersCount, premiumSum: amount })
      }
    })

    it('has an overdue one with its dates, and a banner that says until when', async () => {
      const today = businessDay(cabinet.clock.now())
      const card = await cardOf('СЧ-26-001102')
      expect(card).toMatchObject({
        dueDate: addDays(today, -15),
        overdueDays: 15,
        suspensionDate: addDays(today, 15),
      })
      const { body } = await as('P5', invoice.overdue)
      expect(body).toEqual({ count: 1, amount: 1_513_200, suspensionDate: addDays(today, 15) })
    })

    it('sums up what is issued and paid, and says how many are cancelled and add nothing', async () => {
      const { body } = await as('P5', invoice.summary, { body: {} })
      const sums = { amount: 4_937_400, paidAmount: 1_817_400, overdueAmount: 1_513_200 }
      expect(body).toEqual({ count: 5, cancelledCount: 1, ...sums })
    })

    it('tells how to pay what is left', async () => {
      const card = await cardOf('СЧ-26-001185', 'P1')
      expect(card.payment).toMatchObject({ amount: 248_000, bik: '044525187' })
      expect(card.payment?.qrPayload).toContain('|Sum=248000|Purpose=Оплата по счёту СЧ-26-001185 от ')
      expect((await cardOf('СЧ-26-001034')).payment).toBeNull()
      expect((await cardOf('СЧ-26-001021')).replacedById).toBe((await byNumber('СЧ-26-001034')).id)
    })

    it.each([
      ['pdf', invoice.pdf, '%PDF'],
      ['act', invoice.act, '%PDF'],
      ['order list', invoice.orders, 'PK'],
    ])('gives the %s as a file', async (_name, endpoint, beginning) => {
      const { id } = await byNumber('СЧ-26-001184')
      const { status, raw } = await as('P5', endpoint, { params: { id } })
      expect(status).toBe(200)
      expect(raw.rawPayload.subarray(0, beginning.length).toString('latin1')).toBe(beginning)
      expect(decodeURIComponent(String(raw.headers['content-disposition']))).toContain('СЧ-26-001184')
      expect((await as('P1', endpoint, { params: { id } })).status).toBe(404)
    })

    it('has no act for a cancelled invoice', async () => {
      const { id } = await byNumber('СЧ-26-001021')
      expect((await as('P5', invoice.act, { params: { id } })).status).toBe(409)
    })

    it('is seen by nobody else', async () => {
      const { id } = await byNumber('СЧ-26-001184')
      expect((await as('P1', invoice.get, { params: { id } })).status).toBe(404)
      expect((await as('P10', invoice.find, { body: {} })).status).toBe(403)
    })
  })

  describe('payments', () => {
    it('in parts pay an invoice once, however often a line comes', async () => {
      const line = newId()
      const [first, again] = [await pay('СЧ-26-001184', 600_000, line), await pay('СЧ-26-001184', 600_000, line)]
      expect([first, again]).toEqual([600_000, 0])
      expect(await cardOf('СЧ-26-001184')).toMatchObject({ paidAmount: 600_000, payments: [{ amount: 600_000 }] })
      await Promise.all(Array.from({ length: 5 }, () => pay('СЧ-26-001184', 1_006_800, `${line} rest`)))
      const paid = await cardOf('СЧ-26-001184')
      expect(paid).toMatchObject({ paidAmount: 1_606_800, payment: null })
      expect(paid.status.name).toBe('PAID')
      expect(paid.paidDate).toBe(businessDay(cabinet.clock.now()))
    })

    it('never take more than is left, and give back no more than was paid', async () => {
      expect(await pay('СЧ-26-001185', 900_000)).toBe(248_000)
      expect(await pay('СЧ-26-001185', 100)).toBe(0)
      expect(await pay('СЧ-26-001185', -248_000)).toBe(-248_000)
      expect(await byNumber('СЧ-26-001185', 'P1')).toMatchObject({
        paidAmount: 1_000_000,
        paidDate: null,
        status: { name: 'PARTIALLY_PAID' },
      })
      expect(await pay('СЧ-26-001185', -2_000_000)).toBe(-1_000_000)
      expect(await byNumber('СЧ-26-001185', 'P1')).toMatchObject({ paidAmount: 0, status: { name: 'ISSUED' } })
      expect(await pay('СЧ-26-001185', -100)).toBe(0)
    })

    it('for no invoice, or a cancelled one, change nothing', async () => {
      expect(await pay('СЧ-26-999999', 100)).toBe(0)
      expect(await pay('СЧ-26-001021', 100)).toBe(0)
      expect((await byNumber('СЧ-26-001021')).paidAmount).toBe(0)
    })

    it('of an overdue invoice leave it overdue until all is paid', async () => {
      await pay('СЧ-26-001102', 100)
      expect((await byNumber('СЧ-26-001102')).status.name).toBe('OVERDUE')
    })
  })

  describe('by the calendar', () => {
    const goTo = (day: string): void => {
      const target = Date.parse(`${day}T08:00:00+03:00`)
      cabinet.clock.setShiftMinutes(Math.round((target - cabinet.clock.real().getTime()) / 60_000))
    }

    it('are issued on the first working day for the orders of the month before, and once', async () => {
      const before = await all()
      const today = businessDay(cabinet.clock.now())
      const next = addDays(`${today.slice(0, 7)}-28`, 5)
      const issueDay = firstWorkingDay(next)
      goTo(addDays(`${next.slice(0, 7)}-01`, -1))
      expect(await issueInvoices(cabinet.platform)).toBe(0)
      goTo(issueDay)
      const counts = await Promise.all([issueInvoices(cabinet.platform), issueInvoices(cabinet.platform)])
      expect(counts[0] + counts[1]).toBeGreaterThan(0)
      expect(await issueInvoices(cabinet.platform)).toBe(0)
      const after = await all()
      expect(after).toHaveLength(before.length + 1)
      const [latest] = after
      expect(latest).toMatchObject({ issueDate: issueDay, dueDate: addDays(issueDay, 30) })
      expect(latest?.period.to).toBe(addDays(`${next.slice(0, 7)}-01`, -1))
      expect(Number(latest?.number.slice(-6))).toBeGreaterThan(1185)
      expect(await listedSum(latest?.id ?? '')).toMatchObject({
        count: latest?.ordersCount,
        premiumSum: latest?.amount,
      })
      const orders = cabinet.platform.database.query
        .selectFrom('sender_order')
        .where('cover_started_at', 'is not', null)
      const forgotten = await orders
        .select('id')
        .where('invoice_id', 'is', null)
        .where('organization_id', '=', organizationId('O4'))
        .execute()
      expect(forgotten).toEqual([])
    })

    it('become overdue the day after, and a month later the insurance of new orders ends', async () => {
      const { dueDate } = (await all())[0] ?? { dueDate: '' }
      const old = (await byNumber('СЧ-26-001102')).dueDate
      goTo(addDays(old, 30))
      await watchPayments(cabinet.platform)
      const status = async () => (await as('P5', insuranceStatus, { params: { service: 'sender' } })).body['status']
      expect(await status()).toBe('ENABLED')
      const insured = () =>
        cabinet.platform.database.query
          .selectFrom('sender_order')
          .select('id')
          .where('cover_status', '=', 'INSURED')
          .where('organization_id', '=', organizationId('O4'))
          .execute()
      const covered = (await insured()).length
      const threat = async () => {
        const { id } = await byNumber('СЧ-26-001102')
        const banner = (await as('P5', invoice.overdue)).body['suspensionDate']
        return [banner, (await as('P5', invoice.get, { params: { id } })).body['suspensionDate']]
      }
      expect(await threat()).toEqual([addDays(old, 30), addDays(old, 30)])
      goTo(addDays(old, 31))
      await watchPayments(cabinet.platform)
      // What has come to pass threatens no longer.
      expect(await threat()).toEqual([null, null])
      expect(await status()).toBe('DISABLED')
      expect((await insured()).length).toBe(covered)
      const { body } = await as<{ periods: { endReason: string }[] }>('P5', insurance.history)
      expect(body.periods[0]?.endReason).toBe('BY_DEBT')
      // They were insured under an older edition: to begin again is to agree to the one in force.
      const texts = insurance.insuranceTextNames.map((type) => ({ type, version: insurance.insuranceTexts[type] }))
      await as('P5', insurance.acceptTexts, { body: { texts } })
      expect((await as('P5', insurance.activate, { query: { insurancePrice: '3900' } })).body['code']).toBe(
        'INVOICE_OVERDUE',
      )
      goTo(addDays(dueDate, 1))
      await watchPayments(cabinet.platform)
      expect((await all())[0]).toMatchObject({ status: { name: 'OVERDUE' }, dueDate })
    })

    it('let the insurance be switched on again when the debt is paid', async () => {
      for (const { number, amount, paidAmount, status } of await all()) {
        if (status.name === 'OVERDUE') await pay(number, amount - paidAmount)
      }
      const { status, body } = await as('P5', insurance.activate, { query: { insurancePrice: '3900' } })
      expect([status, body['status']]).toEqual([200, 'ENABLED'])
    })
  })
})
