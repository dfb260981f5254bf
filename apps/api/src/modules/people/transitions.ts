import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PersonTable } from './tables.ts'
import { asStatus } from '../../db/status-column.ts'
import type { Message } from '../../kernel/language.ts'
import type { Platform } from '../../platform/context.ts'
import { applyEvent } from '../../platform/transitions/apply.ts'
import { defineMachine, movesOf } from '../../platform/transitions/machine.ts'
import { userStatusMessages } from './messages.ts'

type PersonRow = Selectable<PersonTable>

/** States of a person in a cabinet. */
const personStates = {
  ...userStatusMessages,
  DELETED: { ru: 'Удалён', en: 'Deleted' },
} as const satisfies Record<string, Message>

type PersonState = keyof typeof personStates

type PersonColumns = Pick<PersonRow, 'confirmed_by' | 'confirmed_at' | 'reject_reason'>

const move = movesOf<PersonState, PersonRow, PersonColumns>()

/**
 * People of a cabinet. Who may move whom is asked by the calls, which hold the organization and write what the person
 * reads; here is what each state allows.
 */
export const personMachine = defineMachine({
  id: 'people.person',
  title: { ru: 'Пользователь', en: 'Person' },
  states: personStates,
  initial: 'UNCONFIRMED',
  moves: {
    own: move({
      title: { ru: 'Зарегистрировал организацию и стал владельцем', en: 'Registered the organization and owns it' },
      from: ['UNCONFIRMED'],
      to: 'ACTIVE',
      actors: ['USER'],
      change: ({ at }) => ({ confirmed_at: at }),
    }),
    confirm: move({
      title: { ru: 'Владелец подтвердил', en: 'The owner has confirmed' },
      from: ['UNCONFIRMED'],
      to: 'ACTIVE',
      actors: ['USER'],
      change: ({ actor, at }) => ({ confirmed_by: actor.id, confirmed_at: at }),
    }),
    reject: move<{ readonly reason: string }>({
      title: { ru: 'Владелец отклонил', en: 'The owner has rejected' },
      from: ['UNCONFIRMED'],
      to: 'REJECTED',
      actors: ['USER'],
      change: ({ input }) => ({ reject_reason: input.reason }),
    }),
    block: move({
      title: { ru: 'Администратор заблокировал', en: 'An administrator has blocked' },
      from: ['ACTIVE'],
      to: 'BLOCKED',
      actors: ['USER'],
    }),
    unblock: move({
      title: { ru: 'Администратор разблокировал', en: 'An administrator has unblocked' },
      from: ['BLOCKED'],
      to: 'ACTIVE',
      actors: ['USER'],
    }),
    remove: move({
      title: { ru: 'Удалён', en: 'Deleted' },
      from: ['UNCONFIRMED', 'ACTIVE', 'BLOCKED', 'REJECTED'],
      to: 'DELETED',
      actors: ['USER'],
    }),
  },
  lock: ({ query }: Database, { id, organizationId }): Promise<PersonRow | undefined> => {
    const found = query.selectFrom('person').selectAll().where('id', '=', id)
    const own = organizationId === undefined ? found : found.where('organization_id', '=', organizationId)
    return own.forUpdate().executeTakeFirst()
  },
  stateOf: ({ status, is_deleted: isDeleted }: PersonRow): PersonState => (isDeleted ? 'DELETED' : status),
  keyOf: ({ id, organization_id: organizationId }) => {
    if (organizationId === null) throw new Error('Platform staff have no states of a cabinet')
    return { id, organizationId }
  },
  async save({ query }, { id }, to, change, at) {
    const moved = to === 'DELETED' ? { is_deleted: asStatus(true) } : { status: asStatus(to) }
    await query
      .updateTable('person')
      .set({ ...change, ...moved, version: sql<number>`version + 1`, updated_at: at })
      .where('id', '=', id)
      .execute()
  },
})

/** The first person of an organization needs nobody's confirmation. */
export const becomeOwnerOf = async (platform: Platform, organizationId: string, personId: string): Promise<void> => {
  await applyEvent(platform, personMachine, {
    subject: { id: personId, organizationId },
    event: 'own',
    input: undefined,
    actor: { kind: 'USER', id: personId },
  })
}

/** Whom nobody of their own organization deletes: the organization goes, or the phone turns out to be another's. */
interface Removal {
  readonly organizationId: string
  readonly personId: string
  /** Who is the cause of it. */
  readonly byPersonId: string
}

/** Deletes a person together with the organization, or for the one whose phone or e-mail it is. */
export const removePersonOf = async (
  platform: Platform,
  { organizationId, personId, byPersonId }: Removal,
): Promise<void> => {
  await applyEvent(platform, personMachine, {
    subject: { id: personId, organizationId },
    event: 'remove',
    input: undefined,
    actor: { kind: 'USER', id: byPersonId },
  })
}
