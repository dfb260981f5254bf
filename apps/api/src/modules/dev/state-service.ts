import type { listStates } from '@cabinet/contract/dev'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import { comparable } from '@cabinet/contract/text'
import { errors } from '../../kernel/http-error.ts'
import type { PushContext } from '../../platform/state-pusher.ts'

/** More of a kind would not be read. */
const SHOWN = 30

const pushersOf = ({ platform }: PushContext) => platform.modules.all.flatMap(({ statePushers = [] }) => statePushers)

/** Things whose states the panel can move, by kind. */
export const statesOf = async (context: PushContext, search: string): Promise<ResponseOf<typeof listStates>> => {
  const wanted = comparable(search)
  const kinds = await Promise.all(
    pushersOf(context).map(async (pusher) => {
      const entities = await pusher.find(context)
      const matching = entities.filter(({ title, organization, state }) =>
        comparable(`${title} ${organization} ${state.description}`).includes(wanted),
      )
      return {
        id: pusher.id,
        title: pusher.title[context.language],
        entities: matching.slice(0, SHOWN).map((entity) => ({ ...entity, next: [...entity.next] })),
      }
    }),
  )
  return { kinds }
}

/**
 * Moves one thing as the world outside would.
 *
 * @throws HttpError 404 for an unknown kind or thing, 409 for a state that it cannot go to
 */
export const pushTo = async (context: PushContext, kind: string, id: string, next: string): Promise<void> => {
  const pusher = pushersOf(context).find((candidate) => candidate.id === kind)
  if (!pusher) throw errors.notFound()
  await pusher.push(context, id, next)
}
