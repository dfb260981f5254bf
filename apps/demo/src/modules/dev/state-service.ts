import type { listStates } from '@cabinet/contract/dev'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import { comparable } from '@cabinet/contract/text'
import { errors } from '@cabinet/api/kernel/http-error'
import { loadDemoModules } from '../../module.ts'
import type { PushContext } from '../../state-control.ts'

/** More of a kind would not be read. */
const SHOWN = 30

const listStateControls = async () => (await loadDemoModules()).flatMap(({ stateControls = [] }) => stateControls)

/** Things whose states the panel can move, by kind. */
export const statesOf = async (context: PushContext, search: string): Promise<ResponseOf<typeof listStates>> => {
  const wanted = comparable(search)
  const kinds = await Promise.all(
    (await listStateControls()).map(async (control) => {
      const entities = await control.find(context)
      const matching = entities.filter(({ title, organization, state }) =>
        comparable(`${title} ${organization} ${state.description}`).includes(wanted),
      )
      return {
        id: control.id,
        title: control.title[context.language],
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
  const control = (await listStateControls()).find((candidate) => candidate.id === kind)
  if (!control) throw errors.notFound()
  await control.push(context, id, next)
}
