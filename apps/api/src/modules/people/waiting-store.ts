import type { personEventKinds } from '@cabinet/contract/people/user'
import type { Database } from '../../db/database.ts'
import { withOrganizations } from '../organization/port.ts'

/** Emails about a person whom the owner does not answer, by the event that says that the email was written. */
export type ReminderKind = Extract<(typeof personEventKinds)[number], 'OWNER_REMINDED' | 'SUPPORT_ASKED'>

/** How many people wait for the confirmation of the owner. */
export const countWaiting = (
  database: Database,
  organizationId: string,
): Promise<{ count: number; since: string | null }> =>
  database.query
    .selectFrom('person')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<string | null>('created_at').as('since')])
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'UNCONFIRMED')
    .where('is_deleted', '=', false)
    .executeTakeFirstOrThrow()

/** Who has waited longest for the confirmation of the owner. */
export const findLongestWaiting = async (database: Database, organizationId: string): Promise<string | undefined> => {
  const row = await database.query
    .selectFrom('person')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'UNCONFIRMED')
    .where('is_deleted', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Notes the reminder unless one was noted after `before`; false when there was one. */
export const recordReminder = async (
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

const ignored = (database: Database, kind: ReminderKind) =>
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

/** People who have waited since before this moment and about whom no such email was written, the oldest first. */
export const findIgnored = async (
  database: Database,
  kind: ReminderKind,
  before: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<{ id: string }[]> =>
  ignored(database, kind)
    .select('person.id')
    .where('person.created_at', '<=', before)
    .where('person.id', '>', after)
    .orderBy('person.id')
    .limit(limit)
    .execute()

/** The person, held until the transaction ends, unless they were answered or written about meanwhile. */
export const lockIgnored = async (database: Database, personId: string, kind: ReminderKind) => {
  const person = await database.query
    .selectFrom('person')
    .selectAll()
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
  const still = await ignored(database, kind).select('person.id').where('person.id', '=', personId).executeTakeFirst()
  return still ? person : undefined
}

const waitingPeople = ({ query }: Database) =>
  query
    .selectFrom('person')
    .select(['id', 'lastname', 'firstname', 'middlename', 'organization_id'])
    .where('status', '=', 'UNCONFIRMED')
    .where('is_deleted', '=', false)
    .where('organization_id', 'is not', null)
    .$narrowType<{ organization_id: string }>()

type WaitingRow = Awaited<ReturnType<ReturnType<typeof waitingPeople>['execute']>>[number]

/** Who has an owner to wait for, with that owner. */
const withOwners = async (database: Database, people: readonly WaitingRow[]) => {
  const known = await withOrganizations(database, people, ['short_name', 'owner_id'])
  return known.flatMap(({ owner_id: ownerId, ...person }) => (ownerId === null ? [] : [{ ...person, ownerId }]))
}

/** A person who waits, with the owner of the cabinet. */
export type WaitingPerson = Awaited<ReturnType<typeof withOwners>>[number]

/** People of every organization who wait for their owner. */
export const findWaitingEverywhere = async (database: Database): Promise<readonly WaitingPerson[]> =>
  withOwners(database, await waitingPeople(database).orderBy('created_at', 'desc').orderBy('id').limit(200).execute())

export const findWaitingPerson = async (database: Database, id: string): Promise<WaitingPerson | undefined> =>
  (await withOwners(database, await waitingPeople(database).where('id', '=', id).execute()))[0]
