import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { ReturnNews, ReturnResult, saveReturns as saveCall } from '@cabinet/contract/partner-marketplace'
import { businessDay } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { lineErrorOf, readLines, type Refused, takeLines } from '../../../platform/partners/lines.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { type ConnectionRow, findConnectionsOf } from '../account/store.ts'
import { type CameBack, orderMachine, type OrderRow } from '../orders/transitions.ts'
import { mustHaveHappened, refusals } from './refusals.ts'
import * as store from './store.ts'

type Context = CallContext & Pick<ReceivedOf<typeof saveCall>, 'body'>
type Taken = { readonly orderId: string | null } | Refused

const eventOf = { RETURNED: 'giveBack', UNREDEEMED: 'leave' } as const

const factsOf = (row: Pick<store.ReturnRow, 'return_date' | 'reason' | 'logistics_cost'>): CameBack => ({
  return_date: row.return_date,
  return_reason: row.reason,
  logistics_cost: row.logistics_cost,
})

/** Whether the order can have come back so: as a move, or because it has already. */
const canComeBack = ({ status }: OrderRow, kind: ReturnNews['kind']): boolean => {
  const { from, settled = [] } = orderMachine.moves[eventOf[kind]]
  return [...from, ...settled].includes(status)
}

/**
 * Moves an order that came back. News of the order and of its return have times of their own: one does not make the
 * other late.
 */
const comeBack = async ({ platform, partner }: CallContext, row: store.ReturnRow, order: OrderRow): Promise<void> => {
  const { database } = platform
  const facts = factsOf(row)
  await applyEvent(platform, orderMachine, {
    subject: { id: order.id, organizationId: order.organization_id },
    event: eventOf[row.kind],
    input: facts,
    actor: { kind: 'PARTNER', id: partner.id },
    externalId: `return ${row.external_id} ${row.news_at}`,
    occurredAt: row.news_at > order.news_at ? row.news_at : order.news_at,
    reason: row.reason,
  })
  // Also when nothing has moved: the costs may have been corrected.
  await store.saveFacts(database, order, facts)
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

/** Takes what the marketplace tells of one return. */
const takeReturn = async (context: Context, news: ReturnNews, account: ConnectionRow): Promise<Taken> => {
  const { platform, partner, body } = context
  const { database, clock } = platform
  const at = clock.nowText()
  const newsAt = new Date(body.occurredAt).toISOString()
  const order = await store.lockNamed(database, partner.partyId, news.order)
  if (order && order.organization_id !== account.organization_id) return refusals.other
  // It waits for an order that is unknown, or of which nobody has told that it left.
  const isWaiting = !order || order.status === 'NEW'
  if (!isWaiting && !canComeBack(order, news.kind)) return refusals.state
  let known = await store.lockReturn(database, partner.partyId, { name: news.return })
  if (known && newsAt <= known.news_at) return { orderId: known.order_id }
  const facts = {
    return_date: news.returnDate,
    reason: news.reason,
    logistics_cost: news.logisticsCost,
    news_at: newsAt,
    updated_at: at,
  }
  if (!known) {
    await store.insertReturn(database, {
      ...facts,
      organization_id: account.organization_id,
      id: newId(),
      account_id: account.id,
      marketplace_id: partner.partyId,
      external_id: news.return,
      order_external_id: news.order,
      kind: news.kind,
      order_id: null,
      created_at: at,
      is_deleted: false,
    })
    known = await store.lockReturn(database, partner.partyId, { order: news.order })
  }
  const isSame =
    known?.external_id === news.return && known.order_external_id === news.order && known.kind === news.kind
  if (!known || !isSame || known.organization_id !== account.organization_id) return refusals.otherReturn
  await store.saveReturn(database, known, facts)
  if (isWaiting) return { orderId: null }
  await comeBack(context, { ...known, ...facts }, order)
  return { orderId: order.id }
}

/**
 * Takes returns of a marketplace, one after another: one that is wrong does not keep out the others.
 *
 * @throws HttpError 400 for news from the future
 */
export const takeReturns = async (context: Context): Promise<{ results: ReturnResult[] }> => {
  const { platform, partner, body, language } = context
  const { database, clock } = platform
  mustHaveHappened(platform, body.occurredAt)
  const today = businessDay(clock.now())
  return database.transaction(async () => {
    const read = readLines(body.returns, 'return')
    const wanted = [...new Set(read.flatMap(({ value }) => value?.accountId ?? []))]
    const accounts = await findConnectionsOf(database, partner.partyId, wanted)
    const taken = await takeLines(database, read, async (news) => {
      const account = accounts.get(news.accountId)
      if (!account) return refusals.account
      return news.returnDate > today ? refusals.future : takeReturn(context, news, account)
    })
    const ids = taken.flatMap(({ outcome }) =>
      'orderId' in outcome && outcome.orderId !== null ? [outcome.orderId] : [],
    )
    const versions = await versionsOf(database, orderMachine.id, ids)
    const standing = await store.findStanding(database, ids)
    return {
      results: taken.map(({ name, outcome }): ReturnResult => {
        const orderId = 'orderId' in outcome ? outcome.orderId : null
        return {
          return: name,
          orderId,
          state: orderId === null ? null : (standing.get(orderId)?.status ?? null),
          version: orderId === null ? null : (versions.get(orderId) ?? 0),
          error: 'orderId' in outcome ? null : lineErrorOf(outcome, language),
        }
      }),
    }
  })
}
