import * as z from 'zod/mini'
import { claimDocumentStatuses, claimDocumentTypes, claimStatuses } from './values.ts'
import { Id } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { described } from '../described.ts'
import { choice, day, id, instant, kopecks, text } from '../find-fields.ts'
import { insuredEvents, insuredProducts } from '../insured.ts'
import { Kopecks } from '../money.ts'
import { Version } from '../partner.ts'
import { partnerListOf } from '../partner/list.ts'

/** Types of documents in words. */
export const documentTypeWords =
  '`WAYBILL` (consignment note), `COST_PROOF` (what the thing cost), `INVENTORY` (list of what was sent), `ACT` (act of damage or shortage), `PHOTO`, `PRETENSION` (complaint to the carrier), `CARRIER_REPLY`, `REFUND` (money given back to the buyer), `LOGISTICS_REPORT` (what the ways there and back cost), `SUPPLY_CONTRACT`, `DELIVERY_PROOF`, `BUYER_PRETENSION` (demand to the buyer to pay), `RECONCILIATION` (act of what is owed), `COURT_ACT` (of a bankruptcy), `POA` (power of attorney) or `OTHER`.'

const eventWords =
  '`LOSS`, `DAMAGE`, `SHORTAGE`, `SUBSTITUTION` (other goods came back), `RETURN` (the buyer gave the goods back), `UNREDEEMED` (the buyer never took them), `OVERDUE_PAYMENT` or `BANKRUPTCY` (of the buyer).'

/** A document of a claim as its insurer sees it. */
export const InsurerDocument = z
  .object({
    id: described(Id, 'Id of the document; one that takes the place of a refused one has an id of its own.'),
    version: Version,
    type: described(z.enum(claimDocumentTypes), documentTypeWords),
    state: described(
      z.enum(claimDocumentStatuses),
      '`UPLOADED` (you have not said anything of it), `ACCEPTED` or `REJECTED` (it is not as it should be).',
    ),
    fileName: described(z.string(), 'Name of the file with an extension.'),
    contentType: described(z.string(), 'Type of the content, such as `application/pdf`.'),
    size: described(z.int(), 'Bytes.'),
    addedDateTime: described(Instant, 'When the organization added it, or the cabinet made it.'),
  })
  .register(z.globalRegistry, {
    id: 'InsurerDocument',
    description: 'A document of a claim; its content has a call of its own.',
  })

