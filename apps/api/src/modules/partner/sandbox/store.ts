import { type Kysely, sql } from 'kysely'
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
