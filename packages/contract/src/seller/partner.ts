import * as z from 'zod/mini'
import { byPartner } from '../access.ts'
import { Id } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { described } from '../described.ts'
import { endpoint } from '../endpoint.ts'
import { day } from '../find-fields.ts'
import { Kopecks } from '../money.ts'
import { byIdOf, pagingOf, partnerNews, PartnerOutcome, Version } from '../partner.ts'
import { LineError, listOfLines } from '../partner/lines.ts'
import { sellerSchemes } from './orders.ts'
import { lines } from '../text-kinds.ts'

const marketplace = byPartner('MARKETPLACE')
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
const Sum = Kopecks.check(z.minimum(0), z.maximum(1_000_000_000_000))
const RealDay = day().value
const Month = z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/))
/** States of an order in words. */
const orderStateWords =
  '`NEW`, `SHIPPED` (on the way), `DELIVERED` (the buyer has taken it), `CANCELLED` (before it left), `RETURNED` (the buyer gave it back), `UNREDEEMED` (the buyer never took it), `LOST` or `DAMAGED`.'
const maybe = (longest: number) => z._default(z.nullable(text(longest)), null)

/** Most orders, or returns, of one call. */
export const LARGEST_LOAD = 500

/** The account of a seller as the marketplace sees it. */
export const MarketplaceAccount = z
  .object({
    id: described(Id, 'Id of the account; `seller.account.linked` names it.'),
    version: Version,
    state: described(
      z.string(),
      '`SAVED` (linked, you have not said that it works), `AVAILABLE` (works), `ERROR` (you cannot hand over its orders, see `problem`) or `DELETED` (removed).',
    ),
    sellerId: described(
      z.nullable(z.string()),
      'Your own id of the seller; null for accounts that were linked before it was kept.',
    ),
    name: described(z.string(), 'Name of the account, as the seller sees it.'),
    problem: described(
      z.nullable(z.string()),
      'What you have said about an account in error; null for one that works.',
    ),
    linkedDateTime: described(Instant, 'When the seller linked it: orders that leave from this day on are insured.'),
    seller: described(
      z.object({
        fullName: described(z.string(), 'Full name.'),
        shortName: described(z.string(), 'Short name.'),
        itn: described(z.string(), 'ИНН: 10 digits of a company, 12 of an entrepreneur.'),
        ogrn: described(z.nullable(z.string()), 'ОГРН or ОГРНИП; null for who has none.'),
      }),
      'The organization that sells.',
    ),
  })
  .register(z.globalRegistry, {
    id: 'MarketplaceAccount',
    description: 'An account of a seller that is linked with a cabinet.',
  })
export type MarketplaceAccount = z.output<typeof MarketplaceAccount>

/** An order as the marketplace knows it: the whole of it, each time. One item of goods. */
export const OrderReport = z.object({
  order: described(
    text(100),
    'Your own name of the order, that is of one item of goods. The same name again changes the order, unless `occurredAt` is not later than that of what is known.',
  ),
  accountId: described(Id, 'The account through which it is sold.'),
  orderNumber: described(text(50), 'Number by which the seller knows it.'),
  sticker: described(maybe(50), 'Number of the label that is scanned when you take the goods over; null for none.'),
  scheme: described(z.enum(sellerSchemes), '`FBS` (from the warehouse of the seller) or `FBW` (from yours).'),
  sku: described(text(100), 'Article of the seller.'),
  brand: described(maybe(100), 'Brand; null for none.'),
  name: described(text(300), 'Name of the goods.'),
  price: described(
    Sum.check(z.minimum(1)),
    'Price for the buyer, kopecks: the premium and the insured sum follow from it. A correction after insured goods have left changes nothing.',
  ),
  warehouse: described(maybe(100), 'Warehouse from which it leaves; null when it is not known.'),
  orderDate: described(RealDay, 'Day of the order, Moscow time.'),
  shippedDate: described(
    z._default(z.nullable(RealDay), null),
    'Day on which your employee scanned the sticker (FBS), or on which the goods left your warehouse (FBW): the insurance begins. Null only for `NEW` and `CANCELLED`.',
  ),
  deliveredDate: described(
    z._default(z.nullable(RealDay), null),
    'Day on which the buyer took the goods; obligatory for `DELIVERED`.',
  ),
  state: described(
    z.enum(['NEW', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'LOST', 'DAMAGED']),
    '`NEW`, `SHIPPED` (on the way), `DELIVERED` (the buyer has taken it), `CANCELLED` (before it left), `LOST` or `DAMAGED`. Goods that came back are told of as returns.',
  ),
})
export type OrderReport = z.output<typeof OrderReport>

