import { createHash } from 'node:crypto'
import type { PartnerKind } from '@cabinet/contract/access'
import { contentTypes } from '@cabinet/contract/file'
import type { PartnerEvent } from '@cabinet/contract/partner'
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

/** HTTP as a partner speaks it. */
export interface PartnerHttp {
  get<Body>(path: string): Promise<Body>
  /** The same; nothing for what does not exist (any more). */
  find<Body>(path: string): Promise<Body | undefined>
  /** Tells of an event; one that is not possible (any more) is not repeated. */
  post(path: string, body: Report): Promise<void>
  /** The same with an answer; nothing when it is not possible. */
  ask<Body>(path: string, body: Report & Readonly<Record<string, unknown>>): Promise<Body | undefined>
  /** Hands over a file, a PDF. */
  upload(
    path: string,
    fields: Report & Readonly<Record<string, string>>,
    name: string,
    bytes: Uint8Array,
  ): Promise<void>
}

/** What our own API may take for an answer. */
const LIMITS: OutgoingLimits = { timeoutMs: 30 * SECOND_MS, maxBytes: 64 * 1024 * 1024 }

interface Report {
  readonly externalId: string
  readonly occurredAt: string
}

/** HTTP with the key of a partner. */
export const httpOf = (
  { address, key }: Pick<DemoPartnerContext, 'address' | 'key'>,
  limits: OutgoingLimits = LIMITS,
): PartnerHttp => {
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = { ...init.headers, authorization: `Bearer ${key}` }
    return callOut(new Request(`${address}${path}`, { ...init, headers }), limits)
  }
  const isPossible = async (path: string, response: Response): Promise<boolean> => {
    if (response.ok) return true
    if (response.status !== 409 && response.status !== 404) throw new Error(`${path} answered ${response.status}`)
    return false
  }
  const report = (path: string, body: Report): Promise<Response> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': body.externalId }
    return call(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  return {
    async get(path) {
      const response = await call(path, { method: 'GET' })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      return (await response.json()) as never
    },
    async find(path) {
      const response = await call(path, { method: 'GET' })
      return (await isPossible(path, response)) ? ((await response.json()) as never) : undefined
    },
    async post(path, body) {
      const response = await report(path, body)
      await isPossible(path, response)
    },
    async ask(path, body) {
      const response = await report(path, body)
      return (await isPossible(path, response)) ? ((await response.json()) as never) : undefined
    },
    async upload(path, fields, name, bytes) {
      const form = new FormData()
      for (const [field, value] of Object.entries(fields)) form.append(field, value)
      form.append('file', new Blob([new Uint8Array(bytes)], { type: contentTypes.pdf }), name)
      const headers = { 'idempotency-key': fields.externalId }
      const response = await call(path, { method: 'POST', headers, body: form })
      await isPossible(path, response)
    },
  }
}

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
interface Intention {
  readonly afterHours: number
  readonly path: string
  readonly name: string
  /** Or what makes it when its time has come, from how the thing stands then; nothing is told without one. */
  readonly body?: object | ((now: Date) => Promise<object | undefined>)
}

/** What a program does about an event; it may read the thing first. */
export type Plan = (
  event: PartnerEvent,
  behavior: Behavior,
  http: PartnerHttp,
) => readonly Intention[] | Promise<readonly Intention[]>

/**
 * A program that follows the feed and does its errands by the business clock. It keeps nothing: after a restart it reads
 * the feed from the beginning, and what it tells again changes nothing.
 */
export const followFeed = (world: DemoPartnerContext, plan: Plan): DemoPartnerProgram => {
  const http = httpOf(world)
  let cursor = '0'
  let tasks: ScheduledTask[] = []

  const read = async (): Promise<void> => {
    const behavior = await world.behavior()
    for (;;) {
      const feed = await http.get<{ events: PartnerEvent[]; cursor: string }>(`/v1/partner/events?after=${cursor}`)
      for (const event of feed.events) {
        for (const { afterHours, path, name, body } of await plan(event, behavior, http)) {
          const dueAt = Date.parse(event.occurredAt) + afterHours * HOUR_MS
          const externalId = `${event.id}-${name}`
          const run = async () => {
            const said = typeof body === 'function' ? await body(world.now()) : (body ?? {})
            if (said) await http.post(path, { ...said, externalId, occurredAt: new Date(dueAt).toISOString() })
          }
          tasks.push({ dueAt, run })
        }
      }
      cursor = feed.cursor
      if (feed.events.length === 0) return
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
