import * as z from 'zod/mini'
import { Id } from '../common.ts'
import { Day } from '../dates.ts'
import type { InsuranceType, InsuredEvent, InsuredProduct } from '../insured.ts'
import { Kopecks } from '../money.ts'
import { lines } from '../text-kinds.ts'

/** The life of a claim. */
export const claimStatuses = [
  'DRAFT',
  'SUBMITTED',
  'IN_REVIEW',
  'DOCUMENTS_REQUESTED',
  'APPROVED',
  'PARTIALLY_APPROVED',
  'PAID',
  'REJECTED',
  'WITHDRAWN',
] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** After these nothing more happens to a claim, and another one may be filed for the same thing. */
export const closedClaimStatuses = ['PAID', 'REJECTED', 'WITHDRAWN'] as const satisfies readonly ClaimStatus[]

/** Why an insurer refuses, or pays less. */
export const claimReasons = [
  'NOT_INSURED',
  'LATE',
  'NOT_EVENT',
  'NO_DOCUMENTS',
  'PACKAGING',
  'PAID_BY_CARRIER',
  'DUPLICATE',
] as const
export type ClaimReason = (typeof claimReasons)[number]

export const claimDocumentTypes = [
  'WAYBILL',
  'COST_PROOF',
  'INVENTORY',
  'ACT',
  'PHOTO',
  'PRETENSION',
  'CARRIER_REPLY',
  'REFUND',
  'LOGISTICS_REPORT',
  'SUPPLY_CONTRACT',
  'DELIVERY_PROOF',
  'BUYER_PRETENSION',
  'RECONCILIATION',
  'COURT_ACT',
  'POA',
  'OTHER',
] as const
export type ClaimDocumentType = (typeof claimDocumentTypes)[number]

/** What an insurer thinks of a document. */
export const claimDocumentStatuses = ['UPLOADED', 'ACCEPTED', 'REJECTED'] as const
export type ClaimDocumentStatus = (typeof claimDocumentStatuses)[number]

/** REQUIRED keeps a claim from being submitted; AUTO is made by the cabinet when the claim is submitted. */
export const documentNeeds = ['REQUIRED', 'OPTIONAL', 'AUTO'] as const
export type DocumentNeed = (typeof documentNeeds)[number]

/** What a claim for an event needs of one type of documents. */
export interface DocumentRule {
  readonly type: ClaimDocumentType
  readonly need: DocumentNeed
  /** Fewest files. */
  readonly least: number
}

const required = (type: ClaimDocumentType, least = 1): DocumentRule => ({ type, need: 'REQUIRED', least })
const optional = (type: ClaimDocumentType): DocumentRule => ({ type, need: 'OPTIONAL', least: 0 })
const auto = (type: ClaimDocumentType): DocumentRule => ({ type, need: 'AUTO', least: 0 })

/** Photographs that show damage: the packaging, the label, the thing. */
export const LEAST_PHOTOS = 3

const credit = [
  required('COST_PROOF'),
  required('SUPPLY_CONTRACT'),
  required('DELIVERY_PROOF'),
  required('BUYER_PRETENSION'),
  required('RECONCILIATION'),
]
const group = [auto('WAYBILL'), auto('LOGISTICS_REPORT'), optional('POA')]

/** Documents by event, in the order in which people are asked for them. */
export const claimDocuments: Readonly<Record<InsuredEvent, readonly DocumentRule[]>> = {
  LOSS: [
    auto('WAYBILL'),
    required('COST_PROOF'),
    required('PRETENSION'),
    optional('INVENTORY'),
    optional('CARRIER_REPLY'),
    optional('REFUND'),
    optional('POA'),
  ],
  DAMAGE: [
    auto('WAYBILL'),
    required('COST_PROOF'),
    required('ACT'),
    required('PHOTO', LEAST_PHOTOS),
    required('PRETENSION'),
    optional('INVENTORY'),
    optional('CARRIER_REPLY'),
    optional('REFUND'),
    optional('POA'),
  ],
  SHORTAGE: [
    auto('WAYBILL'),
    required('COST_PROOF'),
    required('INVENTORY'),
    required('ACT'),
    required('PHOTO'),
    required('PRETENSION'),
    optional('CARRIER_REPLY'),
    optional('REFUND'),
    optional('POA'),
  ],
  SUBSTITUTION: [
    auto('WAYBILL'),
    required('COST_PROOF'),
    required('PHOTO', LEAST_PHOTOS),
    required('PRETENSION'),
    optional('ACT'),
    optional('INVENTORY'),
    optional('CARRIER_REPLY'),
    optional('REFUND'),
    optional('POA'),
  ],
  RETURN: group,
  UNREDEEMED: group,
  OVERDUE_PAYMENT: [...credit, optional('POA')],
  BANKRUPTCY: [...credit, required('COURT_ACT'), optional('POA')],
}

export const claimSubjectCodes = [
  'COURIER_LOSS',
  'COURIER_DAMAGE',
  'COURIER_SHORTAGE',
  'COURIER_RETURN',
  'MP_LOSS',
  'MP_DAMAGE',
  'MP_SUBSTITUTION',
  'MP_RETURN',
  'TC_OVERDUE',
  'TC_BANKRUPTCY',
] as const
export type ClaimSubjectCode = (typeof claimSubjectCodes)[number]

