import * as z from 'zod/mini'
import { byPartner } from '../access.ts'
import { Id } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { described } from '../described.ts'
import { endpoint } from '../endpoint.ts'
import { objectKinds } from './objects.ts'
import { invoiceTypes } from './supplies.ts'
import { day } from '../find-fields.ts'
import { Kopecks } from '../money.ts'
import { byIdOf, pagingOf, partnerNews, PartnerOutcome, Version } from '../partner.ts'
import { BankAgreement, BuyerLimits, BuyerReport } from './partner-shapes.ts'
import { LineError, listOfLines } from '../partner/lines.ts'
import { lines } from '../text-kinds.ts'

const bank = byPartner('BANK')
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
const Sum = Kopecks.check(z.minimum(0), z.maximum(1_000_000_000_000))
const RealDay = day().value

/** Most supplies of one call. */
export const LARGEST_DELIVERY = 500

/** Types of documents of a supply in words. */
export const invoiceTypeWords =
  '`UPD` (УПД), `TORG12` (ТОРГ-12), `INVOICE` (invoice, счёт-фактура) or `ACT` (act of services). With the number it names one document of a supply.'

/** A delivery as its bank knows it: the whole of it, each time. */
export const SupplyReport = z.object({
  supply: described(
    text(100),
    'Your own name of the supply. The same name again changes the supply, unless `occurredAt` is not later than that of what is known.',
  ),
  agreementId: described(Id, 'The agreement under which it is financed; it stays the same.'),
  number: described(text(50), 'Number of the supply; the organization reads it.'),
  supplyDate: described(RealDay, 'Day of the delivery.'),
  contract: described(
    z.object({
      number: described(text(100), 'Number of the contract.'),
      date: described(RealDay, 'Day of the contract.'),
    }),
    'The contract of the organization with the buyer.',
  ),
  buyer: described(BuyerReport, 'Who has bought.'),
  amount: described(Sum.check(z.minimum(1)), 'What the buyer has to pay, VAT included, kopecks.'),
  vatAmount: described(Sum, 'VAT within `amount`, kopecks; 0 for none.'),
  deferralDays: described(
    z.int().check(z.minimum(0), z.maximum(365)),
    'Days in which the buyer pays. More than the agreement allows is taken, but cannot be financed.',
  ),
  dueDate: described(RealDay, 'Day on which it falls due; not before `supplyDate`.'),
  state: described(
    z.enum(['NEW', 'CONFIRMED', 'CANCELLED']),
    '`NEW`, `CONFIRMED` (the buyer has confirmed the supply) or `CANCELLED` (possible before the confirmation). That it is paid follows from `paidAmount`.',
  ),
  paidAmount: described(
    Sum,
    'What the buyer has paid in all, not only this time, kopecks. The whole `amount` makes the supply paid.',
  ),
  invoices: described(
    z
      .array(
        z.object({
          number: described(text(50), 'Number of the document.'),
          type: described(z.enum(invoiceTypes), invoiceTypeWords),
          date: described(RealDay, 'Day of the document.'),
          amount: described(Sum.check(z.minimum(1)), 'Amount, VAT included, kopecks.'),
          vatAmount: described(Sum, 'VAT within `amount`, kopecks; 0 for none.'),
          paidAmount: described(Sum, 'What is paid of it in all, kopecks; at most `amount`.'),
          state: described(
            z._default(z.enum(['NEW', 'ACCEPTED', 'CANCELLED']), 'NEW'),
            '`NEW`, `ACCEPTED` (the buyer has accepted it) or `CANCELLED`.',
          ),
        }),
      )
      .check(z.maxLength(20)),
    'All documents of the supply. One that is not named any more is annulled; none is named twice.',
  ),
})
export type SupplyReport = z.output<typeof SupplyReport>

/** What became of one supply of a call: how it stands, or why it was not taken. */
export const SupplyResult = z
  .object({
    supply: described(z.nullable(z.string()), 'Your own name of the supply; null for a line without one.'),
    id: described(z.nullable(Id), 'Id of the supply; null for a line that was not taken.'),
    state: described(
      z.nullable(z.string()),
      'The state that the supply is in now: `NEW`, `CONFIRMED`, `IN_FINANCING` (its financing is ordered), `FINANCED` (you have paid for it), `PAID` (the buyer has paid all of it), `OVERDUE` or `CANCELLED`. Null for a line that was not taken.',
    ),
    version: described(z.nullable(z.int()), 'Counts the changes of the state; null for a line that was not taken.'),
    objectId: described(
      z.nullable(Id),
      'The object that the organization can order of it; null while nothing of it can be financed.',
    ),
    error: LineError,
  })
  .register(z.globalRegistry, {
    id: 'SupplyResult',
    description: 'What has become of one supply of a call: how it stands, or why it was not taken.',
  })
export type SupplyResult = z.output<typeof SupplyResult>

