import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id, Named, namedOf } from '../common.ts'
import { Day } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { listOf, summaryOf } from '../find.ts'
import { boolean, choice, day, id, kopecks, text } from '../find-fields.ts'
import { Kopecks } from '../money.ts'
import { StatusEvent } from '../status-event.ts'

const seller = anyOf('SELLER')

/** From whose warehouse an order leaves: the seller's own one (FBS) or that of the marketplace (FBW). */
export const sellerSchemes = ['FBS', 'FBW'] as const
export type SellerScheme = (typeof sellerSchemes)[number]

export const sellerOrderStatuses = [
  'NEW',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'RETURNED',
  'UNREDEEMED',
  'LOST',
  'DAMAGED',
] as const
export type SellerOrderStatus = (typeof sellerOrderStatuses)[number]

/** Why an order is not insured. */
export const sellerCoverReasons = ['NOT_SHIPPED', 'CANCELLED', 'SHIPPED_BEFORE', 'ACCOUNT_REMOVED'] as const
export type SellerCoverReason = (typeof sellerCoverReasons)[number]

/** Why no claim can be filed for an order. */
export const sellerClaimObstacles = ['NOT_INSURED', 'OPEN_CLAIM', 'COMPENSATED'] as const
export type SellerClaimObstacle = (typeof sellerClaimObstacles)[number]

/** A claim as its order shows it. */
const OrderClaim = z.object({ id: Id, number: z.string(), status: Named, isGroupClaim: z.boolean() })

/** An order at the marketplace: one item of goods. */
export const SellerOrder = z.object({
  id: Id,
  orderNumber: z.string(),
  /** The label that is scanned when the marketplace takes the goods over. */
  sticker: z.nullable(z.string()),
  scheme: namedOf(sellerSchemes),
  sku: z.string(),
  brand: z.nullable(z.string()),
  name: z.string(),
  price: Kopecks,
  warehouse: z.nullable(z.string()),
  orderDate: Day,
  shippedDate: z.nullable(Day),
  deliveredDate: z.nullable(Day),
  returnDate: z.nullable(Day),
  returnReason: z.nullable(z.string()),
  status: namedOf(sellerOrderStatuses),
  /** What the marketplace charges for the way there and back of goods that returned; null for the others. */
  logisticsCost: z.nullable(Kopecks),
  insured: z.boolean(),
  /** Why it is not insured; null for an insured one. */
  coverReason: z.nullable(namedOf(sellerCoverReasons)),
  /** Withheld by the marketplace: a share of the price. */
  premium: z.nullable(Kopecks),
  /** Most that is paid for the goods. */
  insuredSum: z.nullable(Kopecks),
  /** The certificate on which the order stands; null while its month is open. */
  certificate: z.nullable(z.object({ id: Id, number: z.string() })),
  /** Newest first. */
  claims: z.array(OrderClaim),
})
export type SellerOrder = z.output<typeof SellerOrder>

/** An order with what has become of it. */
export const SellerOrderCard = z.object({
  ...SellerOrder.shape,
  /** Null: a claim can be filed. */
  claimObstacle: z.nullable(z.enum(sellerClaimObstacles)),
  /** Newest first. */
  history: z.array(StatusEvent),
})
export type SellerOrderCard = z.output<typeof SellerOrderCard>

/** Orders of the marketplace account, the newest first. */
export const sellerOrders = listOf({
  item: SellerOrder,
  filters: {
    id: id(),
    /** Number, sticker, article, brand and name in one text. */
    search: text(),
    orderNumber: text(),
    sticker: text(),
    sku: text(),
    brand: text(),
    name: text(),
    warehouse: text(),
    'scheme.name': choice(sellerSchemes),
    'status.name': choice(sellerOrderStatuses),
    price: kopecks(),
    premium: kopecks(),
    logisticsCost: kopecks(),
    orderDate: day(),
    shippedDate: day(),
    deliveredDate: day(),
    returnDate: day(),
    insured: boolean(),
    'certificate.id': id(),
  },
  sort: [
    'orderNumber',
    'name',
    'orderDate',
    'shippedDate',
    'deliveredDate',
    'returnDate',
    'scheme.name',
    'status.name',
    'price',
    'premium',
    'logisticsCost',
  ],
})

export const find = endpoint({
  id: 'seller-order.find',
  method: 'POST',
  path: '/v1/seller/order/find',
  summary: 'Orders of the marketplace account by a filter, the newest first; 409 when no account is linked.',
  access: seller,
  body: sellerOrders.body,
  response: sellerOrders.page,
  errors: [409],
})

export const summary = endpoint({
  id: 'seller-order.summary',
  method: 'POST',
  path: '/v1/seller/order/summary',
  summary: 'How many orders a filter matches, how many of them are insured, and their sums.',
  access: seller,
  body: sellerOrders.body,
  response: summaryOf({ priceSum: Kopecks, insuredCount: z.int(), premiumSum: Kopecks, logisticsSum: Kopecks }),
  errors: [409],
})

export const excel = endpoint({
  id: 'seller-order.excel',
  method: 'POST',
  path: '/v1/seller/order/excel',
  summary: 'Every order that the filter of a find matches, as a workbook; pages do not count.',
  access: seller,
  body: sellerOrders.body,
  response: file(contentTypes.xlsx),
  errors: [409],
})

export const get = endpoint({
  id: 'seller-order.get',
  method: 'GET',
  path: '/v1/seller/order/{id}',
  summary: 'An order with its insurance, its claims and its history.',
  access: seller,
  params: ById,
  response: SellerOrderCard,
  errors: [409],
})
