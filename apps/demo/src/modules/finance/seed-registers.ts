import type { Insertable } from 'kysely'
import type { Database } from '@cabinet/api/db/database'
import { demoId } from '../../ids.ts'
import { createDemoTime } from '../../time.ts'
import { type DemoOrganizationKey, organizationId } from '../../organizations.ts'
import { personId } from '../../people.ts'
import type { SeedContext } from '../../module.ts'
import { insertChange } from '@cabinet/api/platform/transitions/store'
import { storeScan } from './files/seed.ts'
import { lastOrderDay, nextOrderDay } from '@cabinet/api/modules/finance/order-days'
import { addDays } from '@cabinet/api/kernel/days'
import { shareOf } from '@cabinet/api/kernel/shares'
import { accruedOf } from '@cabinet/api/modules/finance/objects/money'
import type { FinanceObjectTable } from '@cabinet/api/modules/finance/objects/tables'
import { bankId, type DemoBankKey } from './seed-banks.ts'
import { demoBuyers } from './seed-buyers.ts'
import { insertMany } from './seed-many.ts'
import { auditOf, buyerId, seedBuyers, seedRules, seedTranches, type Time, workingDayFrom } from './seed-terms.ts'
import { type DemoSupply, endedSupplies, factorySupplies, orderedSupplies, windSupplies } from './seed-supplies.ts'
import type { FinanceInvoiceTable, FinanceSupplyTable } from '@cabinet/api/modules/finance/supplies/tables'
import { continueNumbers } from '@cabinet/api/platform/counters'

const ROUBLE = 100
const VAT = 20
const ADVANCE = 90

/** An agreement of the demo with what was delivered under it. */
interface Ledger {
  readonly organization: DemoOrganizationKey
  readonly offer: string
  readonly bank: DemoBankKey
  readonly rate: number
  readonly author: string
  readonly supplies: readonly DemoSupply[]
}

const ledgers: readonly Ledger[] = [
  { organization: 'O6', offer: 'F1', bank: 'FB1', rate: 24.5, author: 'P7', supplies: factorySupplies },
  { organization: 'O6', offer: 'F2', bank: 'FB2', rate: 22.9, author: 'P7', supplies: endedSupplies },
  { organization: 'O1', offer: 'N1', bank: 'FB1', rate: 23.9, author: 'P1', supplies: windSupplies },
  { organization: 'O1', offer: 'N5', bank: 'FB4', rate: 26.8, author: 'P1', supplies: orderedSupplies },
]

/** The number that the next object gets is one above the last of the demo. */
const LAST_OBJECT = { O6: 34, O1: 118 } as const

/** Days after the supply on which things happened. */
const CONFIRMED = 1.1
const ORDERED = 2.2
const SENT = 2.5
const PAID_OUT = 2.7

/** The past of a supply, and of its object, as events with the days on which they happened. */
const pastOf = ({ day, deferral, status, object }: DemoSupply) => {
  const due = day + deferral
  const confirmed = ['confirm', 'CONFIRMED', day + CONFIRMED, 'PARTNER'] as const
  const wanted = object && object.status !== 'AVAILABLE' && object.status !== 'REJECTED'
  const ordered = wanted ? [['order', 'IN_FINANCING', day + ORDERED, 'USER'] as const] : []
  const paidOut = wanted ? [['finance', 'FINANCED', day + PAID_OUT, 'JOB'] as const] : []
  const supply = {
    NEW: [],
    CANCELLED: [['cancel', 'CANCELLED', day + CONFIRMED, 'PARTNER'] as const],
    CONFIRMED: [confirmed],
    IN_FINANCING: [confirmed, ...ordered],
    FINANCED: [confirmed, ...ordered, ...paidOut],
    PAID: [confirmed, ...ordered, ...paidOut, ['pay', 'PAID', due - 1.4, 'PARTNER'] as const],
    OVERDUE: [confirmed, ...ordered, ...paidOut, ['overdue', 'OVERDUE', due + 1, 'JOB'] as const],
  }[status]
  const order = ['order', 'ORDERED', day + ORDERED, 'USER'] as const
  const send = ['send', 'SENT_TO_BANK', day + SENT, 'JOB'] as const
  const finance = ['finance', 'FINANCED', day + PAID_OUT, 'PARTNER'] as const
  const overdue = ['overdue', 'OVERDUE', due + 1, 'JOB'] as const
  const ofObject = {
    AVAILABLE: [],
    ORDERED: [order],
    SENT_TO_BANK: [order, send],
    REJECTED: [order, send, ['reject', 'REJECTED', day + PAID_OUT, 'PARTNER'] as const],
    FINANCED: [order, send, finance],
    OVERDUE: [order, send, finance, overdue],
    REGRESS: [order, send, finance, overdue, ['regress', 'REGRESS', due + 30, 'JOB'] as const],
    REPAID: [order, send, finance, ['repay', 'REPAID', due - 1.4, 'PARTNER'] as const],
  }[object?.status ?? 'AVAILABLE']
  return { supply, object: ofObject }
}

