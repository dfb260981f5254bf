import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type * as contract from '@cabinet/contract/partner/statement'
import type {
  MatchableInvoice,
  StatementLine,
  StatementLineCard,
  StatementShare,
} from '@cabinet/contract/partner/statement'
import { errors } from '../../../kernel/http-error.ts'
import { type Language, named } from '../../../kernel/language.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { findOrganizationCard } from '../../organization/port.ts'
import { findNamesOfPeople } from '../../people/port.ts'
import { findInvoices, findNamedInvoices, findUnpaid, type Found, payersOf, putOn } from './matching.ts'
import { problemMessages, stateMessages, statementErrors } from './messages.ts'
import * as store from './store.ts'

type OfLine = CallContext & { readonly params: { readonly id: string } }
type Received<Name extends 'match' | 'revoke' | 'settle'> = CallContext & ReceivedOf<(typeof contract)[Name]>

const ITN = /^(?:\d{10}|\d{12})$/

const isProblem = (name: string | null): name is keyof typeof problemMessages =>
  name !== null && name in problemMessages

/** A line as lists show it. */
export const lineView = (row: store.LineRow, language: Language): StatementLine => ({
  id: row.id,
  version: row.version,
  externalId: row.external_id,
  date: row.date,
  amount: row.amount,
  left: row.left_amount,
  payerItn: row.payer_itn,
  payerName: row.payer_name,
  purpose: row.purpose,
  state: named(stateMessages, store.stateOf(row), language),
  problem: isProblem(row.problem) ? named(problemMessages, row.problem, language) : null,
  receivedDateTime: row.received_at,
})

/** A page of the statement. */
export const findStatement = async ({ platform, language, body }: CallContext & { readonly body: AnyRequest }) => {
  const { rows, count } = await store.findLines(platform.database, body)
  return pageAround(
    rows.map((row) => lineView(row, language)),
    count,
    body,
  )
}

/** @throws HttpError 404 */
const getLine = async ({ platform, params: { id } }: OfLine): Promise<store.LineRow> => {
  const row = await store.findLine(platform.database, id)
  if (!row) throw errors.notFound()
  return row
}

const sharesOf = async ({ platform, language }: OfLine, rows: readonly store.ShareRow[]): Promise<StatementShare[]> => {
  const { database } = platform
  const products = new Map(payersOf(platform).map(({ product, of }) => [product, of]))
  const ids = rows.flatMap(({ invoice_id: id }) => id ?? [])
  const owners = new Map(
    (await findInvoices(platform, { ids })).map(({ invoice }) => [invoice.id, invoice.organizationId]),
  )
  const people = await findNamesOfPeople(
    database,
    rows.flatMap(({ matched_by, revoked_by }) => [matched_by ?? [], revoked_by ?? []].flat()),
  )
  const nameOf = (id: string | null): string | null => (id === null ? null : (people.get(id) ?? null))
  return Promise.all(
    rows.map(async (row) => {
      const owner = row.invoice_id === null ? undefined : owners.get(row.invoice_id)
      const organization = owner === undefined ? undefined : await findOrganizationCard(database, owner)
      return {
        id: row.id,
        amount: row.amount,
        invoice:
          row.invoice_id === null || row.number === null
            ? null
            : {
                id: row.invoice_id,
                number: row.number,
                product: products.get(row.product ?? '')?.title[language] ?? '',
                organization: organization?.short_name ?? null,
              },
        otherLineId: row.other_line_id,
        matchedBy: nameOf(row.matched_by),
        atDateTime: row.matched_at,
        revokedDateTime: row.revoked_at,
        revokedBy: nameOf(row.revoked_by),
      }
    }),
  )
}

/**
 * A line and where its money went.
 *
 * @throws HttpError 404
 */
export const lineCard = async (context: OfLine): Promise<StatementLineCard> => {
  const { platform, language } = context
  const row = await getLine(context)
  const shares = await store.findShares(platform.database, [row.id])
  const people = row.settled_by === null ? undefined : await findNamesOfPeople(platform.database, [row.settled_by])
  return {
    ...lineView(row, language),
    shares: await sharesOf(context, shares),
    comment: row.comment,
    settledBy: people?.get(row.settled_by ?? '') ?? null,
    settledDateTime: row.settled_at,
  }
}

const matchableOf =
  ({ platform, language }: OfLine) =>
  async ({ of, invoice }: Found): Promise<MatchableInvoice> => {
    const organization = await findOrganizationCard(platform.database, invoice.organizationId)
    return {
      id: invoice.id,
      number: invoice.number,
      product: of.title[language],
      organization: organization?.short_name ?? '',
      itn: organization?.itn ?? '',
      issueDate: invoice.issueDate,
      dueDate: invoice.dueDate,
      amount: invoice.amount,
      paidAmount: invoice.paidAmount,
      left: invoice.left,
    }
  }

