import * as z from 'zod/mini'
import { Id, namedOf } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { FileInfo } from '../file.ts'
import {
  ClaimFields,
  claimDocumentStatuses,
  claimDocumentTypes,
  claimReasons,
  claimStatuses,
  claimSubjectCodes,
  documentNeeds,
} from './values.ts'
import { claimBounds, claimObstacles, insuranceTypes, insuredEvents, insuredProducts } from '../insured.ts'
import { Kopecks, Percent } from '../money.ts'
import { StatusEvent } from '../status-event.ts'

const NamedProduct = namedOf(insuredProducts)
const Event = namedOf(insuredEvents)
const DocumentType = namedOf(claimDocumentTypes)

/** The subject of a claim: it decides what has happened and which documents are needed. The id is the code. */
export const ClaimSubject = z.object({
  id: z.enum(claimSubjectCodes),
  code: z.enum(claimSubjectCodes),
  name: z.string(),
  insuranceType: z.enum(insuranceTypes),
  /** For whom the insurer takes it: true only small and medium businesses, false only the others, null everybody. */
  msp: z.nullable(z.boolean()),
  eventType: Event,
  isGroupClaim: z.boolean(),
  requiredDocuments: z.array(z.enum(claimDocumentTypes)),
})
export type ClaimSubject = z.output<typeof ClaimSubject>

/** A fact about an insured thing, in words: «Маршрут», «Екатеринбург — Москва». */
export const ClaimFact = z.object({
  code: z.string(),
  label: z.string(),
  kind: z.enum(['TEXT', 'MONEY', 'DAY', 'INSTANT']),
  /** Kopecks for money. */
  value: z.union([z.string(), z.int()]),
})
export type ClaimFact = z.output<typeof ClaimFact>

/** A claim as others refer to it. */
export const ClaimBrief = z.object({ id: Id, number: z.string(), status: namedOf(claimStatuses) })
export type ClaimBrief = z.output<typeof ClaimBrief>

/** Something insured for which a claim can be filed, as the picker shows it. */
export const Claimable = z.object({
  product: NamedProduct,
  id: Id,
  number: z.string(),
  /** Route of an order, buyer of a shipment. */
  title: z.string(),
  date: Day,
  /** Most that can be asked for. */
  most: Kopecks,
  /** What can be claimed. */
  events: z.array(Event),
  /** What seems to have happened; null when nothing does. */
  hint: z.nullable(Event),
  /** Null: a claim can be filed. */
  obstacle: z.nullable(namedOf(claimObstacles)),
  openClaim: z.nullable(ClaimBrief),
})
export type Claimable = z.output<typeof Claimable>

/** What bounds the sum of a claim. */
export const ClaimMoney = z.object({
  value: Kopecks,
  insured: Kopecks,
  most: Kopecks,
  bound: z.enum(claimBounds),
  rate: z.nullable(Percent),
})

export const ClaimItem = z.object({ itemId: z.string(), name: z.string(), amount: z.int(), cost: Kopecks })

const subjectOfClaim = {
  product: NamedProduct,
  id: Id,
  number: z.string(),
  title: z.string(),
  facts: z.array(ClaimFact),
  items: z.array(ClaimItem),
  money: ClaimMoney,
  /** What can be claimed of it. */
  events: z.array(Event),
  /** The event cannot have happened before this day. */
  earliestDate: Day,
}

/** What the form of a claim begins with. */
export const ClaimableCard = z.object({
  ...Claimable.shape,
  ...subjectOfClaim,
  /** A form with what is known already: event, place, debt, contact, account. */
  form: ClaimFields,
  /** Last day by the rules; null while nothing has happened. */
  submitUntil: z.nullable(Day),
  /** That day has passed: the claim can be filed, and the insurer may refuse it. */
  isLate: z.boolean(),
  insurerName: z.string(),
})
export type ClaimableCard = z.output<typeof ClaimableCard>

/** Days that matter to a claim. `isApproximate`: the production calendar of that year is not published yet. */
export const ClaimDeadline = z.object({
  kind: z.enum(['SUBMIT', 'DOCUMENTS', 'DECISION', 'PAYMENT']),
  date: Day,
  /** Negative when the day has passed. */
  daysLeft: z.int(),
  workingDaysLeft: z.int(),
  isApproximate: z.boolean(),
})
export type ClaimDeadline = z.output<typeof ClaimDeadline>

/** A claim as the register shows it. */
export const ClaimLine = z.object({
  id: Id,
  number: z.string(),
  product: NamedProduct,
  insuranceType: z.enum(insuranceTypes),
  isGroupClaim: z.boolean(),
  subject: z.nullable(z.object({ id: z.string(), code: z.string(), name: z.string() })),
  eventType: z.nullable(Event),
  /** The order or the shipment; null for a group. */
  object: z.nullable(z.object({ id: Id, number: z.string(), title: z.string() })),
  /** `2026-10`; null for a claim about one thing. */
  period: z.nullable(z.string()),
  /** Lines of a group that are not excluded. */
  linesCount: z.nullable(z.int()),
  claimedAmount: z.nullable(Kopecks),
  approvedAmount: z.nullable(Kopecks),
  paidAmount: z.nullable(Kopecks),
  status: namedOf(claimStatuses),
  /** The day that comes next; null when nothing is waited for. */
  deadline: z.nullable(ClaimDeadline),
  author: z.nullable(z.object({ id: Id, name: z.string() })),
  createdDateTime: Instant,
  submittedDateTime: z.nullable(Instant),
})
export type ClaimLine = z.output<typeof ClaimLine>

