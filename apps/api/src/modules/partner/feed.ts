import { setTimeout as wait } from 'node:timers/promises'
import { EventEmitter } from 'node:events'
import type { PartnerEvent } from '@cabinet/contract/partner'
import { newId } from '../../kernel/ids.ts'
import type { CallContext } from '../../platform/handlers.ts'
import type { Platform } from '../../platform/context.ts'
import type { PartnerNotice } from '../../platform/partners/partner.ts'
import * as store from './feed-store.ts'

/** How long a reader waits before it looks again; what this server itself publishes wakes it at once. */
const LOOK_AGAIN_MS = 1000
/** What was published a moment ago is committed within this time. */
const COMMIT_MS = 20

const published = new EventEmitter().setMaxListeners(0)

/** Writes an event in the transaction of what happened; its place in the feed comes later. */
export const appendToFeed = async ({ database }: Platform, notice: PartnerNotice): Promise<void> => {
  await store.insertEvent(database, {
    id: newId(),
    kind: notice.kind,
    party_id: notice.partyId,
    seq: null,
    type: notice.type,
    subject_id: notice.subjectId,
    version: notice.version,
    occurred_at: notice.at,
  })
  published.emit('event')
}

/** Events of one thing in the order of its versions, each thing at the places that it has. */
const inOrder = (rows: readonly store.FeedRow[]): store.FeedRow[] => {
  const queues = new Map<string, store.FeedRow[]>()
  for (const row of rows) queues.set(row.subject_id, [...(queues.get(row.subject_id) ?? []), row])
  for (const [id, queue] of queues) {
    queues.set(
      id,
      queue.toSorted((left, right) => left.version - right.version),
    )
  }
  return rows.flatMap(({ subject_id: id }) => queues.get(id)?.shift() ?? [])
}

/**
 * Gives places to events that have none. Only what is committed can be seen here, and places are given one after
 * another, so an event of a transaction that took long comes after all that has been read already: a cursor skips
 * nothing.
 */
const sequence = async ({ database }: Pick<Platform, 'database'>, feed: store.Feed): Promise<void> => {
  if (!(await store.hasUnplaced(database, feed))) return
  await database.transaction(async () => {
    const head = await store.lockHead(database, feed)
    const rows = inOrder(await store.findUnplaced(database, feed))
    if (rows.length === 0) return
    await store.assignNumbers(
      database,
      rows.map(({ id }, index) => ({ id, seq: head + index + 1 })),
    )
    await store.saveHead(database, feed, head + rows.length)
  })
}

/** Events of a feed after a place. */
export const readFeed = async (
  platform: Pick<Platform, 'database'>,
  feed: store.Feed,
  after: number,
  limit: number,
): Promise<readonly store.PlacedRow[]> => {
  await sequence(platform, feed)
  return store.findAfter(platform.database, feed, after, limit)
}

export const eventOf = (row: store.PlacedRow): PartnerEvent => ({
  cursor: String(row.seq),
  id: row.id,
  type: row.type,
  occurredAt: row.occurred_at,
  data: { id: row.subject_id, version: row.version },
})

/** Waits until something may have happened. */
const untilNews = async (milliseconds: number): Promise<void> => {
  const stop = new AbortController()
  const wake = (): void => stop.abort()
  published.once('event', wake)
  try {
    await wait(milliseconds, undefined, { signal: stop.signal })
  } catch {
    // Something was published: look at once. It may not be committed yet, then the next look finds it.
    await wait(COMMIT_MS)
  } finally {
    published.off('event', wake)
  }
}

/** Answers whoever waits for news, because the server stops. */
export const endWaiting = (): void => {
  published.emit('end')
  published.emit('event')
}

/** The feed of a partner after a cursor. Without news the answer is held back for as long as the partner asks. */
export const eventsOf = async ({
  platform,
  partner,
  request,
  query,
}: CallContext & { readonly query: { readonly after: string; readonly limit: number; readonly wait: number } }) => {
  const after = Number(query.after)
  const until = platform.clock.real().getTime() + query.wait * 1000
  let isEnding = false
  const end = (): void => {
    isEnding = true
  }
  published.once('end', end)
  try {
    for (;;) {
      const rows = await readFeed(platform, partner, after, query.limit)
      const left = until - platform.clock.real().getTime()
      if (rows.length > 0 || left <= 0 || isEnding || request.isGone()) {
        return { events: rows.map(eventOf), cursor: String(rows.at(-1)?.seq ?? after) }
      }
      await untilNews(Math.min(left, LOOK_AGAIN_MS))
    }
  } finally {
    published.off('end', end)
  }
}
