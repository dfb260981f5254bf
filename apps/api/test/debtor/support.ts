import * as buyer from '@cabinet/contract/debtor/buyers'
import type { DebtorBuyer, DebtorBuyerCard } from '@cabinet/contract/debtor/buyers'
import { acceptTexts, debtorTextNames, debtorTexts } from '@cabinet/contract/debtor/policy'
import * as shipment from '@cabinet/contract/debtor/shipments'
import type { DebtorShipmentCard } from '@cabinet/contract/debtor/shipments'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { businessDay } from '../../src/kernel/clock.ts'
import { addDays } from '../../src/kernel/days.ts'
import { demoId } from '@cabinet/demo/ids'
import { demoBuyerId, type DemoBuyerKey } from '@cabinet/demo/modules/debtor/buyers'
import type { Answer, Ask, Cabinet } from '../support/cabinet.ts'

const DAY_MINUTES = 24 * 60

/** Ids of the demo of the credit client. */
export const credits = {
  buyer: (key: DemoBuyerKey): string => demoBuyerId('O5', key),
  shipment: (number: string): string => demoId(`shipment O5 ${number}`),
} as const

/** Roubles in kopecks. */
export const roubles = (sum: number): number => Math.round(sum * 100)

/** Calls of the credit client in the words of the tests. */
export const creditCalls = (cabinet: Cabinet, person = 'P6') => {
  const call = async <Body = Record<string, unknown>>(endpoint: Endpoint, ask: Ask = {}): Promise<Answer<Body>> =>
    cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf(person) })
  const today = (): string => businessDay(cabinet.clock.now())
  let ordinal = 0

  /** What the form of a shipment sends. */
  const shipmentOf = (change: Readonly<Record<string, unknown>> = {}) => {
    ordinal += 1
    return {
      buyerId: credits.buyer('B2'),
      contract: { number: '44-П', date: addDays(today(), -200) },
      document: { type: 'UPD', number: `Т-${person}-${ordinal}`, date: today(), fileId: null },
      shipmentDate: today(),
      amount: roubles(120_000),
      vatAmount: roubles(20_000),
      deferralDays: 60,
      ...change,
    }
  }
  const create = (change: Readonly<Record<string, unknown>> = {}, isDeclared = true) =>
    call<DebtorShipmentCard>(shipment.create, { body: { ...shipmentOf(change), isDeclared } })
  const read = async (id: string) => (await call<DebtorShipmentCard>(shipment.get, { params: { id } })).body
  const pay = (id: string, amount: number, date = today()) =>
    call<DebtorShipmentCard>(shipment.pay, { params: { id }, body: { date, amount } })
  const buyerCard = async (key: DemoBuyerKey) =>
    (await call<DebtorBuyerCard>(buyer.get, { params: { id: credits.buyer(key) } })).body
  const buyers = async (): Promise<DebtorBuyer[]> =>
    (await call<{ content: DebtorBuyer[] }>(buyer.find, { body: { pageSize: 100 } })).body.content
  return { call, today, shipmentOf, create, read, pay, buyerCard, buyers }
}

/** Agrees to the texts that an application for the insurance asks for. */
export const agreeToTexts = async (cabinet: Cabinet, person: string): Promise<void> => {
  const texts = debtorTextNames.map((type) => ({ type, version: debtorTexts[type] }))
  await cabinet.call(acceptTexts, { token: await cabinet.tokenOf(person), body: { texts } })
}

/** Moves the business clock by whole days. */
export const passDays = (cabinet: Cabinet, days: number): void =>
  cabinet.clock.setShiftMinutes(cabinet.clock.shiftMinutes() + days * DAY_MINUTES)

/** Runs a job of the product. */
export const runJob = async (cabinet: Cabinet, id: string): Promise<number> => {
  const { modules, jobs } = cabinet.platform
  const job = modules.jobs.find((one) => one.id === id)
  if (!job) throw new Error(`There is no job ${id}`)
  const run = await jobs.runNow(job)
  if (run?.outcome !== 'OK') throw new Error(`${id} ended as ${run?.outcome}`)
  return run.done
}

/** Subjects of the e-mails to an address, in their order. */
export const subjectsTo = async (cabinet: Cabinet, recipient: string): Promise<string[]> => {
  const rows = await cabinet.platform.database.query
    .selectFrom('email')
    .select('subject')
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute()
  return rows.map(({ subject }) => subject)
}
