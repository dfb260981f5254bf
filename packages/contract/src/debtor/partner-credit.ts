import * as z from 'zod/mini'
import { byPartner } from '../access.ts'
import { Id } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { LARGEST_LIMIT, limitStatuses, ratingGroups } from './buyers.ts'
import { documentTypes } from './shipments.ts'
import { described } from '../described.ts'
import { endpoint } from '../endpoint.ts'
import { choice, day, id as idField, instant, kopecks, text as searched } from '../find-fields.ts'
import { Kopecks } from '../money.ts'
import { byIdOf, pagingOf, partnerDecision, PartnerHistory, partnerNews, PartnerOutcome, Version } from '../partner.ts'
import { partnerListOf, partnerSummaryOf } from '../partner/list.ts'
import { lines } from '../text-kinds.ts'

const insurer = byPartner('INSURER')
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

/** A page of a list, read on after the last id. */
const pagesOf = (things: string) => ({
  insuranceId: described(
    z.optional(Id),
    `The insurance, that is the organization, whose ${things} are wanted; those of all when absent.`,
  ),
  ...pagingOf(things),
})

const ratingWords =
  'Your rating of the buyer, from the best to the worst: `A`, `B`, `C`, `D` or `E`. What was said before stays when absent.'

/** A buyer of an insured organization as the insurer sees it. */
export const InsurerBuyer = z
  .object({
    id: described(Id, 'Id of the buyer; `limit.requested` names it.'),
    version: Version,
    insuranceId: described(Id, 'The insurance, that is the organization, whose buyer it is.'),
    policyholder: described(
      z.object({
        shortName: described(z.string(), 'Short name.'),
        itn: described(z.string(), 'ИНН: 10 digits of a company, 12 of a person.'),
      }),
      'The organization whose buyer it is.',
    ),
    state: described(
      z.string(),
      'State of the limit: `NONE` (the organization has asked for none), `REQUESTED` (it waits for you; a limit in force stays so meanwhile), `APPROVED` (in full), `PARTIALLY_APPROVED` (a smaller one), `REJECTED` (refused), `SUSPENDED` (new shipments are not insured) or `EXPIRED`.',
    ),
    itn: described(z.string(), 'ИНН of the buyer.'),
    kpp: described(z.nullable(z.string()), 'КПП; null for who has none.'),
    ogrn: described(z.nullable(z.string()), 'ОГРН or ОГРНИП; null when it is not known.'),
    shortName: described(z.string(), 'Short name.'),
    fullName: described(z.string(), 'Full name.'),
    contract: described(
      z.object({
        number: described(z.string(), 'Number of the contract.'),
        date: described(Day, 'Day of the contract.'),
      }),
      'The contract of the organization with the buyer.',
    ),
    paymentTermDays: described(z.int(), 'Days in which the buyer pays by the contract.'),
    requestedLimit: described(
      z.nullable(Kopecks),
      'Limit that the organization asked for the last time, kopecks; null when it never did.',
    ),
    requestedDateTime: described(z.nullable(Instant), 'When it asked; null when it never did.'),
    approvedLimit: described(
      z.nullable(Kopecks),
      'Limit that you have approved, kopecks; null before your first decision.',
    ),
    validUntil: described(z.nullable(Day), 'The last day of the approved limit, Moscow time; null without one.'),
    usedLimit: described(Kopecks, 'What shipments to the buyer use of the limit now, kopecks.'),
    overdueSum: described(Kopecks, 'What the buyer owes for shipments whose due date has passed, kopecks.'),
  })
  .register(z.globalRegistry, {
    id: 'InsurerBuyer',
    description: 'A buyer of an insured organization, with the limit on it.',
  })
export type InsurerBuyer = z.output<typeof InsurerBuyer>