/** Goods that came back. It may be told before their order. */
export const ReturnReport = z.object({
  return: described(
    text(100),
    'Your own name of the return. The same name again changes day, reason and cost, unless `occurredAt` is not later than that of what is known.',
  ),
  accountId: described(Id, 'The account through which the goods were sold.'),
  order: described(text(100), 'Your own name of the order, which may be told later. An order has one return.'),
  kind: described(
    z.enum(['RETURNED', 'UNREDEEMED']),
    '`RETURNED` (the buyer gave the goods back) or `UNREDEEMED` (the buyer never took them).',
  ),
  returnDate: described(RealDay, 'Day on which the goods came back, Moscow time; not in the future.'),
  reason: described(maybe(300), 'Why, in words; null when it is not known.'),
  logisticsCost: described(
    Sum,
    'What you charge the seller for the way there and back, kopecks. The insurance pays it.',
  ),
})
export type ReturnReport = z.output<typeof ReturnReport>

/** What became of one order of a call: how it stands, or why it was not taken. */
export const OrderResult = z
  .object({
    order: described(z.nullable(z.string()), 'Your own name of the order; null for a line without one.'),
    id: described(z.nullable(Id), 'Id of the order; null for a line that was not taken.'),
    state: described(z.nullable(z.string()), `${orderStateWords} Null for a line that was not taken.`),
    version: described(z.nullable(z.int()), 'Counts the changes of the state; null for a line that was not taken.'),
    insured: described(
      z.nullable(z.boolean()),
      'Whether the order is insured; it is decided once, when the goods leave. Null for a line that was not taken.',
    ),
    premium: described(
      z.nullable(Kopecks),
      'What you withhold from the seller, kopecks; null for an order that is not insured.',
    ),
    error: LineError,
  })
  .register(z.globalRegistry, {
    id: 'OrderResult',
    description: 'What has become of one order of a call: how it stands, or why it was not taken.',
  })
export type OrderResult = z.output<typeof OrderResult>

/** What became of one return of a call. */
export const ReturnResult = z
  .object({
    return: described(z.nullable(z.string()), 'Your own name of the return; null for a line without one.'),
    orderId: described(
      z.nullable(Id),
      'Id of the order that came back; null while you have not told that the order left, and for a line that was not taken.',
    ),
    state: described(z.nullable(z.string()), `Of the order: ${orderStateWords} Null without \`orderId\`.`),
    version: described(z.nullable(z.int()), 'Counts the changes of the state of the order; null without `orderId`.'),
    error: LineError,
  })
  .register(z.globalRegistry, {
    id: 'ReturnResult',
    description: 'What has become of one return of a call: of which order it is, or why it was not taken.',
  })
export type ReturnResult = z.output<typeof ReturnResult>

/** The insured orders of a month that stand on no certificate yet; afterwards those of its certificate. */
export const MarketplaceMonth = z
  .object({
    month: described(Month, 'The month, `YYYY-MM`.'),
    ordersCount: described(z.int(), 'How many insured orders there are.'),
    insuredSum: described(Kopecks, 'Their insured sums together, kopecks.'),
    premium: described(Kopecks, 'Their premiums together, kopecks: what you withhold.'),
    certificate: described(
      z.nullable(
        z.object({
          id: described(Id, 'Id of the certificate.'),
          number: described(z.string(), 'Number of the certificate.'),
          issueDate: described(Day, 'Day on which it was issued, Moscow time.'),
        }),
      ),
      'The certificate of the month; null until the month is closed.',
    ),
  })
  .register(z.globalRegistry, {
    id: 'MarketplaceMonth',
    description:
      'Insured orders of an account that left until the end of the month and are on no certificate yet; when the month is closed, those of its certificate.',
  })
export type MarketplaceMonth = z.output<typeof MarketplaceMonth>

/** An order as we keep it. */
export const MarketplaceOrder = z
  .object({
    id: described(Id, 'Id of the order.'),
    order: described(z.string(), 'Your own name of the order.'),
    state: described(z.string(), orderStateWords),
    orderDate: described(Day, 'Day of the order, Moscow time.'),
    shippedDate: described(z.nullable(Day), 'Day on which the goods left, Moscow time; null for what has not left.'),
    insured: described(z.boolean(), 'Whether the order is, or was, insured.'),
    premium: described(
      z.nullable(Kopecks),
      'What you withhold from the seller, kopecks; null for an order that is not insured.',
    ),
    certificateId: described(z.nullable(Id), 'The certificate that lists it; null until its month is closed.'),
  })
  .register(z.globalRegistry, { id: 'MarketplaceOrder', description: 'An order as the platform keeps it.' })
