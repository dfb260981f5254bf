import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { OrderReport, OrderResult, saveOrders as saveCall } from '@cabinet/contract/seller/partner'
import { businessDay } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { lineErrorOf, readLines, type Refused, receiveLines } from '../../../platform/partners/lines.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { type ConnectionRow, findConnectionsOf } from '../store.ts'
import { coverObstacle } from '../orders/cover.ts'
import { coverMachine, orderMachine, type OrderRow } from '../orders/transitions.ts'
import { assertHappened, refusals } from './refusals.ts'
import { applyWaitingReturn } from './returns.ts'
import * as store from './store.ts'

type Context = CallContext & Pick<ReceivedOf<typeof saveCall>, 'body'>
type Received = { readonly id: string } | Refused

/** The event that leads to what the marketplace says. */
const eventTo = {
  NEW: null,
  SHIPPED: 'ship',
  DELIVERED: 'deliver',
  CANCELLED: 'cancel',
  LOST: 'lose',
  DAMAGED: 'damage',
} as const satisfies Record<OrderReport['state'], keyof typeof orderMachine.moves | null>

/** What is wrong with what is reported, whatever is known of the order. */
const problemOf = ({ state, orderDate, shippedDate, deliveredDate }: OrderReport, today: string): Refused | null => {
  const hasLeft = state !== 'NEW' && state !== 'CANCELLED'
  if (hasLeft && shippedDate === null) return refusals.noShipment
  if (state === 'DELIVERED' && deliveredDate === null) return refusals.noDelivery
  const days = [orderDate, shippedDate, deliveredDate].filter((day) => day !== null)
  if (days.some((day, index) => day < (days[index - 1] ?? day))) return refusals.days
  return days.some((day) => day > today) ? refusals.future : null
}

/** What of it cannot follow what is known. */
const conflictOf = ({ state }: OrderReport, known: OrderRow, account: ConnectionRow): Refused | null => {
  if (known.organization_id !== account.organization_id) return refusals.other
  const event = eventTo[state]
  if (event === null) return null
  const { from, alreadyPast: settled = [] } = orderMachine.moves[event]
  // From the beginning an order passes the shipment on its way.
  const isOnTheWay = known.status === 'NEW' && from.some((one) => one === 'SHIPPED' || one === 'NEW')
  return isOnTheWay || [...from, ...settled].includes(known.status) ? null : refusals.state
}

const detailsOf = (reported: OrderReport, reportedAt: string, at: string): store.OrderDetails => ({
  account_id: reported.accountId,
  order_number: reported.orderNumber,
  sticker: reported.sticker,
  scheme: reported.scheme,
  sku: reported.sku,
  brand: reported.brand,
  name: reported.name,
  price: reported.price,
  warehouse: reported.warehouse,
  order_date: reported.orderDate,
  shipped_date: reported.shippedDate,
  delivered_date: reported.deliveredDate,
  news_at: reportedAt,
  updated_at: at,
})

/** What was decided when the goods left does not change when the marketplace corrects itself afterwards. */
const fixedOf = ({ cover_status: cover, price, shipped_date }: OrderRow): Partial<store.OrderDetails> =>
  cover === 'NOT_INSURED' ? {} : { price, shipped_date }

/** Moves the order to where the marketplace says that it stands, and decides its insurance when it leaves. */
const follow = async (
  { platform, partner, body }: Context,
  { state, shippedDate }: OrderReport,
  known: OrderRow,
  account: ConnectionRow,
): Promise<void> => {
  const machineEvent = {
    subject: { id: known.id, organizationId: known.organization_id },
    input: undefined,
    actor: { kind: 'PARTNER', id: partner.id },
    occurredAt: body.occurredAt,
  } as const
  const report = (event: 'ship' | 'deliver' | 'cancel' | 'lose' | 'damage') =>
    applyEvent(platform, orderMachine, { ...machineEvent, event, externalId: `${body.externalId} ${event}` })
  const event = eventTo[state]
  if (known.status === 'NEW' && shippedDate !== null && event !== null && event !== 'cancel') {
    const { isMoved } = await report('ship')
    const reason = isMoved ? coverObstacle(shippedDate, account) : null
    if (reason !== null) await store.updateDetails(platform.database, known, { cover_reason: reason })
    else if (isMoved) {
      await applyEvent(platform, coverMachine, {
        ...machineEvent,
        event: 'accept',
        externalId: `${body.externalId} accept`,
      })
    }
  }
  // Nobody wants to read in the history that nothing has changed.
  if (event !== null && event !== 'ship' && known.status !== state) await report(event)
}

/** Takes the marketplace's report of one order. */
const receiveOrder = async (context: Context, reported: OrderReport, account: ConnectionRow): Promise<Received> => {
  const { platform, partner, body } = context
  const { database, clock } = platform
  const at = clock.nowText()
  const reportedAt = new Date(body.occurredAt).toISOString()
  let known = await store.lockNamed(database, partner.partyId, reported.order)
  const conflict = known && conflictOf(reported, known, account)
  if (conflict) return conflict
  // What the marketplace knew before its last report changes nothing.
  if (known && reportedAt <= known.news_at) return { id: known.id }
  const details = detailsOf(reported, reportedAt, at)
  if (known) await store.updateDetails(database, known, { ...details, ...fixedOf(known) })
  else {
    await store.insertOrder(database, {
      ...details,
      organization_id: account.organization_id,
      id: newId(),
      marketplace_id: partner.partyId,
      external_id: reported.order,
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
    known = await store.lockNamed(database, partner.partyId, reported.order)
    if (!known) throw new Error(`The order ${reported.order} was not kept`)
  }
  await follow(context, reported, known, account)
  await applyWaitingReturn(context, known.id, reported.order)
  return { id: known.id }
}

/**
 * Takes orders of a marketplace, one after another: one that is wrong does not keep out the others.
 *
 * @throws HttpError 400 for news from the future
 */
export const receiveOrders = async (context: Context): Promise<{ results: OrderResult[] }> => {
  const { platform, partner, body } = context
  const { database, clock } = platform
  assertHappened(platform, body.occurredAt)
  const today = businessDay(clock.now())
  return database.transaction(async () => {
    const read = readLines(body.orders, 'order')
    const wanted = [...new Set(read.flatMap(({ value }) => value?.accountId ?? []))]
    const accounts = await findConnectionsOf(database, partner.partyId, wanted)
    const received = await receiveLines(database, read, async (reported) => {
      const account = accounts.get(reported.accountId)
      if (!account) return refusals.account
      return problemOf(reported, today) ?? receiveOrder(context, reported, account)
    })
    return { results: await resultsOf(context, received) }
  })
}

const resultsOf = async (
  { platform: { database }, language }: Context,
  received: Awaited<ReturnType<typeof receiveLines<OrderReport, { readonly id: string }>>>,
): Promise<OrderResult[]> => {
  const ids = received.flatMap(({ outcome }) => ('id' in outcome ? [outcome.id] : []))
  const versions = await versionsOf(database, orderMachine.id, ids)
  const existing = await store.findExisting(database, ids)
  return received.map(({ name: order, outcome }) => {
    if ('id' in outcome) {
      const row = existing.get(outcome.id)
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