/** What a subject decides. */
export interface SubjectDetails {
  readonly insuranceType: InsuranceType
  readonly eventType: InsuredEvent
  readonly isGroupClaim: boolean
}

const of = (insuranceType: InsuranceType, eventType: InsuredEvent): SubjectDetails => ({
  insuranceType,
  eventType,
  isGroupClaim: eventType === 'RETURN',
})

export const claimSubjectDetails: Readonly<Record<ClaimSubjectCode, SubjectDetails>> = {
  COURIER_LOSS: of('ORDER_COURIER', 'LOSS'),
  COURIER_DAMAGE: of('ORDER_COURIER', 'DAMAGE'),
  COURIER_SHORTAGE: of('ORDER_COURIER', 'SHORTAGE'),
  COURIER_RETURN: of('ORDER_COURIER', 'RETURN'),
  MP_LOSS: of('ORDER_MARKETPLACE', 'LOSS'),
  MP_DAMAGE: of('ORDER_MARKETPLACE', 'DAMAGE'),
  MP_SUBSTITUTION: of('ORDER_MARKETPLACE', 'SUBSTITUTION'),
  MP_RETURN: of('ORDER_MARKETPLACE', 'RETURN'),
  TC_OVERDUE: of('TRADE_CREDIT', 'OVERDUE_PAYMENT'),
  TC_BANKRUPTCY: of('TRADE_CREDIT', 'BANKRUPTCY'),
}

/** The kind of insurance of each product. */
export const insuranceTypeOf: Readonly<Record<InsuredProduct, InsuranceType>> = {
  SENDER: 'ORDER_COURIER',
  SELLER: 'ORDER_MARKETPLACE',
  DEBTOR: 'TRADE_CREDIT',
}

/** Whether the carrier was asked to make up for it, and what it said. */
export const pretensionAnswers = ['NONE', 'ACCEPTED', 'REJECTED'] as const
/** What a buyer answers who does not pay. */
export const buyerReplies = ['NO_REPLY', 'PROMISED', 'DISPUTE', 'OTHER'] as const

/** Most files of one claim. */
export const MAX_CLAIM_DOCUMENTS = 50
/** Most things that were damaged or are missing. */
export const MAX_DAMAGED_ITEMS = 200

/** Texts are bounded by what is read at all; what they must be is the matter of `claim-rules`. */
const text = (longest: number) => z.nullable(z.string().check(z.maxLength(longest)))
const Sum = z.nullable(Kopecks.check(z.minimum(0), z.maximum(100_000_000_000_000)))

/** Everything that people enter; null is what is not entered yet. What an event does not ask for is dropped. */
export const claimShape = {
  /** Decides what has happened. */
  subjectCode: z.nullable(z.enum(claimSubjectCodes)),
  eventDate: z.nullable(Day),
  detectedDate: z.nullable(Day),
  eventPlace: text(500),
  description: lines(text(8000)),
  /** Of DAMAGE and SHORTAGE: which things and how many of each. */
  damagedItems: z
    .array(z.object({ itemId: z.string().check(z.maxLength(100)), damagedAmount: z.int().check(z.minimum(0)) }))
    .check(z.maxLength(MAX_DAMAGED_ITEMS)),
  /** Of cargo. For a credit it follows from the debt, for a group from its lines. */
  claimedAmount: Sum,
  /** What the carrier has paid already; it is subtracted. */
  courierCompensation: Sum,
  pretension: z.nullable(
    z.object({
      isSent: z.nullable(z.boolean()),
      date: z.nullable(Day),
      number: text(100),
      answer: z.nullable(z.enum(pretensionAnswers)),
      answerDate: z.nullable(Day),
    }),
  ),
  /** Of a credit: what the buyer owes. */
  debtAmount: Sum,
  /** Of a bankruptcy: `А40-12345/2026`. */
  bankruptcyCaseNumber: text(100),
  /** Of a credit: when the buyer was asked to pay. */
  pretensionDate: z.nullable(Day),
  buyerReply: z.nullable(z.enum(buyerReplies)),
  contact: z.object({ lastname: text(200), firstname: text(200), phone: text(40), email: text(500) }),
  paymentDetailsId: z.nullable(Id),
  /** «Подтверждаю достоверность сведений». */
  isConfirmed: z.boolean(),
}
/** A claim as it is entered. */
export const ClaimFields = z.object(claimShape)
export type ClaimFields = z.output<typeof ClaimFields>

/** A claim with nothing entered. */
export const emptyClaim: ClaimFields = {
  subjectCode: null,
  eventDate: null,
  detectedDate: null,
  eventPlace: null,
  description: null,
  damagedItems: [],
  claimedAmount: null,
  courierCompensation: null,
  pretension: null,
  debtAmount: null,
  bankruptcyCaseNumber: null,
  pretensionDate: null,
  buyerReply: null,
  contact: { lastname: null, firstname: null, phone: null, email: null },
  paymentDetailsId: null,
  isConfirmed: false,
}