interface Rows {
  readonly supplies: Insertable<FinanceSupplyTable>[]
  readonly invoices: Insertable<FinanceInvoiceTable>[]
  readonly objects: Insertable<FinanceObjectTable>[]
}

/** The object of a supply of the demo. */
const objectRow = (
  { organization, offer, bank, rate }: Ledger,
  supply: DemoSupply,
  time: Time,
  start: Date,
): Insertable<FinanceObjectTable>[] => {
  const { object, day, deferral } = supply
  if (!object) return []
  const amount = supply.roubles * ROUBLE
  const due = addDays(time.day(day), deferral)
  const financed = time.day(day + PAID_OUT)
  const isFinanced = ['FINANCED', 'OVERDUE', 'REGRESS', 'REPAID'].includes(object.status)
  const isRepaid = object.status === 'REPAID'
  const financing = shareOf(amount, ADVANCE)
  const repaidDay = time.day(day + deferral - 1.4)
  const orderDays = {
    ORDERED: nextOrderDay(start),
    SENT_TO_BANK: workingDayFrom(time.day(-1), -1),
  }
  const orderDay =
    object.status === 'ORDERED' || object.status === 'SENT_TO_BANK'
      ? orderDays[object.status]
      : object.status === 'AVAILABLE'
        ? null
        : workingDayFrom(time.day(day + ORDERED), 1)
  const debt = { financing_amount: financing, repaid_amount: 0, interest_rate: rate, interest_before: 0 }
  return [
    {
      organization_id: organizationId(organization),
      id: demoId(`object ${organization} ${object.number}`),
      number: object.number,
      kind: 'CLAIM',
      agreement_id: demoId(`agreement ${offer}`),
      bank_id: bankId(bank),
      supply_id: demoId(`supply ${organization} ${supply.number}`),
      invoice_id: demoId(`invoice ${organization} ${supply.number}`),
      buyer_id: buyerId(organization, supply.buyer),
      claim_amount: amount,
      advance_rate: ADVANCE,
      financing_amount: financing,
      interest_rate: rate,
      interest_before: isRepaid ? accruedOf({ ...debt, interest_since: financed }, repaidDay) : 0,
      interest_since: isRepaid ? repaidDay : isFinanced ? financed : null,
      status: object.status,
      told_status: object.status,
      order_date: orderDay,
      last_order_date: lastOrderDay(due),
      ordered_at: object.status === 'AVAILABLE' ? null : time.instant(Math.min(day + ORDERED, -0.04)),
      financed_date: isFinanced ? financed : null,
      planned_repayment_date: due,
      repaid_date: isRepaid ? repaidDay : null,
      repaid_amount: isRepaid ? amount : 0,
      reject_reason: object.reason ?? null,
      is_fixable: object.reason !== undefined,
      purpose: null,
      ...auditOf(time, day + CONFIRMED),
    },
  ]
}

const rowsOf = (ledger: Ledger, time: Time, start: Date): Rows => {
  const { organization, offer, bank } = ledger
  const organization_id = organizationId(organization)
  const rows: Rows = { supplies: [], invoices: [], objects: [] }
  for (const [index, supply] of ledger.supplies.entries()) {
    const { number, roubles, day, deferral, status } = supply
    const amount = roubles * ROUBLE
    const vat_amount = Math.round((amount * VAT) / (100 + VAT))
    const isPaid = status === 'PAID'
    const due = addDays(time.day(day), deferral)
    const common = {
      organization_id,
      amount,
      vat_amount,
      paid_amount: isPaid ? amount : 0,
      due_date: due,
      ...auditOf(time, day),
    }
    const hasAnswer = !['NEW', 'CANCELLED'].includes(status)
    rows.supplies.push({
      ...common,
      id: demoId(`supply ${organization} ${number}`),
      agreement_id: demoId(`agreement ${offer}`),
      bank_id: bankId(bank),
      external_id: `${organization} ${number}`,
      buyer_id: buyerId(organization, supply.buyer),
      number,
      contract_number: `${12 + (index % 40)}-П`,
      contract_date: time.day(-280 - (index % 12)),
      supply_date: time.day(day),
      deferral_days: deferral,
      status,
      confirmed_at: hasAnswer ? time.instant(Math.min(day + CONFIRMED, -0.05)) : null,
      news_at: time.instant(Math.min(day + CONFIRMED, -0.05)),
    })
    rows.invoices.push({
      ...common,
      id: demoId(`invoice ${organization} ${number}`),
      supply_id: demoId(`supply ${organization} ${number}`),
      number: String(1204 - index),
      type: (['UPD', 'UPD', 'UPD', 'TORG12', 'ACT'] as const)[index % 5] ?? 'UPD',
      date: time.day(day),
      is_accepted: hasAnswer,
      is_cancelled: status === 'CANCELLED',
    })
    // Some deliveries have a VAT invoice beside the note; what is paid of it in part shows that state too.
    if (index % 5 === 3) {
      rows.invoices.push({
        ...common,
        id: demoId(`invoice ${organization} ${number} VAT`),
        supply_id: demoId(`supply ${organization} ${number}`),
        number: `${1204 - index}/1`,
        type: 'INVOICE',
        date: time.day(day),
        paid_amount: isPaid ? amount : Math.round(amount / 4),
        is_accepted: hasAnswer,
        is_cancelled: status === 'CANCELLED',
      })
    }
    rows.objects.push(...objectRow(ledger, supply, time, start))
  }
  return rows
}

