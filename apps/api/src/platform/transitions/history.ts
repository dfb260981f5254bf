import type { StatusEvent } from '@cabinet/contract/status-event'
import type { Database } from '../../db/database.ts'
import { type Language, type Message, named } from '../../kernel/language.ts'
import type { AnyMachine } from './machine.ts'
import { findHistory } from './store.ts'

/** How a thing began, before anything was reported about it. */
interface Beginning {
  readonly id: string
  readonly at: string
  readonly title: Message
  readonly by: StatusEvent['by']
}

/** What has become of a thing, newest first; news that changed nothing are left out. */
export const historyOf = async (
  database: Database,
  { id: machine, states, initial, moves }: AnyMachine,
  beginning: Beginning,
  language: Language,
): Promise<StatusEvent[]> => {
  const status = (name: string) => named<string>({ [name]: states[name] ?? { ru: name, en: name } }, name, language)
  const lines = await findHistory(database, machine, beginning.id)
  const events = lines
    .filter(({ version }) => version !== null)
    .map(({ id, event, to_state: to, actor_kind: by, reason, occurred_at: at }): StatusEvent => ({
      id,
      at,
      title: moves[event]?.title[language] ?? event,
      status: status(to),
      by,
      reason,
    }))
  const first: StatusEvent = {
    id: beginning.id,
    at: beginning.at,
    title: beginning.title[language],
    status: status(initial),
    by: beginning.by,
    reason: null,
  }
  return [first, ...events].toReversed()
}
