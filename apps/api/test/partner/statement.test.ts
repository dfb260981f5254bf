import * as payments from '@cabinet/contract/partner/payments'
import type { StatementResult } from '@cabinet/contract/partner/payments'
import * as invoice from '@cabinet/contract/sender/invoices'
import type { SenderInvoice } from '@cabinet/contract/sender/invoices'
import * as statement from '@cabinet/contract/partner/statement'
import type { MatchableInvoice, StatementLine, StatementLineCard } from '@cabinet/contract/partner/statement'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { addDays } from '../../src/kernel/days.ts'
import { demoId } from '@cabinet/demo/ids'
import { newId } from '../../src/kernel/ids.ts'
import { demoOrganization } from '@cabinet/demo/organizations'
import { STATEMENT_PARTY } from '../../src/platform/payments/payable.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'

/** Invoices of P5: 16 068,00 is issued, 15 132,00 overdue. */
const ISSUED = 'СЧ-26-001184'
const OVERDUE = 'СЧ-26-001102'
const itn = demoOrganization('O4').itn
const otherItn = demoOrganization('O1').itn

describe.each(productKinds())('the bank statement on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const today = () => businessDay(cabinet.clock.now())
  const lineOf = (amount: number, purpose: string, rest: object = {}) => ({
    externalId: newId(),
    date: today(),
    amount,
    payerItn: itn,
    payerName: 'ООО «Посылка Плюс»',
    purpose,
    ...rest,
  })
  const bring = async (...lines: readonly object[]): Promise<StatementResult[]> => {
    const { status, body } = await asPartner(cabinet, STATEMENT_PARTY)<{ results: StatementResult[] }>(
      payments.bringStatement,
      { body: { externalId: newId(), occurredAt: new Date().toISOString(), lines } },
    )
    expect(status).toBe(200)
    return body.results
  }
  const bringOne = async (...line: Parameters<typeof lineOf>): Promise<StatementResult> => {
    const [result] = await bring(lineOf(...line))
    if (!result) throw new Error('There is no result')
    return result
  }
  const asStaff = async <Body>(endpoint: Parameters<Cabinet['call']>[0], ask: object = {}) =>
    cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf('P8') })
  const cardOf = async (id: string | null) =>
    (await asStaff<StatementLineCard>(statement.get, { params: { id: id ?? '' } })).body
  const invoiceOf = async (number: string, person = 'P5'): Promise<SenderInvoice> => {
    const token = await cabinet.tokenOf(person)
    const filters = [{ field: 'number', operation: 'EQ', value: number }]
    const { body } = await cabinet.call<{ content: SenderInvoice[] }>(invoice.find, { token, body: { filters } })
    if (!body.content[0]) throw new Error(`No invoice ${number}`)
    return body.content[0]
  }
  const paidOf = async (number: string, person = 'P5') => {
    const { paidAmount, status } = await invoiceOf(number, person)
    return [paidAmount, status.name]
  }

  describe('matches', () => {
    it('an invoice that the purpose names, in parts, and a line counts once', async () => {
      const part = lineOf(600_000, `Оплата по счёту ${ISSUED} от 02.11.2026`)
      const [first] = await bring(part)
      expect(first).toMatchObject({ state: 'MATCHED', left: 0, invoices: [{ number: ISSUED, amount: 600_000 }] })
      expect(await bring(part)).toEqual([first])
      expect(await Promise.all([bring(part), bring(part), bring(part)])).toEqual([[first], [first], [first]])
      expect(await paidOf(ISSUED)).toEqual([600_000, 'PARTIALLY_PAID'])
    })

    it('the payer and the exact sum when the purpose names nothing', async () => {
      const wrong = await bringOne(1_006_799, 'За страхование')
      expect(wrong).toMatchObject({ state: 'UNMATCHED', left: 1_006_799, invoices: [] })
      expect((await cardOf(wrong.id)).problem?.name).toBe('NO_INVOICE')
      const right = await bringOne(1_006_800, 'За страхование')
      expect(right).toMatchObject({ state: 'MATCHED', invoices: [{ number: ISSUED, amount: 1_006_800 }] })
      expect(await paidOf(ISSUED)).toEqual([1_606_800, 'PAID'])
      // The same sum of somebody else is nobody's.
      const other = await bringOne(1_513_200, 'За страхование', { payerItn: '7700000000' })
      expect(other).toMatchObject({ state: 'UNMATCHED' })
      expect(await paidOf(OVERDUE)).toEqual([0, 'OVERDUE'])
    })

    it('leaves what is too much, and what pays a paid invoice', async () => {
      const result = await bringOne(1_613_200, `Счет № ${OVERDUE}`)
      expect(result).toMatchObject({ state: 'OVERPAID', left: 100_000, invoices: [{ amount: 1_513_200 }] })
      expect((await cardOf(result.id)).problem?.name).toBe('ALREADY_PAID')
      expect(await paidOf(OVERDUE)).toEqual([1_513_200, 'PAID'])
      expect(await bringOne(500, `Счет № ${OVERDUE}`)).toMatchObject({ state: 'UNMATCHED', left: 500, invoices: [] })
    })

    it('money that goes back with what has found no invoice, and then with the invoice it was for', async () => {
      const overpaid = (
        await asStaff<{ content: StatementLine[] }>(statement.find, {
          body: { filters: [{ field: 'state.name', operation: 'EQ', value: 'OVERPAID' }] },
        })
      ).body.content[0]
      expect(overpaid?.left).toBe(100_000)
      const returned = await bringOne(-100_000, 'Возврат переплаты')
      expect(returned).toMatchObject({ state: 'MATCHED', left: 0, invoices: [] })
      expect(await cardOf(overpaid?.id ?? '')).toMatchObject({
        left: 0,
        problem: null,
        state: { name: 'MATCHED' },
        shares: [{ amount: 1_513_200 }, { amount: 100_000, invoice: null, otherLineId: returned.id }],
      })
      expect(await bringOne(-13_200, `Возврат по счёту ${OVERDUE}`)).toMatchObject({ state: 'MATCHED' })
      expect(await paidOf(OVERDUE)).toEqual([1_500_000, 'PARTIALLY_PAID'])
      expect(await bringOne(-1_006_800, 'Возврат платежа')).toMatchObject({ invoices: [{ number: ISSUED }] })
      expect(await paidOf(ISSUED)).toEqual([600_000, 'PARTIALLY_PAID'])
      const unknown = await bringOne(-7, 'Возврат')
      expect(unknown).toMatchObject({ state: 'UNMATCHED', left: -7 })
      expect((await cardOf(unknown.id)).problem?.name).toBe('NOTHING_TO_RETURN')
    })

    it('several invoices that one line names, in its order', async () => {
      const result = await bringOne(2_000_000, `${ISSUED}, ${OVERDUE}`)
      expect(result).toMatchObject({
        state: 'OVERPAID',
        left: 980_000 + 0,
        invoices: [
          { number: ISSUED, amount: 1_006_800 },
          { number: OVERDUE, amount: 13_200 },
        ],
      })
    })
  })

  describe('refuses', () => {
    it('one wrong line and takes the others', async () => {
      const known = lineOf(100, 'Раз')
      await bring(known)
      const results = await bring(
        { ...known, amount: 200 },
        lineOf(100, 'Завтра', { date: addDays(today(), 1) }),
        lineOf(321, 'Два'),
      )
      expect(results.map(({ error }) => error?.code ?? null)).toEqual(['CONFLICT', 'VALIDATION', null])
      expect(results[2]).toMatchObject({ left: 321 })
    })

    it.each([
      ['nothing', { amount: 0 }],
      ['half a kopeck', { amount: 1.5 }],
      ['a wrong ИНН', { payerItn: '123' }],
      ['a day that is none', { date: '2026-02-30' }],
      ['no name of the line', { externalId: ' ' }],
    ])('a line with %s', async (_name, wrong) => {
      const lines = [{ ...lineOf(1, 'x'), ...wrong }]
      const { body } = await asPartner(cabinet, STATEMENT_PARTY)<{ results: StatementResult[] }>(
        payments.bringStatement,
        { body: { externalId: newId(), occurredAt: new Date().toISOString(), lines } },
      )
      expect(body.results.map(({ error }) => error?.code)).toEqual(['VALIDATION'])
    })

    it('more than five hundred lines, none, and news from the future', async () => {
      const report = asPartner(cabinet, STATEMENT_PARTY)
      const at = new Date().toISOString()
      const soon = new Date(Date.now() + 3_600_000).toISOString()
      const many = Array.from({ length: 501 }, () => lineOf(1, 'x'))
      for (const [lines, occurredAt] of [
        [many, at],
        [[], at],
        [[lineOf(1, 'x')], soon],
      ] as const) {
        const body = { externalId: newId(), occurredAt, lines }
        expect((await report(payments.bringStatement, { body })).status).toBe(400)
      }
    })

    it('banks and people', async () => {
      const body = { externalId: newId(), occurredAt: new Date().toISOString(), lines: [lineOf(1, 'x')] }
      expect((await asPartner(cabinet, party.meridian)(payments.bringStatement, { body })).status).toBe(404)
      const token = await cabinet.tokenOf('P5')
      expect((await cabinet.call(statement.find, { token, body: {} })).status).toBe(403)
      expect(
        (
          await cabinet.call(statement.match, {
            token,
            params: { id: newId() },
            body: { version: 1, invoiceId: newId() },
          })
        ).status,
      ).toBe(403)
    })
  })

  it('tells of an invoice, and of none that does not exist', async () => {
    const report = asPartner(cabinet, STATEMENT_PARTY)
    const params = { id: demoId('invoice СЧ-26-001185') }
    const { body } = await report(payments.invoice, { params })
    expect(body).toMatchObject({ number: 'СЧ-26-001185', left: 248_000, payer: { itn: otherItn } })
    expect((await report(payments.invoice, { params: { id: newId() } })).status).toBe(404)
  })

  describe('by hand', () => {
    const matchable = async (id: string, search?: string) =>
      (
        await asStaff<{ invoices: MatchableInvoice[] }>(statement.invoices, {
          params: { id },
          ...(search !== undefined && { query: { search } }),
        })
      ).body.invoices

    it('is put on an invoice, taken off it again, and closed with a reason', async () => {
      const { id } = await bringOne(50_000, 'По договору', { payerItn: otherItn, payerName: 'ИП Белов' })
      const params = { id: id ?? '' }
      // The organization owes for another product as well.
      const offered = (await matchable(params.id)).find(({ number }) => number === 'СЧ-26-001185')
      expect(offered).toMatchObject({ left: 248_000, itn: otherItn })
      expect(await matchable(params.id, 'сч-26-001185')).toHaveLength(1)
      expect(await matchable(params.id, ISSUED)).toEqual([])
      const invoiceId = offered?.id ?? ''
      const before = await cardOf(params.id)
      const matched = await asStaff<StatementLineCard>(statement.match, {
        params,
        body: { version: before.version, invoiceId },
      })
      expect(matched.body).toMatchObject({
        left: 0,
        state: { name: 'MATCHED' },
        shares: [{ amount: 50_000, invoice: { number: 'СЧ-26-001185' }, matchedBy: expect.any(String) as string }],
      })
      expect(await paidOf('СЧ-26-001185', 'P1')).toEqual([1_050_000, 'PARTIALLY_PAID'])
      const history = await cabinet.platform.database.query
        .selectFrom('status_change')
        .select(['actor_kind', 'event'])
        .where('subject_id', '=', invoiceId)
        .execute()
      expect(history).toContainEqual({ actor_kind: 'STAFF', event: 'payPart' })

      // What somebody else has changed meanwhile is not changed blindly.
      const stale = await asStaff(statement.settle, { params, body: { version: before.version, comment: 'Вернули' } })
      expect([stale.status, (stale.body as { code: string }).code]).toEqual([409, 'STALE'])
      const { version } = matched.body
      const nothing = await asStaff(statement.match, { params, body: { version, invoiceId } })
      expect(nothing.status).toBe(409)

      const shareId = matched.body.shares[0]?.id ?? ''
      const revoked = await asStaff<StatementLineCard>(statement.revoke, { params, body: { version, shareId } })
      expect(revoked.body).toMatchObject({ left: 50_000, state: { name: 'UNMATCHED' } })
      expect(revoked.body.shares[0]?.revokedBy).not.toBeNull()
      expect(await paidOf('СЧ-26-001185', 'P1')).toEqual([1_000_000, 'PARTIALLY_PAID'])
      const again = await asStaff(statement.revoke, { params, body: { version: revoked.body.version, shareId } })
      expect(again.status).toBe(409)

      const settled = await asStaff<StatementLineCard>(statement.settle, {
        params,
        body: { version: revoked.body.version, comment: 'Вернули плательщику' },
      })
      expect(settled.body).toMatchObject({ state: { name: 'SETTLED' }, comment: 'Вернули плательщику' })
      expect(settled.body.settledBy).not.toBeNull()
    })

    it('one of two people at the same moment wins', async () => {
      const { id } = await bringOne(1_000, 'По договору', { payerItn: otherItn })
      const params = { id: id ?? '' }
      const body = { version: 1, invoiceId: demoId('invoice СЧ-26-001185') }
      const answers = await Promise.all([1, 2, 3].map(() => asStaff(statement.match, { params, body })))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      expect(await paidOf('СЧ-26-001185', 'P1')).toEqual([1_001_000, 'PARTIALLY_PAID'])
    })

    it('does not put money on a paid or cancelled invoice, and none that is unknown', async () => {
      const { id } = await bringOne(1_000, 'По договору')
      const params = { id: id ?? '' }
      const match = (invoiceId: string) => asStaff(statement.match, { params, body: { version: 1, invoiceId } })
      expect((await match(demoId('invoice СЧ-26-001021'))).status).toBe(409)
      expect((await match(newId())).status).toBe(404)
      expect((await asStaff(statement.get, { params: { id: newId() } })).status).toBe(404)
    })

    it('sees sums over everything, and what waits', async () => {
      const { body } = await asStaff<{ count: number; receivedSum: number; leftSum: number }>(statement.summary, {
        body: {},
      })
      const { body: page } = await asStaff<{ content: StatementLine[] }>(statement.find, { body: { pageSize: 100 } })
      expect(body.count).toBe(page.content.length)
      expect(body.receivedSum).toBe(page.content.reduce((sum, { amount }) => sum + Math.max(0, amount), 0))
      expect(body.leftSum).toBe(
        page.content.reduce((sum, { left, state }) => sum + (state.name === 'SETTLED' ? 0 : left), 0),
      )
    })
  })
})
