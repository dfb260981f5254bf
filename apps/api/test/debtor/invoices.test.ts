import { type DebtorInsuranceStatus, status as insuranceStatus } from '@cabinet/contract/debtor'
import * as invoice from '@cabinet/contract/debtor/invoices'
import type { DebtorInvoice, DebtorInvoiceCard } from '@cabinet/contract/debtor/invoices'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../src/kernel/days.ts'
import { payableInvoices } from '../../src/modules/debtor/invoices/payment.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { readPdf } from '../support/pdf.ts'
import { creditCalls, passDays, roubles, runJob, subjectsTo } from './support.ts'

describe.each(productKinds())('premium invoices on $name', (kind) => {
  let cabinet: Cabinet
  let calls: ReturnType<typeof creditCalls>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    calls = creditCalls(cabinet)
  })
  afterAll(() => cabinet.remove())

  const list = async (): Promise<DebtorInvoice[]> =>
    (await calls.call<{ content: DebtorInvoice[] }>(invoice.find, { body: { pageSize: 100 } })).body.content
  const card = async (id: string) => (await calls.call<DebtorInvoiceCard>(invoice.get, { params: { id } })).body
  const insurance = async () => (await calls.call<DebtorInsuranceStatus>(insuranceStatus)).body
  const pay = (id: string, amount: number, externalId: string) =>
    payableInvoices.pay(
      cabinet.platform,
      id,
      { externalId, date: calls.today(), amount },
      { kind: 'PARTNER', id: 'statement' },
    )
  /** Moves the clock to the day after the next first working day of a month. */
  const toNextMonth = (): void => {
    const day = calls.today()
    const next = `${addDays(`${day.slice(0, 7)}-28`, 5).slice(0, 7)}-12`
    passDays(cabinet, daysBetween(day, next))
  }

  it('of the demo sum up to the premiums of their shipments', async () => {
    const [newest, ...rest] = await list()
    expect(newest).toMatchObject({ status: { name: 'ISSUED' }, paidAmount: 0 })
    expect(rest.every(({ status, paidAmount, amount }) => status.name === 'PAID' && paidAmount === amount)).toBe(true)
    for (const { id, amount, shipmentsCount } of await list()) {
      const { raw } = await calls.call(invoice.shipments, { params: { id } })
      const [header = [], ...rows] = (await readXlsx(raw.rawPayload)).sheets[0]?.rows ?? []
      const column = header.indexOf('Премия')
      expect(rows).toHaveLength(shipmentsCount)
      expect(roubles(rows.reduce((sum, cells) => sum + Number(cells[column]), 0))).toBe(amount)
    }
  })

  it('carry what a payment needs, also as a document', async () => {
    const [newest] = await list()
    const { payment, number } = await card(newest?.id ?? '')
    expect(payment).toMatchObject({ amount: newest?.amount, payeeName: 'АО «СК «Тихий берег»' })
    expect(payment?.qrPayload).toContain(`|Sum=${newest?.amount}|`)
    expect(payableInvoices.numbersIn(payment?.purpose ?? '')).toEqual([number])
    const { raw } = await calls.call(invoice.pdf, { params: { id: newest?.id ?? '' } })
    const text = (await readPdf(raw.rawPayload)).sheets.join(' ')
    for (const part of [number, 'ТК-77-000158/26', 'Агроснаб-Поволжье', payment?.settlementAccount ?? '-']) {
      expect(text).toContain(part)
    }
  })

  it('are paid in parts and once for each line of the statement', async () => {
    const [newest] = await list()
    const [id, amount] = [newest?.id ?? '', newest?.amount ?? 0]
    const half = Math.floor(amount / 2)
    const taken = await Promise.all([1, 2, 3].map(() => pay(id, half, 'line 1')))
    expect(taken.toSorted((left, right) => left - right)).toEqual([0, 0, half])
    expect(await card(id)).toMatchObject({ status: { name: 'PARTIALLY_PAID' }, paidAmount: half })
    // More than is left is not taken.
    expect(await pay(id, amount, 'line 2')).toBe(amount - half)
    expect(await card(id)).toMatchObject({ status: { name: 'PAID' }, payment: null })
    expect(await pay(id, -100, 'line 3')).toBe(-100)
    expect(await card(id)).toMatchObject({ status: { name: 'PARTIALLY_PAID' } })
    expect(await pay(id, 100, 'line 4')).toBe(100)
  })

  it('of others do not exist', async () => {
    const [newest] = await list()
    const params = { id: newest?.id ?? '' }
    const other = creditCalls(cabinet, 'P1')
    for (const endpoint of [invoice.get, invoice.pdf, invoice.shipments]) {
      expect((await other.call(endpoint, { params })).status).toBe(404)
    }
  })

  it('come once for a month, with its shipments and a letter', async () => {
    await calls.create({ amount: roubles(1_000_000), vatAmount: 0 })
    const before = (await list()).length
    toNextMonth()
    await runJob(cabinet, 'debtor.invoices')
    await runJob(cabinet, 'debtor.invoices')
    const all = await list()
    const fresh = all.slice(0, all.length - before)
    expect(fresh).toHaveLength(1)
    expect(fresh[0]).toMatchObject({
      status: { name: 'ISSUED' },
      dueDate: addDays(calls.today(), 30),
      minimumAmount: 0,
    })
    expect(fresh[0]?.amount).toBeGreaterThanOrEqual(roubles(3500))
    const letters = (await subjectsTo(cabinet, 'yusupov@agrosnab.example')).filter((subject) =>
      subject.startsWith(`Счёт ${fresh[0]?.number}`),
    )
    expect(letters).toHaveLength(1)
  })

  it('unpaid for thirty days after the due date suspend the insurance, and paid resume it', async () => {
    const [newest] = await list()
    passDays(cabinet, 31)
    await runJob(cabinet, 'debtor.payments')
    expect(await card(newest?.id ?? '')).toMatchObject({ status: { name: 'OVERDUE' }, overdueDays: 1 })
    expect(await insurance()).toMatchObject({ serviceStatus: 'AVAILABLE' })
    const banner = await calls.call(invoice.overdue)
    expect(banner.body).toMatchObject({ count: 1, suspensionDate: addDays(newest?.dueDate ?? '', 30) })
    passDays(cabinet, 30)
    await runJob(cabinet, 'debtor.payments')
    expect(await insurance()).toMatchObject({ serviceStatus: 'SUSPENDED' })
    const uninsured = await calls.create()
    expect(uninsured.body).toMatchObject({ uninsuredReason: { name: 'INSURANCE_SUSPENDED' }, insuredAmount: 0 })
    await pay(newest?.id ?? '', newest?.amount ?? 0, 'late line')
    expect(await insurance()).toMatchObject({ serviceStatus: 'AVAILABLE' })
    const letters = await subjectsTo(cabinet, 'yusupov@agrosnab.example')
    expect(letters).toContain('Страхование коммерческих кредитов приостановлено')
    expect(letters).toContain('Страхование коммерческих кредитов возобновлено')
  })

  it('settle the minimum premium when the year of the policy is over', async () => {
    const { insuranceEndDate: end } = await insurance()
    passDays(cabinet, daysBetween(calls.today(), end ?? '') + 1)
    await runJob(cabinet, 'debtor.policies')
    expect(await insurance()).toMatchObject({ serviceStatus: 'UNAVAILABLE', insuranceEndDate: end })
    toNextMonth()
    await runJob(cabinet, 'debtor.invoices')
    const all = await list()
    const last = all.find(({ minimumAmount }) => minimumAmount > 0)
    const premiums = all.reduce((sum, { premiumAmount, minimumAmount }) => sum + premiumAmount + minimumAmount, 0)
    expect(last?.period.to.slice(0, 7)).toBe((end ?? '').slice(0, 7))
    expect(premiums).toBe(roubles(120_000))
    expect(last?.amount).toBe((last?.premiumAmount ?? 0) + (last?.minimumAmount ?? 0))
    expect((await calls.create()).body).toMatchObject({ uninsuredReason: { name: 'OUT_OF_POLICY' } })
    const { query } = cabinet.platform.database
    const { count } = await query
      .selectFrom('debtor_shipment')
      .select((column) => column.fn.countAll<number>().as('count'))
      .where('organization_id', '=', organizationId('O5'))
      .where('premium', '>', 0)
      .where('invoice_id', 'is', null)
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
  })
})
