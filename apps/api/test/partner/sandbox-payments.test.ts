import { events } from '@cabinet/contract/partner'
import * as payments from '@cabinet/contract/partner/payments'
import * as ofPayments from '@cabinet/contract/partner/payments-sandbox'
import { passDays } from '@cabinet/contract/partner/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { newId } from '../../src/kernel/ids.ts'
import { STATEMENT_PARTY } from '../../src/platform/payments/payable.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { partnerIdOf } from '../support/partner.ts'
import { openSandbox, type PartnerCalls } from '../support/sandbox.ts'

interface Invoice {
  readonly id: string
  readonly number: string
  readonly amount: number
  readonly paidAmount: number
  readonly left: number
}

interface Line {
  readonly id: string
  readonly state: string
  readonly left: number
  readonly invoices: { readonly number: string; readonly amount: number }[]
}

describe.each(productKinds())('the sandbox of the bank statement on $name', (kind) => {
  let cabinet: Cabinet
  let calls: PartnerCalls
  let itn: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    calls = await openSandbox(cabinet, partnerIdOf(STATEMENT_PARTY))
    itn = (await calls.sandbox()).organization.itn
  })
  afterAll(() => cabinet.remove())

  const issue = async (product: string): Promise<Invoice> => {
    const issued = await calls.must(ofPayments.issueInvoice, { body: { product } })
    expect(issued).toMatchObject({ state: 'ISSUED', version: 1 })
    return calls.must<Invoice>(payments.invoice, { params: { id: issued.id } })
  }
  const read = (id: string) => calls.must<Invoice>(payments.invoice, { params: { id } })
  const bring = async (line: { amount: number; purpose: string; externalId?: string; payerItn?: string }) => {
    const lines = [
      { externalId: newId(), date: businessDay(cabinet.clock.now()), payerItn: itn, payerName: 'ООО «Тест»', ...line },
    ]
    const { results } = await calls.must<{ results: Line[] }>(payments.bringStatement, {
      body: { ...calls.news(), lines },
    })
    return results[0]
  }

  it.each([
    ['SENDER', /^СЧ-/],
    ['DEBTOR', /^КК-/],
  ])('owes invoices of each kind, as many as are asked for: %s', async (product, number) => {
    const issued = [await issue(product), await issue(product), await issue(product)]
    expect(new Set(issued.map(({ id }) => id)).size).toBe(3)
    for (const invoice of issued) {
      expect(invoice.number).toMatch(number)
      expect(invoice).toMatchObject({ paidAmount: 0, left: invoice.amount })
      expect(invoice.amount).toBeGreaterThan(1)
    }
    const feed = await calls.must<{ events: { type: string; data: { id: string } }[] }>(events)
    const named = feed.events.filter(({ type }) => type === 'invoice.issued').map(({ data }) => data.id)
    expect(named).toEqual(expect.arrayContaining(issued.map(({ id }) => id)))
  })

  it('is paid in part, in full and twice, and gets its money back', async () => {
    const invoice = await issue('SENDER')
    const purpose = `Оплата по счёту ${invoice.number}`
    const part = Math.floor(invoice.amount / 3)
    expect(await bring({ amount: part, purpose })).toMatchObject({ state: 'MATCHED', left: 0 })
    expect(await read(invoice.id)).toMatchObject({ paidAmount: part, left: invoice.amount - part })
    const over = await bring({ amount: invoice.amount, purpose })
    expect(over).toMatchObject({ state: 'OVERPAID', left: part })
    expect(await read(invoice.id)).toMatchObject({ left: 0 })
    expect(await bring({ amount: invoice.amount, purpose })).toMatchObject({ state: 'UNMATCHED' })
    expect(await bring({ amount: -invoice.amount, purpose })).toMatchObject({ state: 'MATCHED' })
  })

  it('knows lines of nobody, which platform staff close', async () => {
    const externalId = newId()
    const strange = { externalId, amount: 777, purpose: 'Оплата по договору' }
    const line = await bring(strange)
    expect(line).toMatchObject({ state: 'UNMATCHED', left: 777 })
    const params = { id: line?.id ?? '' }
    expect(await calls.must(ofPayments.settleLine, { params })).toMatchObject({ state: 'SETTLED' })
    expect(await bring(strange)).toMatchObject({ id: line?.id, state: 'SETTLED' })
    expect((await calls.ask(ofPayments.settleLine, { params: { id: newId() } })).status).toBe(404)
    const { id } = await issue('SENDER')
    expect((await calls.ask(ofPayments.settleLine, { params: { id } })).status).toBe(404)
  })

  it('finds an invoice by its exact sum when no number is named', async () => {
    const invoice = await issue('DEBTOR')
    const line = await bring({ amount: invoice.amount, purpose: 'Оплата страхования' })
    expect(line).toMatchObject({ state: 'MATCHED', left: 0 })
  })

  it('is refused an invoice while its debts suspend the insurance, and goes on when they are paid', async () => {
    const { id } = await issue('SENDER')
    for (let month = 0; month < 3; month += 1) await calls.must(passDays, { body: { days: 31 } })
    expect((await read(id)).left).toBeGreaterThan(0)
    const refused = await calls.ask(ofPayments.issueInvoice, { body: { product: 'SENDER' } })
    expect(refused.status).toBe(409)
  }, 120_000)

  it('says which products there are', async () => {
    for (const body of [{ product: 'SELLER' }, {}, { products: 'SENDER' }]) {
      expect((await calls.ask(ofPayments.issueInvoice, { body })).status).toBe(400)
    }
  })
})
