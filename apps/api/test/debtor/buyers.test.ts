import * as buyer from '@cabinet/contract/debtor/buyers'
import type { DebtorBuyer, DebtorBuyerCard, KnownCompany } from '@cabinet/contract/debtor/buyers'
import { dashboard } from '@cabinet/contract/debtor/policy'
import { events } from '@cabinet/contract/partner'
import * as credit from '@cabinet/contract/debtor/partner-credit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { addDays } from '../../src/kernel/days.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { wrongFieldsIn } from '../support/organization.ts'
import { asPartner, party } from '../support/partner.ts'
import { creditCalls, credits, passDays, roubles, runJob, subjectsTo } from './support.ts'

describe.each(productKinds())('buyers and their limits on $name', (kind) => {
  let cabinet: Cabinet
  let calls: ReturnType<typeof creditCalls>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    calls = creditCalls(cabinet)
  })
  afterAll(() => cabinet.remove())

  const now = (): string => cabinet.clock.nowText()
  const newBuyer = (change: object = {}) => ({
    itn: '7799062033',
    contract: { number: '9-К', date: '2026-01-12' },
    paymentTermDays: 45,
    comment: null,
    requestedLimit: null,
    isAffiliated: false,
    ...change,
  })
  const add = (change: object = {}) => calls.call<DebtorBuyerCard>(buyer.create, { body: newBuyer(change) })

  it.each([
    ['B1', null, 500_000, 500_000, 0],
    ['B2', 'APPROVED', 5_000_000, 920_000, 4_080_000],
    ['B3', 'PARTIALLY_APPROVED', 0, 1_130_000, 0],
    ['B4', 'SUSPENDED', 0, 2_000_000, 0],
    ['B5', 'REQUESTED', 500_000, 0, 500_000],
    ['B6', 'REJECTED', 0, 0, 0],
    ['B7', 'EXPIRED', 0, 0, 0],
  ] as const)('of the demo: %s %s', async (key, status, limit, used, available) => {
    const card = await calls.buyerCard(key)
    expect(card.limitStatus?.name ?? null).toBe(status)
    expect([card.limit, card.usedLimit, card.availableLimit]).toEqual([
      roubles(limit),
      roubles(used),
      roubles(available),
    ])
  })

  it('agree with the tiles, and drafts use nothing', async () => {
    const { body } = await calls.call<Record<string, number>>(dashboard)
    expect(body['usedLimitSum']).toBe(roubles(500_000 + 920_000 + 1_130_000 + 2_000_000))
    expect(body['insuredDebtSum']).toBe(body['usedLimitSum'])
    expect(body['limitSum']).toBe(roubles(500_000 + 5_000_000 + 500_000))
    // The row of sums over the buyers says what their column and the tiles say.
    const all = { filters: [] }
    const found = await calls.call<{ content: DebtorBuyer[] }>(buyer.find, { body: all })
    const { body: sums } = await calls.call<Record<string, number>>(buyer.summary, { body: all })
    expect(sums['limitSum']).toBe(found.body.content.reduce((sum, { limit }) => sum + limit, 0))
    expect(sums['limitSum']).toBe(body['limitSum'])
    expect(sums['usedSum']).toBe(body['usedLimitSum'])
  })

  it('are found, sorted and summed up', async () => {
    const body = {
      filters: [{ field: 'limitStatus.name', operation: 'IN', value: ['APPROVED', 'SUSPENDED'] }],
      sort: [{ field: 'usedLimit', direction: 'DESC' }],
    }
    const found = await calls.call<{ content: DebtorBuyer[] }>(buyer.find, { body })
    expect(found.body.content.map(({ shortName }) => shortName)).toEqual(['ООО «СтройКомплект»', 'АО «Хлебторг»'])
    expect((await calls.call(buyer.summary, { body })).body).toEqual({
      count: 2,
      requestedSum: roubles(7_000_000),
      limitSum: roubles(5_000_000),
      usedSum: roubles(2_920_000),
      overdueSum: roubles(860_000 + 640_000 + 860_000),
    })
  })

  it('come with what the registry knows', async () => {
    const { body } = await calls.call<KnownCompany>(buyer.registry, { params: { itn: '6399062020' } })
    expect(body).toMatchObject({ shortName: 'АО «Хлебторг»', kpp: '639901001', buyerId: credits.buyer('B2') })
    expect((await calls.call(buyer.registry, { params: { itn: '7707083893' } })).status).toBe(404)
  })

  it.each([
    ['a wrong check digit', { itn: '6399062021' }, 'itn'],
    ['one who is on the list', { itn: '6399062020' }, 'itn'],
    ['the organization itself', { itn: '6399044084' }, 'itn'],
    ['an affiliated one', { isAffiliated: true }, 'isAffiliated'],
    ['a deferral over the policy', { paymentTermDays: 91 }, 'paymentTermDays'],
    ['no contract', { contract: { number: '', date: '2026-01-12' } }, 'contract.number'],
    ['a contract of tomorrow', { contract: { number: '1', date: '2099-01-12' } }, 'contract.date'],
  ])('refuse %s', async (_name, change, field) => {
    const answer = await add(change)
    expect(answer.status).toBe(400)
    expect(Object.keys(wrongFieldsIn(answer as never))).toContain(field)
  })

  it('are added once by many at the same moment, with a request to the insurer', async () => {
    const itn = '7799067070'
    await cabinet.platform.database.query
      .updateTable('debtor_buyer')
      .set({ is_deleted: true })
      .where('id', '=', credits.buyer('B7'))
      .execute()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({ itn, requestedLimit: roubles(700_000) })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(400)])
    const { body } = answers.find(({ status }) => status === 201) ?? {}
    expect(body).toMatchObject({
      shortName: 'ООО «Дельта Снаб»',
      limitStatus: { name: 'REQUESTED', description: 'На рассмотрении' },
      requestedLimit: roubles(700_000),
      isBlindLimit: true,
      limit: roubles(500_000),
      history: [{ title: 'Запрошен лимит' }, { title: 'Покупатель добавлен' }],
    })
    const feed = await asPartner(cabinet, party.insurer)<{ events: { type: string; data: { id: string } }[] }>(events)
    expect(feed.body.events.map(({ type, data }) => [type, data.id])).toEqual([['limit.requested', body?.id]])
  })

  it('are changed by who has seen the latest, and by nobody else', async () => {
    const before = await calls.buyerCard('B1')
    const body = {
      contract: before.contract,
      paymentTermDays: 40,
      comment: 'Платит по пятницам',
      version: before.version,
    }
    const params = { id: before.id }
    expect((await calls.call<DebtorBuyer>(buyer.update, { params, body })).body.comment).toBe('Платит по пятницам')
    expect((await calls.call(buyer.update, { params, body })).status).toBe(409)
  })

  it('leave the list only when nothing is open', async () => {
    expect((await calls.call(buyer.remove, { params: { id: credits.buyer('B2') } })).status).toBe(409)
    expect((await calls.call(buyer.remove, { params: { id: credits.buyer('B5') } })).status).toBe(409)
    const answers = await Promise.all(
      [1, 2].map(() => calls.call(buyer.remove, { params: { id: credits.buyer('B6') } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
  })

  it('of others do not exist', async () => {
    const other = creditCalls(cabinet, 'P1')
    const params = { id: credits.buyer('B2') }
    const { contract } = await calls.buyerCard('B2')
    expect((await other.call(buyer.get, { params })).status).toBe(404)
    expect((await other.call(buyer.remove, { params })).status).toBe(404)
    expect((await other.call(buyer.requestLimit, { params, body: { requestedLimit: 100 } })).status).toBe(404)
    const body = { contract, paymentTermDays: 40, comment: null, version: 1 }
    expect((await other.call(buyer.update, { params, body })).status).toBe(404)
  })

  describe('a limit', () => {
    const insurer = () => asPartner(cabinet, party.insurer)
    const ask = (key: 'B1' | 'B2' | 'B3' | 'B4' | 'B5', sum: number) =>
      calls.call<DebtorBuyerCard>(buyer.requestLimit, {
        params: { id: credits.buyer(key) },
        body: { requestedLimit: roubles(sum) },
      })
    const report = (
      endpoint: Parameters<ReturnType<typeof insurer>>[0],
      key: 'B1' | 'B2' | 'B4' | 'B5',
      body: object,
    ) =>
      insurer()(endpoint, {
        params: { id: credits.buyer(key) },
        body: { externalId: `${endpoint.id} ${key} ${JSON.stringify(body).length}`, occurredAt: now(), ...body },
      })

    it('is asked for once: the same sum answers, another one waits', async () => {
      expect((await ask('B5', 1_000_000)).status).toBe(200)
      expect((await ask('B5', 1_200_000)).status).toBe(409)
      expect((await ask('B4', 3_000_000)).status).toBe(409)
    })

    it('is approved in part, and people read why', async () => {
      const validUntil = addDays(businessDay(cabinet.clock.now()), 365)
      const body = { approvedLimit: roubles(600_000), validUntil, comment: 'Мало отчётности', ratingGroup: 'D' }
      expect((await report(credit.approveLimit, 'B5', body)).body).toMatchObject({ state: 'PARTIALLY_APPROVED' })
      expect(await calls.buyerCard('B5')).toMatchObject({
        limit: roubles(600_000),
        limitComment: 'Мало отчётности',
        ratingGroup: 'D',
        isBlindLimit: false,
      })
      expect(await subjectsTo(cabinet, 'yusupov@agrosnab.example')).toContain(
        'Лимит на покупателя ООО «ГородОпт»: одобрен частично',
      )
      expect((await report(credit.approveLimit, 'B5', body)).body).toMatchObject({ version: 1 })
    })

    it('stays in force while another is considered, and when that one is refused', async () => {
      expect((await ask('B2', 8_000_000)).body).toMatchObject({
        limit: roubles(5_000_000),
        availableLimit: roubles(4_080_000),
      })
      const refused = await report(credit.refuseLimit, 'B2', { reason: 'Достаточно прежнего' })
      expect(refused.body).toMatchObject({ state: 'PARTIALLY_APPROVED' })
      expect(await calls.buyerCard('B2')).toMatchObject({
        limit: roubles(5_000_000),
        limitComment: 'Достаточно прежнего',
      })
    })

    it('of a buyer without one is refused: then nothing is insured', async () => {
      await ask('B1', 900_000)
      expect((await report(credit.refuseLimit, 'B1', { reason: 'Банкротство' })).body).toMatchObject({
        state: 'REJECTED',
      })
      expect(await calls.buyerCard('B1')).toMatchObject({ limit: 0, limitComment: 'Банкротство' })
    })

    it('cannot be approved when nobody has asked: 409 with what is possible', async () => {
      const answer = await report(credit.resumeLimit, 'B1', {})
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({ code: 'WRONG_STATE', state: 'REJECTED', possible: [] })
    })

    it('is suspended by a long overdue debt, and resumed when it is paid', async () => {
      expect(await runJob(cabinet, 'debtor.limits')).toBeGreaterThan(0)
      expect((await calls.buyerCard('B3')).limitStatus?.name).toBe('SUSPENDED')
      expect(await subjectsTo(cabinet, 'yusupov@agrosnab.example')).toContain(
        'Лимит на покупателя ООО «Маркет-Юг» приостановлен',
      )
      expect((await calls.pay(credits.shipment('О-172'), roubles(430_000))).body.status.name).toBe('PAID')
      await runJob(cabinet, 'debtor.limits')
      expect(await calls.buyerCard('B3')).toMatchObject({
        limitStatus: { name: 'PARTIALLY_APPROVED' },
        limit: roubles(1_500_000),
      })
    })

    it('of the insurer stays suspended whatever is paid', async () => {
      const body = { reason: 'Проверяем покупателя' }
      expect((await report(credit.suspendLimit, 'B2', body)).body).toMatchObject({ state: 'SUSPENDED' })
      await runJob(cabinet, 'debtor.limits')
      expect((await calls.buyerCard('B2')).limitStatus?.name).toBe('SUSPENDED')
      expect((await report(credit.resumeLimit, 'B2', {})).body).toMatchObject({ state: 'PARTIALLY_APPROVED' })
    })

    it('expires on the day after its last', async () => {
      passDays(cabinet, 181)
      await runJob(cabinet, 'debtor.limits')
      expect((await calls.buyerCard('B2')).limitStatus?.name).toBe('EXPIRED')
      expect((await ask('B2', 4_000_000)).body.limitStatus?.name).toBe('REQUESTED')
    })
  })
})
