import type { listStates } from '@cabinet/contract/dev'
import type { AnswerOf } from '@cabinet/contract/endpoint'
import { refuse } from '../../platform/refusal.ts'
import type { PushInquiry } from '../../platform/state-pusher.ts'

/** More of a kind would not be read. */
const SHOWN = 30

const pushersOf = ({ platform }: PushInquiry) => platform.modules.all.flatMap(({ statePushers = [] }) => statePushers)

/** Things whose states the panel can move, by kind. */
export const statesOf = async (inquiry: PushInquiry, search: string): Promise<AnswerOf<typeof listStates>> => {
  const wanted = search.toLowerCase()
  const kinds = await Promise.all(
    pushersOf(inquiry).map(async (pusher) => {
      const entities = await pusher.find(inquiry)
      const matching = entities.filter(({ title, organization, state }) =>
        `${title} ${organization} ${state.description}`.toLowerCase().includes(wanted),
      )
      return {
        id: pusher.id,
        title: pusher.title[inquiry.language],
        entities: matching.slice(0, SHOWN).map((entity) => ({ ...entity, next: [...entity.next] })),
      }
    }),
  )
  return { kinds }
}

/**
 * Moves one thing as the world outside would.
 *
 * @throws Refusal 404 for an unknown kind or thing, 409 for a state that it cannot go to
 */
export const pushTo = async (inquiry: PushInquiry, kind: string, id: string, next: string): Promise<void> => {
  const pusher = pushersOf(inquiry).find((candidate) => candidate.id === kind)
  if (!pusher) throw refuse.notFound()
  await pusher.push(inquiry, id, next)
}
