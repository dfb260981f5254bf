import * as z from 'zod/mini'
import { byPartner } from './access.ts'
import { ById, Id } from './common.ts'
import { Day, Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { objectKinds } from './finance-object.ts'
import { invoiceTypes } from './finance-supply.ts'
import { day } from './find-fields.ts'
import { Kopecks } from './money.ts'
import { partnerNews, PartnerOutcome } from './partner.ts'
import { BankAgreement, BuyerLimits, BuyerNews } from './partner-bank.ts'
import { LineError, listOfLines } from './partner-lines.ts'
import { lines } from './text-kinds.ts'

const bank = byPartner('BANK')
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
const Sum = Kopecks.check(z.minimum(0), z.maximum(1_000_000_000_000))
const RealDay = day().value

/** Most supplies of one call. */
export const LARGEST_DELIVERY = 500

const Paging = z.object({
  after: z.optional(Id),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
})

/** A delivery as its bank knows it: the whole of it, each time. */
export const SupplyNews = z.object({
  /** The bank's own name of the supply. */
  supply: text(100),
  agreementId: Id,
  number: text(50),
  supplyDate: RealDay,
  contract: z.object({ number: text(100), date: RealDay }),
  buyer: BuyerNews,
  amount: Sum.check(z.minimum(1)),
  vatAmount: Sum,
  deferralDays: z.int().check(z.minimum(0), z.maximum(365)),
  dueDate: RealDay,
  state: z.enum(['NEW', 'CONFIRMED', 'CANCELLED']),
  /** What the buyer has paid in all. */
  paidAmount: Sum,
  invoices: z
    .array(
      z.object({
        number: text(50),
        type: z.enum(invoiceTypes),
        date: RealDay,
        amount: Sum.check(z.minimum(1)),
        vatAmount: Sum,
        paidAmount: Sum,
        state: z._default(z.enum(['NEW', 'ACCEPTED', 'CANCELLED']), 'NEW'),
      }),
    )
    .check(z.maxLength(20)),
})
export type SupplyNews = z.output<typeof SupplyNews>

/** What became of one supply of a call: how it stands, or why it was not taken. */
export const SupplyResult = z.object({
  /** Null for a line without one. */
  supply: z.nullable(z.string()),
  id: z.nullable(Id),
  state: z.nullable(z.string()),
  version: z.nullable(z.int()),
  /** What can be financed of it. */
  objectId: z.nullable(Id),
  error: LineError,
})
export type SupplyResult = z.output<typeof SupplyResult>

/** An object as its bank sees it: from its order on. */
export const BankObject = z.object({
  id: Id,
  version: z.int(),
  number: z.string(),
  kind: z.enum(objectKinds),
  state: z.string(),
  agreementId: Id,
  /** The bank's own name of the supply. */
  supply: z.nullable(z.string()),
  buyer: z.nullable(z.object({ itn: z.string(), shortName: z.string() })),
  purpose: z.nullable(z.string()),
  claimAmount: Kopecks,
  financingAmount: Kopecks,
  repaidAmount: Kopecks,
  orderDate: z.nullable(Day),
  orderedDateTime: z.nullable(Instant),
  financedDate: z.nullable(Day),
  plannedRepaymentDate: z.nullable(Day),
})
export type BankObject = z.output<typeof BankObject>

export const listAgreements = endpoint({
  id: 'partner-bank-object.listAgreements',
  method: 'GET',
  path: '/v1/partner/bank/agreement',
  summary: 'Agreements of the bank, the oldest first; read on after the last id.',
  access: bank,
  query: Paging,
  response: z.object({ agreements: z.array(BankAgreement) }),
})

export const saveBuyers = endpoint({
  id: 'partner-bank-object.saveBuyers',
  method: 'POST',
  path: '/v1/partner/bank/agreement/{id}/buyers',
  summary: 'Limits that buyers have of their own under an agreement: these and no others.',
  access: bank,
  params: ById,
  body: z.object({
    ...partnerNews,
    buyers: BuyerLimits,
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const saveSupplies = endpoint({
  id: 'partner-bank-object.saveSupplies',
  method: 'POST',
  path: '/v1/partner/bank/supply',
  summary: 'Supplies with their documents, up to 500, each as the bank knows it now; the answer has a result for each.',
  access: bank,
  body: z.object({
    ...partnerNews,
    supplies: listOfLines(SupplyNews, LARGEST_DELIVERY),
  }),
  response: z.object({ results: z.array(SupplyResult) }),
  idempotent: 'required',
})

export const listObjects = endpoint({
  id: 'partner-bank-object.listObjects',
  method: 'GET',
  path: '/v1/partner/bank/object',
  summary: 'Objects that were ordered from the bank, the oldest first; read on after the last id.',
  access: bank,
  query: Paging,
  response: z.object({ objects: z.array(BankObject) }),
})

export const object = endpoint({
  id: 'partner-bank-object.object',
  method: 'GET',
  path: '/v1/partner/bank/object/{id}',
  summary: 'One object.',
  access: bank,
  params: ById,
  response: BankObject,
})

export const takeObject = endpoint({
  id: 'partner-bank-object.takeObject',
  method: 'POST',
  path: '/v1/partner/bank/object/{id}/take',
  summary: 'The bank checks the object: its order cannot be withdrawn any more.',
  access: bank,
  params: ById,
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const financeObject = endpoint({
  id: 'partner-bank-object.financeObject',
  method: 'POST',
  path: '/v1/partner/bank/object/{id}/finance',
  summary: 'The bank has paid.',
  access: bank,
  params: ById,
  body: z.object({
    ...partnerNews,
    /** At most what was ordered. */
    financingAmount: Sum.check(z.minimum(1)),
    /** Not before the day of `occurredAt`. */
    plannedRepaymentDate: RealDay,
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const refuseObject = endpoint({
  id: 'partner-bank-object.refuseObject',
  method: 'POST',
  path: '/v1/partner/bank/object/{id}/refuse',
  summary: 'The bank does not finance the object.',
  access: bank,
  params: ById,
  body: z.object({
    ...partnerNews,
    /** The organization reads it. */
    reason: lines(text(500)),
    /** Whether the organization can mend the reason; `reopen` then makes the object available again. */
    isFixable: z._default(z.boolean(), false),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const reopenObject = endpoint({
  id: 'partner-bank-object.reopenObject',
  method: 'POST',
  path: '/v1/partner/bank/object/{id}/reopen',
  summary: 'The reason of a refusal is mended: the object can be ordered again.',
  access: bank,
  params: ById,
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const repayObject = endpoint({
  id: 'partner-bank-object.repayObject',
  method: 'POST',
  path: '/v1/partner/bank/object/{id}/repay',
  summary: 'Money has come back, in part or in full.',
  access: bank,
  params: ById,
  body: z.object({
    ...partnerNews,
    /** What has come back in all, not only this time. */
    repaidAmount: Sum.check(z.minimum(1)),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const noteOverdue = endpoint({
  id: 'partner-bank-object.noteOverdue',
  method: 'POST',
  path: '/v1/partner/bank/object/{id}/overdue',
  summary: 'The object is overdue. It becomes so by itself on the day after its due date.',
  access: bank,
  params: ById,
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const noteRegress = endpoint({
  id: 'partner-bank-object.noteRegress',
  method: 'POST',
  path: '/v1/partner/bank/object/{id}/regress',
  summary: 'The bank asks the money back from the client. It comes by itself 30 days after the due date.',
  access: bank,
  params: ById,
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
})