export type MarketplaceOrder = z.output<typeof MarketplaceOrder>

export const listAccounts = endpoint({
  id: 'partner-marketplace.listAccounts',
  method: 'GET',
  path: '/v1/partner/marketplace/account',
  summary: 'Accounts of sellers that are linked with a cabinet, removed ones too; read on after the last id.',
  access: marketplace,
  query: z.object(pagingOf('accounts')),
  response: z.object({
    accounts: described(z.array(MarketplaceAccount), 'In the order of their ids: the oldest first.'),
  }),
})

export const account = endpoint({
  id: 'partner-marketplace.account',
  method: 'GET',
  path: '/v1/partner/marketplace/account/{id}',
  summary: 'One account.',
  access: marketplace,
  params: byIdOf('the account'),
  response: MarketplaceAccount,
})

export const activateAccount = endpoint({
  id: 'partner-marketplace.activateAccount',
  method: 'POST',
  path: '/v1/partner/marketplace/account/{id}/activate',
  summary: 'The account works: for the first time, or again after an error.',
  access: marketplace,
  params: byIdOf('the account'),
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
  params: byIdOf('the account'),
  body: z.object({
    ...partnerNews,
    problem: described(
      lines(text(500)),
      'What the seller has to mend; the seller reads it word for word. May have several lines.',
    ),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})

export const removeAccount = endpoint({
  id: 'partner-marketplace.removeAccount',
  method: 'POST',
  path: '/v1/partner/marketplace/account/{id}/remove',
  summary: 'The account is no more. What was shipped before stays insured.',
  access: marketplace,
  params: byIdOf('the account'),
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
  body: z.object({
    ...partnerNews,
    orders: described(
      listOfLines('OrderReport', OrderReport, LARGEST_LOAD),
      'Orders, each as you know it now: the whole of it.',
    ),
  }),
  response: z.object({ results: described(z.array(OrderResult), 'One for each order, in the same order.') }),
  idempotent: 'required',
})

export const saveReturns = endpoint({
  id: 'partner-marketplace.saveReturns',
  method: 'POST',
  path: '/v1/partner/marketplace/return',
  summary: 'Returns, up to 500, also of orders that have not been told yet; the answer has a result for each.',
  access: marketplace,
  body: z.object({
    ...partnerNews,
    returns: described(
      listOfLines('ReturnReport', ReturnReport, LARGEST_LOAD),
      'Returns, also of orders that you have not told of yet.',
    ),
  }),
  response: z.object({ results: described(z.array(ReturnResult), 'One for each return, in the same order.') }),
  idempotent: 'required',
})

export const listOrders = endpoint({
  id: 'partner-marketplace.listOrders',
  method: 'GET',
  path: '/v1/partner/marketplace/account/{id}/order',
  summary: 'Orders of an account as we keep them, by our id; read on after the last one.',
  access: marketplace,
  params: byIdOf('the account'),
  query: z.object({
    from: described(z.optional(RealDay), 'Only those that were ordered on this day or later; all when absent.'),
    ...pagingOf('orders', 500),
  }),
  response: z.object({ orders: described(z.array(MarketplaceOrder), 'In the order of their ids.') }),
})

export const month = endpoint({
  id: 'partner-marketplace.month',
  method: 'GET',
  path: '/v1/partner/marketplace/account/{id}/month/{month}',
  summary: 'What stands, or would stand, on the certificate of a month.',
  access: marketplace,
  params: z.object({
    ...byIdOf('the account').shape,
    month: described(Month, 'The month, `YYYY-MM`.'),
  }),
  response: MarketplaceMonth,
})

export const closeMonth = endpoint({
  id: 'partner-marketplace.closeMonth',
  method: 'POST',
  path: '/v1/partner/marketplace/account/{id}/close-month',
  summary: 'All orders of a month have been told and their premium is withheld: the certificate is issued.',
  access: marketplace,
  params: byIdOf('the account'),
  body: z.object({
    ...partnerNews,
    month: described(Month, 'The month, `YYYY-MM`; it must be over, Moscow time.'),
    ordersCount: described(
      z.int().check(z.minimum(1)),
      'How many insured orders you have counted. When the platform counts otherwise, the answer is 409.',
    ),
    premium: described(
      Sum,
      'What you have withheld for them, kopecks. When the platform counts otherwise, the answer is 409.',
    ),
  }),
  response: PartnerOutcome,
  idempotent: 'required',
})
