import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { DeliveryColumns } from '../../db/schema.ts'
import type { Clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import { CODE_LIFE_MS, CODE_MASK, withoutCode } from './secrets.ts'

const POLL_MS = 5000
/** A server sends the codes that it writes at once; every second it looks for those of the others. */
const URGENT_POLL_MS = 1000
const BATCH = 100

/** Messages with a code, those about people's own affairs, those to many. */
export const priorities = { code: 0, own: 1, many: 2 } as const
export type Priority = keyof typeof priorities

/**
 * Lanes of a channel. Codes have one of their own: however many letters wait, and however slowly the others are taken,
 * a code leaves at once.
 */
const lanes = {
  urgent: { inFlight: 4, pollMs: URGENT_POLL_MS },
  ordinary: { inFlight: 10, pollMs: POLL_MS },
} as const
type Lane = keyof typeof lanes

/** Messages of a channel that are on their way at once. */
export const MOST_IN_FLIGHT = lanes.urgent.inFlight + lanes.ordinary.inFlight
const ATTEMPTS = 8
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 60 * 60_000
/** Longer than any transport waits: then the server that took the message has died with it. */
const CLAIM_MS = 3 * 60_000

export const channels = ['EMAIL', 'SMS', 'PUSH'] as const
export type Channel = (typeof channels)[number]

/** What became of an attempt. */
export type DeliveryOutcome = 'sent' | 'retried' | 'given_up'

/** A refusal that no repetition changes: a wrong address, a text that the carrier does not take. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError'
}

/** Messages of one priority that have not left yet. */
export interface Waiting {
  readonly channel: Channel
  readonly priority: Priority
  readonly count: number
  /** For how long the oldest of them has waited, seconds; 0 when there is none. */
  readonly oldestSeconds: number
}

/** Sends what waits in a table. */
export interface Outbox {
  /** Tries everything whose time has come, once. Without a transport messages only stay in the table. */
  deliver(): Promise<void>
  /** Delivers every few seconds until the returned function is called. */
  start(): () => void
  /** Sends the code that the caller has just written, as soon as it is committed; nothing before the start. */
  wake(): void
  /** What waits, by priority; nothing without a transport, for whom nothing waits. */
  waiting(): Promise<readonly Waiting[]>
}

/** What an outbox works with. */
export interface OutboxParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Codes stay readable: the demo shows them in the mailbox. */
  readonly keepsCodes: boolean
  readonly onOutcome?: ((channel: Channel, outcome: DeliveryOutcome) => void) | undefined
}

/** A message at the beginning of its way: it may leave at once. A code that it carries is forgotten in time. */
export const newDelivery = (clock: Pick<Clock, 'real'>, code: string | null = null): DeliveryColumns => {
  const real = clock.real()
  return {
    id: newId(),
    priority: code === null ? priorities.own : priorities.code,
    code,
    code_until: code === null ? null : new Date(real.getTime() + CODE_LIFE_MS).toISOString(),
    next_attempt_at: real.toISOString(),
    sent_at: null,
    failed_at: null,
    attempts: 0,
    last_error: null,
  }
}

/** Pause before the next attempt: half a minute, then twice as long each time, at most an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS)

/** Columns of a message whose code is gone: the text stays for the history. */
const erased = (column: 'subject' | 'body' | 'html') => sql<string>`replace(${sql.ref(column)}, code, ${CODE_MASK})`

const tables = { EMAIL: 'email', SMS: 'text_message', PUSH: 'push_message' } as const

