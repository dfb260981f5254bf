import { createHash } from 'node:crypto'
import type { PartnerKind } from '@cabinet/contract/access'
import {
  createPartnerClient,
  PartnerApiError,
  type PartnerClient,
  type PartnerEvent,
  type WriteOptions,
} from '@cabinet/partner-client'
import { HOUR_MS, SECOND_MS } from '@cabinet/api/kernel/durations'
import { callOut, type OutgoingLimits } from '@cabinet/api/kernel/outgoing'

/** How somebody outside behaves in the demo. */
export const behaviors = ['PROMPT', 'SLOW', 'REFUSING', 'ASKING', 'SILENT'] as const
export type Behavior = (typeof behaviors)[number]

/** All that a demo program knows of us: an address that answers HTTP, a key, what time it is. */
export interface DemoPartnerContext {
  /** Address of the API, `http://127.0.0.1:3000/api`. */
  readonly address: string
  readonly key: string
  now(): Date
  behavior(): Promise<Behavior>
}

/** A program that plays a partner. */
export interface DemoPartnerProgram {
  /** Reads what is new and does what is due. */
  tick(): Promise<void>
}

/** Somebody whom the demo plays. */
export interface DemoPartner {
  readonly kind: PartnerKind
  create(world: DemoPartnerContext): DemoPartnerProgram
}

/** A thing to be done at a time of the business clock. */
interface ScheduledTask {
  readonly dueAt: number
  run(): Promise<void>
}

/** What our own API may take for an answer. */
const LIMITS: OutgoingLimits = { timeoutMs: 30 * SECOND_MS, maxBytes: 64 * 1024 * 1024 }

/** The client of a partner, as every partner uses it. A failure is not tried again: the next tick does so. */
export const clientOf = (
  { address, key }: Pick<DemoPartnerContext, 'address' | 'key'>,
  limits: OutgoingLimits = LIMITS,
): PartnerClient =>
  createPartnerClient({
    url: address.replace(/\/api$/, ''),
    key,
    timeoutMs: limits.timeoutMs,
    totalTimeoutMs: 0,
    fetch: (input, init) => callOut(new Request(input, init), limits),
  })

/** What is not there (any more) or not possible (any more): nobody is told once more. */
export const ifPossible = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PartnerApiError && (error.status === 404 || error.status === 409)) return undefined
    throw error
  }
}

/** What every event of a partner carries, and the key under which it is told once. */
interface Told {
  readonly news: { readonly externalId: string; readonly occurredAt: string }
  readonly once: WriteOptions
}

/** @param externalId the key of the call as well: whoever begins anew tells the same again */
export const toldOnce = (externalId: string, occurredAt: string): Told => ({
  news: { externalId, occurredAt },
  once: { idempotencyKey: externalId },
})

/** Programs of one partner, one after another. */
export const inTurn = (...programs: readonly DemoPartnerProgram[]): DemoPartnerProgram => ({
  async tick() {
    for (const program of programs) await program.tick()
  },
})

/** Whole numbers that are always the same for the same name: what seems to be left to chance in the demo is not. */
export const numbersOf = (name: string): readonly [number, number, number] => {
  const bytes = createHash('sha256').update(name).digest()
  return [bytes.readUInt16BE(0), bytes.readUInt16BE(2), bytes.readUInt16BE(4)]
}

/** Something to do some hours after an event. */
export interface Intention {
  readonly afterHours: number
  readonly name: string
  /** Does it, from how the thing stands then; there may be nothing to tell any more. */
  tell(told: Told, now: Date): Promise<unknown>
}

/** What a program does about an event; it may read the thing first. */
export type Plan = (
  event: PartnerEvent,
  behavior: Behavior,
  partner: PartnerClient,
) => readonly Intention[] | Promise<readonly Intention[]>

/**
 * A program that follows the feed and does its errands by the business clock. It keeps nothing: after a restart it reads
 * the feed from the beginning, and what it tells again changes nothing.
 */
export const followFeed = (world: DemoPartnerContext, plan: Plan): DemoPartnerProgram => {
  const partner = clientOf(world)
  let cursor = '0'
  let tasks: ScheduledTask[] = []

  const read = async (): Promise<void> => {
    const behavior = await world.behavior()
    for await (const event of partner.events({ after: cursor, waitSeconds: 0, totalTimeoutMs: 0 })) {
      for (const { afterHours, name, tell } of await plan(event, behavior, partner)) {
        const dueAt = Date.parse(event.occurredAt) + afterHours * HOUR_MS
        const told = toldOnce(`${event.id}-${name}`, new Date(dueAt).toISOString())
        tasks.push({
          dueAt,
          async run() {
            await ifPossible(tell(told, world.now()))
          },
        })
      }
      ;({ cursor } = event)
    }
  }

  return {
    async tick() {
      await read()
      const due = tasks.filter(({ dueAt }) => dueAt <= world.now().getTime())
      for (const task of due.toSorted((left, right) => left.dueAt - right.dueAt)) {
        await task.run()
        tasks = tasks.filter((other) => other !== task)
      }
    },
  }
}
