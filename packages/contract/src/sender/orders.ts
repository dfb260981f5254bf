import * as z from 'zod/mini'
import { anyOf, open } from '../access.ts'
import { ById, Id, Named, namedOf } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { listOf, summaryOf } from '../find.ts'
import { boolean, choice, day, id, instant, integer, kopecks, text } from '../find-fields.ts'
import { Kopecks } from '../money.ts'

const sender = anyOf('SENDER')

/** How far an order has got; the many statuses of the courier in six groups. */
export const orderStages = ['CREATED', 'IN_TRANSIT', 'AT_PICKUP', 'DELIVERED', 'RETURN', 'PROBLEM'] as const
export type OrderStage = (typeof orderStages)[number]

/** How an order stands with its insurance. */
export const coverStatuses = [
  'NOT_INSURED',
  'PENDING',
  'INSURED',
  'FINISHED',
  'CLAIMED',
  'COMPENSATED',
  'EXCLUDED',
] as const
export type CoverStatus = (typeof coverStatuses)[number]

/** Why an order is not insured. */
export const coverReasons = [
  'ZERO_VALUE',
  'FORBIDDEN_CARGO',
  'RETURN_ORDER',
  'ACCEPTED_BEFORE',
  'INSURANCE_OFF',
  'NEVER_ACCEPTED',
] as const
export type CoverReason = (typeof coverReasons)[number]

/** What the last reason of the courier suggests to file. */
export const claimHints = ['LOSS', 'DAMAGE', 'SHORTAGE', 'RETURN', 'NO_MOVEMENT'] as const

/** Why no claim can be filed for an order. */
export const claimObstacles = ['NOT_INSURED', 'NOT_ACCEPTED', 'OPEN_CLAIM', 'COMPENSATED'] as const

/** A claim as its order shows it. */
export const OrderClaim = z.object({ id: Id, number: z.string(), status: Named, isGroupClaim: z.boolean() })
export type OrderClaim = z.output<typeof OrderClaim>

export const OrderCover = z.object({
  status: namedOf(coverStatuses),
  /** Why it is not insured; null for the others. */
  reason: z.nullable(namedOf(coverReasons)),
  /** What the insurance of the order costs; null before it is decided. */
  price: z.nullable(Kopecks),
  insuredSum: z.nullable(Kopecks),
  startDateTime: z.nullable(Instant),
  endDateTime: z.nullable(Instant),
  invoiceId: z.nullable(Id),
})

/** A status as the courier tells it. `code` may be one that we do not know. */
export const CourierStatus = z.object({ code: z.string(), name: z.string() })

/** An order as the register shows it. */
export const SenderOrder = z.object({
  id: Id,
  /** Absent while the courier has not numbered it. */
  cdekNumber: z.nullable(z.string()),
  /** Number in the shop. */
  imNumber: z.nullable(z.string()),
  createdDateTime: Instant,
  acceptedDateTime: z.nullable(Instant),
  fromCity: z.nullable(z.string()),
  toCity: z.nullable(z.string()),
  /** Name, shortened: «Иванова М.». */
  recipientName: z.nullable(z.string()),
  declaredValue: Kopecks,
  status: CourierStatus,
  statusDateTime: Instant,
  stage: namedOf(orderStages),
  plannedDeliveryDate: z.nullable(Day),
  keepFreeUntil: z.nullable(Day),
  insurance: OrderCover,
  claims: z.array(OrderClaim),
})
export type SenderOrder = z.output<typeof SenderOrder>

const Party = z.object({ name: z.nullable(z.string()), company: z.nullable(z.string()), phone: z.nullable(z.string()) })

/** An order with everything that the courier tells of it. Telephones are masked. */
export const SenderOrderCard = z.object({
  ...SenderOrder.shape,
  courierUuid: Id,
  type: Named,
  isReturn: z.boolean(),
  isReverse: z.boolean(),
  isClientReturn: z.boolean(),
  tariff: z.object({ code: z.int(), name: z.nullable(z.string()) }),
  deliveryMode: z.nullable(Named),
  deliveryPoint: z.nullable(z.string()),
  sender: Party,
  recipient: Party,
  packages: z.array(
    z.object({
      number: z.string(),
      weightGrams: z.int(),
      lengthCm: z.nullable(z.int()),
      widthCm: z.nullable(z.int()),
      heightCm: z.nullable(z.int()),
      items: z.array(
        z.object({
          name: z.string(),
          wareKey: z.nullable(z.string()),
          amount: z.int(),
          /** Declared value of one. */
          cost: Kopecks,
          paymentSum: Kopecks,
        }),
      ),
    }),
  ),
  cashOnDelivery: Kopecks,
  deliverySum: z.nullable(Kopecks),
  returnDeliverySum: z.nullable(Kopecks),
  deliveryDate: z.nullable(Day),
  /** Oldest first. */
  statuses: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      dateTime: Instant,
      city: z.nullable(z.string()),
      stage: z.enum(orderStages),
      reasonCode: z.nullable(z.string()),
      reasonName: z.nullable(z.string()),
    }),
  ),
  /** What the courier's last word suggests to file; null when nothing. */
  claimHint: z.nullable(z.enum(claimHints)),
  /** Null: a claim can be filed. */
  claimObstacle: z.nullable(z.enum(claimObstacles)),
  /** Last day on which a claim can be filed; null while nothing has happened. */
  claimUntilDate: z.nullable(Day),
  /** When we last asked the courier about the order. */
  syncedDateTime: Instant,
})
export type SenderOrderCard = z.output<typeof SenderOrderCard>