/** Takes the code out of messages that match. */
export const eraseCodes = async (
  database: Database,
  channel: Channel,
  which: { readonly id: string } | { readonly expiredBy: string },
): Promise<number> => {
  const condition =
    'id' in which
      ? sql`id = ${which.id}`
      : sql`(sent_at is not null or failed_at is not null or code_until < ${which.expiredBy})`
  const columns =
    channel === 'EMAIL'
      ? sql`subject = ${erased('subject')}, body = ${erased('body')}, html = ${erased('html')}`
      : sql`body = ${erased('body')}`
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(tables[channel])} set ${columns}, code = null
    where code is not null and ${condition}`.execute(database.query)
  return Number(numAffectedRows)
}

/**
 * Messages of one channel. Several servers may send from one table: who sends a message claims it first. One that is
 * claimed and not answered for goes out again, so carriers get the id of the message to recognize it by.
 *
 * @param send the transport; null keeps everything in the table
 */
export const createOutbox = <Message extends DeliveryColumns>(
  channel: Channel,
  send: ((message: Message) => Promise<void>) | null,
  { database, clock, log, keepsCodes, onOutcome }: OutboxParts,
): Outbox => {
  // Every table has the columns of a delivery; which of them it is does not matter below.
  const outbox = () => database.query as unknown as Kysely<{ message: DeliveryColumns }>
  const table = tables[channel] as 'message'
  const delivering = new Map<Lane, Promise<void>>()
  /** Lanes that got something new while they were emptied. */
  const wanted = new Set<Lane>()
  let isStarted = false

  const findDue = (lane: Lane, now: string) =>
    outbox()
      .selectFrom(table)
      .select('id')
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('next_attempt_at', '<=', now)
      .where('priority', lane === 'urgent' ? '=' : '>', priorities.code)
      .orderBy('priority')
      .orderBy('next_attempt_at')
      .limit(BATCH)
      .execute()

  const claim = async (id: string, now: Date): Promise<Message | undefined> =>
    outbox()
      .updateTable(table)
      .set({ next_attempt_at: new Date(now.getTime() + CLAIM_MS).toISOString() })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('next_attempt_at', '<=', now.toISOString())
      .returningAll()
      .executeTakeFirst() as Promise<Message | undefined>

  const note = async (id: string, columns: Partial<DeliveryColumns>): Promise<void> => {
    await outbox().updateTable(table).set(columns).where('id', '=', id).execute()
    if ((columns.sent_at || columns.failed_at) && !keepsCodes) await eraseCodes(database, channel, { id })
  }

  const recordFailure = async (message: Message, error: unknown): Promise<void> => {
    const now = clock.real()
    const attempts = message.attempts + 1
    const isHopeless = error instanceof UndeliverableError || attempts >= ATTEMPTS
    const next_attempt_at = new Date(now.getTime() + pauseAfter(attempts)).toISOString()
    const last_error = withoutCode(String(error), message.code).slice(0, 500)
    log.warn({ message: message.id, channel, attempts, isHopeless, err: error }, 'message not sent')
    await note(message.id, {
      attempts,
      last_error,
      next_attempt_at,
      ...(isHopeless && { failed_at: now.toISOString() }),
    })
    onOutcome?.(channel, isHopeless ? 'given_up' : 'retried')
  }

  const sendOne = async (id: string): Promise<void> => {
    const message = await claim(id, clock.real())
    if (!message || !send) return
    try {
      if (message.code_until !== null && message.code_until < clock.real().toISOString()) {
        throw new UndeliverableError('The code has expired')
      }
      await send(message)
    } catch (error) {
      await recordFailure(message, error)
      return
    }
    await note(message.id, { attempts: message.attempts + 1, sent_at: clock.real().toISOString(), last_error: null })
    onOutcome?.(channel, 'sent')
  }

  /** Sends some at once; each takes the next one when it is free. */
  const sendAll = async (ids: readonly string[], inFlight: number): Promise<void> => {
    const waiting = ids.values()
    const sendNext = async (): Promise<void> => {
      for (const id of waiting) await sendOne(id)
    }
    await Promise.all(Array.from({ length: inFlight }, sendNext))
  }

  const empty = async (lane: Lane): Promise<void> => {
    let isMore = true
    while (isMore) {
      wanted.delete(lane)
      const due = await findDue(lane, clock.real().toISOString())
      const ids = due.map(({ id }) => id)
      await sendAll(ids, lanes[lane].inFlight)
      isMore = due.length === BATCH || wanted.has(lane)
    }
  }

  /** Empties a lane, once at a time. */
  const deliverLane = async (lane: Lane): Promise<void> => {
    if (!send || delivering.has(lane)) return
    const work = empty(lane).finally(() => delivering.delete(lane))
    delivering.set(lane, work)
    await work
  }

  const deliverSoon = (lane: Lane): void => {
    deliverLane(lane).catch((error: unknown) => log.error({ err: error, channel }, 'messages not delivered'))
  }

  return {
    async deliver() {
      await Promise.all([deliverLane('urgent'), deliverLane('ordinary')])
    },
    wake() {
      database.onCommit(() => {
        if (!isStarted) return
        wanted.add('urgent')
        deliverSoon('urgent')
      })
    },
    async waiting() {
      if (!send) return []
      const found = await sql<{ priority: number; count: string; oldest: string }>`
        select priority, count(*) as count, min(created_at) as oldest from ${sql.table(table)}
        where sent_at is null and failed_at is null group by priority`.execute(database.query)
      return Object.entries(priorities).map(([name, priority]) => {
        const row = found.rows.find((one) => one.priority === priority)
        const age = row ? (clock.now().getTime() - Date.parse(row.oldest)) / 1000 : 0
        return { channel, priority: name as Priority, count: Number(row?.count ?? 0), oldestSeconds: Math.max(0, age) }
      })
    },
    start() {
      if (!send) return () => {}
      isStarted = true
      const timers = (['urgent', 'ordinary'] as const).map((lane) =>
        setInterval(() => deliverSoon(lane), lanes[lane].pollMs).unref(),
      )
      return () => {
        isStarted = false
        for (const timer of timers) clearInterval(timer)
      }
    },
  }
}
