import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { OrderNews, OrderResult, saveOrders as saveCall } from '@cabinet/contract/partner-marketplace'
import { businessDay } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { lineErrorOf, readLines, type Refused, takeLines } from '../../../platform/partners/lines.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { type ConnectionRow, findConnectionsOf } from '../account/store.ts'
import { coverObstacle } from '../orders/cover.ts'
import { coverMachine, orderMachine, type OrderRow } from '../orders/transitions.ts'
import { mustHaveHappened, refusals } from './refusals.ts'
import { applyWaitingReturn } from './returns.ts'
import * as store from './store.ts'

type Context = CallContext & Pick<ReceivedOf<typeof saveCall>, 'body'>
type Taken = { readonly id: string } | Refused

/** The event that leads to what the marketplace says. */
const eventTo = {
  NEW: null,
  SHIPPED: 'ship',
  DELIVERED: 'deliver',
  CANCELLED: 'cancel',
  LOST: 'lose',
  DAMAGED: 'damage',
} as const satisfies Record<OrderNews['state'], keyof typeof orderMachine.moves | null>

/** What is wrong with what is told, whatever is known of the order. */
const problemOf = ({ state, orderDate, shippedDate, deliveredDate }: OrderNews, today: string): Refused | null => {
  const hasLeft = state !== 'NEW' && state !== 'CANCELLED'
  if (hasLeft && shippedDate === null) return refusals.noShipment
  if (state === 'DELIVERED' && deliveredDate === null) return refusals.noDelivery
  const days = [orderDate, shippedDate, deliveredDate].filter((day) => day !== null)
  if (days.some((day, place) => day < (days[place - 1] ?? day))) return refusals.days
  return days.some((day) => day > today) ? refusals.future : null
}

/** What of it cannot follow what is known. */
const conflictOf = ({ state }: OrderNews, known: OrderRow, account: ConnectionRow): Refused | null => {
  if (known.organization_id !== account.organization_id) return refusals.other
  const event = eventTo[state]
  if (event === null) return null
  const { from, settled = [] } = orderMachine.moves[event]
  // From the beginning an order passes the shipment on its way.
  const isOnTheWay = known.status === 'NEW' && from.some((one) => one === 'SHIPPED' || one === 'NEW')
  return isOnTheWay || [...from, ...settled].includes(known.status) ? null : refusals.state
}

const factsOf = (news: OrderNews, newsAt: string, at: string): store.OrderFacts => ({
  account_id: news.accountId,
  order_number: news.orderNumber,
  sticker: news.sticker,
  scheme: news.scheme,
  sku: news.sku,
  brand: news.brand,
  name: news.name,
  price: news.price,
  warehouse: news.warehouse,
  order_date: news.orderDate,
  shipped_date: news.shippedDate,
  delivered_date: news.deliveredDate,
  news_at: newsAt,
  updated_at: at,
})

/** What was decided when the goods left does not change when the marketplace corrects itself afterwards. */
const fixedOf = ({ cover_status: cover, price, shipped_date }: OrderRow): Partial<store.OrderFacts> =>
  cover === 'NOT_INSURED' ? {} : { price, shipped_date }

/** Moves the order to where the marketplace says that it stands, and decides its insurance when it leaves. */
const follow = async (
  { platform, partner, body }: Context,
  { state, shippedDate }: OrderNews,
  known: OrderRow,
  account: ConnectionRow,
): Promise<void> => {
  const happening = {
    subject: { id: known.id, organizationId: known.organization_id },
    input: undefined,
    actor: { kind: 'PARTNER', id: partner.id },
    occurredAt: body.occurredAt,
  } as const
  const tell = (event: 'ship' | 'deliver' | 'cancel' | 'lose' | 'damage') =>
    applyEvent(platform, orderMachine, { ...happening, event, externalId: `${body.externalId} ${event}` })
  const event = eventTo[state]
  if (known.status === 'NEW' && shippedDate !== null && event !== null && event !== 'cancel') {
    const { isMoved } = await tell('ship')
    const reason = isMoved ? coverObstacle(shippedDate, account) : null
    if (reason !== null) await store.saveFacts(platform.database, known, { cover_reason: reason })
    else if (isMoved) {
      await applyEvent(platform, coverMachine, {
        ...happening,
        event: 'accept',
        externalId: `${body.externalId} accept`,
      })
    }
  }
  // Nobody wants to read in the history that nothing has changed.
  if (event !== null && event !== 'ship' && known.status !== state) await tell(event)
}