/** A declared shipment as the insurer sees it. */
export const InsurerShipment = z
  .object({
    id: described(Id, 'Id of the shipment; `overdue.notified` names it.'),
    version: Version,
    insuranceId: described(Id, 'The insurance, that is the organization, whose shipment it is.'),
    buyerId: described(Id, 'To whom it was shipped.'),
    number: described(z.string(), 'Number that the cabinet has given it; the organization knows the shipment by it.'),
    state: described(
      z.string(),
      '`SHIPPED` (declared), `PAYMENT_DUE` (due in 5 days or less), `OVERDUE` (not paid in time), `NOTIFIED` (the organization has told you of it), `RECOVERY` (you have taken the debt over), `CLAIM` (a claim is filed), `INDEMNIFIED` (you have paid for it), `CLAIM_REJECTED` (you have refused the claim), `PAID` (the buyer has paid) or `UNINSURED` (not insured at all, or not any more because nobody told you in time). Drafts (`DRAFT`) are not shown.',
    ),
    document: described(
      z.object({
        type: described(z.enum(documentTypes), '`UPD` (УПД), `TORG12` (ТОРГ-12) or `TTN` (ТТН).'),
        number: described(z.string(), 'Number of the document.'),
        date: described(Day, 'Day of the document.'),
      }),
      'By which document it was shipped.',
    ),
    shipmentDate: described(Day, 'Day of the shipment.'),
    dueDate: described(Day, 'Last day on which the buyer pays in time.'),
    amount: described(Kopecks, 'What the buyer has to pay, VAT included, kopecks.'),
    paidAmount: described(Kopecks, 'What the buyer has paid, as the organization says, kopecks.'),
    insuredAmount: described(
      Kopecks,
      'What of it is insured, kopecks: what the limit had left when it was declared. 0 for nothing.',
    ),
    premium: described(Kopecks, 'Premium for it, kopecks; 0 for what is not insured.'),
    declaredDateTime: described(Instant, 'When the organization declared it: the insurance begins.'),
    noticeDate: described(
      z.nullable(Day),
      'Day on which the organization told of the overdue payment, Moscow time; null before.',
    ),
    noticeComment: described(
      z.nullable(z.string()),
      'What it has written about the overdue payment; null for nothing.',
    ),
  })
  .register(z.globalRegistry, { id: 'InsurerShipment', description: 'A shipment that an organization has declared.' })
export type InsurerShipment = z.output<typeof InsurerShipment>

export const listBuyers = endpoint({
  id: 'partner-insurer-credit.listBuyers',
  method: 'GET',
  path: '/v1/partner/insurer/buyer',
  summary: 'Buyers of the insured organizations; read on after the last id.',
  access: insurer,
  query: z.object(pagesOf('buyers')),
  response: z.object({ buyers: described(z.array(InsurerBuyer), 'In the order of their ids.') }),
})

/** States of the limit on a buyer as its insurer knows them. */
export const insurerLimitStates = ['NONE', ...limitStatuses] as const

/** Buyers of the organizations that the insurer insures. */
export const insurerBuyers = partnerListOf('InsurerBuyer', 'buyers', {
  item: InsurerBuyer,
  filters: {
    id: idField(),
    insuranceId: idField(),
    /** Name and ИНН of the buyer and of the organization in one text. */
    search: searched(),
    shortName: searched(),
    policyholder: searched(),
    state: choice(insurerLimitStates),
    requestedLimit: kopecks(),
    requestedDateTime: instant(),
    approvedLimit: kopecks(),
    validUntil: day(),
  },
  sort: ['shortName', 'policyholder', 'state', 'requestedLimit', 'requestedDateTime', 'approvedLimit', 'validUntil'],
})

export const findBuyers = endpoint({
  id: 'partner-insurer-credit.findBuyers',
  method: 'POST',
  path: '/v1/partner/insurer/buyer/find',
  summary: 'Buyers of the insured organizations, by a filter: the one whose limit was asked for last comes first.',
  access: insurer,
  body: insurerBuyers.body,
  response: insurerBuyers.page,
})

export const summaryOfBuyers = endpoint({
  id: 'partner-insurer-credit.summaryOfBuyers',
  method: 'POST',
  path: '/v1/partner/insurer/buyer/summary',
  summary: 'How many buyers the filter of a find matches, with sums of the limits that were asked for and approved.',
  access: insurer,
  body: insurerBuyers.body,
  response: partnerSummaryOf('buyers', {
    requestedLimit: described(Kopecks, 'Sum of the limits that were asked for, kopecks.'),
    approvedLimit: described(Kopecks, 'Sum of the limits that were approved, kopecks.'),
  }),
})

export const buyer = endpoint({
  id: 'partner-insurer-credit.buyer',
  method: 'GET',
  path: '/v1/partner/insurer/buyer/{id}',
  summary: 'One buyer.',
  access: insurer,
  params: byIdOf('the buyer'),
  response: InsurerBuyer,
})

