import type { Invoice, Supply, SupplyCard } from '@cabinet/contract/finance/supplies'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { type Language, named } from '../../../kernel/language.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { historyOf } from '../../../platform/transitions/history.ts'
import { nextOrderDay } from '../order-days.ts'
import { daysBetween } from '../../../kernel/days.ts'
import { supplyMachine } from './transitions.ts'
import { invoiceStatusMessages, invoiceTypeMessages, objectStatusMessages, supplyStatusMessages } from './messages.ts'
import * as store from './store.ts'

interface OfOne extends RequestContext {
  readonly params: { readonly id: string }
}

interface OfMany extends RequestContext {
  readonly body: AnyRequest
}

const invoiceOf = (row: store.ShownInvoice, language: Language): Invoice => ({
  id: row.id,
  number: row.number,
  type: named(invoiceTypeMessages, row.type, language),
  date: row.date,
  supplyId: row.supply_id,
  supplyNumber: row.supply_number,
  buyer: { id: row.buyer_id, shortName: row.buyer_short_name, itn: row.buyer_itn },
  amount: row.amount,
  vatAmount: row.vat_amount,
  paidAmount: row.paid_amount,
  dueDate: row.due_date,
  status: named(invoiceStatusMessages, row.status, language),
  fileId: row.file_id,
})

const supplyOf = (
  row: store.ShownSupply,
  invoices: readonly store.ShownInvoice[],
  today: string,
  language: Language,
): Supply => ({
  id: row.id,
  number: row.number,
  supplyDate: row.supply_date,
  buyer: { id: row.buyer_id, shortName: row.buyer_short_name, itn: row.buyer_itn },
  contract: { number: row.contract_number, date: row.contract_date },
  invoices: invoices.map(({ id, number, type, date, amount }) => ({
    id,
    number,
    type: named(invoiceTypeMessages, type, language),
    date,
    amount,
  })),
  amount: row.amount,
  vatAmount: row.vat_amount,
  deferralDays: row.deferral_days,
  dueDate: row.due_date,
  paidAmount: row.paid_amount,
  debtAmount: row.status === 'CANCELLED' ? 0 : row.amount - row.paid_amount,
  overdueDays: row.status === 'OVERDUE' ? Math.max(0, daysBetween(row.due_date, today)) : 0,
  status: named(supplyStatusMessages, row.status, language),
  agreement: { id: row.agreement_id, number: row.agreement_number },
  financingObject:
    row.object_id === null || row.object_number === null || row.object_status === null
      ? null
      : {
          id: row.object_id,
          number: row.object_number,
          status: named(objectStatusMessages, row.object_status, language),
        },
  isAvailable: row.is_available,
  createdDateTime: row.created_at,
})

const viewSupplies = async (
  { platform: { database, clock }, organizationId, language }: RequestContext,
  rows: readonly store.ShownSupply[],
): Promise<Supply[]> => {
  const today = businessDay(clock.now())
  const ids = rows.map(({ id }) => id)
  const invoices = await store.findInvoicesOf(database, organizationId, today, ids)
  return rows.map((row) => supplyOf(row, invoices.get(row.id) ?? [], today, language))
}

/** Supplies of the organization by a filter. */
export const findSupplies = async (context: OfMany) => {
  const { platform, organizationId, body } = context
  const day = nextOrderDay(platform.clock.now())
  const { rows, count } = await store.findSupplies(platform.database, organizationId, day, body)
  return pageAround(await viewSupplies(context, rows), count, body)
}

/** Sums over everything that a filter matches. */
export const sumSupplies = ({ platform: { database, clock }, organizationId, body }: OfMany) =>
  store.sumSupplies(database, organizationId, nextOrderDay(clock.now()), body)

/** Everything that a filter matches, a batch at a time. */
export async function* readSupplies(context: OfMany): AsyncGenerator<readonly Supply[]> {
  const { platform, organizationId, body } = context
  const day = nextOrderDay(platform.clock.now())
  for await (const rows of store.listSupplies(platform.database, organizationId, day, body)) {
    yield viewSupplies(context, rows)
  }
}

/**
 * A supply with its documents and its history.
 *
 * @throws HttpError 404
 */
export const getSupply = async ({ platform, organizationId, language, params }: OfOne): Promise<SupplyCard> => {
  const { database, clock } = platform
  const now = clock.now()
  const today = businessDay(now)
  const row = await store.findSupply(database, organizationId, nextOrderDay(now), params.id)
  if (!row) throw errors.notFound()
  const invoices = (await store.findInvoicesOf(database, organizationId, today, [row.id])).get(row.id) ?? []
  const title = { ru: 'Поставка передана банком', en: 'The bank has reported the supply' }
  const beginning = { id: row.id, at: row.created_at, title, by: 'PARTNER' } as const
  return {
    ...supplyOf(row, invoices, today, language),
    invoices: invoices.map((invoice) => invoiceOf(invoice, language)),
    history: await historyOf(database, supplyMachine, beginning, language),
  }
}

/** Documents of the organization by a filter. */
export const findInvoices = async ({ platform: { database, clock }, organizationId, language, body }: OfMany) => {
  const today = businessDay(clock.now())
  const { rows, count } = await store.findInvoices(database, organizationId, today, body)
  return pageAround(
    rows.map((row) => invoiceOf(row, language)),
    count,
    body,
  )
}

/**
 * A document.
 *
 * @throws HttpError 404
 */
export const getInvoice = async ({
  platform: { database, clock },
  organizationId,
  language,
  params: { id },
}: OfOne): Promise<Invoice> => {
  const row = await store.findInvoice(database, organizationId, businessDay(clock.now()), id)
  if (!row) throw errors.notFound()
  return invoiceOf(row, language)
}
