import * as z from 'zod/mini'
import { byPartner } from './access.ts'
import { ById, Id } from './common.ts'
import { Day } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { day } from './find-fields.ts'
import { Kopecks } from './money.ts'
import { partnerNews } from './partner.ts'
import { LineError, listOfLines } from './partner-lines.ts'

const payments = byPartner('PAYMENTS')
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

/** Most lines of one call. */
export const LARGEST_STATEMENT = 500

/** An invoice that the platform has issued, as who brings the bank statement sees it. */
export const IssuedInvoice = z.object({
  id: Id,
  number: z.string(),
  issueDate: Day,
  dueDate: Day,
  amount: Kopecks,
  paidAmount: Kopecks,
  /** What is left to pay; 0 for what is paid or cancelled. */
  left: Kopecks,
  /** What the payer is asked to write. */
  purpose: z.string(),
  payer: z.object({ itn: z.string(), kpp: z.nullable(z.string()), shortName: z.string() }),
})
export type IssuedInvoice = z.output<typeof IssuedInvoice>

export const invoice = endpoint({
  id: 'partner-payments.invoice',
  method: 'GET',
  path: '/v1/partner/payments/invoice/{id}',
  summary: 'An invoice that the platform has issued, with what is left to pay.',
  access: payments,
  params: ById,
  response: IssuedInvoice,
})

/** A line of the bank statement. */
export const StatementNews = z.object({
  /** The bank's own name of the line: it counts once. */
  externalId: text(100),
  date: day().value,
  /** Money that has come; negative for money that went back. */
  amount: Kopecks.check(
    z.minimum(-1_000_000_000_000),
    z.maximum(1_000_000_000_000),
    z.refine((sum) => sum !== 0),
  ),
  /** Not everybody who pays has one, and banks write that in different ways: absent, null, nothing, zeros. */
  payerItn: z.optional(z.nullable(z.string().check(z.trim(), z.regex(/^(?:\d{10}|\d{12}|0*)$/)))),
  payerName: text(300),
  purpose: z.string().check(z.trim(), z.maxLength(1000)),
})
export type StatementNews = z.output<typeof StatementNews>

/** How a line of the statement stands: by what of it has found its invoice. */
export const statementStates = ['MATCHED', 'OVERPAID', 'UNMATCHED', 'SETTLED'] as const
export type StatementState = (typeof statementStates)[number]

/** What became of one line: where its money went, or why it was not taken. */
export const StatementResult = z.object({
  /** The bank's own name of the line; null for a line without one. */
  line: z.nullable(z.string()),
  id: z.nullable(Id),
  state: z.nullable(z.enum(statementStates)),
  /** Money for which no invoice was found; platform staff look at it. */
  left: z.nullable(Kopecks),
  invoices: z.array(z.object({ id: Id, number: z.string(), amount: Kopecks })),
  error: LineError,
})
export type StatementResult = z.output<typeof StatementResult>

export const bringStatement = endpoint({
  id: 'partner-payments.bringStatement',
  method: 'POST',
  path: '/v1/partner/payments/statement',
  summary: 'Lines of the bank statement. Each pays the invoices that its purpose names, or the one of its exact sum.',
  access: payments,
  body: z.object({
    ...partnerNews,
    lines: listOfLines(StatementNews, LARGEST_STATEMENT),
  }),
  response: z.object({ results: z.array(StatementResult) }),
  idempotent: 'required',
})