/** Who moved things in the demo. */
const actorOf = (kind: 'USER' | 'JOB' | 'PARTNER', { author, bank }: Ledger) =>
  ({
    USER: { kind, id: personId(author) },
    JOB: { kind, id: 'finance.noteOverdue' },
    PARTNER: { kind, id: demoId(`partner ${bankId(bank)}`) },
  })[kind]

type Past = readonly (readonly [event: string, to: string, day: number, by: 'USER' | 'JOB' | 'PARTNER'])[]

const writePast = async (
  database: Database,
  ledger: Ledger,
  key: { readonly machine: string; readonly id: string },
  [initial, past]: readonly [string, Past],
  time: Time,
  reason: string | null,
): Promise<void> => {
  let from = initial
  for (const [index, [event, to, day, by]] of past.entries()) {
    // What is said to have happened has happened before the start, in its order.
    const at = time.instant(Math.min(day, -0.04 + index * 0.005))
    await insertChange(
      database,
      { ...key, organizationId: organizationId(ledger.organization) },
      {
        event,
        from,
        to,
        actor: actorOf(by, ledger),
        reason: event === 'reject' ? reason : null,
        externalId: undefined,
        occurredAt: at,
        at,
        version: index + 1,
      },
    )
    from = to
  }
}

/** Scans of what buyers have confirmed and not paid in full: those are what somebody wants to look at. */
const addScans = async (
  context: SeedContext,
  { organization, supplies }: Ledger,
  { invoices }: Rows,
): Promise<Rows['invoices']> => {
  const known = new Map(
    supplies.map(({ number, buyer }) => [
      demoId(`supply ${organization} ${number}`),
      { supply: number, buyer: demoBuyers[buyer].shortName },
    ]),
  )
  const scanned: Rows['invoices'] = []
  for (const invoice of invoices) {
    const of = known.get(invoice.supply_id)
    const isWanted = invoice.is_accepted && invoice.paid_amount < invoice.amount
    scanned.push(
      of && isWanted ? { ...invoice, file_id: await storeScan(context, invoice, of) } : { ...invoice, file_id: null },
    )
  }
  return scanned
}

/** Supplies, documents, objects and rules in every state; more of them when the installation asks for many rows. */
export const seedRegisters = async (context: SeedContext): Promise<void> => {
  const { database, start, manyRows: extra } = context
  const time = createDemoTime(start)
  await seedBuyers(database, time)
  for (const ledger of ledgers) {
    const rows = rowsOf(ledger, time, start)
    await database.query.insertInto('finance_supply').values(rows.supplies).execute()
    await database.query
      .insertInto('finance_invoice')
      .values(await addScans(context, ledger, rows))
      .execute()
    await database.query.insertInto('finance_object').values(rows.objects).execute()
    for (const supply of ledger.supplies) {
      const { organization } = ledger
      const past = pastOf(supply)
      const id = demoId(`supply ${organization} ${supply.number}`)
      await writePast(database, ledger, { machine: 'finance.supply', id }, ['NEW', past.supply], time, null)
      if (!supply.object) continue
      const key = { machine: 'finance.object', id: demoId(`object ${organization} ${supply.object.number}`) }
      await writePast(database, ledger, key, ['AVAILABLE', past.object], time, supply.object.reason ?? null)
    }
  }
  await seedTranches(database, time)
  await seedRules(database, time)
  if (extra > 0) await insertMany(database, time, extra)
  for (const [organization, value] of Object.entries(LAST_OBJECT)) {
    const name = `finance-object-${organizationId(organization as keyof typeof LAST_OBJECT)}`
    await continueNumbers(database, name, value + (organization === 'O1' ? extra : 0))
  }
}
