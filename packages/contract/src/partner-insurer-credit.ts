import * as z from 'zod/mini'
import { byPartner } from './access.ts'
import { ById, Id } from './common.ts'
import { Day, Instant } from './dates.ts'
import { LARGEST_LIMIT, ratingGroups } from './debtor-buyer.ts'
import { documentTypes } from './debtor-shipment.ts'
import { endpoint } from './endpoint.ts'
import { day } from './find-fields.ts'
import { Kopecks } from './money.ts'
import { partnerNews, PartnerOutcome } from './partner.ts'
import { lines } from './text-kinds.ts'

const insurer = byPartner('INSURER')
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

/** A page of a list, read on after the last id. */
const pages = {
  /** The insurance, that is the organization, whose things are wanted; all when absent. */
  insuranceId: z.optional(Id),
  after: z.optional(Id),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
}

/** A buyer of an insured organization as the insurer sees it. */
export const InsurerBuyer = z.object({
  id: Id,
  version: z.int(),
  insuranceId: Id,
  /** State of the limit; NONE while the organization has asked for none. */
  state: z.string(),
  itn: z.string(),
  kpp: z.nullable(z.string()),
  ogrn: z.nullable(z.string()),
  shortName: z.string(),
  fullName: z.string(),
  contract: z.object({ number: z.string(), date: Day }),
  paymentTermDays: z.int(),
  requestedLimit: z.nullable(Kopecks),
  requestedDateTime: z.nullable(Instant),
  approvedLimit: z.nullable(Kopecks),
  validUntil: z.nullable(Day),
  usedLimit: Kopecks,
  overdueSum: Kopecks,
})
export type InsurerBuyer = z.output<typeof InsurerBuyer>

/** A declared shipment as the insurer sees it. */
export const InsurerShipment = z.object({
  id: Id,
  version: z.int(),
  insuranceId: Id,
  buyerId: Id,
  number: z.string(),
  state: z.string(),
  document: z.object({ type: z.enum(documentTypes), number: z.string(), date: Day }),
  shipmentDate: Day,
  dueDate: Day,
  amount: Kopecks,
  paidAmount: Kopecks,
  insuredAmount: Kopecks,
  premium: Kopecks,
  declaredDateTime: Instant,
  noticeDate: z.nullable(Day),
  noticeComment: z.nullable(z.string()),
})
export type InsurerShipment = z.output<typeof InsurerShipment>

export const listBuyers = endpoint({
  id: 'partner-insurer-credit.listBuyers',
  method: 'GET',
  path: '/v1/partner/insurer/buyer',
  summary: 'Buyers of the insured organizations; read on after the last id.',
  access: insurer,
  query: z.object(pages),
  response: z.object({ buyers: z.array(InsurerBuyer) }),
})

export const buyer = endpoint({
  id: 'partner-insurer-credit.buyer',
  method: 'GET',
  path: '/v1/partner/insurer/buyer/{id}',
  summary: 'One buyer.',
  access: insurer,
  params: ById,
  response: InsurerBuyer,
})

export const listShipments = endpoint({
  id: 'partner-insurer-credit.listShipments',
  method: 'GET',
  path: '/v1/partner/insurer/shipment',
  summary: 'Declared shipments of the insured organizations; drafts are not shown. Read on after the last id.',
  access: insurer,
  query: z.object({ ...pages, buyerId: z.optional(Id) }),
  response: z.object({ shipments: z.array(InsurerShipment) }),
})

export const shipment = endpoint({
  id: 'partner-insurer-credit.shipment',
  method: 'GET',
  path: '/v1/partner/insurer/shipment/{id}',
  summary: 'One declared shipment.',
  access: insurer,
  params: ById,
  response: InsurerShipment,
})

const Limit = Kopecks.check(z.minimum(1), z.maximum(LARGEST_LIMIT))

export const approveLimit = endpoint({
  id: 'partner-insurer-credit.approveLimit',
  method: 'POST',
  path: '/v1/partner/insurer/buyer/{id}/approve',
  summary: 'The limit is approved: in full with the sum that was asked for, in part with a smaller one.',
  access: insurer,
  params: ById,
  body: z.object({
    ...partnerNews,
    /** At most what was asked for. */
    approvedLimit: Limit,
    /** The last day of the limit. */
    validUntil: day().value,
    ratingGroup: z.optional(z.enum(ratingGroups)),
    /** The organization reads it. */
    comment: z.optional(lines(text(500))),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const refuseLimit = endpoint({
  id: 'partner-insurer-credit.refuseLimit',
  method: 'POST',
  path: '/v1/partner/insurer/buyer/{id}/refuse',
  summary: 'The limit is refused; who has a limit in force keeps it.',
  access: insurer,
  params: ById,
  body: z.object({ ...partnerNews, reason: lines(text(500)), ratingGroup: z.optional(z.enum(ratingGroups)) }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const suspendLimit = endpoint({
  id: 'partner-insurer-credit.suspendLimit',
  method: 'POST',
  path: '/v1/partner/insurer/buyer/{id}/suspend',
  summary: 'New shipments to the buyer are not insured until the limit is resumed.',
  access: insurer,
  params: ById,
  body: z.object({ ...partnerNews, reason: lines(text(500)) }),
  response: PartnerOutcome,
  idempotent: 'required',
})

const moved = (name: string, thing: 'buyer' | 'shipment', event: string, summary: string) =>
  endpoint({
    id: `partner-insurer-credit.${name}`,
    method: 'POST',
    path: `/v1/partner/insurer/${thing}/{id}/${event}`,
    summary,
    access: insurer,
    params: ById,
    body: z.object(partnerNews),
    response: PartnerOutcome,
    idempotent: 'required',
  })

export const resumeLimit = moved('resumeLimit', 'buyer', 'resume', 'A suspended limit is in force again.')
export const expireLimit = moved('expireLimit', 'buyer', 'expire', 'The limit has expired.')
export const takeRecovery = moved(
  'takeRecovery',
  'shipment',
  'recover',
  'The debt has been taken over for pre-trial recovery.',
)
