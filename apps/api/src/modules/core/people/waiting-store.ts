import type { personEventKinds } from '@cabinet/contract/user'
import type { Database } from '../../../db/database.ts'

/** Letters about a person whom the owner does not answer, by the event that says that the letter was written. */
export type Nudge = Extract<(typeof personEventKinds)[number], 'OWNER_REMINDED' | 'SUPPORT_ASKED'>

/** How many people wait for the confirmation of the owner. */
export const countWaiting = async (database: Database, organizationId: string): Promise<number> => {
  const { count } = await database.query
    .selectFrom('person')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'UNCONFIRMED')
    .where('is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** Notes the reminder unless one was noted after `before`; false when there was one. */
export const noteReminder = async (
  database: Database,
  personId: string,
  at: string,
  before: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await database.query
    .updateTable('person')
    .set({ owner_reminded_at: at })
    .where('id', '=', personId)
    .where((column) => column.or([column('owner_reminded_at', 'is', null), column('owner_reminded_at', '<=', before)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const ignored = (database: Database, kind: Nudge) =>
  database.query
    .selectFrom('person')
    .where('person.status', '=', 'UNCONFIRMED')
    .where('person.is_deleted', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('person_event')
            .select('person_event.id')
            .whereRef('person_event.person_id', '=', 'person.id')
            .where('person_event.kind', '=', kind),
        ),
      ),
    )

/** People who have waited since before this moment and about whom no such letter was written, the oldest first. */
export const findIgnored = async (
  database: Database,
  kind: Nudge,
  before: string,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await ignored(database, kind)
    .select('person.id')
    .where('person.created_at', '<=', before)
    .orderBy('person.created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The person, held until the transaction ends, unless they were answered or written about meanwhile. */
export const lockIgnored = async (database: Database, personId: string, kind: Nudge) => {
  const person = await database.query
    .selectFrom('person')
    .selectAll()
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
  const still = await ignored(database, kind).select('person.id').where('person.id', '=', personId).executeTakeFirst()
  return still ? person : undefined
}

const waitingWithOwner = (database: Database) =>
  database.query
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .select(['person.id', 'person.lastname', 'person.firstname', 'person.middlename', 'organization.short_name'])
    .select(['organization.id as organization_id', 'organization.owner_id'])
    .where('person.status', '=', 'UNCONFIRMED')
    .where('person.is_deleted', '=', false)
    .where('organization.owner_id', 'is not', null)
    .$narrowType<{ owner_id: string }>()

/** People of every organization who wait for their owner. */
export const findWaitingEverywhere = (database: Database) =>
  waitingWithOwner(database).orderBy('person.created_at', 'desc').orderBy('person.id').limit(200).execute()

/** A person who waits, with the owner of the cabinet. */
export type WaitingPerson = Awaited<ReturnType<typeof findWaitingEverywhere>>[number]

export const findWaitingPerson = (database: Database, id: string): Promise<WaitingPerson | undefined> =>
  waitingWithOwner(database).where('person.id', '=', id).executeTakeFirst()
