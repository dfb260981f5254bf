import type { personEventKinds } from '@cabinet/contract/people/user'
import type { Database } from '../../db/database.ts'
import { newId } from '../../kernel/ids.ts'

/** Something that happened to a person. */
export interface PersonEvent {
  readonly organizationId: string | null
  readonly personId: string
  readonly kind: (typeof personEventKinds)[number]
  /** Who did it; the person themselves when absent. */
  readonly byPersonId?: string | null
  readonly at: string
  /** Values for the words of the history: a role, a reason. Never a code, a password or a token. */
  readonly details?: Readonly<Record<string, string>>
}

/** Writes the history of a person; in the transaction of what happened. */
export const recordEvent = async (
  database: Database,
  { organizationId, personId, kind, byPersonId = null, at, details = {} }: PersonEvent,
): Promise<void> => {
  await database.query
    .insertInto('person_event')
    .values({
      id: newId(),
      organization_id: organizationId,
      person_id: personId,
      kind,
      by_person_id: byPersonId === personId ? null : byPersonId,
      at,
      details: JSON.stringify(details),
    })
    .execute()
}
