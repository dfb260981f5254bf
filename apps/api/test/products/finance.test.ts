import { createRequest, type FinanceRequest, findActualOffers, type Offer } from '@cabinet/contract/finance'
import { remove as removePaymentDetails } from '@cabinet/contract/organization/payment-details'
import { attention } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStatus } from '../../src/db/status-column.ts'
import { demoId } from '@cabinet/demo/ids'
import { organizationId } from '@cabinet/demo/organizations'
import { businessDay } from '../../src/kernel/clock.ts'
import { isWorkingDay } from '../../src/kernel/working-days.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { organizationCalls } from '../support/organization.ts'
import { DAY_MS } from '../../src/kernel/durations.ts'

interface Page {
  readonly content: Offer[]
  readonly totalElements: number
  readonly totalPages: number
  readonly number: number
  readonly size: number
}

const DAY_MINUTES = 24 * 60
const LIST = { pageSize: 100, filters: [{ field: 'isDeleted', value: false, operation: 'EQ' }] }

describe.each(productKinds())('financing on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const tokenOf = (key: string): Promise<string> => cabinet.tokenOf(key)
  const find = async (key: string, body: unknown = LIST) =>
    cabinet.call<Page>(findActualOffers, { token: await tokenOf(key), body })
  const ask = async (key: string, offer: string) =>
    cabinet.call<FinanceRequest>(createRequest, {
      token: await tokenOf(key),
      query: { offerId: demoId(`offer ${offer}`) },
    })
  const offerOf = async (key: string, offer: string): Promise<Offer | undefined> =>
    (await find(key)).body.content.find(({ id }) => id === demoId(`offer ${offer}`))

  describe('offers', () => {
    it('show every state that an offer can have', async () => {
      const { body } = await find('P7')
      expect(body).toMatchObject({ totalElements: 8, totalPages: 1, number: 0, size: 100 })
      const states = body.content.map(({ status, request }) => [
        status?.name ?? null,
        request?.status.name ?? null,
        request?.agreement?.valid ?? null,
      ])
      expect(states).toEqual([
        [null, 'PROCESSING', true],
        [null, 'PROCESSING', false],
        [null, 'PROCESSING', null],
        [null, 'SEND_BANK', null],
        [null, 'CANCEL', null],
        [null, 'DRAFT', null],
        [null, null, null],
        ['CANCEL', null, null],
      ])
    })

    it('carry limit, rate, bank and recipient', async () => {
      const offer = await offerOf('P7', 'F1')
      expect(offer).toMatchObject({
        product: 'FACTORING',
        recipient: { fullName: 'Общество с ограниченной ответственностью «Фабрика Тканей»', itn: '3799055198' },
        financingLimit: {
          financingLimit: 1_500_000_000,
          interestRate: 24.5,
          advanceRate: 90,
          withRecourse: true,
          bank: { fullName: 'АО «Банк Меридиан»', logos: [{ id: demoId('logo FB1') }] },
        },
        request: {
          agreement: {
            number: 'ФД-77/2026-018',
            usedLimit: 436_500_000,
            availableLimit: 1_063_500_000,
            valid: true,
          },
        },
      })
    })

    it('tell when the bank decides: fourteen working days after the request was sent', async () => {
      const offer = await offerOf('P7', 'F3')
      const sent = businessDay(new Date(offer?.request?.sentDateTime ?? ''))
      const planned = offer?.request?.plannedDecisionDate ?? ''
      const days = []
      for (let time = Date.parse(sent) + DAY_MS; time <= Date.parse(planned); time += DAY_MS)
        days.push(new Date(time).toISOString().slice(0, 10))
      expect(days.filter(isWorkingDay)).toHaveLength(14)
      expect(isWorkingDay(planned)).toBe(true)
    })

    it.each([
      ['P1', 6],
      ['P3', 1],
      ['P4', 0],
      ['P5', 1],
      ['P9', 0],
      ['P10', 0],
    ])('of %s are those of their organization: %i', async (key, count) => {
      const { body } = await find(key)
      expect(body.totalElements).toBe(count)
      expect(body.content).toHaveLength(count)
    })

    it('answer 406 in status and body to who waits for confirmation', async () => {
      const { status, body } = await find('P2')
      expect(status).toBe(406)
      expect(body).toMatchObject({ code: 406 })
    })

    it('end an agreement on the day after its last one', async () => {
      cabinet.clock.setShiftMinutes(115 * DAY_MINUTES)
      expect((await offerOf('P7', 'F1'))?.request?.agreement?.valid).toBe(true)
      cabinet.clock.setShiftMinutes(116 * DAY_MINUTES)
      expect((await offerOf('P7', 'F1'))?.request?.agreement?.valid).toBe(false)
      cabinet.clock.setShiftMinutes(0)
    })

    it('go when their term has passed and nobody asked for them', async () => {
      cabinet.clock.setShiftMinutes(100 * DAY_MINUTES)
      const { body } = await find('P7')
      expect(body.content.map(({ id }) => id)).not.toContain(demoId('offer F7'))
      expect(body.content.map(({ id }) => id)).toContain(demoId('offer F3'))
      cabinet.clock.setShiftMinutes(0)
    })
  })

  describe('find', () => {
    const idsOf = async (body: unknown): Promise<string[]> =>
      (await find('P7', { pageSize: 100, ...(body as object) })).body.content.map(({ id }) => id)
    const ids = (...keys: string[]): string[] => keys.map((key) => demoId(`offer ${key}`))
    const byRate = [{ field: 'financingLimit.interestRate', direction: 'ASC' }]

    it.each([
      ['EQ', 'product', 'CREDIT_LINE', ['F7', 'F8']],
      ['NE', 'status.name', 'CANCEL', ['F2', 'F7', 'F1', 'F5', 'F3', 'F4', 'F6']],
      ['IN', 'product', ['ORDER_FINANCING'], ['F6']],
      ['LIKE', 'financingLimit.bank.fullName', 'УРАЛЬСКИЙ', ['F4', 'F8']],
      ['LIKE', 'financingLimit.bank.fullName', '%', []],
      ['GT', 'financingLimit.interestRate', 27.4, ['F6', 'F8']],
      ['GE', 'financingLimit.interestRate', 27.4, ['F4', 'F6', 'F8']],
      ['LT', 'financingLimit.financingLimit', 500_000_000, ['F6']],
      ['LE', 'financingLimit.financingLimit', 500_000_000, ['F4', 'F6']],
      ['BETWEEN', 'financingLimit.interestRate', [24, 26], ['F1', 'F5', 'F3']],
      ['BETWEEN', 'financingLimit.interestRate', [null, 23], ['F2']],
      ['BETWEEN', 'financingLimit.interestRate', [null, null], ['F2', 'F7', 'F1', 'F5', 'F3', 'F4', 'F6', 'F8']],
      ['IS_NULL', 'status.name', null, ['F2', 'F7', 'F1', 'F5', 'F3', 'F4', 'F6']],
      ['IS_NULL', 'status.name', false, ['F8']],
      ['GE', 'financingLimit.endDate', '2000-01-01', ['F2', 'F7', 'F1', 'F5', 'F3', 'F4', 'F6', 'F8']],
      ['GT', 'createdDateTime', '2999-01-01T00:00:00+03:00', []],
      ['EQ', 'isDeleted', true, []],
    ])('%s on %s', async (operation, field, value, expected) => {
      expect(await idsOf({ filters: [{ field, value, operation }], sort: byRate })).toEqual(ids(...expected))
    })

    it('pages and counts', async () => {
      const { body } = await find('P7', { pageSize: 3, pageNumber: 2, sort: byRate })
      expect(body).toMatchObject({ totalElements: 8, totalPages: 3, number: 2, size: 3 })
      expect(body.content.map(({ id }) => id)).toEqual(ids('F6', 'F8'))
    })

    it('sorts by emails in both directions', async () => {
      const names = async (direction: string): Promise<string[]> =>
        (
          await find('P7', { pageSize: 100, sort: [{ field: 'financingLimit.bank.fullName', direction }] })
        ).body.content.map(({ financingLimit }) => financingLimit.bank.fullName)
      expect(await names('ASC')).toEqual((await names('DESC')).toReversed())
      expect((await names('ASC'))[0]).toBe('АО «Банк Меридиан»')
    })

    it.each([
      [{ filters: [{ field: 'organizationId', value: 'x', operation: 'EQ' }] }, 'filters[0].field'],
      [{ filters: [{ field: '__proto__', value: 'x', operation: 'EQ' }] }, 'filters[0].field'],
      [{ filters: [{ field: 'isDeleted', value: true, operation: 'GT' }] }, 'filters[0].operation'],
      [{ filters: [{ field: 'id', value: 'not an id', operation: 'EQ' }] }, 'filters[0].value'],
      [{ filters: [{ field: 'product', value: 'zero \0 byte', operation: 'EQ' }] }, 'filters[0].value'],
      [{ filters: [{ field: 'product', value: [], operation: 'IN' }] }, 'filters[0].value'],
      [{ filters: [{ field: 'financingLimit.endDate', value: '2026-02-30', operation: 'EQ' }] }, 'filters[0].value'],
      [
        { filters: [{ field: 'financingLimit.interestRate', value: [1, 2, 3], operation: 'BETWEEN' }] },
        'filters[0].value',
      ],
      [{ filters: [{ field: 'isDeleted', value: 'false', operation: 'EQ' }] }, 'filters[0].value'],
      [{ filters: [{ field: 'isDeleted', value: false, operation: 'LIKES' }] }, 'filters[0].operation'],
      [{ sort: [{ field: 'request.number', direction: 'ASC' }] }, 'sort[0].field'],
      [{ pageSize: 101 }, 'pageSize'],
      [{ pageNumber: -1 }, 'pageNumber'],
    ])('refuses %j', async (body, field) => {
      const response = await find('P7', body)
      expect(response.status).toBe(400)
      expect(response.body).toMatchObject({ code: 'VALIDATION', fields: [{ field }] })
    })
  })

  describe('a request', () => {
    it('is answered as it stands when there is one', async () => {
      expect((await ask('P7', 'F6')).body).toMatchObject({
        number: expect.stringMatching(/-000121$/) as string,
        status: { name: 'DRAFT' },
      })
      expect((await ask('P7', 'F4')).body.status.name).toBe('SEND_BANK')
      expect((await ask('P7', 'F1')).body.agreement?.number).toBe('ФД-77/2026-018')
    })

    it('is made once however often the button is pressed, with the next number', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask('P7', 'F7')))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
      const year = new Date().getFullYear()
      expect(answers[0]?.body).toMatchObject({
        number: `ФН-${year}-000123`,
        status: { name: 'DRAFT', description: 'Черновик' },
        financingLimit: { financingLimit: 1_000_000_000 },
        agreement: null,
      })
      const stored = await cabinet.platform.database.query
        .selectFrom('finance_request')
        .select('id')
        .where('offer_id', '=', demoId('offer F7'))
        .execute()
      expect(stored).toHaveLength(1)
    })

    it('leaves no gap in the numbers when requests of several organizations come at once', async () => {
      const answers = await Promise.all([ask('P3', 'L1'), ask('P1', 'N3'), ask('P5', 'D1')])
      const ordinals = answers.map(({ body }) => Number(body.number.slice(-6))).toSorted((left, right) => left - right)
      const [first = 0] = ordinals
      expect(ordinals).toEqual([first, first + 1, first + 2])
    })

    it('waits in the list of what needs attention', async () => {
      const { body } = await cabinet.call<{ items: unknown[] }>(attention, { token: await tokenOf('P3') })
      expect(body.items).toContainEqual({
        kind: 'FINANCE_DRAFT',
        count: 1,
        path: expect.stringMatching(/^\/offer\/request\/[\da-f-]{36}$/) as string,
        details: { bank: 'Берег Банк' },
        since: expect.any(String) as string,
      })
    })

    it('that was refused can be made again from its day on', async () => {
      const early = await ask('P7', 'F5')
      expect(early.status).toBe(409)
      expect(early.body).toMatchObject({ code: 'RETRY_LATER' })
      cabinet.clock.setShiftMinutes(17 * DAY_MINUTES)
      expect((await offerOf('P7', 'F5'))?.request?.status.name).toBe('CANCEL')
      cabinet.clock.setShiftMinutes(18 * DAY_MINUTES)
      expect((await offerOf('P7', 'F5'))?.request).toBeNull()
      const again = await ask('P7', 'F5')
      expect(again.body.status.name).toBe('DRAFT')
      expect((await offerOf('P7', 'F5'))?.request?.id).toBe(again.body.id)
      cabinet.clock.setShiftMinutes(0)
    })

    it('is not taken for an offer that the bank withdrew', async () => {
      expect((await ask('P7', 'F8')).status).toBe(409)
    })

    it.each(['P1', 'P3', 'P10'])('by %s for an offer of another organization finds nothing', async (key) => {
      expect((await ask(key, 'F3')).status).toBe(404)
    })

    it.each([{}, { offerId: '' }, { offerId: 'not-an-id' }])('with %j is refused', async (query) => {
      const response = await cabinet.call(createRequest, { token: await tokenOf('P7'), query })
      expect(response.status).toBe(400)
      expect(response.body).toMatchObject({ fields: [{ field: 'offerId' }] })
    })

    it('is not for who waits for confirmation', async () => {
      expect((await ask('P2', 'N3')).status).toBe(403)
    })
  })

  describe('a bank account that an agreement pays to', () => {
    it('cannot be deleted until the agreement ends and no open request names it', async () => {
      const { accountsOf, call } = organizationCalls(cabinet)
      const [main] = await accountsOf('P7')
      const remove = () => call('P7', removePaymentDetails, { params: { id: main?.id ?? '' } })
      expect(main).toMatchObject({
        isUsed: true,
        usedIn: 'Реквизиты используются в договоре № ФД-77/2026-018 — удалить нельзя',
      })
      expect(await remove()).toMatchObject({ status: 409, body: { code: 'IN_USE', message: main?.usedIn } })
      expect((await accountsOf('P7')).map(({ id }) => id)).toEqual([main?.id])

      await cabinet.platform.database.query
        .updateTable('finance_agreement')
        .set({ terminated_at: asStatus(cabinet.clock.nowText()) })
        .where('payment_details_id', '=', main?.id ?? '')
        .execute()
      // A request that is still open names the account too.
      expect((await remove()).body).toMatchObject({ message: expect.stringContaining('в заявке № ФН-') as string })
      await cabinet.platform.database.query
        .deleteFrom('finance_request_account')
        .where('organization_id', '=', organizationId('O6'))
        .execute()
      expect((await remove()).status).toBe(204)
      expect(await accountsOf('P7')).toEqual([])
    })
  })
})
