import type { StatementProblem } from '@cabinet/contract/partner/statement'
import type { Actor } from '../../../kernel/actor.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Platform } from '../../../platform/context.ts'
import type { InvoiceChoice, PayableInvoice, PayableInvoices } from '../../../platform/payments/payable.ts'
import { findOrganizationByItn } from '../../organization/port.ts'
import * as store from './store.ts'

/** An invoice together with the product that issued it. */
export interface Found {
  readonly product: string
  readonly of: PayableInvoices
  readonly invoice: PayableInvoice
}

/** The products whose invoices the statement pays; also those that are switched off, because debts stay. */
export const payersOf = ({
  modules,
}: Platform): readonly { readonly product: string; readonly of: PayableInvoices }[] =>
  modules.all.flatMap(({ id, payableInvoices }) => (payableInvoices ? [{ product: id, of: payableInvoices }] : []))

/** Invoices of every product. */
export const findInvoices = async (platform: Platform, choice: InvoiceChoice): Promise<Found[]> => {
  const found = await Promise.all(
    payersOf(platform).map(async ({ product, of }) =>
      (await of.find(platform.database, choice)).map((invoice) => ({ product, of, invoice })),
    ),
  )
  return found.flat()
}

/** How the last digits of a number may be written where a text names it. */
const spellingOf = (number: string): RegExp =>
  new RegExp(String.raw`${[...String(Number(number.slice(-6)))].join(String.raw`\s?`)}(?!\d)`)

/** The invoices that a text names, in its order. */
export const findNamedInvoices = async (platform: Platform, text: string): Promise<Found[]> => {
  const numbers = payersOf(platform).flatMap(({ of }) => of.numbersIn(text))
  if (numbers.length === 0) return []
  const place = new Map(numbers.map((number) => [number, text.search(spellingOf(number))]))
  return (await findInvoices(platform, { numbers })).toSorted(
    (left, right) => (place.get(left.invoice.number) ?? 0) - (place.get(right.invoice.number) ?? 0),
  )
}

/** What is left to pay of a payer's invoices. */
export const findUnpaid = async (platform: Platform, payerItn: string): Promise<Found[]> => {
  const organization = payerItn === '' ? undefined : await findOrganizationByItn(platform.database, payerItn)
  return organization ? findInvoices(platform, { unpaidOf: [organization.id] }) : []
}

/** Puts what is left of a line on an invoice, as far as the invoice takes it. */
export const putOn = async (
  platform: Platform,
  line: store.LineRow,
  { product, of, invoice }: Found,
  actor: Actor,
): Promise<store.LineRow> => {
  const id = newId()
  const payment = { externalId: id, date: line.date, amount: line.left_amount }
  const amount = await of.pay(platform, invoice.id, payment, actor)
  if (amount === 0) return line
  await store.insertShare(platform.database, {
    id,
    line_id: line.id,
    amount,
    product,
    invoice_id: invoice.id,
    number: invoice.number,
    other_line_id: null,
    matched_by: actor.kind === 'STAFF' ? actor.id : null,
    matched_at: platform.clock.nowText(),
    revoked_by: null,
    revoked_at: null,
  })
  return { ...line, left_amount: line.left_amount - amount }
}

/** Money that had found no invoice went back by this line: neither of the two waits any more. */
const giveBack = async (platform: Platform, line: store.LineRow, waiting: store.LineRow): Promise<store.LineRow> => {
  const { database, clock } = platform
  for (const [own, other] of [
    [line, waiting],
    [waiting, line],
  ] as const) {
    await store.insertShare(database, {
      id: newId(),
      line_id: own.id,
      amount: own.left_amount,
      product: null,
      invoice_id: null,
      number: null,
      other_line_id: other.id,
      matched_by: null,
      matched_at: clock.nowText(),
      revoked_by: null,
      revoked_at: null,
    })
  }
  await store.saveLine(database, waiting.id, { left_amount: 0, problem: null, version: waiting.version + 1 })
  return { ...line, left_amount: 0 }
}

interface Matched {
  readonly line: store.LineRow
  readonly problem: StatementProblem
}

const matchReturn = async (platform: Platform, line: store.LineRow, actor: Actor): Promise<Matched> => {
  const { database } = platform
  const problem = 'NOTHING_TO_RETURN'
  const waiting = await store.findLeftOf(database, line, -line.amount)
  if (waiting) return { line: await giveBack(platform, line, waiting), problem }
  let rest = line
  for (const found of await findNamedInvoices(platform, line.purpose)) {
    if (rest.left_amount !== 0) rest = await putOn(platform, rest, found, actor)
  }
  if (rest.left_amount !== line.amount) return { line: rest, problem }
  const paid = await store.findPaid(database, line, -line.amount)
  const [found] = paid?.invoice_id ? await findInvoices(platform, { ids: [paid.invoice_id] }) : []
  return { line: found ? await putOn(platform, line, found, actor) : line, problem }
}

const matchPayment = async (platform: Platform, line: store.LineRow, actor: Actor): Promise<Matched> => {
  const named = await findNamedInvoices(platform, line.purpose)
  let rest = line
  for (const found of named) if (rest.left_amount !== 0) rest = await putOn(platform, rest, found, actor)
  if (named.length > 0) return { line: rest, problem: 'ALREADY_PAID' }
  const exact = (await findUnpaid(platform, line.payer_itn)).filter(({ invoice }) => invoice.left === line.amount)
  const [oldest] = exact
  if (!oldest) return { line, problem: 'NO_INVOICE' }
  // The same sum is owed for different things: which of them was meant is for people to say.
  if (exact.some(({ product }) => product !== oldest.product)) return { line, problem: 'SEVERAL_PRODUCTS' }
  return { line: await putOn(platform, line, oldest, actor), problem: 'NO_INVOICE' }
}

/**
 * Finds what a new line pays: the invoices that its purpose names, else the oldest one of its payer with exactly this
 * sum. Money that goes back is first taken from what had found no invoice.
 */
export const matchLine = async (platform: Platform, line: store.LineRow, actor: Actor): Promise<store.LineRow> => {
  const matched = await (line.amount < 0 ? matchReturn : matchPayment)(platform, line, actor)
  const problem = matched.line.left_amount === 0 ? null : matched.problem
  const { left_amount } = matched.line
  await store.saveLine(platform.database, line.id, { left_amount, problem })
  return { ...matched.line, problem }
}
