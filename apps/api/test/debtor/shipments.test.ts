import * as buyerContract from '@cabinet/contract/debtor/buyers'
import { dashboard } from '@cabinet/contract/debtor/policy'
import * as shipment from '@cabinet/contract/debtor/shipments'
import type { DebtorShipment, DebtorShipmentCard } from '@cabinet/contract/debtor/shipments'
import { upload } from '@cabinet/contract/file'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../src/kernel/days.ts'
import { newId } from '../../src/kernel/ids.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { wrongFieldsIn } from '../support/organization.ts'
import { creditCalls, credits, passDays, roubles, runJob, subjectsTo } from './support.ts'

const P6 = 'yusupov@agrosnab.example'

describe.each(productKinds())('shipments on $name', (kind) => {
  let cabinet: Cabinet
  let calls: ReturnType<typeof creditCalls>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    calls = creditCalls(cabinet)
  })
  afterAll(() => cabinet.remove())

  const find = async (body: object) =>
    (await calls.call<{ content: DebtorShipment[]; totalElements: number }>(shipment.find, { body })).body

  it('of the demo stand in every state, each with what is next', async () => {
    const { content } = await find({ pageSize: 100 })
    expect(new Set(content.map(({ status }) => status.name))).toEqual(new Set(shipment.shipmentStatuses))
    const next = Object.fromEntries(content.map(({ number, nextAction }) => [number, nextAction]))
    const [day, inDays] = [calls.today(), (days: number) => addDays(calls.today(), days)]
    expect(next['О-201']).toMatchObject({ name: 'DECLARE', date: null })
    expect(next['О-190']).toMatchObject({ name: 'WAIT_PAYMENT', date: inDays(3) })
    expect(next['О-180']).toMatchObject({ name: 'NOTIFY', description: 'Уведомить до', date: inDays(25) })
    expect(next['О-172']).toMatchObject({ name: 'WAIT_CLAIM', date: inDays(50) })
    expect(next['О-165']).toMatchObject({ name: 'WAIT_CLAIM', date: inDays(15) })
    expect(next['О-186']).toBeNull()
    const o180 = content.find(({ number }) => number === 'О-180')
    expect(o180).toMatchObject({ insuredAmount: roubles(500_000), overdueDays: 5, debtAmount: roubles(860_000) })
    expect(o180?.shipmentDate.localeCompare(day)).toBe(-1)
    const card = await calls.read(credits.shipment('О-150'))
    expect(card).toMatchObject({
      indemnity: { base: roubles(860_000), rate: 90, amount: roubles(774_000) },
      status: { name: 'CLAIM' },
    })
    expect(card.history.map(({ title }) => title)).toEqual([
      'Подано заявление',
      'Долг передан на взыскание',
      'Страховщику сообщили о просрочке',
      'Срок оплаты прошёл',
      'Отправлена на страхование',
      'Отгрузка добавлена',
    ])
  })

  it('are found by words, numbers, states and what is next, and summed up', async () => {
    const numbers = async (filter: object, sort?: object) =>
      (await find({ pageSize: 100, filters: [filter], ...(sort && { sort: [sort] }) })).content.map(
        ({ number }) => number,
      )
    expect(await numbers({ field: 'search', operation: 'LIKE', value: 'стройкомплект' })).toHaveLength(3)
    expect(await numbers({ field: 'nextAction.name', operation: 'EQ', value: 'NOTIFY' })).toEqual(['О-180'])
    expect(await numbers({ field: 'uninsuredReason.name', operation: 'EQ', value: 'NO_LIMIT' })).toEqual(['О-195'])
    expect(
      await numbers({ field: 'overdueDays', operation: 'GT', value: 30 }, { field: 'overdueDays', direction: 'DESC' }),
    ).toEqual(['О-138', 'О-150', 'О-165', 'О-172'])
    const { body } = await calls.call(shipment.summary, {
      body: { filters: [{ field: 'buyer.id', operation: 'EQ', value: credits.buyer('B4') }] },
    })
    expect(body).toEqual({
      count: 3,
      amountSum: roubles(2_360_000),
      debtSum: roubles(2_360_000),
      insuredSum: roubles(2_000_000),
      overdueSum: roubles(2_360_000),
      premiumSum: roubles(3010 + 2240 + 3010),
    })
  })

  it('leave as a workbook with as many rows as the filter matches', async () => {
    const { raw } = await calls.call(shipment.excel, {
      body: { filters: [{ field: 'status.name', operation: 'NE', value: 'DRAFT' }] },
    })
    const { sheets } = await readXlsx(raw.rawPayload)
    expect(sheets[0]?.rows).toHaveLength(12)
    expect(sheets[0]?.rows[0]).toContain('Почему не застраховано')
  })

  it('leave as a workbook in the language of the reader', async () => {
    const { raw } = await calls.call(shipment.excel, {
      body: { filters: [{ field: 'number', operation: 'EQ', value: 'О-198' }] },
      headers: { 'accept-language': 'en' },
    })
    const [header = [], row = []] = (await readXlsx(raw.rawPayload)).sheets[0]?.rows ?? []
    expect(row[header.indexOf('Contract')]).toMatch(/^No\. 44-П of \d\d\.\d\d\.\d{4}$/)
    expect(row[header.indexOf('Document')]).toMatch(/ No\. 398 of /)
  })

  it.each([
    ['nothing to pay', { amount: 0 }, 'amount'],
    ['VAT of the whole sum', { vatAmount: roubles(120_000) }, 'vatAmount'],
    ['a shipment of tomorrow', { shipmentDate: '2099-01-01' }, 'shipmentDate'],
    ['one of two years ago', { shipmentDate: '2020-01-01' }, 'shipmentDate'],
    ['a deferral of no days', { deferralDays: 0 }, 'deferralDays'],
    ['no number', { document: { type: 'UPD', number: ' ', date: '2026-01-01', fileId: null } }, 'document.number'],
  ])('refuse %s', async (_name, change, field) => {
    const answer = await calls.create(change)
    expect(answer.status).toBe(400)
    expect(Object.keys(wrongFieldsIn(answer as never))).toContain(field)
  })

  it('fix cover and premium when declared, by the limit that is left', async () => {
    const { body: draft } = await calls.create({ amount: roubles(4_000_000) }, false)
    expect(draft).toMatchObject({ status: { name: 'DRAFT' }, insuredAmount: null, premium: null })
    const query = { buyerId: credits.buyer('B2'), amount: '10000000', deferralDays: '30', shipmentDate: calls.today() }
    expect((await calls.call(shipment.cover, { query })).body).toMatchObject({
      insuredAmount: roubles(100_000),
      premium: roubles(350),
      availableLimit: roubles(4_080_000),
      uninsuredReason: null,
    })
    const declared = await calls.call(shipment.declare, {
      body: { shipmentIds: [draft.id, credits.shipment('О-201')] },
    })
    // 5 000 000 − 920 000 = 4 080 000; the first takes 4 000 000, the second the last 80 000 of its 1 480 000.
    expect(declared.body).toEqual({
      declaredCount: 2,
      amountSum: roubles(5_480_000),
      insuredSum: roubles(4_080_000),
      premiumSum: roubles(14_000 + 5180),
      uninsuredCount: 0,
    })
    expect(await calls.read(credits.shipment('О-201'))).toMatchObject({
      status: { name: 'SHIPPED' },
      insuredAmount: roubles(80_000),
      uninsuredReason: { name: 'LIMIT_USED_UP' },
    })
    const again = await calls.call(shipment.declare, { body: { shipmentIds: [draft.id] } })
    expect(again.body).toMatchObject({ declaredCount: 0 })
    // A payment gives the limit back; what was fixed stays.
    await calls.pay(draft.id, roubles(1_000_000))
    expect((await calls.buyerCard('B2')).availableLimit).toBe(roubles(1_000_000))
    expect((await calls.read(draft.id)).insuredAmount).toBe(roubles(4_000_000))
  })

  it.each([
    ['LIMIT_SUSPENDED', { buyerId: credits.buyer('B4') }],
    ['LIMIT_EXPIRED', { buyerId: credits.buyer('B7') }],
    ['NO_LIMIT', { buyerId: credits.buyer('B6') }],
    ['DEFERRAL_TOO_LONG', { deferralDays: 120 }],
    ['LIMIT_USED_UP', { buyerId: credits.buyer('B1') }],
  ])('stay on the register without insurance: %s', async (reason, change) => {
    const { body } = await calls.create(change)
    expect(body).toMatchObject({
      status: { name: 'UNINSURED' },
      insuredAmount: 0,
      premium: 0,
      uninsuredReason: { name: reason },
      nextAction: null,
    })
  })

  it('share a limit exactly when fifty are declared at the same moment', async () => {
    const { id } = await calls.buyerCard('B5')
    const drafts = await Promise.all(
      Array.from({ length: 50 }, () => calls.create({ buyerId: id, amount: roubles(30_000), vatAmount: 0 }, false)),
    )
    const ids = drafts.map(({ body }) => body.id)
    expect(new Set(drafts.map(({ body }) => body.number)).size).toBe(50)
    await Promise.all(ids.map((one) => calls.call(shipment.declare, { body: { shipmentIds: [one] } })))
    const { body } = await calls.call(shipment.summary, {
      body: {
        filters: [
          { field: 'buyer.id', operation: 'EQ', value: id },
          { field: 'status.name', operation: 'IN', value: ['SHIPPED', 'UNINSURED'] },
        ],
      },
    })
    // 500 000 of the blind limit: sixteen whole ones, 20 000 of the seventeenth.
    expect(body).toMatchObject({ count: 50, insuredSum: roubles(500_000), premiumSum: roubles(105 * 17) })
    expect((await calls.buyerCard('B5')).availableLimit).toBe(0)
  })

  it('are declared once when fifty ask for the same one', async () => {
    const { body } = await calls.create({}, false)
    const asked = { body: { shipmentIds: [body.id] } }
    const answers = await Promise.all(Array.from({ length: 50 }, () => calls.call(shipment.declare, asked)))
    expect(answers.filter((answer) => answer.body['declaredCount'] === 1)).toHaveLength(1)
    expect((await calls.read(body.id)).history).toHaveLength(2)
  })

  it('have one document once', async () => {
    const document = { type: 'TTN', number: 'Ё-77', date: calls.today(), fileId: null }
    const answers = await Promise.all([1, 2, 3].map(() => calls.create({ document }, false)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const taken = await calls.create({ document: { ...document, number: 'ё-77' } }, false)
    expect(taken.body).toMatchObject({ code: 'TAKEN' })
  })

  it('are changed while drafts, by who has seen the latest, and deleted', async () => {
    const { body } = await calls.create({}, false)
    const { isDeclared: _declared, ...fields } = {
      ...calls.shipmentOf({ amount: roubles(240_000) }),
      isDeclared: false,
    }
    const change = { params: { id: body.id }, body: { ...fields, version: body.version } }
    expect((await calls.call<DebtorShipmentCard>(shipment.update, change)).body.amount).toBe(roubles(240_000))
    expect((await calls.call(shipment.update, change)).status).toBe(409)
    expect((await calls.call(shipment.remove, { params: { id: body.id } })).status).toBe(204)
    expect((await calls.call(shipment.get, { params: { id: body.id } })).status).toBe(404)
    const declared = { params: { id: credits.shipment('О-198') } }
    expect((await calls.call(shipment.remove, declared)).status).toBe(409)
    const other = { ...declared, body: { ...fields, version: 1 } }
    expect((await calls.call(shipment.update, other)).body).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('keep a scan of their own', async () => {
    const file = new File([Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')], 'УПД.pdf')
    const { body: stored } = await calls.call<{ id: string }>(upload, { body: { purpose: 'SHIPMENT_DOCUMENT', file } })
    const scan = (number: string, fileId: string) => ({
      document: { type: 'UPD', number, date: calls.today(), fileId },
    })
    const { body } = await calls.create(scan('Скан-1', stored.id), false)
    expect(body.file).toMatchObject({ id: stored.id, name: 'УПД.pdf' })
    expect((await calls.create(scan('Скан-2', stored.id), false)).status).toBe(409)
    expect((await calls.create(scan('Скан-3', newId()), false)).status).toBe(404)
  })

  it('of others do not exist', async () => {
    const other = creditCalls(cabinet, 'P1')
    const params = { id: credits.shipment('О-180') }
    expect((await other.call(shipment.get, { params })).status).toBe(404)
    expect((await other.call(shipment.remove, { params })).status).toBe(404)
    expect((await other.call(shipment.notify, { params, body: {} })).status).toBe(404)
    expect((await other.pay(params.id, 100)).status).toBe(404)
    expect((await other.call(shipment.declare, { body: { shipmentIds: [params.id] } })).status).toBe(404)
    expect((await other.create({ buyerId: credits.buyer('B2') })).status).toBe(404)
    expect((await creditCalls(cabinet, 'P4').call(shipment.find, { body: {} })).status).toBe(403)
  })

  describe('that are paid', () => {
    it('in parts stay as they are until nothing is left', async () => {
      const id = credits.shipment('О-190')
      expect((await calls.pay(id, roubles(700_001))).status).toBe(400)
      expect((await calls.pay(id, roubles(1), '2099-01-01')).status).toBe(400)
      const part = await calls.pay(id, roubles(300_000))
      expect(part.body).toMatchObject({ status: { name: 'PAYMENT_DUE' }, debtAmount: roubles(400_000) })
      const answers = await Promise.all([1, 2, 3].map(() => calls.pay(id, roubles(400_000))))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      const card = await calls.read(id)
      expect(card).toMatchObject({ status: { name: 'PAID' }, debtAmount: 0, nextAction: null })
      expect(card.payments.map(({ amount }) => amount)).toEqual([roubles(300_000), roubles(400_000)])
    })

    it('while a claim is considered stay with the claim', async () => {
      const { body } = await calls.pay(credits.shipment('О-150'), roubles(860_000))
      expect(body).toMatchObject({ status: { name: 'CLAIM' }, debtAmount: 0, indemnity: null })
    })

    it('cannot be paid as drafts or when the insurer has paid', async () => {
      const { body } = await calls.create({}, false)
      expect((await calls.pay(body.id, 100)).status).toBe(409)
      expect((await calls.pay(credits.shipment('О-141'), 100)).status).toBe(409)
    })
  })

  describe('by their days', () => {
    const notify = (id: string, comment?: string) =>
      calls.call<DebtorShipmentCard>(shipment.notify, { params: { id }, body: { comment } })
    const stateOf = async (id: string) => (await calls.read(id)).status.name

    it('cannot be told of before they are overdue', async () => {
      expect((await notify(credits.shipment('О-198'))).body).toMatchObject({ code: 'WRONG_STATE', state: 'SHIPPED' })
    })

    it('are told of once', async () => {
      const id = credits.shipment('О-180')
      const answers = await Promise.all([1, 2, 3].map(() => notify(id, 'Покупатель молчит')))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(answers[0]?.body).toMatchObject({
        status: { name: 'NOTIFIED' },
        notice: { date: calls.today(), comment: 'Покупатель молчит' },
        nextAction: { name: 'WAIT_CLAIM', date: addDays(calls.today(), 85) },
      })
      expect((await calls.read(id)).history.filter(({ title }) => title.startsWith('Страховщику'))).toHaveLength(1)
    })

    it('fall due, become overdue, are reminded of, and lose the insurance, each day with its letter', async () => {
      const { body } = await calls.create({ deferralDays: 10, amount: roubles(10_000), vatAmount: 0 })
      const { id } = body
      const seen: string[] = []
      const lettersAfter = async (days: number): Promise<string[]> => {
        passDays(cabinet, days)
        await runJob(cabinet, 'debtor.shipments')
        const all = (await subjectsTo(cabinet, P6)).filter((subject) => subject.startsWith('Покупатель АО «Хлебторг»'))
        const fresh = all.slice(seen.length)
        seen.push(...fresh)
        return fresh
      }
      const day = (iso: string): string => iso.split('-').toReversed().join('.')
      seen.push(...(await subjectsTo(cabinet, P6)).filter((subject) => subject.startsWith('Покупатель АО «Хлебторг»')))

      expect(await lettersAfter(4)).toEqual([])
      expect(await stateOf(id)).toBe('SHIPPED')
      expect(await lettersAfter(1)).toEqual([`Покупатель АО «Хлебторг»: срок оплаты ${day(body.dueDate)}`])
      expect(await stateOf(id)).toBe('PAYMENT_DUE')
      expect(await lettersAfter(5)).toEqual([])
      expect(await lettersAfter(1)).toEqual(['Покупатель АО «Хлебторг»: просрочка'])
      expect(await stateOf(id)).toBe('OVERDUE')
      expect(await lettersAfter(23)).toEqual([])
      expect(await lettersAfter(1)).toEqual([
        `Покупатель АО «Хлебторг»: сообщите страховщику до ${day(body.noticeUntil)}`,
      ])
      expect(await lettersAfter(1)).toEqual([])
      expect(await lettersAfter(4)).toEqual([])
      expect(await stateOf(id)).toBe('OVERDUE')
      // О-198 of the same buyer falls due in these days as well, so the letters of this one are looked for.
      expect(await lettersAfter(1)).toContain('Покупатель АО «Хлебторг»: отгрузка больше не застрахована')
      expect(await calls.read(id)).toMatchObject({
        status: { name: 'UNINSURED' },
        insuredAmount: 0,
        uninsuredReason: { name: 'NOTICE_MISSED' },
      })
      expect((await notify(id)).status).toBe(409)
    })
  })

  it('agree with the tiles', async () => {
    const { body } = await calls.call<Record<string, unknown>>(dashboard)
    const { body: sums } = await calls.call<Record<string, number>>(shipment.summary, { body: {} })
    expect(body['overdueSum']).toBe(sums['overdueSum'])
    const { body: used } = await calls.call<Record<string, number>>(buyerContract.summary, { body: {} })
    expect(body['insuredDebtSum']).toBe(used['usedSum'])
  })
})
