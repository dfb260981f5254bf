import * as z from 'zod/mini'
import { inSandbox } from '../access.ts'
import { described } from '../described.ts'
import { endpoint } from '../endpoint.ts'
import type { InsuredProduct } from '../insured.ts'
import { byIdOf, PartnerOutcome } from '../partner.ts'

const payments = inSandbox('PAYMENTS')

/** Products that issue invoices. */
export const invoicedProducts = ['SENDER', 'DEBTOR'] as const satisfies readonly InsuredProduct[]

export const issueInvoice = endpoint({
  id: 'partner-payments-sandbox.issueInvoice',
  method: 'POST',
  path: '/v1/partner/sandbox/payments/invoice/issue',
  summary:
    'The test organization gets an invoice for insurance, for the latest month that has none yet: `invoice.issued`. It connects the product before, if it has not. 409 while the insurance is suspended for debts: bring a statement that pays them, and let a day pass.',
  access: payments,
  body: z.object({
    product: described(
      z.enum(invoicedProducts),
      '`SENDER` (orders of the courier, invoices «СЧ-…») or `DEBTOR` (commercial credits, invoices «КК-…»).',
    ),
  }),
  response: PartnerOutcome,
  errors: [404, 409],
  idempotent: 'required',
})

export const settleLine = endpoint({
  id: 'partner-payments-sandbox.settleLine',
  method: 'POST',
  path: '/v1/partner/sandbox/payments/line/{id}/settle',
  summary:
    'Platform staff close a line of the statement for which no invoice was found: told again, its state is `SETTLED`. 409 when nothing of it is left, or when it is closed.',
  access: payments,
  params: byIdOf('the line'),
  response: PartnerOutcome,
  errors: [409],
  idempotent: 'required',
})
