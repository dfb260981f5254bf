import { attention } from '@cabinet/contract/people/user'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { addDays } from '../../src/kernel/days.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'

interface Item {
  readonly kind: string
  readonly count: number
  readonly path: string
  readonly dueDate?: string
}

describe('a last day that comes near', () => {
  let cabinet: Cabinet
  let today: string

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    today = businessDay(cabinet.clock.now())
  })
  afterAll(() => cabinet.remove())

  const waiting = async (person: string, kind: string): Promise<Item | undefined> => {
    const { body } = await cabinet.call<{ items: Item[] }>(attention, { token: await cabinet.tokenOf(person) })
    return body.items.find((item) => item.kind === kind)
  }
  const write = (query: ReturnType<typeof sql>) => query.execute(cabinet.platform.database.query)

  it('is that of an unpaid invoice for orders, overdue first', async () => {
    const overdue = await waiting('P5', 'SENDER_INVOICE')
    expect(overdue).toMatchObject({ count: 1, dueDate: addDays(today, -15) })
    expect(overdue?.path).toMatch(/^\/sender\/invoices-payment\?status=OVERDUE&open=[\da-f-]{36}$/)
    // Where nothing is overdue, an invoice is spoken of from five days before its last day on.
    await write(sql`update sender_invoice set due_date = ${addDays(today, 6)} where number = 'СЧ-26-001185'`)
    expect(await waiting('P11', 'SENDER_INVOICE')).toBeUndefined()
  })

  it('is that of an invoice paid in part', async () => {
    const due = addDays(today, 5)
    await write(sql`update sender_invoice set due_date = ${addDays(today, 6)} where number = 'СЧ-26-001185'`)
    expect(await waiting('P1', 'SENDER_INVOICE')).toBeUndefined()
    await write(sql`update sender_invoice set due_date = ${due} where number = 'СЧ-26-001185'`)
    expect(await waiting('P1', 'SENDER_INVOICE')).toMatchObject({ count: 1, dueDate: due })
  })

  it('has passed for an insurance of orders that debts have ended', async () => {
    await write(sql`
      update sender_period set ended_at = now(), end_reason = 'BY_DEBT'
      where ended_at is null and organization_id =
        (select organization_id from sender_invoice where number = 'СЧ-26-001102')`)
    expect(await waiting('P5', 'SENDER_SUSPENDED')).toMatchObject({ count: 1 })
    expect(await waiting('P5', 'SENDER_INVOICE')).toBeUndefined()
  })

  it('is that of a policy and of an agreement', async () => {
    const last = addDays(today, 30)
    await write(sql`update debtor_insurance set end_date = ${addDays(today, 31)}`)
    await write(sql`update finance_agreement set finished_date = ${addDays(today, 31)} where terminated_at is null`)
    expect(await waiting('P6', 'CREDIT_POLICY')).toBeUndefined()
    expect(await waiting('P7', 'FINANCE_AGREEMENT')).toBeUndefined()
    await write(sql`update debtor_insurance set end_date = ${last}`)
    await write(sql`update finance_agreement set finished_date = ${last} where terminated_at is null`)
    expect(await waiting('P6', 'CREDIT_POLICY')).toMatchObject({ dueDate: last })
    expect(await waiting('P7', 'FINANCE_AGREEMENT')).toMatchObject({ dueDate: last })
  })

  it('is that of what the bank wants back, and of what it would take mended', async () => {
    await write(sql`update finance_object set status = 'REGRESS' where status = 'FINANCED'`)
    await write(sql`update finance_object set is_fixable = true where status = 'REJECTED'`)
    expect((await waiting('P7', 'FINANCE_RECOURSE'))?.path).toMatch(/^\/financing\?view=list&status=REGRESS/)
    await write(sql`update finance_object set status = 'REJECTED', is_fixable = true where status = 'REGRESS'`)
    expect(await waiting('P7', 'FINANCE_RECOURSE')).toBeUndefined()
    expect((await waiting('P7', 'FINANCE_REJECTED'))?.path).toMatch(/^\/financing\?view=list&status=REJECTED/)
    await write(sql`update finance_object set is_fixable = false`)
    expect(await waiting('P7', 'FINANCE_REJECTED')).toBeUndefined()
  })

  it('is that of a draft of a claim and of documents that the insurer waits for', async () => {
    const until = addDays(today, 14)
    await write(sql`update claim set documents_until = ${until} where status = 'DOCUMENTS_REQUESTED'`)
    expect(await waiting('P5', 'CLAIM_DOCUMENTS')).toMatchObject({ dueDate: until })
    await write(sql`
      update claim set status = 'DRAFT', is_group = false, submit_until = ${until}
      where status = 'DOCUMENTS_REQUESTED'`)
    expect(await waiting('P5', 'CLAIM_DRAFT')).toMatchObject({ dueDate: until })
    await write(sql`update claim set submit_until = ${addDays(today, 15)} where status = 'DRAFT'`)
    expect(await waiting('P5', 'CLAIM_DRAFT')).toBeUndefined()
  })
})
