import * as z from 'zod/mini'
import { byPartner } from '../access.ts'
import { Id } from '../common.ts'
import { Day } from '../dates.ts'
import { described } from '../described.ts'
import { endpoint } from '../endpoint.ts'
import { day } from '../find-fields.ts'
import { Kopecks } from '../money.ts'
import { byIdOf, partnerNews } from '../partner.ts'
import { LineError, listOfLines } from './lines.ts'
import { statementStates } from './statement.ts'

const payments = byPartner('PAYMENTS')
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

/** Most lines of one call. */
export const LARGEST_STATEMENT = 500

/** An invoice that the platform has issued, as who brings the bank statement sees it. */
export const IssuedInvoice = z
  .object({
    id: described(Id, 'Id of the invoice; `invoice.issued` names it.'),
    number: described(z.string(), 'Number, such as `СЧ-26-001184`; a purpose that names it pays this invoice.'),
    issueDate: described(Day, 'Day of the issue, Moscow time.'),
    dueDate: described(Day, 'Last day on which it is paid in time, Moscow time.'),
    amount: described(Kopecks, 'What it asks for, kopecks.'),
    paidAmount: described(Kopecks, 'What has been paid, kopecks.'),
    left: described(Kopecks, 'What is left to pay, kopecks; 0 for what is paid or cancelled.'),
    purpose: described(z.string(), 'What the payer is asked to write as the purpose of the payment.'),
    payer: described(
      z.object({
        itn: described(z.string(), 'ИНН: 10 digits of a company, 12 of a person.'),
        kpp: described(z.nullable(z.string()), 'КПП; null for who has none.'),
        shortName: described(z.string(), 'Short name.'),
      }),
      'The organization that pays.',
    ),
  })
  .register(z.globalRegistry, { id: 'IssuedInvoice', description: 'An invoice that the platform has issued.' })
export type IssuedInvoice = z.output<typeof IssuedInvoice>

export const invoice = endpoint({
  id: 'partner-payments.invoice',
  method: 'GET',
  path: '/v1/partner/payments/invoice/{id}',
  summary: 'An invoice that the platform has issued, with what is left to pay.',
  access: payments,
  params: byIdOf('the invoice'),
  response: IssuedInvoice,
})

/** A line of the bank statement. */
export const StatementReport = z.object({
  externalId: described(
    text(100),
    'Name of the line at the bank. Told again, in whatever call, it changes nothing; with another sum, day, payer or purpose it is `CONFLICT`.',
  ),
  date: described(day().value, 'Day of the line, Moscow time; not in the future.'),
  amount: described(
    Kopecks.check(
      z.minimum(-1_000_000_000_000),
      z.maximum(1_000_000_000_000),
      z.refine((sum) => sum !== 0),
    ),
    'Kopecks, not 0: money that has come; negative for money that went back.',
  ),
  // Not everybody who pays has one, and banks write that in different ways.
  payerItn: described(
    z.optional(z.nullable(z.string().check(z.trim(), z.regex(/^(?:\d{10}|\d{12}|0*)$/)))),
    'ИНН of who has paid, or of whom the money went back to. Absent, null, empty or zeros for those who have none.',
  ),
  payerName: described(text(300), 'Name of who has paid, or of whom the money went back to.'),
  purpose: described(
    z.string().check(z.trim(), z.maxLength(1000)),
    'Purpose of the payment, word for word: the numbers of invoices in it decide what is paid.',
  ),
})
export type StatementReport = z.output<typeof StatementReport>

/** What became of one line: where its money went, or why it was not taken. */
export const StatementResult = z
  .object({
    line: described(z.nullable(z.string()), '`externalId` of the line; null for a line without one.'),
    id: described(z.nullable(Id), 'Id of the line; null for one that was not taken.'),
    state: described(
      z.nullable(z.enum(statementStates)),
      '`MATCHED` (all of it has found invoices, or has gone back), `OVERPAID` (a part is left), `UNMATCHED` (all of it is left) or `SETTLED` (platform staff have closed it without an invoice). Null for a line that was not taken.',
    ),
    left: described(
      z.nullable(Kopecks),
      'Money of the line for which no invoice was found, kopecks, with the sign of the line; platform staff look at it. Null for a line that was not taken.',
    ),
    invoices: described(
      z.array(
        z.object({
          id: described(Id, 'Id of the invoice.'),
          number: described(z.string(), 'Number of the invoice.'),
          amount: described(Kopecks, 'What the line pays of it, kopecks; negative for money that went back.'),
        }),
      ),
      'Invoices that the line pays, or of which the money went back.',
    ),
    error: LineError,
  })
  .register(z.globalRegistry, {
    id: 'StatementResult',
    description: 'What has become of one line: where its money went, or why it was not taken.',
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
    lines: described(
      listOfLines('StatementReport', StatementReport, LARGEST_STATEMENT),
      'Lines of the statement in any order; those that are known change nothing.',
    ),
  }),
  response: z.object({ results: described(z.array(StatementResult), 'One for each line, in the same order.') }),
  idempotent: 'required',
})
