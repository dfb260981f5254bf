import { businessDay } from '@cabinet/api/kernel/clock'
import { errors } from '@cabinet/api/kernel/http-error'
import { named } from '@cabinet/api/kernel/language'
import type { PushContext, StateControl } from './state-control.ts'
import { applyEvent, impossibleMove } from '@cabinet/api/platform/transitions/apply'
import type { InputOf, Machine, Move } from '@cabinet/api/platform/transitions/machine'

/** A thing with what tells it from others. */
type Details<Subject> = { readonly organization: string; readonly title: string; readonly row: Subject }

/**
 * What is said with an event: said while the thing is held, or made ahead of that because it takes long, as the PDF of a
 * letter does.
 */
type Saying<Subject, Input> =
  | ((context: PushContext, subject: Subject) => Input)
  | { readonly ahead: (context: PushContext, subject: Subject) => Promise<Input> }

/** Events that need no input may be left out. */
type InputsOf<Moves, Subject> = {
  readonly [Event in keyof Moves as InputOf<Moves, Event> extends undefined ? never : Event]: Saying<
    Subject,
    InputOf<Moves, Event>
  >
}

/**
 * Lets the developer panel move the things of a machine: where each can go is read from the table, so the panel knows
 * nothing that the product does not.
 *
 * @param inputs what the world outside would say with an event, in the demo
 */
export const controlOf = <
  State extends string,
  Subject,
  Change,
  Moves extends Readonly<Record<string, Move<State, Subject, Change, never>>>,
>(
  machine: Machine<State, Subject, Change, Moves>,
  {
    id,
    title,
    find,
    inputs,
  }: Pick<StateControl, 'id' | 'title'> & {
    find(context: PushContext): Promise<readonly Details<NoInfer<Subject>>[]>
    readonly inputs: InputsOf<NoInfer<Moves>, NoInfer<Subject>>
  },
): StateControl => {
  const waysFrom = (state: State): [keyof Moves & string, State][] =>
    Object.entries(machine.moves).flatMap(([event, { from, to, actors }]) =>
      actors.includes('STAFF') && from.includes(state) ? [[event, to]] : [],
    )
  return {
    id,
    title,
    async find(context) {
      const { platform, language } = context
      const today = businessDay(platform.clock.now())
      return (await find(context)).map(({ organization, title: entityTitle, row }) => {
        const state = machine.stateOf(row, today)
        return {
          id: machine.keyOf(row).id,
          organization,
          title: entityTitle,
          state: named(machine.states, state, language),
          next: waysFrom(state).map(([, to]) => named(machine.states, to, language)),
        }
      })
    },
    async push(context, subjectId, next) {
      const { platform, user } = context
      const { database, clock } = platform
      const actor = { kind: 'STAFF', id: user.id } as const
      /** The thing, and the event that leads from where it is to where it is to be. */
      const findWay = async () => {
        const today = businessDay(clock.now())
        const subject = await machine.lock(database, { id: subjectId }, today)
        if (!subject) throw errors.notFound()
        const state = machine.stateOf(subject, today)
        const way = waysFrom(state).find(([, to]) => to === next)
        if (!way) throw impossibleMove(machine, state, actor)
        return { subject, event: way[0] }
      }
      const sayings = inputs as Record<string, Saying<Subject, unknown> | undefined>
      const { subject: found, event } = await findWay()
      const saying = sayings[event]
      const made = typeof saying === 'object' ? await saying.ahead(context, found) : undefined
      await database.transaction(async () => {
        const { subject, event: still } = await findWay()
        // It has moved meanwhile, and what was made was made for another event.
        if (still !== event) throw impossibleMove(machine, machine.stateOf(subject, businessDay(clock.now())), actor)
        await applyEvent(platform, machine, {
          subject: { id: subjectId },
          event,
          input: (typeof saying === 'function' ? saying(context, subject) : made) as InputOf<Moves, typeof event>,
          actor,
        })
      })
    },
  }
}
