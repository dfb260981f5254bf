import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { ReturnReport, ReturnResult, saveReturns as saveCall } from '@cabinet/contract/seller/partner'
import { businessDay } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { lineErrorOf, readLines, type Refused, receiveLines } from '../../../platform/partners/lines.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { type ConnectionRow, findConnectionsOf } from '../store.ts'
import { type CameBack, orderMachine, type OrderRow } from '../orders/transitions.ts'
import { assertHappened, refusals } from './refusals.ts'
import * as store from './store.ts'

type Context = CallContext & Pick<ReceivedOf<typeof saveCall>, 'body'>
type Received = { readonly orderId: string | null } | Refused

const eventOf = { RETURNED: 'giveBack', UNREDEEMED: 'leave' } as const

const detailsOf = (row: Pick<store.ReturnRow, 'return_date' | 'reason' | 'logistics_cost'>): CameBack => ({
  return_date: row.return_date,
  return_reason: row.reason,
  logistics_cost: row.logistics_cost,
})

/** Whether the order can have come back so: as a move, or because it has already. */
const canComeBack = ({ status }: OrderRow, kind: ReturnReport['kind']): boolean => {
  const { from, alreadyPast: settled = [] } = orderMachine.moves[eventOf[kind]]
  return [...from, ...settled].includes(status)
}

/**
 * Moves an order that came back. News of the order and of its return have times of their own: one does not make the
 * other late.
 */
const comeBack = async ({ platform, partner }: CallContext, row: store.ReturnRow, order: OrderRow): Promise<void> => {
  const { database } = platform
  const details = detailsOf(row)
  await applyEvent(platform, orderMachine, {
    subject: { id: order.id, organizationId: order.organization_id },
    event: eventOf[row.kind],
    input: details,
    actor: { kind: 'PARTNER', id: partner.id },
    externalId: `return ${row.external_id} ${row.news_at}`,
    occurredAt: row.news_at > order.news_at ? row.news_at : order.news_at,
    reason: row.reason,
  })
  // Also when nothing has moved: the costs may have been corrected.
  await store.updateDetails(database, order, details)
  await store.saveReturn(database, row, { order_id: order.id })
}

/** Applies a return that was told before its order could have come back. */
export const applyWaitingReturn = async (context: CallContext, orderId: string, name: string): Promise<void> => {
  const { platform, partner } = context
  const row = await store.lockReturn(platform.database, partner.partyId, { order: name })
  if (row?.order_id !== null) return
  const order = await store.lockNamed(platform.database, partner.partyId, name)
  if (order?.id !== orderId || order.organization_id !== row.organization_id) return
  if (canComeBack(order, row.kind)) await comeBack(context, row, order)
}

/** Takes the marketplace's report of one return. */
const receiveReturn = async (context: Context, reported: ReturnReport, account: ConnectionRow): Promise<Received> => {
  const { platform, partner, body } = context
  const { database, clock } = platform
  const at = clock.nowText()
  const reportedAt = new Date(body.occurredAt).toISOString()
  const order = await store.lockNamed(database, partner.partyId, reported.order)
  if (order && order.organization_id !== account.organization_id) return refusals.other
  // It waits for an order that is unknown, or of which nobody has told that it left.
  const isWaiting = !order || order.status === 'NEW'
  if (!isWaiting && !canComeBack(order, reported.kind)) return refusals.state
  let known = await store.lockReturn(database, partner.partyId, { name: reported.return })
  if (known && reportedAt <= known.news_at) return { orderId: known.order_id }
  const details = {
    return_date: reported.returnDate,
    reason: reported.reason,
    logistics_cost: reported.logisticsCost,
    news_at: reportedAt,
    updated_at: at,
  }
  if (!known) {
    await store.insertReturn(database, {
      ...details,
      organization_id: account.organization_id,
      id: newId(),
      account_id: account.id,
      marketplace_id: partner.partyId,
      external_id: reported.return,
      order_external_id: reported.order,
      kind: reported.kind,
      order_id: null,
      created_at: at,
      is_deleted: false,
    })
    known = await store.lockReturn(database, partner.partyId, { order: reported.order })
  }
  const isSame =
    known?.external_id === reported.return && known.order_external_id === reported.order && known.kind === reported.kind
  if (!known || !isSame || known.organization_id !== account.organization_id) return refusals.otherReturn
  await store.saveReturn(database, known, details)
  if (isWaiting) return { orderId: null }
  await comeBack(context, { ...known, ...details }, order)
  return { orderId: order.id }
}

/**
 * Takes returns of a marketplace, one after another: one that is wrong does not keep out the others.
 *
 * @throws HttpError 400 for news from the future
 */
export const receiveReturns = async (context: Context): Promise<{ results: ReturnResult[] }> => {
  const { platform, partner, body, language } = context
  const { database, clock } = platform
  assertHappened(platform, body.occurredAt)
  const today = businessDay(clock.now())
  return database.transaction(async () => {
    const read = readLines(body.returns, 'return')
    const wanted = [...new Set(read.flatMap(({ value }) => value?.accountId ?? []))]
    const accounts = await findConnectionsOf(database, partner.partyId, wanted)
    const received = await receiveLines(database, read, async (reported) => {
      const account = accounts.get(reported.accountId)
      if (!account) return refusals.account
      return reported.returnDate > today ? refusals.future : receiveReturn(context, reported, account)
    })
    const ids = received.flatMap(({ outcome }) =>
      'orderId' in outcome && outcome.orderId !== null ? [outcome.orderId] : [],
    )
    const versions = await versionsOf(database, orderMachine.id, ids)
    const existing = await store.findExisting(database, ids)
    return {
      results: received.map(({ name, outcome }): ReturnResult => {
        const orderId = 'orderId' in outcome ? outcome.orderId : null
        return {
          return: name,
          orderId,
          state: orderId === null ? null : (existing.get(orderId)?.status ?? null),
          version: orderId === null ? null : (versions.get(orderId) ?? 0),
          error: 'orderId' in outcome ? null : lineErrorOf(outcome, language),
        }
      }),
    }
  })
}