/** Takes what the marketplace tells of one order. */
const takeOrder = async (context: Context, news: OrderNews, account: ConnectionRow): Promise<Taken> => {
  const { platform, partner, body } = context
  const { database, clock } = platform
  const at = clock.nowText()
  const newsAt = new Date(body.occurredAt).toISOString()
  let known = await store.lockNamed(database, partner.partyId, news.order)
  const conflict = known && conflictOf(news, known, account)
  if (conflict) return conflict
  // What the marketplace knew before it told the last time changes nothing.
  if (known && newsAt <= known.news_at) return { id: known.id }
  const facts = factsOf(news, newsAt, at)
  if (known) await store.saveFacts(database, known, { ...facts, ...fixedOf(known) })
  else {
    await store.insertOrder(database, {
      ...facts,
      organization_id: account.organization_id,
      id: newId(),
      marketplace_id: partner.partyId,
      external_id: news.order,
      return_date: null,
      return_reason: null,
      logistics_cost: null,
      status: 'NEW',
      cover_status: 'NOT_INSURED',
      cover_reason: null,
      premium: null,
      insured_sum: null,
      certificate_id: null,
      created_at: at,
      is_deleted: false,
    })
    known = await store.lockNamed(database, partner.partyId, news.order)
    if (!known) throw new Error(`The order ${news.order} was not kept`)
  }
  await follow(context, news, known, account)
  await applyWaitingReturn(context, known.id, news.order)
  return { id: known.id }
}

/**
 * Takes orders of a marketplace, one after another: one that is wrong does not keep out the others.
 *
 * @throws HttpError 400 for news from the future
 */
export const takeOrders = async (context: Context): Promise<{ results: OrderResult[] }> => {
  const { platform, partner, body } = context
  const { database, clock } = platform
  mustHaveHappened(platform, body.occurredAt)
  const today = businessDay(clock.now())
  return database.transaction(async () => {
    const read = readLines(body.orders, 'order')
    const wanted = [...new Set(read.flatMap(({ value }) => value?.accountId ?? []))]
    const accounts = await findConnectionsOf(database, partner.partyId, wanted)
    const taken = await takeLines(database, read, async (news) => {
      const account = accounts.get(news.accountId)
      if (!account) return refusals.account
      return problemOf(news, today) ?? takeOrder(context, news, account)
    })
    return { results: await resultsOf(context, taken) }
  })
}

const resultsOf = async (
  { platform: { database }, language }: Context,
  taken: Awaited<ReturnType<typeof takeLines<OrderNews, { readonly id: string }>>>,
): Promise<OrderResult[]> => {
  const ids = taken.flatMap(({ outcome }) => ('id' in outcome ? [outcome.id] : []))
  const versions = await versionsOf(database, orderMachine.id, ids)
  const standing = await store.findStanding(database, ids)
  return taken.map(({ name: order, outcome }) => {
    if ('id' in outcome) {
      const row = standing.get(outcome.id)
      return {
        order,
        id: outcome.id,
        state: row?.status ?? null,
        version: versions.get(outcome.id) ?? 0,
        insured: row ? row.cover_status !== 'NOT_INSURED' : null,
        premium: row?.premium ?? null,
        error: null,
      }
    }
    const nothing = { id: null, state: null, version: null, insured: null, premium: null }
    return { order, ...nothing, error: lineErrorOf(outcome, language) }
  })
}