/** A claim as its insurer sees it: from its submission on. */
export const InsurerClaim = z
  .object({
    id: described(Id, 'Id of the claim; `claim.submitted` and other events of claims name it.'),
    version: Version,
    number: described(z.string(), 'Number that the cabinet has given it; the organization knows the claim by it.'),
    state: described(
      z.enum(claimStatuses),
      '`SUBMITTED` (sent, the organization may still take it back), `IN_REVIEW` (you consider it), `DOCUMENTS_REQUESTED` (you wait for documents), `APPROVED` (in full), `PARTIALLY_APPROVED`, `PAID`, `REJECTED` (refused) or `WITHDRAWN` (the organization has taken it back). Drafts (`DRAFT`) are not shown.',
    ),
    product: described(
      z.enum(insuredProducts),
      'What is insured: `SELLER` (an order of a marketplace), `SENDER` (an order that a courier carries) or `DEBTOR` (a shipment with deferred payment).',
    ),
    subject: described(
      z.nullable(z.string()),
      'What has happened, as the organization has chosen it: `COURIER_LOSS`, `COURIER_DAMAGE`, `COURIER_SHORTAGE`, `COURIER_RETURN`, `MP_LOSS`, `MP_DAMAGE`, `MP_SUBSTITUTION`, `MP_RETURN` (MP is a marketplace), `TC_OVERDUE` or `TC_BANKRUPTCY` (of a buyer with deferred payment).',
    ),
    eventType: described(z.nullable(z.enum(insuredEvents)), `The insured event: ${eventWords}`),
    isGroupClaim: described(
      z.boolean(),
      'True for one claim about all returns of a month: `lines` has them, `object` is null.',
    ),
    period: described(
      z.nullable(z.string()),
      'The month of a group claim, `YYYY-MM`; null for a claim about one thing.',
    ),
    policyholder: described(
      z.object({
        fullName: described(z.string(), 'Full name.'),
        itn: described(z.string(), 'ИНН: 10 digits of a company, 12 of a person.'),
        kpp: described(z.nullable(z.string()), 'КПП; null for who has none.'),
        isMsp: described(
          z.boolean(),
          'Whether it is in the register of small and medium enterprises (МСП), as the claim says.',
        ),
      }),
      'The organization that claims.',
    ),
    object: described(
      z.nullable(
        z.object({
          number: described(z.string(), 'Number of the order or of the shipment.'),
          title: described(z.string(), 'Route of an order, goods of an order of a marketplace, buyer of a shipment.'),
          facts: described(
            z.record(z.string(), z.string()),
            'What is known of it, by the name of the fact, such as `route`, `sku`, `due`. All are texts: money in kopecks, days `YYYY-MM-DD`. Which facts there are depends on the product; new ones may come.',
          ),
        }),
      ),
      'The insured thing; null for a group claim.',
    ),
    eventDate: described(z.nullable(Day), 'Day of the event; null when it was not given.'),
    eventPlace: described(z.nullable(z.string()), 'Where it happened, in words; null when it was not given.'),
    description: described(
      z.nullable(z.string()),
      'What happened, in words of the organization; may have several lines.',
    ),
    damagedItems: described(
      z.array(
        z.object({
          name: described(z.string(), 'Name of the goods.'),
          damagedAmount: described(z.int(), 'How many of them are damaged or missing.'),
          cost: described(Kopecks, 'Cost of one, kopecks.'),
        }),
      ),
      'Which goods of an order are damaged or missing; empty for other events.',
    ),
    claimedAmount: described(Kopecks, 'What is asked for, kopecks.'),
    expectedAmount: described(
      Kopecks,
      'What you pay when you approve the whole claim, kopecks: what is asked for without what the carrier has paid. As `approvedAmount` it approves all.',
    ),
    courierCompensation: described(
      z.nullable(Kopecks),
      'What the carrier has paid already, kopecks, as the organization says; null for nothing.',
    ),
    lines: described(
      z.array(
        z.object({
          number: described(z.string(), 'Number of the order.'),
          eventType: described(z.enum(insuredEvents), `The insured event: ${eventWords}`),
          eventDate: described(Day, 'Day on which the goods came back.'),
          logisticsCost: described(Kopecks, 'What the ways there and back cost, kopecks.'),
        }),
      ),
      'Returned and unredeemed orders of a group claim; empty for a claim about one thing.',
    ),
    contact: described(
      z.object({
        lastname: described(z.nullable(z.string()), 'Last name; null when it was not given.'),
        firstname: described(z.nullable(z.string()), 'First name; null when it was not given.'),
        phone: described(z.nullable(z.string()), 'Phone; null when it was not given.'),
        email: described(z.nullable(z.string()), 'Address of e-mail; null when it was not given.'),
      }),
      'Whom to ask about the claim.',
    ),
    payment: described(
      z.nullable(
        z.object({
          bik: described(z.string(), 'БИК of the bank, 9 digits.'),
          bankName: described(z.string(), 'Name of the bank.'),
          correspondentAccount: described(z.string(), 'Correspondent account of the bank, 20 digits.'),
          settlementAccount: described(z.string(), 'Account of the organization, 20 digits.'),
        }),
      ),
      'Where to pay, as it was when the claim was sent.',
    ),
    claimNumber: described(
      z.nullable(z.string()),
      'Your own number of the claim, from `take`; null when you named none.',
    ),
    submittedDateTime: described(z.nullable(Instant), 'When the organization sent it.'),
    decisionUntil: described(
      z.nullable(Day),
      'Until when you decide: 14 working days after it was sent, or after the documents that you asked for have come. Null while you wait for documents and once you have decided.',
    ),
    paymentUntil: described(
      z.nullable(Day),
      'Until when you pay: 5 working days after the approval; null before it, for a refusal and once you have paid.',
    ),
    approvedAmount: described(z.nullable(Kopecks), 'What you have approved, kopecks; null before your decision.'),
    documents: described(
      z.array(InsurerDocument),
      'Documents that were sent to you, those that the cabinet makes included.',
    ),
    messages: described(
      z.array(
        z.object({
          id: described(Id, 'Id of the message.'),
          from: described(z.enum(['CLIENT', 'INSURER']), '`CLIENT` (the organization) or `INSURER` (you).'),
          text: described(z.string(), 'The message; may have several lines.'),
          createdDateTime: described(Instant, 'When it was written.'),
        }),
      ),
      'What you and the organization have written to each other.',
    ),
  })
  .register(z.globalRegistry, { id: 'InsurerClaim', description: 'A claim that an organization has sent to you.' })
export type InsurerClaim = z.output<typeof InsurerClaim>

/** States of a claim as its insurer knows them. */
export const insurerClaimStates = claimStatuses.filter((status) => status !== 'DRAFT') as unknown as readonly [
  'SUBMITTED',
  'IN_REVIEW',
  'DOCUMENTS_REQUESTED',
  'APPROVED',
  'PARTIALLY_APPROVED',
  'PAID',
  'REJECTED',
  'WITHDRAWN',
]

/** A claim in a list: what tells it from others, and until when the insurer has to do what. */
export const InsurerClaimLine = z
  .object({
    id: InsurerClaim.shape.id,
    version: Version,
    number: InsurerClaim.shape.number,
    state: InsurerClaim.shape.state,
    product: InsurerClaim.shape.product,
    subject: InsurerClaim.shape.subject,
    policyholder: described(
      z.object({
        shortName: described(z.string(), 'Short name.'),
        itn: described(z.string(), 'ИНН: 10 digits of a company, 12 of a person.'),
      }),
      'The organization that claims.',
    ),
    claimedAmount: InsurerClaim.shape.claimedAmount,
    approvedAmount: InsurerClaim.shape.approvedAmount,
    submittedDateTime: InsurerClaim.shape.submittedDateTime,
    decisionUntil: InsurerClaim.shape.decisionUntil,
    paymentUntil: InsurerClaim.shape.paymentUntil,
  })
  .register(z.globalRegistry, { id: 'InsurerClaimLine', description: 'A claim in a list.' })
export type InsurerClaimLine = z.output<typeof InsurerClaimLine>

/** Claims that were sent to the insurer. */
export const insurerClaims = partnerListOf('InsurerClaim', 'claims', {
  item: InsurerClaimLine,
  filters: {
    id: id(),
    /** Number of the claim, name and ИНН of the organization in one text. */
    search: text(),
    number: text(),
    policyholder: text(),
    state: choice(insurerClaimStates),
    product: choice(insuredProducts),
    claimedAmount: kopecks(),
    submittedDateTime: instant(),
    decisionUntil: day(),
    paymentUntil: day(),
  },
  sort: ['number', 'policyholder', 'state', 'claimedAmount', 'submittedDateTime', 'decisionUntil', 'paymentUntil'],
})
