import { find as findClaims } from '@cabinet/contract/claim'
import { find as findBuyers } from '@cabinet/contract/debtor/buyers'
import { find as findShipments } from '@cabinet/contract/debtor/shipments'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { find as findSupplies } from '@cabinet/contract/finance/supplies'
import { find as findSellerOrders } from '@cabinet/contract/seller/orders'
import { find as findInvoices } from '@cabinet/contract/sender/invoices'
import { find as findOrders } from '@cabinet/contract/sender/orders'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerSettlement, claimLine } from '../../../test/page/claims.ts'
import { answerCourier, invoiceOf } from '../../../test/page/courier.ts'
import { answerDebtor, buyerOf, shipmentOf } from '../../../test/page/debtor.ts'
import type { FakeServer } from '../../../test/page/fake-server.ts'
import { answerDeliveries, supplyOf } from '../../../test/page/financing.ts'
import { pageOf } from '../../../test/page/ids.ts'
import { answerMarketplace, sellerWith } from '../../../test/page/marketplace.ts'
import { fakeServer, openPage } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'

// Wide enough for every text to stand on one line.
beforeEach(() => page.viewport(1920, 900))
afterEach(() => page.viewport(1280, 800))

const heights = (rows: string): readonly number[] =>
  [...document.querySelectorAll(`tbody > ${rows}`)].map((row) => Math.round(row.getBoundingClientRect().height))

/** The height that most of the rows have. */
const usual = (found: readonly number[]): number | undefined =>
  [...Map.groupBy(found, (height) => height)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]

interface Case {
  readonly register: string
  readonly path: string
  readonly who: ReturnType<typeof person>
  readonly find: Endpoint
  readonly answer: (server: FakeServer) => void
}

const shipped = (number: number) =>
  shipmentOf(number, 'SHIPPED', {
    nextAction: { name: 'WAIT_PAYMENT', description: 'Ждать оплату', date: '2026-11-14' },
  })

const cases: readonly Case[] = [
  {
    register: 'orders of a sender',
    path: '/sender/order-register',
    who: person(['USER', 'SENDER']),
    find: findOrders,
    answer: answerCourier,
  },
  {
    register: 'invoices of a sender',
    path: '/sender/invoices-payment',
    who: person(['USER', 'SENDER']),
    find: findInvoices,
    answer(server) {
      answerCourier(server)
      server.answer(findInvoices, pageOf([invoiceOf(1, 'ISSUED'), invoiceOf(2, 'PAID')]))
    },
  },
  {
    register: 'claims',
    path: '/settlement',
    who: person(['USER', 'SENDER']),
    find: findClaims,
    answer: (server) => answerSettlement(server, [claimLine(1, 'IN_REVIEW'), claimLine(2, 'IN_REVIEW')]),
  },
  {
    register: 'orders of a seller',
    path: '/documents?tab=orders',
    who: sellerWith('linked'),
    find: findSellerOrders,
    answer: answerMarketplace,
  },
  {
    register: 'shipments',
    path: '/debtor/order-register',
    who: person(['USER', 'DEBTOR']),
    find: findShipments,
    answer(server) {
      answerDebtor(server)
      server.answer(findShipments, pageOf([shipped(1), shipped(2)]))
    },
  },
  {
    register: 'buyers',
    path: '/debtor/insurance-management',
    who: person(['USER', 'DEBTOR']),
    find: findBuyers,
    answer(server) {
      answerDebtor(server)
      server.answer(findBuyers, pageOf([buyerOf(0, 'APPROVED'), buyerOf(1, 'APPROVED')]))
    },
  },
  {
    register: 'supplies',
    path: '/deliveries',
    who: person(['FINANCE']),
    find: findSupplies,
    answer: (server) =>
      answerDeliveries(server, [supplyOf(90, 'PAID', { paidAmount: 0 }), supplyOf(91, 'PAID', { paidAmount: 0 })]),
  },
]

test.each(cases)('rows of $register come without a jump', async ({ path, who, find, answer }) => {
  const server = fakeServer()
  answer(server)
  const release = server.hold(find)
  await openPage(path, who)
  await expect.poll(() => heights('[aria-hidden]').length).toBeGreaterThan(0)
  const waiting = usual(heights('[aria-hidden]'))
  release()
  await expect.poll(() => heights('[data-key]').length).toBeGreaterThan(0)
  expect(usual(heights('[data-key]'))).toBe(waiting)
})

/** Their pages have something else above the rows: cards of documents, of agreements, of limits. */
const below = new Set(['orders of a seller', 'buyers'])

test.each(cases.filter(({ register }) => !below.has(register)))(
  'nine rows of $register fit a window of 1280 by 800 px',
  async ({ path, who, answer }) => {
    await page.viewport(1280, 800)
    const server = fakeServer()
    answer(server)
    await openPage(path, who)
    await expect.poll(() => heights('[data-key]').length).toBeGreaterThan(0)
    const [first] = document.querySelectorAll('tbody > [data-key]')
    const foot = document.querySelector('section nav')?.parentElement
    await expect.poll(() => foot?.querySelectorAll('dl:not([aria-busy])').length).toBe(1)
    const room = innerHeight - (first?.getBoundingClientRect().top ?? 0) - (foot?.getBoundingClientRect().height ?? 0)
    expect(Math.floor(room / (usual(heights('[data-key]')) ?? 0))).toBeGreaterThanOrEqual(9)
  },
)
