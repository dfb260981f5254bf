import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id, namedOf } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { listOf, summaryOf } from '../find.ts'
import { choice, day, id, instant, kopecks, text } from '../find-fields.ts'
import { Kopecks } from '../money.ts'
import { lines } from '../text-kinds.ts'

/** Platform staff. */
const staff = anyOf('GODMOD')

/** How a line of the statement stands: by what of it has found its invoice. */
export const statementStates = ['MATCHED', 'OVERPAID', 'UNMATCHED', 'SETTLED'] as const
export type StatementState = (typeof statementStates)[number]

/** Why a line, or a part of it, has found no invoice. */
export const statementProblems = ['NO_INVOICE', 'SEVERAL_PRODUCTS', 'ALREADY_PAID', 'NOTHING_TO_RETURN'] as const
export type StatementProblem = (typeof statementProblems)[number]

/** A part of the money of a line, and where it went. */
export const StatementShare = z.object({
  id: Id,
  amount: Kopecks,
  /** Null when the money went back to its payer by another line. */
  invoice: z.nullable(
    z.object({ id: Id, number: z.string(), product: z.string(), organization: z.nullable(z.string()) }),
  ),
  /** The line by which the money of this one went back, or which this one gives back. */
  otherLineId: z.nullable(Id),
  /** Who has matched it by hand; null when the platform has. */
  matchedBy: z.nullable(z.string()),
  atDateTime: Instant,
  /** When and by whom it was taken back as a mistake. */
  revokedDateTime: z.nullable(Instant),
  revokedBy: z.nullable(z.string()),
})
export type StatementShare = z.output<typeof StatementShare>

/** A line of the bank statement as platform staff see it. */
export const StatementLine = z.object({
  id: Id,
  /** Goes up with every change: who changes the line names the one that they have seen. */
  version: z.int(),
  externalId: z.string(),
  date: Day,
  amount: Kopecks,
  /** What has found no invoice; has the sign of the amount. */
  left: Kopecks,
  payerItn: z.string(),
  payerName: z.string(),
  purpose: z.string(),
  state: namedOf(statementStates),
  /** Null when nothing is left. */
  problem: z.nullable(namedOf(statementProblems)),
  receivedDateTime: Instant,
})
export type StatementLine = z.output<typeof StatementLine>

export const StatementLineCard = z.object({
  ...StatementLine.shape,
  shares: z.array(StatementShare),
  /** Why staff have closed it without an invoice. */
  comment: z.nullable(z.string()),
  settledBy: z.nullable(z.string()),
  settledDateTime: z.nullable(Instant),
})
export type StatementLineCard = z.output<typeof StatementLineCard>

/** Lines of the bank statement, the newest first. */
export const statementLines = listOf({
  item: StatementLine,
  filters: {
    id: id(),
    /** Payer, ИНН, purpose and the bank's own name of the line in one text. */
    search: text(),
    date: day(),
    amount: kopecks(),
    left: kopecks(),
    payerItn: text(),
    'state.name': choice(statementStates),
    receivedDateTime: instant(),
  },
  sort: ['date', 'amount', 'left', 'receivedDateTime'],
})

export const find = endpoint({
  id: 'statement.find',
  method: 'POST',
  path: '/v1/partners/statement/find',
  summary: 'Lines of the bank statement by a filter, the newest first.',
  access: staff,
  body: statementLines.body,
  response: statementLines.page,
})

export const summary = endpoint({
  id: 'statement.summary',
  method: 'POST',
  path: '/v1/partners/statement/summary',
  summary: 'How many lines a filter matches, what has come and gone back, and what of it has found no invoice.',
  access: staff,
  body: statementLines.body,
  response: summaryOf({ receivedSum: Kopecks, returnedSum: Kopecks, leftSum: Kopecks }),
})

export const excel = endpoint({
  id: 'statement.excel',
  method: 'POST',
  path: '/v1/partners/statement/excel',
  summary: 'Every line that the filter of a find matches, as a workbook; pages do not count.',
  access: staff,
  body: statementLines.body,
  response: file(contentTypes.xlsx),
})

export const get = endpoint({
  id: 'statement.get',
  method: 'GET',
  path: '/v1/partners/statement/{id}',
  summary: 'A line of the bank statement and where its money went.',
  access: staff,
  params: ById,
  response: StatementLineCard,
})

/** An invoice that a line can be matched with. */
export const MatchableInvoice = z.object({
  id: Id,
  number: z.string(),
  product: z.string(),
  organization: z.string(),
  itn: z.string(),
  issueDate: Day,
  dueDate: Day,
  amount: Kopecks,
  paidAmount: Kopecks,
  left: Kopecks,
})
export type MatchableInvoice = z.output<typeof MatchableInvoice>

export const invoices = endpoint({
  id: 'statement.invoices',
  method: 'GET',
  path: '/v1/partners/statement/{id}/invoice',
  summary: 'Invoices that the line can be matched with: those of its payer, or by a number or an ИНН.',
  access: staff,
  params: ById,
  query: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
  response: z.object({ invoices: z.array(MatchableInvoice) }),
})

const touched = [find, summary, get, invoices]
const version = z.int()

export const match = endpoint({
  id: 'statement.match',
  method: 'POST',
  path: '/v1/partners/statement/{id}/match',
  summary: 'Puts what is left of a line on an invoice, as far as the invoice takes it.',
  access: staff,
  params: ById,
  body: z.object({ version, invoiceId: Id }),
  response: StatementLineCard,
  errors: [404, 409],
  idempotent: true,
  invalidates: touched,
})

export const revoke = endpoint({
  id: 'statement.revoke',
  method: 'POST',
  path: '/v1/partners/statement/{id}/revoke',
  summary: 'Takes money off an invoice on which it was put by mistake; it is left on the line again.',
  access: staff,
  params: ById,
  body: z.object({ version, shareId: Id }),
  response: StatementLineCard,
  errors: [404, 409],
  idempotent: true,
  invalidates: touched,
})

export const settle = endpoint({
  id: 'statement.settle',
  method: 'POST',
  path: '/v1/partners/statement/{id}/settle',
  summary: 'Closes a line that belongs to no invoice, and says why.',
  access: staff,
  params: ById,
  body: z.object({ version, comment: lines(z.string().check(z.trim(), z.minLength(3), z.maxLength(500))) }),
  response: StatementLineCard,
  errors: [404, 409],
  idempotent: true,
  invalidates: touched,
})
