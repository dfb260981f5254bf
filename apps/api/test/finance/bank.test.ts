import type { ErrorBody } from '@cabinet/contract/errors'
import { find as findAgreements, type AgreementCard } from '@cabinet/contract/finance/agreements'
import { type FinancingObjectCard, get as getObject, order } from '@cabinet/contract/finance/objects'
import {
  find as findSupplies,
  get as getSupply,
  type Supply,
  type SupplyCard,
} from '@cabinet/contract/finance/supplies'
import * as bank from '@cabinet/contract/finance/partner-objects'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { demoId } from '@cabinet/demo/ids'
import { newId } from '../../src/kernel/ids.ts'
import { addDays } from '../../src/kernel/days.ts'
import { interestOf } from '../../src/modules/finance/objects/money.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'
import { moveTo } from '../support/time.ts'
import { factory, moveToOrderDay } from './support.ts'

const ROUBLE = 100
const MINUTE_MS = 60_000

interface CallOptions {
  readonly results: bank.SupplyResult[]
}

describe.each(productKinds())('what a bank tells of supplies and objects on $name', (kind) => {
  let cabinet: Cabinet
  let day: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    day = moveToOrderDay(cabinet)
  })
  afterAll(() => cabinet.remove())

  const ago = (minutes: number): string => new Date(cabinet.clock.now().getTime() - minutes * MINUTE_MS).toISOString()
  const meridian = () => asPartner(cabinet, party.meridian)
  const money = { amount: 1_250_000 * ROUBLE, vatAmount: 208_333_33, paidAmount: 0 }
  const newsOf = (name: string, change: object = {}) => ({
    supply: name,
    agreementId: factory.agreement,
    number: name,
    supplyDate: addDays(day, -2),
    contract: { number: '44', date: addDays(day, -300) },
    buyer: { itn: '2399063033', shortName: 'ООО «Маркет-Юг»' },
    amount: 1_250_000 * ROUBLE,
    vatAmount: 208_333_33,
    deferralDays: 45,
    dueDate: addDays(day, 43),
    state: 'NEW',
    paidAmount: 0,
    invoices: [
      { number: '7', type: 'INVOICE', date: addDays(day, -2), ...money },
      { number: '5', type: 'UPD', date: addDays(day, -2), ...money },
    ],
    ...change,
  })
  const report = async (supplies: readonly object[], occurredAt = ago(10), externalId = newId()) =>
    meridian()<CallOptions & ErrorBody>(bank.saveSupplies, { body: { externalId, occurredAt, supplies } })
  const supplyOf = async (id: string | null | undefined) =>
    (
      await cabinet.call<SupplyCard>(getSupply, {
        token: await cabinet.tokenOf('P7'),
        params: { id: id ?? '' },
      })
    ).body
  const objectOf = async (id: string) =>
    (await cabinet.call<FinancingObjectCard>(getObject, { token: await cabinet.tokenOf('P7'), params: { id } })).body
  const say = async (endpoint: Endpoint, id: string, body: object = {}, occurredAt = ago(0), externalId = newId()) =>
    meridian()<{ state: string; version: number } & ErrorBody>(endpoint, {
      params: { id },
      body: { externalId, occurredAt, ...body },
    })
  /** All of an object of the bank, due with its supply. */
  const financing = () => ({ financingAmount: 112_500_000, plannedRepaymentDate: addDays(day, 43) })
  const ask = async (objectIds: readonly string[]) =>
    cabinet.call<ErrorBody>(order, {
      token: await cabinet.tokenOf('P7'),
      body: { agreementId: factory.agreement, date: day, objectIds },
    })
  /** A confirmed supply whose object has been ordered. */
  const ordered = async (name: string, change: object = {}): Promise<{ supply: string; object: string }> => {
    const { body } = await report([newsOf(name, { state: 'CONFIRMED', ...change })])
    const [result] = body.results
    const object = result?.objectId ?? ''
    const answer = await ask([object])
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return { supply: result?.id ?? '', object }
  }

  describe('supplies', () => {
    it('arrive, and can be financed once the buyer has confirmed them', async () => {
      const first = await report([newsOf('Н-1')], ago(30))
      const [arrived] = first.body.results
      expect(arrived).toMatchObject({ supply: 'Н-1', state: 'NEW', version: 0, objectId: null, error: null })
      expect(await supplyOf(arrived?.id)).toMatchObject({
        financingObject: null,
        isAvailable: false,
        debtAmount: 125_000_000,
      })
      const second = await report([newsOf('Н-1', { state: 'CONFIRMED' })], ago(20))
      const [confirmed] = second.body.results
      expect(confirmed).toMatchObject({ id: arrived?.id, state: 'CONFIRMED', version: 1 })
      const object = await objectOf(confirmed?.objectId ?? '')
      expect(object).toMatchObject({
        number: 'ОФ-35',
        claimAmount: 125_000_000,
        financingAmount: 112_500_000,
        lastOrderDate: addDays(day, 38),
        invoice: { number: '5', type: { name: 'UPD' } },
        isAvailable: true,
      })
    })

    it('told twice, late and under another key are told once', async () => {
      const id = (await report([newsOf('Н-2', { state: 'CONFIRMED' })], ago(20), 'delivery-2')).body.results[0]?.id
      const before = await supplyOf(id)
      await report([newsOf('Н-2', { state: 'CONFIRMED' })], ago(20), 'delivery-2')
      const late = await report([newsOf('Н-2', { amount: 1, vatAmount: 0, invoices: [] })], ago(25))
      expect(late.body.results[0]).toMatchObject({ id, state: 'CONFIRMED', version: 1, error: null })
      expect(await supplyOf(id)).toEqual(before)
    })

    it('change as the bank tells, what is available with them and what is ordered not', async () => {
      const answer = await report([newsOf('Н-3', { state: 'CONFIRMED' })], ago(30))
      const { id, objectId } = answer.body.results[0] ?? {}
      await report([newsOf('Н-3', { state: 'CONFIRMED', amount: 100_000_00, vatAmount: 0, invoices: [] })], ago(20))
      expect(await objectOf(objectId ?? '')).toMatchObject({
        claimAmount: 100_000_00,
        financingAmount: 90_000_00,
        invoice: null,
      })
      expect((await supplyOf(id)).invoices.map(({ status }) => status.name)).toEqual(['CANCELLED', 'CANCELLED'])
      expect((await ask([objectId ?? ''])).status).toBe(200)
      await report([newsOf('Н-3', { state: 'CONFIRMED' })], ago(5))
      expect(await objectOf(objectId ?? '')).toMatchObject({ claimAmount: 100_000_00, status: { name: 'ORDERED' } })
      expect((await supplyOf(id)).amount).toBe(125_000_000)
    })

    it('are paid and cancelled, which ends what nobody has ordered', async () => {
      const answer = await report([newsOf('Н-4', { state: 'CONFIRMED' }), newsOf('Н-5')], ago(30))
      const [paid, cancelled] = answer.body.results
      const half = { state: 'CONFIRMED', paidAmount: 50_000_000 }
      expect((await report([newsOf('Н-4', half)], ago(20))).body.results[0]?.state).toBe('CONFIRMED')
      expect(await supplyOf(paid?.id)).toMatchObject({ paidAmount: 50_000_000, debtAmount: 75_000_000 })
      const ends = [newsOf('Н-4', { ...half, paidAmount: 125_000_000 }), newsOf('Н-5', { state: 'CANCELLED' })]
      const { results } = (await report(ends, ago(10))).body
      expect(results.map(({ state, objectId }) => [state, objectId])).toEqual([
        ['PAID', null],
        ['CANCELLED', null],
      ])
      expect(await supplyOf(paid?.id)).toMatchObject({ status: { name: 'PAID' }, debtAmount: 0, financingObject: null })
      expect((await supplyOf(cancelled?.id)).debtAmount).toBe(0)
      const again = await report([newsOf('Н-5', { state: 'CONFIRMED' }), newsOf('Н-4', { state: 'CANCELLED' })], ago(1))
      expect(again.body.results.map(({ error }) => error?.code)).toEqual(['WRONG_STATE', 'WRONG_STATE'])
    })

    it('that are wrong do not keep out the others', async () => {
      const supplies = [
        newsOf('Н-6', { agreementId: demoId('agreement F2') }),
        newsOf('Н-7', { paidAmount: 125_000_001 }),
        newsOf('Н-8'),
        newsOf('Н-9', { dueDate: addDays(day, -3) }),
        newsOf('Н-10', { vatAmount: 125_000_001 }),
        newsOf('Н-11', { agreementId: newId() }),
      ]
      const { status, body } = await report(supplies)
      expect(status).toBe(200)
      expect(body.results.map(({ supply, error }) => [supply, error?.code ?? null])).toEqual([
        ['Н-6', 'NOT_FOUND'],
        ['Н-7', 'VALIDATION'],
        ['Н-8', null],
        ['Н-9', 'VALIDATION'],
        ['Н-10', 'VALIDATION'],
        ['Н-11', 'NOT_FOUND'],
      ])
    })

    it('come five hundred at a time', async () => {
      const supplies = Array.from({ length: 500 }, (_, index) => newsOf(`М-${index}`))
      const { body } = await report(supplies)
      expect(body.results.every(({ error }) => error === null)).toBe(true)
      const found = await cabinet.call<{ content: Supply[]; totalElements: number }>(findSupplies, {
        token: await cabinet.tokenOf('P7'),
        body: { filters: [{ field: 'number', operation: 'LIKE', value: 'м-' }] },
      })
      expect(found.body.totalElements).toBe(500)
      expect((await report([...supplies, newsOf('М-500')])).status).toBe(400)
    })

    it('are not told of before they happen', async () => {
      expect((await report([newsOf('Н-12')], ago(-10))).body.fields).toMatchObject([
        { field: 'occurredAt', code: 'future' },
      ])
    })
  })

  describe('objects', () => {
    it('do not exist for a bank before they are ordered, nor for another bank', async () => {
      const of = async (id: string, partyId = party.meridian) =>
        (await asPartner(cabinet, partyId)(bank.object, { params: { id } })).status
      expect(await of(factory.object('31'))).toBe(404)
      expect(await of(factory.object('30'))).toBe(200)
      expect(await of(factory.object('30'), party.ural)).toBe(404)
      const take = { params: { id: factory.object('31') }, body: { externalId: 'x', occurredAt: ago(0) } }
      expect((await meridian()(bank.takeObject, take)).status).toBe(404)
      const { body } = await meridian()<{ objects: bank.BankObject[] }>(bank.listObjects, {})
      expect(body.objects.map(({ number }) => number)).toContain('ОФ-30')
      expect(body.objects.some(({ state }) => state === 'AVAILABLE')).toBe(false)
    })

    it('are taken, financed and repaid in parts; each part stops its interest, and the supply is paid with them', async () => {
      const { supply, object } = await ordered('О-1')
      expect((await say(bank.takeObject, object)).body.state).toBe('SENT_TO_BANK')
      expect((await say(bank.financeObject, object, financing())).body.state).toBe('FINANCED')
      expect((await supplyOf(supply)).status.name).toBe('FINANCED')
      expect(await objectOf(object)).toMatchObject({ financedDate: day, plannedRepaymentDate: addDays(day, 43) })

      moveTo(cabinet, `${addDays(day, 20)}T10:00:00+03:00`)
      const half = 56_250_000
      expect((await say(bank.repayObject, object, { repaidAmount: half })).body.state).toBe('FINANCED')
      const first = interestOf(112_500_000, 24.5, 20)
      expect(await objectOf(object)).toMatchObject({ repaidAmount: half, accruedInterest: first })
      expect(await supplyOf(supply)).toMatchObject({ paidAmount: half, status: { name: 'FINANCED' } })
      expect((await say(bank.repayObject, object, { repaidAmount: half - 1 })).body.fields).toMatchObject([
        { field: 'repaidAmount', code: 'too_little' },
      ])
      expect((await say(bank.repayObject, object, { repaidAmount: 125_000_001 })).body.fields).toMatchObject([
        { code: 'too_much' },
      ])

      moveTo(cabinet, `${addDays(day, 30)}T10:00:00+03:00`)
      expect((await say(bank.repayObject, object, { repaidAmount: 125_000_000 })).body.state).toBe('REPAID')
      const whole = first + interestOf(56_250_000, 24.5, 10)
      expect(await objectOf(object)).toMatchObject({ accruedInterest: whole, repaidDate: addDays(day, 30) })
      expect((await supplyOf(supply)).status.name).toBe('PAID')
      moveTo(cabinet, `${addDays(day, 60)}T10:00:00+03:00`)
      expect((await objectOf(object)).accruedInterest).toBe(whole)
      moveTo(cabinet, `${day}T10:00:00+03:00`)
    })

    it('reach one state in whatever order and number the news come', async () => {
      const { object } = await ordered('О-2')
      expect((await say(bank.financeObject, object, financing(), ago(5), 'o2-finance')).body).toMatchObject({
        state: 'FINANCED',
        version: 2,
      })
      for (const [endpoint, minutes, name, body = {}] of [
        [bank.takeObject, 6, 'o2-take'],
        [bank.financeObject, 5, 'o2-finance', financing()],
        [bank.takeObject, 6, 'o2-take'],
      ] as const) {
        expect((await say(endpoint, object, body, ago(minutes), name)).body).toMatchObject({
          state: 'FINANCED',
          version: 2,
        })
      }
      const refused = await say(bank.refuseObject, object, { reason: 'Поздно' })
      expect(refused.body).toMatchObject({ code: 'WRONG_STATE', state: 'FINANCED' })
      expect(refused.body.possible?.toSorted()).toEqual(['overdue', 'repay'])
    })

    it('are refused, and come back when the reason can be mended', async () => {
      const { supply, object } = await ordered('О-3')
      const refusal = { reason: 'Дебитор не подтвердил поставку', isFixable: true }
      expect((await say(bank.refuseObject, object, refusal, ago(3))).body.state).toBe('REJECTED')
      expect(await objectOf(object)).toMatchObject({ rejectReason: refusal.reason, isFixable: true })
      expect((await supplyOf(supply)).status.name).toBe('CONFIRMED')
      expect((await ask([object])).body.code).toBe('OBJECT_NOT_AVAILABLE')
      expect((await say(bank.reopenObject, object, {}, ago(2))).body.state).toBe('AVAILABLE')
      expect((await ask([object])).status).toBe(200)
      expect((await say(bank.refuseObject, object, { reason: 'Покупатель в банкротстве' })).body.state).toBe('REJECTED')
      expect((await say(bank.reopenObject, object)).status).toBe(409)
    })

    it('are financed in part, as much as the bank says', async () => {
      const { object } = await ordered('О-4')
      const wrong = await say(bank.financeObject, object, { ...financing(), financingAmount: 112_500_001 })
      expect(wrong.body.fields).toMatchObject([{ field: 'financingAmount' }])
      await say(bank.financeObject, object, { financingAmount: 100_000_000, plannedRepaymentDate: addDays(day, 20) })
      expect(await objectOf(object)).toMatchObject({
        financingAmount: 100_000_000,
        residualAmount: 25_000_000,
        plannedRepaymentDate: addDays(day, 20),
      })
    })

    it('are neither overdue nor in recourse before their day', async () => {
      const { object } = await ordered('О-5')
      await say(bank.financeObject, object, financing())
      expect((await say(bank.recordOverdue, object)).status).toBe(400)
      expect((await say(bank.recordRegress, object)).body).toMatchObject({ code: 'WRONG_STATE', state: 'FINANCED' })
      moveTo(cabinet, `${addDays(day, 44)}T10:00:00+03:00`)
      expect((await say(bank.recordOverdue, object)).body.state).toBe('OVERDUE')
      expect((await say(bank.recordRegress, object)).status).toBe(409)
      moveTo(cabinet, `${addDays(day, 43 + 30)}T10:00:00+03:00`)
      expect((await say(bank.recordRegress, object)).body.state).toBe('REGRESS')
      expect((await say(bank.repayObject, object, { repaidAmount: 1 })).body.state).toBe('REGRESS')
      expect((await say(bank.repayObject, object, { repaidAmount: 112_500_000 })).body.state).toBe('REPAID')
      // The client has returned the money: the buyer still owes it to the client.
      expect((await objectOf(object)).supply).not.toBeNull()
      moveTo(cabinet, `${day}T10:00:00+03:00`)
    })
  })

  describe('buyers', () => {
    it('get limits of their own, these and no others', async () => {
      const reported = (buyers: readonly object[], id = factory.agreement, partyId = party.meridian) =>
        asPartner(cabinet, partyId)(bank.saveBuyers, {
          params: { id },
          body: { externalId: newId(), occurredAt: ago(0), buyers },
        })
      const buyers = [{ itn: '2399063033', shortName: 'ООО «Маркет-Юг»', limit: 7_000_000_00 }]
      expect((await reported(buyers)).body).toMatchObject({ id: factory.agreement, state: 'VALID' })
      const { body } = await cabinet.call<{ content: AgreementCard[] }>(findAgreements, {
        token: await cabinet.tokenOf('P7'),
        body: {},
      })
      const card = body.content.find(({ id }) => id === factory.agreement)
      expect(card?.buyers.map(({ itn, limit }) => [itn, limit])).toEqual([['2399063033', 7_000_000_00]])
      expect((await reported(buyers, demoId('agreement F2'))).status).toBe(404)
      const agreements = await meridian()<{ agreements: { id: string }[] }>(bank.listAgreements, {})
      expect(agreements.body.agreements.map(({ id }) => id).toSorted()).toEqual(
        [factory.agreement, demoId('agreement N1')].toSorted(),
      )
      expect(businessDay(cabinet.clock.now())).toBe(day)
    })
  })
})