/** A file of a claim. */
export const ClaimDocument = z.object({
  id: Id,
  type: DocumentType,
  file: FileInfo,
  status: namedOf(claimDocumentStatuses),
  /** Why the insurer has refused it. */
  comment: z.nullable(z.string()),
  /** Made by the cabinet: it is neither replaced nor removed. */
  isGenerated: z.boolean(),
  /** The insurer has it. What has come since it asked for documents is sent by `answer`, and can be changed until then. */
  isSent: z.boolean(),
  addedDateTime: Instant,
})
export type ClaimDocument = z.output<typeof ClaimDocument>

/** What a claim needs of one type of documents, and what there is. */
export const ClaimChecklistLine = z.object({
  type: DocumentType,
  need: z.enum(documentNeeds),
  least: z.int(),
  count: z.int(),
  isEnough: z.boolean(),
})

/** An order of a group claim. */
export const ClaimGroupLine = z.object({
  orderId: Id,
  number: z.string(),
  eventType: Event,
  reasonName: z.nullable(z.string()),
  eventDate: Day,
  logisticsCost: Kopecks,
  excluded: z.boolean(),
  excludeReason: z.nullable(z.string()),
})
export type ClaimGroupLine = z.output<typeof ClaimGroupLine>

/** Something that keeps a claim from being submitted, and where it is mended. */
export const ClaimMissing = z.object({
  kind: z.enum(['FIELD', 'DOCUMENT', 'LINE']),
  /** Path in the form, such as `contact.phone`; null for what is no field. */
  field: z.nullable(z.string()),
  documentType: z.nullable(z.enum(claimDocumentTypes)),
  code: z.string(),
  message: z.string(),
})
export type ClaimMissing = z.output<typeof ClaimMissing>

/** What the insurer has decided. */
export const ClaimDecision = z.object({
  date: Day,
  approvedAmount: Kopecks,
  /** By how much it is less than what was asked for. */
  deduction: Kopecks,
  reason: z.nullable(namedOf(claimReasons)),
  comment: z.nullable(z.string()),
  letter: z.nullable(FileInfo),
})

/** A claim with everything. */
export const ClaimCard = z.object({
  ...ClaimLine.shape,
  /** Sent back with a change: a stale one is refused. */
  version: z.int(),
  form: ClaimFields,
  /** What is insured, as it was when the claim began; null for a group. */
  thing: z.nullable(z.object(subjectOfClaim)),
  lines: z.array(ClaimGroupLine),
  /** The way from what is asked for to what would be paid; null while the sum is not entered. */
  arithmetic: z.nullable(
    z.object({
      base: Kopecks,
      rate: z.nullable(Percent),
      claimed: Kopecks,
      subtracted: Kopecks,
      expected: Kopecks,
    }),
  ),
  clientCompanyMsp: z.boolean(),
  /** The account as it was when the claim was submitted; before, as it is. */
  paymentDetails: z.nullable(
    z.object({
      bankName: z.string(),
      bik: z.string(),
      settlementAccount: z.string(),
      correspondentAccount: z.string(),
    }),
  ),
  insurer: z.object({ name: z.string(), claimNumber: z.nullable(z.string()) }),
  documents: z.array(ClaimDocument),
  checklist: z.array(ClaimChecklistLine),
  /** What the insurer waits for. */
  asked: z.nullable(
    z.object({
      documents: z.array(DocumentType),
      comment: z.nullable(z.string()),
      askedDateTime: Instant,
      /** Those that nobody has uploaded since. */
      left: z.array(DocumentType),
    }),
  ),
  /** Empty: the claim can be submitted. */
  missing: z.array(ClaimMissing),
  /** Things to know before submitting that do not keep from it. */
  warnings: z.array(z.object({ code: z.enum(['LATE', 'APPROXIMATE_DATES']), message: z.string() })),
  decision: z.nullable(ClaimDecision),
  payment: z.nullable(z.object({ date: Day, amount: Kopecks, orderNumber: z.nullable(z.string()) })),
  deadlines: z.array(ClaimDeadline),
  /** Newest first. */
  history: z.array(StatusEvent),
  messagesCount: z.int(),
  /** The refused claim that this one repeats, and the one that repeats this. */
  clonedFrom: z.nullable(ClaimBrief),
  clonedTo: z.nullable(ClaimBrief),
  /** What its state allows. */
  possible: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    withdraw: z.boolean(),
    remove: z.boolean(),
    clone: z.boolean(),
    attach: z.boolean(),
    answer: z.boolean(),
    write: z.boolean(),
  }),
  /** What the person may do when the state allows it. */
  may: z.object({
    /** The author and administrators. */
    edit: z.boolean(),
    /** Administrators and holders of the role of the product. */
    submit: z.boolean(),
  }),
})
export type ClaimCard = z.output<typeof ClaimCard>

/** The draft of a month that waits to be checked. */
export const GroupDraft = z.object({
  id: Id,
  number: z.string(),
  product: NamedProduct,
  period: z.string(),
  linesCount: z.int(),
  sum: Kopecks,
  submitUntil: Day,
})