/** Orders that the organization sends by the courier. */
export const senderOrders = listOf({
  item: SenderOrder,
  filters: {
    id: id(),
    /** Numbers, recipient and cities in one text. */
    search: text(),
    cdekNumber: text(),
    imNumber: text(),
    fromCity: text(),
    toCity: text(),
    recipientName: text(),
    createdDateTime: instant(),
    createdDate: day(),
    acceptedDateTime: instant(),
    acceptedDate: day(),
    statusDateTime: instant(),
    plannedDeliveryDate: day(),
    keepFreeUntil: day(),
    declaredValue: kopecks(),
    'status.code': text(),
    'stage.name': choice(orderStages),
    'insurance.status.name': choice(coverStatuses),
    'insurance.reason.name': choice(coverReasons),
    'insurance.price': kopecks(),
    'insurance.insuredSum': kopecks(),
    'insurance.invoiceId': id(),
    tariffCode: integer(),
    hasClaim: boolean(),
  },
  sort: [
    'createdDateTime',
    'acceptedDateTime',
    'statusDateTime',
    'cdekNumber',
    'imNumber',
    'fromCity',
    'toCity',
    'recipientName',
    'declaredValue',
    'stage.name',
    'insurance.status.name',
    'plannedDeliveryDate',
    'keepFreeUntil',
  ],
})

export const find = endpoint({
  id: 'sender-order.find',
  method: 'POST',
  path: '/v1/sender/order/find',
  summary: 'Orders of the organization by a filter, the newest first.',
  access: sender,
  body: senderOrders.body,
  response: senderOrders.page,
})

export const summary = endpoint({
  id: 'sender-order.summary',
  method: 'POST',
  path: '/v1/sender/order/summary',
  summary: 'How many orders a filter matches and their sums.',
  access: sender,
  body: senderOrders.body,
  response: summaryOf({ declaredValue: Kopecks, insuredSum: Kopecks, premiumSum: Kopecks, insuredCount: z.int() }),
})

export const excel = endpoint({
  id: 'sender-order.excel',
  method: 'POST',
  path: '/v1/sender/order/excel',
  summary: 'Every order that the filter of a find matches, as a workbook; pages do not count.',
  access: sender,
  body: senderOrders.body,
  response: file(contentTypes.xlsx),
})

export const statuses = endpoint({
  id: 'sender-order.statuses',
  method: 'GET',
  path: '/v1/sender/order/directory/status',
  summary: 'Statuses of the courier by code, each with its stage, in the order of a delivery.',
  access: sender,
  response: z.array(z.object({ name: z.string(), code: z.string(), stage: namedOf(orderStages) })),
})

/** No order is older; a period of days before it would begin before the first year. */
const DashboardDay = Day.check(z.refine((day) => day >= '1900-01-01'))

export const dashboard = endpoint({
  id: 'sender-order.dashboard',
  method: 'GET',
  path: '/v1/sender/order/dashboard',
  summary:
    'Counts and sums over the orders created in a period (the last 30 days when none is named), and when the orders were loaded.',
  access: sender,
  query: z.object({ from: z.optional(DashboardDay), to: z.optional(DashboardDay) }),
  response: z.object({
    period: z.object({ from: Day, to: Day }),
    ordersTotal: z.int(),
    insuredTotal: z.int(),
    created: z.int(),
    inTransit: z.int(),
    atPickup: z.int(),
    delivered: z.int(),
    returned: z.int(),
    problem: z.int(),
    insuredSum: Kopecks,
    premiumSum: Kopecks,
    openClaims: z.int(),
    compensatedSum: Kopecks,
    groupDraft: z.nullable(z.object({ id: Id, period: z.string(), ordersCount: z.int(), sum: Kopecks })),
    /** Null: never yet. */
    lastSyncDateTime: z.nullable(Instant),
    /** NONE: no account is connected. */
    syncStatus: z.enum(['OK', 'ERROR', 'WAITING', 'NONE']),
  }),
})

export const get = endpoint({
  id: 'sender-order.get',
  method: 'GET',
  path: '/v1/sender/order/{id}',
  summary: 'An order with its route, packages, history, insurance and claims.',
  access: sender,
  params: ById,
  response: SenderOrderCard,
})

export const claims = endpoint({
  id: 'sender-order.claims',
  method: 'POST',
  path: '/v1/sender/claim/find',
  summary: 'Claims for an order, the newest first.',
  access: sender,
  body: z.object({ orderId: Id, isGroupClaim: z._default(z.boolean(), false) }),
  response: z.object({ content: z.array(OrderClaim) }),
})

export const sync = endpoint({
  id: 'sender-order.sync',
  method: 'POST',
  path: '/v1/sender/order/sync',
  summary:
    'Asks the courier about the orders now; at most once a minute. What does not fit into the call goes on by itself.',
  access: sender,
  response: z.object({ changed: z.int(), isComplete: z.boolean(), syncStatus: z.enum(['OK', 'ERROR']) }),
  errors: [404, 429],
  invalidates: [find, summary, dashboard, get],
})

export const webhook = endpoint({
  id: 'sender-order.webhook',
  method: 'POST',
  path: '/v1/sender/webhook/{key}',
  summary: 'The courier hints that an order has changed. Nothing is believed: the order is read from the courier.',
  access: open,
  params: z.object({ key: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
  body: z.looseObject({ type: z.optional(z.string()), uuid: z.optional(z.string()) }),
  errors: [404, 429],
})