/**
 * Invoices that a line can be matched with: what its payer owes; of a text, the numbers in it or what an ИНН owes. Money
 * that went back is matched with what has been paid.
 */
export const matchableInvoices = async (context: OfLine & { readonly query: { readonly search: string } }) => {
  const { platform, query } = context
  const line = await getLine(context)
  const search = query.search === '' ? line.payer_itn : query.search
  const found = ITN.test(search) ? await findUnpaid(platform, search) : await findNamedInvoices(platform, search)
  const fitting = found.filter(({ invoice }) => (line.amount > 0 ? invoice.left > 0 : invoice.paidAmount > 0))
  return { invoices: await Promise.all(fitting.map(matchableOf(context))) }
}

/** Changes a line that nobody has changed since it was seen, while nobody else changes the statement. */
const change = async (
  context: OfLine & { readonly body: { readonly version: number } },
  act: (line: store.LineRow) => Promise<void>,
): Promise<StatementLineCard> => {
  const { platform, body } = context
  const { partner_id: partnerId } = await getLine(context)
  await platform.database.transaction(async () => {
    await store.lockStatement(platform.database, partnerId)
    const line = await getLine(context)
    if (line.version !== body.version) throw errors.stale()
    await act(line)
  })
  return lineCard(context)
}

/**
 * Puts what is left of a line on an invoice. Who has done it is kept with the share and in the history of the invoice.
 *
 * @throws HttpError 404, 409 for a line with nothing left, an invoice that takes nothing, or a stale version
 */
export const matchByHand = (context: Received<'match'>): Promise<StatementLineCard> =>
  change(context, async (line) => {
    const { platform, user, body } = context
    if (line.left_amount === 0) throw statementErrors.nothingLeft()
    const [found] = await findInvoices(platform, { ids: [body.invoiceId] })
    if (!found) throw errors.notFound()
    const after = await putOn(platform, line, found, { kind: 'STAFF', id: user.id })
    if (after.left_amount === line.left_amount) throw statementErrors.takesNothing()
    await store.saveLine(platform.database, line.id, {
      left_amount: after.left_amount,
      problem: after.left_amount === 0 ? null : 'ALREADY_PAID',
      version: line.version + 1,
      settled_at: null,
      settled_by: null,
      comment: null,
    })
    platform.log.info({ line: line.id, invoice: body.invoiceId, by: user.id }, 'statement line matched')
  })

/**
 * Takes the money of a share off its invoice again.
 *
 * @throws HttpError 404, 409 when the invoice has given the money back already, or for a stale version
 */
export const revokeShare = (context: Received<'revoke'>): Promise<StatementLineCard> =>
  change(context, async (line) => {
    const { platform, user, body } = context
    const { database, clock } = platform
    const share = (await store.findShares(database, [line.id])).find(({ id }) => id === body.shareId)
    if (share?.invoice_id == null) throw errors.notFound()
    const [found] = await findInvoices(platform, { ids: [share.invoice_id] })
    if (!found) throw errors.notFound()
    if (share.revoked_at !== null) throw statementErrors.revoked()
    const payment = { externalId: `${share.id} revoked`, date: line.date, amount: -share.amount }
    const taken = await found.of.pay(platform, found.invoice.id, payment, { kind: 'STAFF', id: user.id })
    // All of it or nothing: the error takes back what has been done.
    if (taken !== -share.amount) throw statementErrors.takesNothing()
    await store.revokeShare(database, share.id, { revoked_by: user.id, revoked_at: clock.nowText() })
    await store.saveLine(database, line.id, {
      left_amount: line.left_amount + share.amount,
      problem: 'NO_INVOICE',
      version: line.version + 1,
    })
    platform.log.info({ line: line.id, share: share.id, by: user.id }, 'match of a statement line revoked')
  })

/**
 * Closes a line that belongs to no invoice.
 *
 * @throws HttpError 404, 409 for a line with nothing left or a stale version
 */
export const settleLine = (context: Received<'settle'>): Promise<StatementLineCard> =>
  change(context, async (line) => {
    const { platform, user, body } = context
    if (line.left_amount === 0) throw statementErrors.nothingLeft()
    await store.saveLine(platform.database, line.id, {
      version: line.version + 1,
      settled_at: platform.clock.nowText(),
      settled_by: user.id,
      comment: body.comment,
    })
    platform.log.info({ line: line.id, by: user.id }, 'statement line settled')
  })
