import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'

/** A column that says when something is. */
interface TimeColumn {
  readonly table: string
  readonly column: string
  readonly isDay: boolean
  /** Belongs to a unique index: rows that move one after another may meet on their way. */
  readonly isUnique: boolean
}

/** Every column with a day or a moment, of the tables of a schema. */
export const findTimeColumns = async (query: Kysely<Tables>): Promise<readonly TimeColumn[]> => {
  const { rows } = await sql<TimeColumn>`
    select c.relname::text as "table", a.attname::text as "column", a.atttypid = 'date'::regtype as "isDay",
      exists (
        select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey::int2[])
      ) as "isUnique"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = current_schema() and c.relkind in ('r', 'p')
      and a.atttypid in ('date'::regtype, 'timestamptz'::regtype)
    order by c.relname, a.attnum`.execute(query)
  return rows
}

/** Farther away than anything is: on the way there nobody meets who has not left yet. */
const DETOUR_DAYS = 400 * 365

const moved = ({ column, isDay }: TimeColumn, days: number) =>
  isDay
    ? sql`${sql.ref(column)} = ${sql.ref(column)} - ${sql.lit(days)}`
    : sql`${sql.ref(column)} = ${sql.ref(column)} - interval ${sql.lit(`${days} days`)}`

/** Makes everything in a table so many days older. */
export const makeOlder = async (
  query: Kysely<Tables>,
  table: string,
  columns: readonly TimeColumn[],
  days: number,
): Promise<void> => {
  const steps = columns.some(({ isUnique }) => isUnique) ? [DETOUR_DAYS + days, -DETOUR_DAYS] : [days]
  for (const step of steps) {
    const set = sql.join(columns.map((column) => moved(column, step)))
    await sql`update ${sql.table(table)} set ${set}`.execute(query)
  }
}

/** What a sandbox keeps when it begins anew. */
interface Kept {
  /** Schemas. */
  readonly from: string
  readonly to: string
  /** The call that begins anew. */
  readonly endpoint: string
}

/**
 * Takes over where events go, and the calls that have begun anew before. The place up to which events were sent is below
 * every place before: a delivery that is under way finds another one than it knows, and moves nothing.
 */
export const copyKept = async ({ query }: Database, { from, to, endpoint }: Kept): Promise<void> => {
  await sql`
    insert into ${sql.id(to, 'partner_webhook')} (partner_id, url, secret_sealed, old_secret_sealed, old_secret_until,
      cursor, attempts, next_attempt_at)
    select partner_id, url, secret_sealed, old_secret_sealed, old_secret_until, least(cursor, 0) - 1, 0, next_attempt_at
    from ${sql.id(from, 'partner_webhook')}`.execute(query)
  await sql`
    insert into ${sql.id(to, 'partner_call')}
    select * from ${sql.id(from, 'partner_call')} where endpoint = ${endpoint}`.execute(query)
}
