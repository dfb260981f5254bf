import * as shipment from '@cabinet/contract/debtor/shipments'
import { attention } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../src/kernel/days.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { creditCalls, credits, passDays, runJob } from './support.ts'

interface Item {
  readonly kind: string
  readonly count: number
  readonly path: string
  readonly details: Readonly<Record<string, string>>
  readonly since?: string
  readonly dueDate?: string
}

describe.each(productKinds())('what waits in the credit insurance on $name', (kind) => {
  let cabinet: Cabinet
  let calls: ReturnType<typeof creditCalls>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    calls = creditCalls(cabinet)
    // Invoices are due on a day of the month, so on some days the demo has one that is due within five.
    await cabinet.platform.database.query
      .updateTable('debtor_invoice')
      .set({ due_date: addDays(calls.today(), 20) })
      .where('due_date', '>=', calls.today())
      .execute()
  })
  afterAll(() => cabinet.remove())

  const waiting = async (person = 'P6'): Promise<Item[]> => {
    const { body } = await creditCalls(cabinet, person).call<{ items: Item[] }>(attention)
    return body.items.filter((item) => item.kind.startsWith('CREDIT_'))
  }
  const kinds = async () => (await waiting()).map((item) => item.kind).toSorted()

  it('is for holders of the role alone, and of their own organization', async () => {
    expect(await waiting('P4')).toEqual([])
    const overdue = (await waiting('P1')).find((item) => item.kind === 'CREDIT_INVOICE')
    expect(overdue).toMatchObject({ count: 1, dueDate: addDays(calls.today(), -4) })
    expect(overdue?.path).toMatch(/^\/debtor\/insurance-management\?tab=invoices&status=OVERDUE&open=[\da-f-]{36}$/)
    expect((await waiting('P1')).some(({ path }) => path.includes(credits.shipment('О-180')))).toBe(false)
    expect(await kinds()).toEqual(['CREDIT_NOTIFY'])
  })

  it('is an overdue debt until the insurer knows of it', async () => {
    const id = credits.shipment('О-180')
    expect(await waiting()).toEqual([
      {
        kind: 'CREDIT_NOTIFY',
        count: 1,
        path: `/debtor/order-register?next=NOTIFY&open=${id}`,
        details: { number: 'О-180' },
        dueDate: addDays(calls.today(), 25),
      },
    ])
    const { status } = await calls.call(shipment.notify, { params: { id }, body: { comment: null } })
    expect(status).toBe(200)
    expect(await kinds()).toEqual([])
  })

  it('is a limit that ends within thirty days, named when it is the only one', async () => {
    passDays(cabinet, 120 - 31)
    expect(await kinds()).not.toContain('CREDIT_LIMIT')
    passDays(cabinet, 1)
    const items = await waiting()
    expect(items.find((item) => item.kind === 'CREDIT_LIMIT')).toMatchObject({
      count: 1,
      path: `/debtor/insurance-management?open=${credits.buyer('B3')}`,
      details: { buyer: 'ООО «Маркет-Юг»' },
      dueDate: addDays(calls.today(), 30),
    })
    await cabinet.platform.database.query
      .updateTable('debtor_buyer')
      .set({ limit_valid_until: calls.today() })
      .where('id', '=', credits.buyer('B2'))
      .execute()
    const several = (await waiting()).find((item) => item.kind === 'CREDIT_LIMIT')
    expect(several).toMatchObject({
      count: 2,
      path: `/debtor/insurance-management?until=${calls.today()}..${addDays(calls.today(), 30)}`,
      dueDate: calls.today(),
    })
  })

  it('is a loss that can be claimed since its waiting period is over', async () => {
    const item = (await waiting()).find((one) => one.kind === 'CREDIT_CLAIM')
    expect(item).toMatchObject({ path: expect.stringMatching(/\?next=CLAIM/) as string })
    expect(item?.count).toBeGreaterThan(0)
    expect(item?.since).toMatch(/T21:00:00/)
    const { body } = await calls.call<{ count: number }>(shipment.summary, {
      body: { filters: [{ field: 'nextAction.name', operation: 'EQ', value: 'CLAIM' }] },
    })
    expect(item?.count).toBe(body.count)
  })

  it('is the insurance that unpaid premiums have stopped', async () => {
    await runJob(cabinet, 'debtor.payments')
    const items = await waiting()
    expect(items.map((item) => item.kind)).not.toContain('CREDIT_INVOICE')
    expect(items.find((item) => item.kind === 'CREDIT_SUSPENDED')).toMatchObject({
      path: expect.stringMatching(/^\/debtor\/insurance-management\?tab=invoices&status=OVERDUE/) as string,
      details: { number: expect.stringMatching(/\d/) as string },
      dueDate: expect.any(String) as string,
    })
  })
})
