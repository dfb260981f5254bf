import { find as findAgreements, findBuyers, type AgreementCard } from '@cabinet/contract/finance/agreements'
import { products } from '@cabinet/contract/finance'
import * as object from '@cabinet/contract/finance/objects'
import * as supply from '@cabinet/contract/finance/supplies'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { createDemoTime } from '@cabinet/demo/time'
import { businessDay } from '../../src/kernel/clock.ts'
import { addDays } from '../../src/kernel/days.ts'
import { interestOf } from '../../src/modules/finance/objects/money.ts'
import { insertMany } from '@cabinet/demo/modules/finance/seed-many'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { runJob } from '../support/time.ts'
import { factory, moveToOrderDay } from './support.ts'

interface Page<Item> {
  readonly content: Item[]
  readonly totalElements: number
  readonly hasMore?: boolean
}

const ROUBLE = 100
const eq = (field: string, value: unknown) => ({ field, value, operation: 'EQ' })

describe.each(productKinds())('registers of financing on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    moveToOrderDay(cabinet)
  })
  afterAll(() => cabinet.remove())

  const ask = async <Body>(endpoint: Endpoint, body: object, person = 'P7') =>
    cabinet.call<Body>(endpoint, { token: await cabinet.tokenOf(person), body })
  const suppliesBy = async (...filters: object[]) =>
    (await ask<Page<supply.Supply>>(supply.find, { pageSize: 100, filters })).body.content
  const objectsBy = async (filters: object[], sort: object[] = []) =>
    (await ask<Page<object.FinancingObject>>(object.find, { pageSize: 100, filters, sort })).body.content
  const read = async <Body>(endpoint: Endpoint, id: string, person = 'P7') =>
    cabinet.call<Body>(endpoint, { token: await cabinet.tokenOf(person), params: { id } })

  it('show every state, every document, every kind and every product in the demo', async () => {
    const countOf = async (endpoint: Endpoint, field: string, value: string) =>
      Promise.all(
        ['P7', 'P1'].map(async (person) => {
          const { body } = await ask<Page<unknown>>(endpoint, { pageSize: 1, filters: [eq(field, value)] }, person)
          return body.content.length
        }),
      )
    const lists: readonly (readonly [Endpoint, string, readonly string[]])[] = [
      [supply.find, 'status.name', supply.supplyStatuses],
      [supply.findInvoices, 'status.name', supply.invoiceStatuses],
      [supply.findInvoices, 'type.name', supply.invoiceTypes],
      [object.find, 'status.name', supply.objectStatuses],
      [object.find, 'kind', object.objectKinds],
      [findAgreements, 'product', products],
    ]
    for (const [endpoint, field, values] of lists) {
      for (const value of values) {
        expect(Math.max(...(await countOf(endpoint, field, value))), `${endpoint.id} ${value}`).toBe(1)
      }
    }
    const financed = await ask<Page<supply.Supply>>(supply.find, { filters: [eq('number', 'ЗК-0018')] }, 'P1')
    // Financing of orders takes what its buyer has not confirmed yet.
    expect(financed.body.content).toMatchObject([{ status: { name: 'NEW' }, isAvailable: true }])
  })

  describe('who may read them', () => {
    const lists: Endpoint[] = [
      findAgreements,
      findBuyers,
      supply.find,
      supply.summary,
      supply.excel,
      supply.findInvoices,
      object.find,
      object.summary,
      object.excel,
    ]

    it.each(lists.map((endpoint) => [endpoint.id, endpoint] as const))(
      '%s: the role FINANCE',
      async (_id, endpoint) => {
        expect((await ask(endpoint, {})).status).toBe(200)
        for (const person of ['P2', 'P3', 'P11']) expect((await ask(endpoint, {}, person)).status).toBe(403)
      },
    )

    it('and nobody of another organization', async () => {
      const [invoice] = (await ask<Page<supply.Invoice>>(supply.findInvoices, {})).body.content
      for (const [endpoint, id] of [
        [supply.get, factory.supply('0090')],
        [supply.getInvoice, invoice?.id ?? ''],
        [object.get, factory.object('25')],
      ] as const) {
        expect((await read(endpoint, id)).status).toBe(200)
        expect((await read(endpoint, id, 'P1')).status).toBe(404)
      }
      const theirs = (await ask<Page<supply.Supply>>(supply.find, { pageSize: 100 }, 'P1')).body.content
      expect(theirs.every(({ number }) => /^(?:СВ|ЗК)-/.test(number))).toBe(true)
    })
  })

  describe('supplies', () => {
    it('are found by number, buyer and ИНН, whatever the case', async () => {
      const search = (value: string) => suppliesBy({ field: 'search', operation: 'LIKE', value })
      expect((await search('п-0098')).map(({ number }) => number)).toEqual(['П-0098'])
      expect((await search('оптима')).every(({ buyer }) => buyer.itn === '7799061015')).toBe(true)
      expect(await search('7799067070')).toHaveLength(2)
      expect(await search('нет такой')).toEqual([])
    })

    it('that can be financed now are those with an available object under a valid agreement', async () => {
      const found = await suppliesBy(eq('isAvailable', true))
      expect(found.map(({ number }) => number).toSorted()).toEqual(['П-0096', 'П-0097', 'П-0098', 'П-0099'])
      expect(found.every(({ isAvailable, financingObject }) => isAvailable && financingObject !== null)).toBe(true)
      expect(await suppliesBy(eq('isAvailable', false))).toHaveLength(22)
    })

    it('add up to their summary, over everything that the filter matches', async () => {
      for (const filters of [[], [eq('status.name', 'OVERDUE')], [eq('buyer.itn', '6399062020')]]) {
        const found = await suppliesBy(...filters)
        const { body } = await ask(supply.summary, { filters, pageSize: 1 })
        const sum = (of: (one: supply.Supply) => number) => found.reduce((total, one) => total + of(one), 0)
        expect(body).toEqual({
          count: found.length,
          amountSum: sum(({ amount }) => amount),
          debtSum: sum(({ debtAmount }) => debtAmount),
          overdueSum: sum(({ status, debtAmount }) => (status.name === 'OVERDUE' ? debtAmount : 0)),
        })
        expect(found.length).toBeGreaterThan(0)
      }
    })

    it('owe nothing when cancelled, and count the days that they are overdue', async () => {
      const today = businessDay(cabinet.clock.now())
      const [cancelled] = await suppliesBy(eq('status.name', 'CANCELLED'))
      expect(cancelled).toMatchObject({ number: 'П-0074', debtAmount: 0 })
      const [late] = await suppliesBy(eq('number', 'П-0077'))
      expect(late?.overdueDays).toBeGreaterThanOrEqual(20)
      expect(addDays(late?.dueDate ?? '', late?.overdueDays ?? 0)).toBe(today)
      const [due] = await suppliesBy(eq('number', 'П-0090'))
      expect(due?.overdueDays).toBe(0)
    })

    it('show documents, object and history on their card', async () => {
      const { body } = await read<supply.SupplyCard>(supply.get, factory.supply('0090'))
      expect(body).toMatchObject({
        number: 'П-0090',
        status: { name: 'FINANCED', description: 'Профинансирована' },
        financingObject: { number: 'ОФ-25', status: { name: 'FINANCED', description: 'Профинансирован' } },
        agreement: { number: 'ФД-77/2026-018' },
        isAvailable: false,
      })
      expect(body.invoices[0]?.status).toEqual({ name: 'ACCEPTED', description: 'Принят покупателем' })
      expect(body.history.map(({ status }) => status.name)).toEqual(['FINANCED', 'IN_FINANCING', 'CONFIRMED', 'NEW'])
      const times = body.history.map(({ at }) => at)
      expect(times).toEqual(times.toSorted().toReversed())
    })

    it('are sorted by what they are asked for, states in the order in which they come', async () => {
      const { body } = await ask<Page<supply.Supply>>(supply.find, {
        pageSize: 100,
        sort: [{ field: 'status.name', direction: 'ASC' }],
      })
      const order = body.content.map(({ status }) => supply.supplyStatuses.indexOf(status.name))
      expect(order).toEqual(order.toSorted((left, right) => left - right))
    })
  })

  describe('documents', () => {
    it('show every state that follows from their data', async () => {
      const { body } = await ask<Page<supply.Invoice>>(supply.findInvoices, { pageSize: 100 })
      const states = new Set(body.content.map(({ status }) => status.name))
      for (const name of supply.invoiceStatuses) {
        const found = (await ask<Page<supply.Invoice>>(supply.findInvoices, { filters: [eq('status.name', name)] }))
          .body
        expect(found.content.every(({ status }) => status.name === name)).toBe(true)
        expect(found.content.length > 0).toBe(states.has(name))
      }
      expect(states.size).toBeGreaterThanOrEqual(5)
    })
  })

  describe('agreements', () => {
    it('carry terms, limits and buyers, those in force first', async () => {
      const { body } = await ask<Page<AgreementCard>>(findAgreements, {})
      expect(body.content.map(({ number, valid }) => [number, valid])).toEqual([
        ['ФД-77/2026-018', true],
        ['ФД-78/2025-204', false],
      ])
      expect(body.content[0]).toMatchObject({
        product: 'FACTORING',
        advanceRate: 90,
        withRecourse: true,
        maxDeferralDays: 120,
        overdueSum: 810_000 * ROUBLE,
        bank: { shortName: 'Банк Меридиан', logos: [{ id: demoId('logo FB1') }] },
        buyers: [
          { shortName: 'АО «Хлебторг»', limit: 4_000_000 * ROUBLE, usedLimit: 1_890_000 * ROUBLE },
          { itn: '7799061015', limit: 5_000_000 * ROUBLE, usedLimit: 900_000 * ROUBLE },
        ],
      })
      const valid = await ask<Page<AgreementCard>>(findAgreements, { filters: [eq('valid', true)] })
      expect(valid.body.content).toHaveLength(1)
    })

    it('lend their buyers to filters', async () => {
      const filters = [{ field: 'search', operation: 'LIKE', value: 'маркет' }]
      const { body } = await ask<Page<object>>(findBuyers, { filters })
      expect(body.content).toEqual([{ id: demoId('buyer O6 B3'), shortName: 'ООО «Маркет-Юг»', itn: '2399063033' }])
    })
  })

  describe('objects', () => {
    it('use the limit of their agreement, kopeck by kopeck', async () => {
      const found = await objectsBy([eq('agreement.id', factory.agreement)])
      const using = new Set<string>(['ORDERED', 'SENT_TO_BANK', 'FINANCED', 'OVERDUE', 'REGRESS'])
      const used = found
        .filter(({ status }) => using.has(status.name))
        .reduce((sum, { financingAmount, repaidAmount }) => sum + Math.max(0, financingAmount - repaidAmount), 0)
      expect(used).toBe(4_365_000 * ROUBLE)
    })

    it('accrue interest until today, and no more once repaid', async () => {
      const today = businessDay(cabinet.clock.now())
      const [financed] = await objectsBy([eq('number', 'ОФ-25')])
      const days = Math.round((Date.parse(today) - Date.parse(financed?.financedDate ?? '')) / 86_400_000)
      expect(financed?.accruedInterest).toBe(interestOf(1_890_000 * ROUBLE, 24.5, days))
      expect(financed?.residualAmount).toBe(210_000 * ROUBLE)
      const [repaid] = await objectsBy([eq('number', 'ОФ-20')])
      const term = Math.round(
        (Date.parse(repaid?.repaidDate ?? '') - Date.parse(repaid?.financedDate ?? '')) / 86_400_000,
      )
      expect(repaid?.accruedInterest).toBe(interestOf(576_000 * ROUBLE, 24.5, term))
    })

    it('show, filter, sort and add up no more of what is not ordered than the limit has left', async () => {
      const { query } = cabinet.platform.database
      const limit = query.updateTable('finance_agreement').where('id', '=', factory.agreement)
      await limit.set({ financing_limit: 5_200_000 * ROUBLE }).execute()
      const filters = [eq('status.name', 'AVAILABLE')]
      const found = await objectsBy(filters, [{ field: 'financingAmount', direction: 'DESC' }])
      const sums = found.map(({ financingAmount }) => financingAmount / ROUBLE)
      expect(sums).toEqual([835_000, 835_000, 810_000, 405_000])
      const most = [...filters, { field: 'financingAmount', operation: 'GT', value: 835_000 * ROUBLE }]
      expect(await objectsBy(most)).toEqual([])
      const { body } = await ask(object.summary, { filters })
      expect(body).toEqual({
        count: 4,
        claimSum: 3_570_000 * ROUBLE,
        financingSum: 2_885_000 * ROUBLE,
        repaidSum: 0,
        overdueSum: 0,
      })
      await limit.set({ financing_limit: 15_000_000 * ROUBLE }).execute()
    })

    it('are found by their day: what can be ordered for it and what falls due', async () => {
      const [claim] = await objectsBy([eq('number', 'ОФ-34')])
      const last = claim?.lastOrderDate ?? ''
      const on = (day: string) =>
        objectsBy([
          eq('agreement.id', factory.agreement),
          eq('status.name', 'AVAILABLE'),
          { field: 'lastOrderDate', operation: 'GE', value: day },
        ])
      expect(await on(last)).toHaveLength(4)
      expect((await on(addDays(last, 1))).map(({ number }) => number)).not.toContain('ОФ-34')
    })
  })

  describe('exports', () => {
    const sheetOf = async (endpoint: Endpoint, filters: object[], pageSize = 1) => {
      const { raw } = await ask(endpoint, { filters, pageSize })
      expect(raw.headers['content-disposition']).toContain("filename*=UTF-8''")
      const [sheet] = (await readXlsx(raw.rawPayload)).sheets
      return sheet?.rows ?? []
    }

    it('hold every object of the filter, money as numbers', async () => {
      const rows = await sheetOf(object.excel, [eq('agreement.id', factory.agreement)])
      const header = rows[0] ?? []
      expect(header.slice(0, 2)).toEqual(['№', 'Договор'])
      expect(rows).toHaveLength(1 + (await objectsBy([eq('agreement.id', factory.agreement)])).length)
      const row = rows.find(([number]) => number === 'ОФ-20') ?? []
      expect(row[header.indexOf('Сумма финансирования')]).toBe(576_000)
      expect(row[header.indexOf('Статус')]).toBe('Погашен')
    })

    it('hold every supply of the filter', async () => {
      const rows = await sheetOf(supply.excel, [eq('status.name', 'PAID')])
      const header = rows[0] ?? []
      expect(rows).toHaveLength(1 + (await suppliesBy(eq('status.name', 'PAID'))).length)
      expect(rows.slice(1).every((row) => row[header.indexOf('Остаток долга')] === 0)).toBe(true)
    })
  })

  it('stay whole with many rows: exact sums, capped counts, and nothing more of a limit in use', async () => {
    const sumOf = async () => (await ask<{ count: number }>(supply.summary, {}, 'P1')).body.count
    const usedBy = async () =>
      (await ask<Page<AgreementCard>>(findAgreements, {}, 'P1')).body.content.map(({ usedLimit }) => usedLimit)
    const [count, used] = [await sumOf(), await usedBy()]
    await insertMany(cabinet.platform.database, createDemoTime(cabinet.clock.now()), 2000)
    expect(await sumOf()).toBe(count + 2000)
    expect(await usedBy()).toEqual(used)
    const { body } = await ask<Page<supply.Supply>>(supply.find, {}, 'P1')
    expect(body).toMatchObject({ totalElements: 1000, hasMore: true })
    const { raw } = await ask(supply.excel, {}, 'P1')
    const [sheet] = (await readXlsx(raw.rawPayload)).sheets
    expect(sheet?.rows).toHaveLength(1 + count + 2000)
    expect(new Set(sheet?.rows.map(([number]) => number)).size).toBe(1 + count + 2000)
  })

  describe('by the clock', () => {
    it('supplies become overdue by the clock, with their documents, and back never', async () => {
      const dueDate = (await read<supply.SupplyCard>(supply.get, factory.supply('0096'))).body.dueDate
      const shift = cabinet.clock.shiftMinutes()
      const until = Math.round((Date.parse(`${dueDate}T23:59:00+03:00`) - cabinet.clock.now().getTime()) / 60_000)
      const statusOf = async () => (await read<supply.SupplyCard>(supply.get, factory.supply('0096'))).body
      cabinet.clock.setShiftMinutes(shift + until)
      await runJob(cabinet, 'finance.noteOverdue')
      expect((await statusOf()).status.name).toBe('CONFIRMED')
      cabinet.clock.setShiftMinutes(shift + until + 10)
      expect(await runJob(cabinet, 'finance.noteOverdue')).toBeGreaterThan(0)
      expect(await statusOf()).toMatchObject({ status: { name: 'OVERDUE' }, overdueDays: 1 })
      expect((await statusOf()).invoices[0]?.status.name).toBe('OVERDUE')
      expect(await runJob(cabinet, 'finance.noteOverdue')).toBe(0)
      cabinet.clock.setShiftMinutes(shift)
    })

    it('objects go overdue and into recourse by the clock', async () => {
      const shift = cabinet.clock.shiftMinutes()
      const [before] = await objectsBy([eq('number', 'ОФ-25')])
      const moveAfter = (days: number): void => {
        const due = Date.parse(`${before?.plannedRepaymentDate}T12:00:00+03:00`)
        const now = cabinet.clock.now().getTime() - cabinet.clock.shiftMinutes() * 60_000
        cabinet.clock.setShiftMinutes(Math.round((due - now) / 60_000) + days * 24 * 60)
      }
      const stateOf = async () => (await objectsBy([eq('number', 'ОФ-25')]))[0]?.status.name
      moveAfter(0)
      await runJob(cabinet, 'finance.noteOverdue')
      expect(await stateOf()).toBe('FINANCED')
      moveAfter(1)
      await runJob(cabinet, 'finance.noteOverdue')
      expect(await stateOf()).toBe('OVERDUE')
      moveAfter(29)
      await runJob(cabinet, 'finance.noteOverdue')
      expect(await stateOf()).toBe('OVERDUE')
      moveAfter(30)
      await runJob(cabinet, 'finance.noteOverdue')
      expect(await stateOf()).toBe('REGRESS')
      const { body } = await read<object.FinancingObjectCard>(object.get, factory.object('25'))
      expect(body.history.slice(0, 2).map(({ by, status }) => [by, status.name])).toEqual([
        ['JOB', 'REGRESS'],
        ['JOB', 'OVERDUE'],
      ])
      cabinet.clock.setShiftMinutes(shift)
    })
  })
})