/** An object as its bank sees it: from its order on. */
export const BankObject = z
  .object({
    id: described(Id, 'Id of the object; `object.ordered` and `tranche.requested` name it.'),
    version: Version,
    number: described(z.string(), 'Number that the cabinet has given it; the organization knows the object by it.'),
    kind: described(
      z.enum(objectKinds),
      '`CLAIM` (against a buyer, for a supply) or `TRANCHE` (money of a credit line).',
    ),
    state: described(
      z.string(),
      '`ORDERED` (the organization may still take it back), `SENT_TO_BANK` (you check it), `FINANCED` (you have paid), `REJECTED` (you do not finance it), `OVERDUE` (not repaid in time), `REGRESS` (you ask the money back from the organization) or `REPAID`. Objects that nobody has ordered (`AVAILABLE`) are not shown.',
    ),
    agreementId: described(Id, 'The agreement under which it was ordered.'),
    supply: described(z.nullable(z.string()), 'Your own name of the supply; null for a tranche.'),
    buyer: described(
      z.nullable(
        z.object({
          itn: described(z.string(), 'ИНН of the buyer.'),
          shortName: described(z.string(), 'Short name of the buyer.'),
        }),
      ),
      'Who has bought; null for a tranche.',
    ),
    purpose: described(
      z.nullable(z.string()),
      'What a tranche is for, in words of the organization; null for a claim.',
    ),
    claimAmount: described(Kopecks, 'The claim against the buyer, or the tranche that was asked for, kopecks.'),
    financingAmount: described(Kopecks, 'What is ordered; from `FINANCED` on what you have paid, kopecks.'),
    repaidAmount: described(Kopecks, 'What has come back in all, kopecks.'),
    orderDate: described(z.nullable(Day), 'The day for which it is ordered, Moscow time.'),
    orderedDateTime: described(z.nullable(Instant), 'When it was ordered.'),
    financedDate: described(z.nullable(Day), 'Day on which you have paid, Moscow time; null before.'),
    plannedRepaymentDate: described(
      z.nullable(Day),
      'Day on which it falls due: that of the supply until you pay, then the one that you have named. Null for a tranche until you pay.',
    ),
  })
  .register(z.globalRegistry, {
    id: 'BankObject',
    description: 'One monetary claim, or one tranche of a credit line, from its order on.',
  })
export type BankObject = z.output<typeof BankObject>

export const listAgreements = endpoint({
  id: 'partner-bank-object.listAgreements',
  method: 'GET',
  path: '/v1/partner/bank/agreement',
  summary: 'Agreements of the bank, the oldest first; read on after the last id.',
  access: bank,
  query: z.object(pagingOf('agreements')),
  response: z.object({
    agreements: described(z.array(BankAgreement), 'In the order of their ids: the oldest first.'),
  }),
})

export const saveBuyers = endpoint({
  id: 'partner-bank-object.saveBuyers',
  method: 'POST',
  path: '/v1/partner/bank/agreement/{id}/buyers',
  summary: 'Limits that buyers have of their own under an agreement: these and no others.',
  access: bank,
  params: byIdOf('the agreement'),
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
    supplies: described(
      listOfLines('SupplyReport', SupplyReport, LARGEST_DELIVERY),
      'Supplies, each as you know it now: the whole of it.',
    ),
  }),
  response: z.object({ results: described(z.array(SupplyResult), 'One for each supply, in the same order.') }),
  idempotent: 'required',
})

export const listObjects = endpoint({
  id: 'partner-bank-object.listObjects',
  method: 'GET',
  path: '/v1/partner/bank/object',
  summary: 'Objects that were ordered from the bank, the oldest first; read on after the last id.',
  access: bank,
  query: z.object(pagingOf('objects')),
  response: z.object({
    objects: described(z.array(BankObject), 'In the order of their ids: the oldest first.'),
  }),
})

export const object = endpoint({
  id: 'partner-bank-object.object',
  method: 'GET',
  path: '/v1/partner/bank/object/{id}',
  summary: 'One object.',
  access: bank,
  params: byIdOf('the object'),
  response: BankObject,
})

export const takeObject = endpoint({
  id: 'partner-bank-object.takeObject',
  method: 'POST',
  path: '/v1/partner/bank/object/{id}/take',
  summary: 'The bank checks the object: its order cannot be withdrawn any more.',
  access: bank,
  params: byIdOf('the object'),
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
  params: byIdOf('the object'),
  body: z.object({
    ...partnerNews,
    financingAmount: described(Sum.check(z.minimum(1)), 'What you have paid, kopecks. At most what was ordered.'),
    plannedRepaymentDate: described(
      RealDay,
      'Day on which it falls due; not before the day of `occurredAt`, from which interest runs.',
    ),
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
  params: byIdOf('the object'),
  body: z.object({
    ...partnerNews,
    reason: described(lines(text(500)), 'Why; the organization reads it. May have several lines.'),
    isFixable: described(
      z._default(z.boolean(), false),
      'Whether the organization can mend the reason; `reopen` then makes the object available again.',
    ),
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
  params: byIdOf('the object'),
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
  params: byIdOf('the object'),
  body: z.object({
    ...partnerNews,
    repaidAmount: described(
      Sum.check(z.minimum(1)),
      'What has come back in all, not only this time, kopecks: not less than before, at most the claim. All that was financed makes the object `REPAID`.',
    ),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const recordOverdue = endpoint({
  id: 'partner-bank-object.recordOverdue',
  method: 'POST',
  path: '/v1/partner/bank/object/{id}/overdue',
  summary: 'The object is overdue. It becomes so by itself on the day after its due date.',
  access: bank,
  params: byIdOf('the object'),
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const recordRegress = endpoint({
  id: 'partner-bank-object.recordRegress',
  method: 'POST',
  path: '/v1/partner/bank/object/{id}/regress',
  summary: 'The bank asks the money back from the client. It comes by itself 30 days after the due date.',
  access: bank,
  params: byIdOf('the object'),
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
})
