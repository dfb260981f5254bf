import * as z from 'zod/mini'
import { inSandbox } from '../access.ts'
import { Id } from '../common.ts'
import { Day } from '../dates.ts'
import { described } from '../described.ts'
import { endpoint } from '../endpoint.ts'

/** Most days that pass in one call: they are one transaction, and the embedded database lets in one at a time. */
const MOST_DAYS = 31

/** The sandbox of a partner: what there is before anything has happened in it. */
export const Sandbox = z
  .object({
    today: described(Day, 'Today in Moscow. The clock of the sandbox is that of the platform.'),
    organization: described(
      z.object({
        id: described(Id, 'Id of the organization. The insurance of an organization goes by it.'),
        itn: described(z.string(), 'Its ИНН: make your offers to it.'),
        shortName: described(z.string(), 'Short name.'),
        fullName: described(z.string(), 'Full name.'),
      }),
      'Your test organization: the only client of the platform that there is in your sandbox.',
    ),
  })
  .register(z.globalRegistry, { id: 'Sandbox', description: 'Your sandbox.' })
export type Sandbox = z.output<typeof Sandbox>

export const get = endpoint({
  id: 'partner-sandbox.get',
  method: 'GET',
  path: '/v1/partner/sandbox',
  summary: 'Your sandbox with its test organization; the first call makes it. With a test key alone.',
  access: inSandbox(),
  response: Sandbox,
})

export const passDays = endpoint({
  id: 'partner-sandbox.passDays',
  method: 'POST',
  path: '/v1/partner/sandbox/days/pass',
  summary:
    'Lets days pass: everything in the sandbox becomes so many days older, and each day does what it does by itself: debts fall due, limits and policies end, claims go on, invoices are issued.',
  access: inSandbox(),
  body: z.object({
    days: described(
      z.int().check(z.minimum(0), z.maximum(MOST_DAYS)),
      `How many days, ${MOST_DAYS} at most. 0 only does what is due today. The clock stays where it is, so \`occurredAt\` of your calls goes on as before.`,
    ),
  }),
  response: z.object({
    moved: described(z.int(), 'How many things have changed by themselves.'),
  }),
  idempotent: 'required',
})

export const payInvoices = endpoint({
  id: 'partner-sandbox.payInvoices',
  method: 'POST',
  path: '/v1/partner/sandbox/invoice/pay',
  summary:
    'The test organization pays every invoice that waits for its money, today and in full. An insurance whose invoices nobody pays is suspended after a while, in a sandbox as well.',
  access: inSandbox(),
  response: z.object({
    paid: described(z.int(), 'How many invoices it has paid.'),
  }),
  idempotent: 'required',
})

export const reset = endpoint({
  id: 'partner-sandbox.reset',
  method: 'POST',
  path: '/v1/partner/sandbox/reset',
  summary:
    'Your sandbox begins anew: everything in it is thrown away, and there is a new test organization. Keys and the address of events stay, cursors begin from 0. Other calls wait meanwhile; 409 while it begins anew already.',
  access: inSandbox(),
  response: Sandbox,
  errors: [409],
  idempotent: 'required',
})
