import { type ErrorBody, errorCodes } from '@cabinet/contract/errors'
import type { Actor } from '../../kernel/actor.ts'
import { businessDay, type Clock } from '../../kernel/clock.ts'
import { errors, HttpError } from '../../kernel/http-error.ts'
import type { Language, Message } from '../../kernel/language.ts'
import type { Platform } from '../context.ts'
import type { AnyMachine, InputOf, Machine, Move, Step, SubjectKey } from './machine.ts'
import * as store from './store.ts'

/** A clock of a partner may be a little ahead of ours. */
const AHEAD_MS = 5 * 60_000

/** What happened, to what, and who says so. */
export interface MachineEvent<Event extends string, Input, Subject> {
  readonly subject: SubjectKey
  readonly event: Event
  readonly input: Input
  readonly actor: Actor
  readonly reason?: string | null
  /** The sender's own name of the event: heard again, it changes nothing. */
  readonly externalId?: string
  /** The version that whoever sends it has seen; another one is refused. Not compared when absent. */
  readonly expectedVersion?: number
  /** When it happened outside; now when absent. */
  readonly occurredAt?: string
  /** False for who must not learn that the thing exists. */
  concerns?(subject: Subject): boolean
}

/** How a thing stands after an event. */
export interface Outcome<State extends string> {
  readonly state: State
  readonly version: number
  /** False when the event was known already, or came too late to change anything. */
  readonly isMoved: boolean
}

/** Events that an actor may report of a thing in a state; partners know them by the addresses of their calls. */
export const possibleFrom = (
  { moves }: Pick<AnyMachine, 'moves'>,
  state: string,
  { kind }: Pick<Actor, 'kind'>,
): string[] => {
  const names = Object.entries(moves).flatMap(([event, { from, actors, call = event }]) => {
    if (!from.includes(state) || !actors.includes(kind)) return []
    return kind === 'PARTNER' ? (call ?? []) : event
  })
  return [...new Set(names)]
}

/** A move that the state does not allow. Beside the sentence the answer says the state and what is possible. */
class ImpossibleMove extends HttpError {
  private readonly state: string
  private readonly possible: readonly string[]

  constructor(state: string, title: Message, possible: readonly string[]) {
    super(409, errorCodes.wrongState, {
      ru: `Из состояния «${title.ru}» перейти так нельзя`,
      en: `This move is not possible from the state “${title.en}”`,
    })
    this.state = state
    this.possible = possible
  }

  override toBody(language: Language, traceId: string): ErrorBody {
    return { ...super.toBody(language, traceId), state: this.state, possible: [...this.possible] }
  }
}

/** The error for an event that a thing in this state does not take from the actor. */
export const impossibleMove = (machine: AnyMachine, state: string, actor: Actor): HttpError => {
  const text = machine.states[state] ?? { ru: state, en: state }
  return new ImpossibleMove(state, text, possibleFrom(machine, state, actor))
}

/** @throws HttpError 400 for what is said to happen later */
export const assertHappened = (clock: Pick<Clock, 'now'>, occurredAt: string): void => {
  if (Date.parse(occurredAt) <= clock.now().getTime() + AHEAD_MS) return
  const text = { ru: 'Событие ещё не произошло', en: 'The event has not happened yet' }
  throw errors.validation([{ field: 'occurredAt', code: 'future', text }])
}

/**
 * Moves a thing by an event: the one way in which a state changes. The thing is held, the move is checked, state,
 * effects and history are written in one transaction.
 *
 * @throws HttpError 404 for a thing that is unknown or no concern of the actor, 409 (`STALE`) for one that has moved on
 *   since it was seen, 409 (`WRONG_STATE`) for a move that its
 *   state does not allow, and whatever the guard of the move throws
 */
export const applyEvent = <
  State extends string,
  Subject,
  Change,
  Moves extends Readonly<Record<string, Move<State, Subject, Change, never>>>,
  Event extends string & keyof Moves,
>(
  platform: Platform,
  machine: Machine<State, Subject, Change, Moves>,
  machineEvent: MachineEvent<Event, InputOf<Moves, Event>, Subject>,
): Promise<Outcome<State>> => {
  const { database, clock } = platform
  const { event, actor, externalId, occurredAt, expectedVersion, reason = null } = machineEvent
  // The table says which input belongs to which event; inside, the pair has been checked already.
  const move = machine.moves[event] as Move<State, Subject, Change, InputOf<Moves, Event>>
  return database.transaction(async () => {
    const now = clock.now()
    const today = businessDay(now)
    const subject = await machine.lock(database, machineEvent.subject, today)
    if (!subject || machineEvent.concerns?.(subject) === false) throw errors.notFound()
    if (occurredAt !== undefined) assertHappened(clock, occurredAt)
    const key = { machine: machine.id, ...machine.keyOf(subject) }
    const state = machine.stateOf(subject, today)
    const known = await store.findThingHistory(database, key, actor, externalId)
    const unmoved = { state, version: known.version, isMoved: false }
    if (known.isRepeated) return unmoved
    if (expectedVersion !== undefined && expectedVersion !== known.version) throw errors.stale()

    const happenedAt = occurredAt === undefined ? now.toISOString() : new Date(occurredAt).toISOString()
    const row = {
      event,
      from: state,
      to: state,
      actor,
      reason,
      externalId,
      occurredAt: happenedAt,
      at: now.toISOString(),
    }
    const isOld = occurredAt !== undefined && known.newestReportAt !== null && happenedAt < known.newestReportAt
    const isLate = isOld && !(move.mayBeLate === true && move.from.includes(state))
    if (isLate || move.alreadyPast?.includes(state)) {
      // What has no name of its own is not recorded twice; a repeated press of a button is no history.
      if (externalId !== undefined) await store.insertChange(database, key, { ...row, version: null })
      return unmoved
    }
    if (!move.from.includes(state) || !move.actors.includes(actor.kind)) {
      throw impossibleMove(machine, state, actor)
    }

    const version = known.version + 1
    const step: Step<Subject, InputOf<Moves, Event>> = {
      platform,
      database,
      subject,
      input: machineEvent.input,
      actor,
      now,
      at: now.toISOString(),
      version,
    }
    await move.guard?.(step)
    const change = (await move.change?.(step)) ?? {}
    await machine.save(database, subject, move.to, change, step.at)
    await store.insertChange(database, key, { ...row, to: move.to, version })
    await move.effect?.(step)
    return { state: move.to, version, isMoved: true }
  })
}
