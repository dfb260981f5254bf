import * as z from 'zod/mini'
import { byPartner } from './access.ts'
import { ById, Id } from './common.ts'
import { Day, Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { day } from './find-fields.ts'
import { Kopecks } from './money.ts'
import { partnerNews, PartnerOutcome } from './partner.ts'
import { LineError, listOfLines } from './partner-lines.ts'
import { sellerSchemes } from './seller-order.ts'
import { lines } from './text-kinds.ts'

const marketplace = byPartner('MARKETPLACE')
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
const Sum = Kopecks.check(z.minimum(0), z.maximum(1_000_000_000_000))
const RealDay = day().value
const Month = z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/))
const maybe = (longest: number) => z._default(z.nullable(text(longest)), null)

/** Most orders, or returns, of one call. */
export const LARGEST_LOAD = 500

/** The account of a seller as the marketplace sees it. */
export const MarketplaceAccount = z.object({
  id: Id,
  version: z.int(),
  state: z.string(),
  /** The identifier that the marketplace gave to the seller; null for accounts from before it was kept. */
  sellerId: z.nullable(z.string()),
  name: z.string(),
  /** What the marketplace has said about an account in error. */
  problem: z.nullable(z.string()),
  /** Orders shipped from this day on are insured. */
  linkedDateTime: Instant,
  seller: z.object({
    fullName: z.string(),
    shortName: z.string(),
    itn: z.string(),
    ogrn: z.nullable(z.string()),
  }),
})
export type MarketplaceAccount = z.output<typeof MarketplaceAccount>

/** An order as the marketplace knows it: the whole of it, each time. One item of goods. */
export const OrderNews = z.object({
  /** The marketplace's own name of the order. */
  order: text(100),
  accountId: Id,
  /** Number that the seller knows it by. */
  orderNumber: text(50),
  sticker: maybe(50),
  scheme: z.enum(sellerSchemes),
  sku: text(100),
  brand: maybe(100),
  name: text(300),
  price: Sum.check(z.minimum(1)),
  warehouse: maybe(100),
  orderDate: RealDay,
  /** When the marketplace took the goods over (FBS), or they left its warehouse (FBW): the insurance begins. */
  shippedDate: z._default(z.nullable(RealDay), null),
  deliveredDate: z._default(z.nullable(RealDay), null),
  /** Goods that came back are told of as returns. */
  state: z.enum(['NEW', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'LOST', 'DAMAGED']),
})
export type OrderNews = z.output<typeof OrderNews>

/** Goods that came back. It may be told before their order. */
export const ReturnNews = z.object({
  /** The marketplace's own name of the return. */
  return: text(100),
  accountId: Id,
  /** The marketplace's own name of the order. */
  order: text(100),
  /** RETURNED: the buyer gave the goods back. UNREDEEMED: the buyer never took them. */
  kind: z.enum(['RETURNED', 'UNREDEEMED']),
  returnDate: RealDay,
  reason: maybe(300),
  /** What the marketplace charges the seller for the way there and back. */
  logisticsCost: Sum,
})
export type ReturnNews = z.output<typeof ReturnNews>

/** What became of one order of a call: how it stands, or why it was not taken. */
export const OrderResult = z.object({
  /** Null for a line without one. */
  order: z.nullable(z.string()),
  id: z.nullable(Id),
  state: z.nullable(z.string()),
  version: z.nullable(z.int()),
  insured: z.nullable(z.boolean()),
  /** To be withheld from the seller; null for an order that is not insured. */
  premium: z.nullable(Kopecks),
  error: LineError,
})
export type OrderResult = z.output<typeof OrderResult>

/** What became of one return of a call. */
export const ReturnResult = z.object({
  /** Null for a line without one. */
  return: z.nullable(z.string()),
  /** Null while its order has not been told: the return is kept until then. */
  orderId: z.nullable(Id),
  state: z.nullable(z.string()),
  version: z.nullable(z.int()),
  error: LineError,
})
export type ReturnResult = z.output<typeof ReturnResult>

/** The insured orders of a month that stand on no certificate yet; afterwards those of its certificate. */
export const MarketplaceMonth = z.object({
  month: Month,
  ordersCount: z.int(),
  insuredSum: Kopecks,
  premium: Kopecks,
  certificate: z.nullable(z.object({ id: Id, number: z.string(), issueDate: Day })),
})
export type MarketplaceMonth = z.output<typeof MarketplaceMonth>

