import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { Id } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { FileInfo } from '../file.ts'
import { Agreement, Bank, products } from '../finance.ts'
import { listOf } from '../find.ts'
import { boolean, choice, day, id, instant, kopecks, text } from '../find-fields.ts'
import { Kopecks, Percent } from '../money.ts'

/** Who owes for delivered goods. */
export const Buyer = z.object({ id: Id, shortName: z.string(), itn: z.string() })
export type Buyer = z.output<typeof Buyer>

/** An agreement with its terms, as they were concluded. */
export const AgreementCard = z.object({
  ...Agreement.shape,
  bank: Bank,
  product: z.enum(products),
  requestId: Id,
  /** What of the used limit is overdue or in regress. */
  overdueSum: Kopecks,
  advanceRate: Percent,
  maxDeferralDays: z.int(),
  withRecourse: z.boolean(),
  fee: z.nullable(Percent),
  /** Buyers whom the bank has given a limit of their own; others have that of the agreement alone. */
  buyers: z.array(z.object({ ...Buyer.shape, limit: Kopecks, usedLimit: Kopecks })),
  /** The agreement itself and its appendices, as the bank has given them; the oldest first. */
  files: z.array(FileInfo),
})
export type AgreementCard = z.output<typeof AgreementCard>

/** Agreements of the organization, those in force first. */
export const agreements = listOf({
  item: AgreementCard,
  filters: {
    id: id(),
    number: text(),
    valid: boolean(),
    product: choice(products),
    'bank.id': id(),
    financingLimit: kopecks(),
    finishedDate: day(),
    createdDateTime: instant(),
  },
  sort: ['number', 'financingLimit', 'finishedDate', 'createdDateTime'],
})

export const find = endpoint({
  id: 'finance-agreement.find',
  method: 'POST',
  path: '/v1/finance/agreement/find',
  summary: 'Agreements of the organization with banks, with their terms and what is left of their limits.',
  access: anyOf('FINANCE'),
  body: agreements.body,
  response: agreements.page,
})

/** Buyers of the organization. */
export const buyers = listOf({
  item: Buyer,
  filters: { id: id(), itn: text(), shortName: text(), search: text() },
  sort: ['shortName', 'itn'],
})

export const findBuyers = endpoint({
  id: 'finance-agreement.findBuyers',
  method: 'POST',
  path: '/v1/finance/buyer/find',
  summary: 'Buyers to whom the organization delivers, for the choice in a filter or a rule.',
  access: anyOf('FINANCE'),
  body: buyers.body,
  response: buyers.page,
})
