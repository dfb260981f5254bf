import type { Database } from '../../db/database.ts'
import type { Actor, ActorKind } from '../../kernel/actor.ts'
import type { Message } from '../../kernel/language.ts'
import type { Platform } from '../context.ts'

/** Names one thing; `organizationId` keeps callers inside their own organization. */
export interface SubjectKey {
  readonly id: string
  readonly organizationId?: string
}

/** A move while it happens, inside its transaction. */
export interface Step<Subject, Input = unknown> {
  readonly platform: Platform
  readonly database: Database
  /** The thing as it was when the transaction took hold of it. */
  readonly subject: Subject
  readonly input: Input
  readonly actor: Actor
  /** Business time of the move, and the same as stored. */
  readonly now: Date
  readonly at: string
  /** How many times the thing has been moved, with this move. */
  readonly version: number
}

/** One way from state to state. */
export interface Move<State extends string, Subject, Change, Input = undefined> {
  /** What happens, in words. */
  readonly title: Message
  readonly from: readonly State[]
  readonly to: State
  readonly actors: readonly ActorKind[]
  /**
   * The call by which a partner reports it, by the last part of its address; null when there is none. The move's own name
   * when absent.
   */
  readonly call?: string | null
  /**
   * States that a thing reaches only after this event, or by it: reports of it that come late or again change nothing
   * there and are no conflict.
   */
  readonly alreadyPast?: readonly State[]
  /**
   * It adds to the thing and takes nothing back: reports of it that come late are taken all the same, while the state
   * allows it.
   */
  readonly mayBeLate?: boolean
  /** Throws an HttpError when something beside the state forbids the move. */
  guard?(step: Step<Subject, Input>): void | Promise<void>
  /** Columns that change with the state. */
  change?(step: Step<Subject, Input>): Partial<Change> | Promise<Partial<Change>>
  /** What else follows: roles, emails, documents, news for partners. Runs when the state has been written. */
  effect?(step: Step<Subject, Input>): void | Promise<void>
}

/** A state that comes by itself when its day has come, and that nobody writes. */
export interface TimedMove<State extends string> {
  readonly from: State
  readonly to: State
  readonly title: Message
}

/** A kind of things with states, and the only place from where their states change. */
export interface Machine<
  State extends string = string,
  Subject = never,
  Change = never,
  Moves extends Readonly<Record<string, Move<State, Subject, Change, never>>> = Readonly<
    Record<string, Move<State, Subject, Change, never>>
  >,
> {
  /** `<module>.<thing>`. */
  readonly id: string
  readonly title: Message
  /** Every state with its name for people, in the order in which a picture shows them. */
  readonly states: Readonly<Record<State, Message>>
  readonly initial: NoInfer<State>
  readonly moves: Moves
  readonly timed?: readonly TimedMove<NoInfer<State>>[]
  /** The thing, held until the transaction ends. */
  lock(database: Database, key: SubjectKey, today: string): Promise<Subject | undefined>
  stateOf(subject: Subject, today: string): State
  /** To whom the thing belongs. */
  keyOf(subject: Subject): { readonly id: string; readonly organizationId: string }
  /** Writes the state and the columns that change with it; nothing else may write them. */
  save(database: Database, subject: Subject, to: State, change: Partial<Change>, at: string): Promise<void>
}

/** A machine whatever it moves: what lists of machines are made of. */
export type AnyMachine = Pick<Machine, 'id' | 'title' | 'states' | 'initial' | 'timed'> & {
  readonly moves: Readonly<
    Record<string, Pick<Move<string, never, never, never>, 'title' | 'from' | 'to' | 'actors' | 'call'>>
  >
}

/** Fixes the types of a machine, so that each move is checked where it is written. */
export const movesOf = <State extends string, Subject, Change>() => {
  function move(declared: Move<State, Subject, Change, undefined>): Move<State, Subject, Change, undefined>
  function move<Input>(declared: Move<State, Subject, Change, Input>): Move<State, Subject, Change, Input>
  function move<Input>(declared: Move<State, Subject, Change, Input>): Move<State, Subject, Change, Input> {
    return declared
  }
  return move
}

/** What an event of a machine needs to be told. */
export type InputOf<Moves, Event extends keyof Moves> =
  Moves[Event] extends Move<infer _State, infer _Subject, infer _Change, infer Input> ? Input : never

/** Two moves that a panel or a picture could not tell apart are a mistake. */
const assertDistinctMoves = ({ id, moves }: AnyMachine): void => {
  const ways = Object.values(moves).flatMap(({ from, to, actors }) =>
    actors.includes('STAFF') ? from.map((state) => `${state} to ${to}`) : [],
  )
  const twice = ways.find((way, index) => ways.indexOf(way) !== index)
  if (twice !== undefined) throw new Error(`${id}: two moves lead from ${twice}`)
}

/** Declares a machine. */
export const defineMachine = <
  State extends string,
  Subject,
  Change,
  Moves extends Readonly<Record<string, Move<State, Subject, Change, never>>>,
>(
  machine: Machine<State, Subject, Change, Moves>,
): Machine<State, Subject, Change, Moves> => {
  assertDistinctMoves(machine)
  return machine
}