/** An order as we keep it. */
export const MarketplaceOrder = z.object({
  id: Id,
  order: z.string(),
  state: z.string(),
  orderDate: Day,
  shippedDate: z.nullable(Day),
  insured: z.boolean(),
  premium: z.nullable(Kopecks),
  certificateId: z.nullable(Id),
})
export type MarketplaceOrder = z.output<typeof MarketplaceOrder>

export const listAccounts = endpoint({
  id: 'partner-marketplace.listAccounts',
  method: 'GET',
  path: '/v1/partner/marketplace/account',
  summary: 'Accounts of sellers that are linked with a cabinet, removed ones too; read on after the last id.',
  access: marketplace,
  query: z.object({
    after: z.optional(Id),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
  }),
  response: z.object({ accounts: z.array(MarketplaceAccount) }),
})

export const account = endpoint({
  id: 'partner-marketplace.account',
  method: 'GET',
  path: '/v1/partner/marketplace/account/{id}',
  summary: 'One account.',
  access: marketplace,
  params: ById,
  response: MarketplaceAccount,
})

export const activateAccount = endpoint({
  id: 'partner-marketplace.activateAccount',
  method: 'POST',
  path: '/v1/partner/marketplace/account/{id}/activate',
  summary: 'The account works: for the first time, or again after an error.',
  access: marketplace,
  params: ById,
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const failAccount = endpoint({
  id: 'partner-marketplace.failAccount',
  method: 'POST',
  path: '/v1/partner/marketplace/account/{id}/fail',
  summary: 'Orders of the account cannot be handed over; the seller reads why.',
  access: marketplace,
  params: ById,
  body: z.object({ ...partnerNews, problem: lines(text(500)) }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const removeAccount = endpoint({
  id: 'partner-marketplace.removeAccount',
  method: 'POST',
  path: '/v1/partner/marketplace/account/{id}/remove',
  summary: 'The account is no more. What was shipped before stays insured.',
  access: marketplace,
  params: ById,
  body: z.object(partnerNews),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const saveOrders = endpoint({
  id: 'partner-marketplace.saveOrders',
  method: 'POST',
  path: '/v1/partner/marketplace/order',
  summary: 'Orders, up to 500, each as the marketplace knows it now; the answer has a result for each.',
  access: marketplace,
  body: z.object({ ...partnerNews, orders: listOfLines(OrderNews, LARGEST_LOAD) }),
  response: z.object({ results: z.array(OrderResult) }),
  idempotent: 'required',
})

export const saveReturns = endpoint({
  id: 'partner-marketplace.saveReturns',
  method: 'POST',
  path: '/v1/partner/marketplace/return',
  summary: 'Returns, up to 500, also of orders that have not been told yet; the answer has a result for each.',
  access: marketplace,
  body: z.object({ ...partnerNews, returns: listOfLines(ReturnNews, LARGEST_LOAD) }),
  response: z.object({ results: z.array(ReturnResult) }),
  idempotent: 'required',
})

export const listOrders = endpoint({
  id: 'partner-marketplace.listOrders',
  method: 'GET',
  path: '/v1/partner/marketplace/account/{id}/order',
  summary: 'Orders of an account as we keep them, by our id; read on after the last one.',
  access: marketplace,
  params: ById,
  query: z.object({
    /** Only those ordered on this day or later. */
    from: z.optional(RealDay),
    after: z.optional(Id),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 100),
  }),
  response: z.object({ orders: z.array(MarketplaceOrder) }),
})

export const month = endpoint({
  id: 'partner-marketplace.month',
  method: 'GET',
  path: '/v1/partner/marketplace/account/{id}/month/{month}',
  summary: 'What stands, or would stand, on the certificate of a month.',
  access: marketplace,
  params: z.object({ id: Id, month: Month }),
  response: MarketplaceMonth,
})

export const closeMonth = endpoint({
  id: 'partner-marketplace.closeMonth',
  method: 'POST',
  path: '/v1/partner/marketplace/account/{id}/close-month',
  summary: 'All orders of a month have been told and their premium is withheld: the certificate is issued.',
  access: marketplace,
  params: ById,
  body: z.object({
    ...partnerNews,
    month: Month,
    /** What the marketplace has counted; when we count otherwise, nothing is issued and the answer is 409. */
    ordersCount: z.int().check(z.minimum(1)),
    premium: Sum,
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})
