import { staffJournal } from '@cabinet/contract/staff'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { StaffActionTable, Tables } from '../../db/schema.ts'
import type { Clock } from '../../kernel/clock.ts'
import { HOUR_MS } from '../../kernel/durations.ts'
import { newId } from '../../kernel/ids.ts'
import type { FindFields } from '../find/fields.ts'
import { descending } from '../find/order.ts'
import { type AnyRequest, findPage } from '../find/page.ts'

/** What somebody of the platform staff has done, to what. */
export interface RecordedAction {
  readonly thing: StaffActionTable['thing']
  readonly action: StaffActionTable['action']
  readonly thingId: string | null
  /** In words: a name, a number. Never a password. */
  readonly subject: string
  /** Null for the command and for a rule. */
  readonly byPersonId: string | null
  /** The organization whose data it was, where it was somebody's. */
  readonly organizationId?: string | null
}

/** Writes down what platform staff have done, in the transaction of it. */
export const recordStaffAction = async (
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { thing, action, thingId, subject, byPersonId, organizationId = null }: RecordedAction,
): Promise<void> => {
  await database.query
    .insertInto('staff_action')
    .values({
      id: newId(),
      thing,
      action,
      thing_id: thingId,
      subject,
      by_person_id: byPersonId,
      organization_id: organizationId,
      at: clock.real().toISOString(),
    })
    .execute()
}

/** Who comes back to the same page within an hour has read it once. */
const SAME_READING_MS = HOUR_MS

/**
 * Writes down that platform staff have read something of an organization or of a person. Reading it again within an hour
 * is no second line: pages read themselves again, and the journal is for people.
 */
export const recordStaffReading = async (
  platform: { readonly database: Database; readonly clock: Clock },
  reading: Omit<RecordedAction, 'action' | 'byPersonId'> & { readonly thingId: string; readonly byPersonId: string },
): Promise<void> => {
  const { database, clock } = platform
  const since = new Date(clock.real().getTime() - SAME_READING_MS).toISOString()
  const same = await database.query
    .selectFrom('staff_action')
    .select('id')
    .where('thing_id', '=', reading.thingId)
    .where('at', '>', since)
    .where('by_person_id', '=', reading.byPersonId)
    .where('action', '=', 'READ')
    .limit(1)
    .executeTakeFirst()
  if (!same) await recordStaffAction(platform, { ...reading, action: 'READ' })
}

const { ref } = sql

const fields: FindFields<typeof staffJournal> = {
  id: ref('line.id'),
  thing: ref('line.thing'),
  action: ref('line.action'),
  kind: sql`(case when ${ref('line.action')} = 'READ' then 'READ' else 'CHANGED' end)`,
  thingId: ref('line.thing_id'),
  subject: ref('line.subject'),
  search: sql`concat_ws(' ', ${ref('line.subject')}, ${ref('line.short_name')}, ${ref('line.itn')})`,
  byId: ref('line.by_person_id'),
  organizationId: ref('line.organization_id'),
  atDateTime: ref('line.at'),
}

/** Organizations by their names, as the area that keeps them gives them to be joined. */
type Names = SelectQueryBuilder<Tables, 'organization', { id: string; short_name: string; itn: string }>

/** A page of what platform staff have done and read, the newest first. */
export const findStaffActions = (database: Database, organizations: Names, request: AnyRequest) => {
  const lines = database.query
    .selectFrom('staff_action')
    .leftJoin(organizations.as('holder'), 'holder.id', 'staff_action.organization_id')
    .selectAll('staff_action')
    .select(['holder.short_name', 'holder.itn'])
  const from = database.query.selectFrom(lines.as('line'))
  return findPage(
    database,
    {
      list: staffJournal,
      fields,
      from,
      select: (found: typeof from) => found.selectAll('line'),
      order: [descending(ref('line.at'), 'timestamptz'), descending(ref('line.id'), 'uuid')],
    },
    request,
  )
}