export const buyerHistory = endpoint({
  id: 'partner-insurer-credit.buyerHistory',
  method: 'GET',
  path: '/v1/partner/insurer/buyer/{id}/history',
  summary: 'What has become of the limit on a buyer, and who has moved it: the latest comes first.',
  access: insurer,
  params: byIdOf('the buyer'),
  response: PartnerHistory,
})

/** What news of a limit makes stale. */
const ofBuyers = [listBuyers, findBuyers, summaryOfBuyers, buyer, buyerHistory]

export const listShipments = endpoint({
  id: 'partner-insurer-credit.listShipments',
  method: 'GET',
  path: '/v1/partner/insurer/shipment',
  summary: 'Declared shipments of the insured organizations; drafts are not shown. Read on after the last id.',
  access: insurer,
  query: z.object({
    ...pagesOf('shipments'),
    buyerId: described(z.optional(Id), 'Only shipments to this buyer; to all when absent.'),
  }),
  response: z.object({ shipments: described(z.array(InsurerShipment), 'In the order of their ids.') }),
})

export const shipment = endpoint({
  id: 'partner-insurer-credit.shipment',
  method: 'GET',
  path: '/v1/partner/insurer/shipment/{id}',
  summary: 'One declared shipment.',
  access: insurer,
  params: byIdOf('the shipment'),
  response: InsurerShipment,
})

const Limit = Kopecks.check(z.minimum(1), z.maximum(LARGEST_LIMIT))

export const approveLimit = endpoint({
  id: 'partner-insurer-credit.approveLimit',
  method: 'POST',
  path: '/v1/partner/insurer/buyer/{id}/approve',
  summary: 'The limit is approved: in full with the sum that was asked for, in part with a smaller one.',
  access: insurer,
  proof: 'always',
  params: byIdOf('the buyer'),
  body: z.object({
    ...partnerDecision,
    approvedLimit: described(
      Limit,
      'Kopecks. What was asked for approves the limit in full, less of it in part, more is 400.',
    ),
    validUntil: described(day().value, 'The last day of the limit, Moscow time; not in the past.'),
    ratingGroup: described(z.optional(z.enum(ratingGroups)), ratingWords),
    comment: described(z.optional(lines(text(500))), 'The organization reads it. May have several lines.'),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofBuyers,
})

export const refuseLimit = endpoint({
  id: 'partner-insurer-credit.refuseLimit',
  method: 'POST',
  path: '/v1/partner/insurer/buyer/{id}/refuse',
  summary: 'The limit is refused; who has a limit in force keeps it.',
  access: insurer,
  params: byIdOf('the buyer'),
  body: z.object({
    ...partnerDecision,
    reason: described(lines(text(500)), 'Why; the organization reads it. May have several lines.'),
    ratingGroup: described(z.optional(z.enum(ratingGroups)), ratingWords),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofBuyers,
})

export const suspendLimit = endpoint({
  id: 'partner-insurer-credit.suspendLimit',
  method: 'POST',
  path: '/v1/partner/insurer/buyer/{id}/suspend',
  summary: 'New shipments to the buyer are not insured until the limit is resumed.',
  access: insurer,
  params: byIdOf('the buyer'),
  body: z.object({
    ...partnerDecision,
    reason: described(lines(text(500)), 'Why; the organization reads it. May have several lines.'),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
  invalidates: ofBuyers,
})

const moved = (name: string, thing: 'buyer' | 'shipment', event: string, summary: string) =>
  endpoint({
    id: `partner-insurer-credit.${name}`,
    method: 'POST',
    path: `/v1/partner/insurer/${thing}/{id}/${event}`,
    summary,
    access: insurer,
    params: byIdOf(`the ${thing}`),
    body: z.object(partnerNews),
    response: PartnerOutcome,
    idempotent: 'required',
    invalidates: thing === 'buyer' ? ofBuyers : [listShipments, shipment],
  })

export const resumeLimit = moved('resumeLimit', 'buyer', 'resume', 'A suspended limit is in force again.')
export const expireLimit = moved('expireLimit', 'buyer', 'expire', 'The limit has expired.')
export const takeRecovery = moved(
  'takeRecovery',
  'shipment',
  'recover',
  'The debt has been taken over for pre-trial recovery.',
)
