import type { Database } from '../../db/database.ts'
import { newId } from '../../kernel/ids.ts'
import type { Actor } from '../../kernel/actor.ts'

interface ThingKey {
  readonly machine: string
  readonly id: string
  readonly organizationId: string
}

/** What the history of a thing says before an event. */
interface ThingHistory {
  readonly version: number
  /** The actor has reported this event before. */
  readonly isRepeated: boolean
  /** When the newest event happened that a partner has reported; null when none has. */
  readonly newestReportAt: string | null
}

/** Reads the history of a thing that is held. */
export const findThingHistory = async (
  { query }: Database,
  { machine, id }: Pick<ThingKey, 'machine' | 'id'>,
  actor: Actor,
  externalId: string | undefined,
): Promise<ThingHistory> => {
  const { version, newest, isRepeated } = await query
    .selectFrom('status_change')
    .select((column) => [
      column.fn.max('version').as('version'),
      column.fn
        .max(column.case().when('actor_kind', '=', 'PARTNER').then(column.ref('occurred_at')).end())
        .as('newest'),
      column.fn
        .agg<boolean | null>('bool_or', [
          column.and([column('actor_id', '=', actor.id), column('external_id', '=', externalId ?? null)]),
        ])
        .as('isRepeated'),
    ])
    .where('machine', '=', machine)
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow()
  return { version: version ?? 0, isRepeated: isRepeated === true, newestReportAt: newest ?? null }
}

/** How often each of the things has been moved: its version for who follows it. */
export const versionsOf = async (
  { query }: Database,
  machine: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await query
    .selectFrom('status_change')
    .select('subject_id')
    .select((column) => column.fn.max('version').as('version'))
    .where('machine', '=', machine)
    .where('subject_id', 'in', ids)
    .groupBy('subject_id')
    .execute()
  return new Map(rows.map(({ subject_id: id, version }) => [id, version ?? 0]))
}

/** A line of the history. */
interface Line {
  readonly event: string
  readonly from: string
  readonly to: string
  readonly actor: Actor
  readonly reason: string | null
  readonly externalId: string | undefined
  readonly occurredAt: string
  readonly at: string
  /** Null: the event is known and has changed nothing. */
  readonly version: number | null
}

/** Writes the history of a thing. */
export const insertChange = async ({ query }: Database, key: ThingKey, line: Line): Promise<void> => {
  await query
    .insertInto('status_change')
    .values({
      id: newId(),
      machine: key.machine,
      subject_id: key.id,
      organization_id: key.organizationId,
      version: line.version,
      event: line.event,
      from_state: line.from,
      to_state: line.to,
      actor_kind: line.actor.kind,
      actor_id: line.actor.id,
      reason: line.reason,
      external_id: line.externalId ?? null,
      occurred_at: line.occurredAt,
      at: line.at,
    })
    .execute()
}

/** The history of a thing, the oldest first. */
export const findHistory = ({ query }: Database, machine: string, id: string) =>
  query
    .selectFrom('status_change')
    .selectAll()
    .where('machine', '=', machine)
    .where('subject_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
