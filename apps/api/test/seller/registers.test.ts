import * as document from '@cabinet/contract/seller/documents'
import type { Endpoint } from '@cabinet/contract/endpoint'
import * as order from '@cabinet/contract/seller/orders'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import type { Page } from './support.ts'

const eq = (field: string, value: unknown) => ({ field, value, operation: 'EQ' })
const CERTIFICATE = demoId('certificate O2 1')

describe.each(productKinds())('registers of a seller on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const ask = async <Body>(endpoint: Endpoint, body: object = {}, person = 'P3') =>
    cabinet.call<Body>(endpoint, { token: await cabinet.tokenOf(person), body })
  const read = async <Body>(endpoint: Endpoint, id: string, person = 'P3') =>
    cabinet.call<Body>(endpoint, { token: await cabinet.tokenOf(person), params: { id } })
  const ordersBy = async (...filters: object[]) =>
    (await ask<Page<order.SellerOrder>>(order.find, { pageSize: 100, filters })).body.content

  it.each(
    [order.find, order.summary, order.excel, document.find, document.summary].map((one) => [one.id, one] as const),
  )('%s: the role SELLER', async (_id, endpoint) => {
    expect((await ask(endpoint)).status).toBe(200)
    for (const person of ['P4', 'P5', 'P11']) expect((await ask(endpoint, {}, person)).status).toBe(403)
  })

  it('another organization has its own', async () => {
    const [theirs] = await ordersBy()
    for (const [endpoint, id] of [
      [order.get, theirs?.id ?? ''],
      [document.pdf, CERTIFICATE],
      [document.orders, CERTIFICATE],
    ] as const) {
      expect((await read(endpoint, id, 'P1')).status).toBe(404)
    }
    const own = await ask<Page<order.SellerOrder>>(order.find, { pageSize: 100 }, 'P1')
    expect(own.body.totalElements).toBe(12)
  })

  it('orders are found by scheme, status, certificate, cover and words', async () => {
    expect(await ordersBy()).toHaveLength(40)
    expect(await ordersBy(eq('scheme.name', 'FBW'))).toHaveLength(12)
    expect(await ordersBy(eq('scheme.name', 'FBS'))).toHaveLength(28)
    const [lost] = await ordersBy(eq('status.name', 'LOST'))
    expect(lost).toMatchObject({ status: { name: 'LOST', description: 'Утрачен' }, insured: true, coverReason: null })
    expect(await ordersBy({ field: 'search', operation: 'LIKE', value: lost?.orderNumber.toLowerCase() })).toHaveLength(
      1,
    )
    expect(await ordersBy(eq('certificate.id', CERTIFICATE))).toHaveLength(14)
    expect(await ordersBy(eq('insured', true))).toHaveLength(40)
    const back = await ordersBy({ field: 'returnDate', operation: 'IS_NULL', value: false })
    expect(back).toHaveLength(7)
    expect(back.reduce((sum, { logisticsCost }) => sum + (logisticsCost ?? 0), 0)).toBe(194_000)
  })

  it('sums agree with the rows', async () => {
    const rows = await ordersBy(eq('scheme.name', 'FBS'))
    const sums = await ask<Record<string, number>>(order.summary, { filters: [eq('scheme.name', 'FBS')] })
    expect(sums.body).toEqual({
      count: 28,
      insuredCount: 28,
      priceSum: rows.reduce((sum, { price }) => sum + price, 0),
      premiumSum: rows.reduce((sum, { premium }) => sum + (premium ?? 0), 0),
      logisticsSum: rows.reduce((sum, { logisticsCost }) => sum + (logisticsCost ?? 0), 0),
    })
  })

  it('an order tells its history', async () => {
    const [one] = await ordersBy()
    const card = await read<order.SellerOrderCard>(order.get, one?.id ?? '')
    expect(card.body).toMatchObject({ id: one?.id, claimObstacle: null })
    expect(card.body.history.at(-1)).toMatchObject({ by: 'PARTNER', status: { name: 'NEW' } })
  })

  it('an order says why no claim can be filed', async () => {
    const [lost] = await ordersBy(eq('status.name', 'LOST'))
    const paid = await read<order.SellerOrderCard>(order.get, lost?.id ?? '')
    expect(paid.body.claimObstacle).toBe('COMPENSATED')
    const damaged = await ordersBy(eq('status.name', 'DAMAGED'))
    const obstacles = []
    for (const { id } of damaged) {
      obstacles.push((await read<order.SellerOrderCard>(order.get, id)).body.claimObstacle)
    }
    expect(obstacles.toSorted()).toEqual(['OPEN_CLAIM', null].toSorted())
  })

  it('documents: three certificates, the rules and the contract', async () => {
    const { body } = await ask<Page<document.SellerDocument>>(document.find)
    expect(body.content.map(({ type }) => type.name).toSorted()).toEqual([
      'CERTIFICATE',
      'CERTIFICATE',
      'CERTIFICATE',
      'CONTRACT',
      'RULES',
    ])
    const certificates = await ask<Record<string, number>>(document.summary, {
      filters: [eq('type.name', 'CERTIFICATE')],
    })
    expect(certificates.body).toMatchObject({ count: 3, ordersCount: 30 })
  })

  it('every document is a PDF under its Russian name', async () => {
    const { body } = await ask<Page<document.SellerDocument>>(document.find)
    for (const { id, number } of body.content) {
      const { status, raw } = await read(document.pdf, id)
      expect(status).toBe(200)
      expect(raw.headers['content-type']).toBe('application/pdf')
      expect(raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(decodeURIComponent(String(raw.headers['content-disposition']))).toContain(number)
    }
  })

  it('the list of a certificate sums up to its premium', async () => {
    const { body } = await ask<Page<document.SellerDocument>>(document.find)
    const certificate = body.content.find(({ id }) => id === CERTIFICATE)
    const { raw, status } = await read(document.orders, CERTIFICATE)
    expect(status).toBe(200)
    const { sheets } = await readXlsx(raw.rawPayload)
    const [head = [], ...rows] = sheets[0]?.rows ?? []
    const premium = head.indexOf('Премия, ₽')
    expect(rows).toHaveLength(certificate?.ordersCount ?? 0)
    const sum = rows.reduce((total, row) => total + Number(row[premium]), 0)
    expect(Math.round(sum * 100)).toBe(certificate?.premium)
    expect((await read(document.orders, demoId('seller rules O2'))).status).toBe(404)
  })

  it('a formula in the name of goods stays words in the workbook', async () => {
    const [one] = await ordersBy()
    await cabinet.platform.database.query
      .updateTable('seller_order')
      .set({ name: '=1+2' })
      .where('id', '=', one?.id ?? '')
      .execute()
    const { raw } = await ask(order.excel, { filters: [eq('id', one?.id)] })
    const { sheets } = await readXlsx(raw.rawPayload)
    const [head = [], row = []] = sheets[0]?.rows ?? []
    expect(String(row[head.indexOf('Товар')])).toContain('=1+2')
  })
})
