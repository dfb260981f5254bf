import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const BLOCK = 1000

/** How many rows of a large number are to be written one by one; the others are copies of these. */
export const rowsToCopy = (count: number): number => Math.min(count, BLOCK)

/** A column of a copy: SQL of the row that is copied, `source`, and of the number of the copy, `copy`, from 1 on. */
type Change = RawBuilder<unknown>

/** The id of a copy, a UUID of version 4 in form: the same for whatever refers to it by a column of the same source. */
export const copiedId = (column: string): Change =>
  sql`overlay(overlay(md5(${sql.ref(`source.${column}`)}::text || copy) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid`

/** A number in a column of text, behind its first characters, moved on so that every copy has its own. */
export const copiedNumber = (column: string, prefix: string): Change =>
  sql`${prefix}::text || (substr(${sql.ref(`source.${column}`)}, ${sql.lit(prefix.length + 1)})::bigint + copy * ${sql.lit(BLOCK)})`

/**
 * Inserts copies of rows, which the database makes by itself: a hundred thousand take seconds instead of minutes.
 *
 * @param rows What has been inserted for the first `rowsToCopy(count)`, all with the same columns.
 * @param count How many there are to be in all; above a thousand, only whole thousands are made.
 * @param changes Columns in which copies differ from their row: the key at least.
 */
export const insertCopies = async <Name extends keyof Tables & string>(
  { query }: Database,
  table: Name,
  rows: readonly { readonly id: string }[],
  count: number,
  changes: Readonly<Partial<Record<keyof Insertable<Tables[Name]>, Change>>>,
): Promise<void> => {
  const copies = Math.floor(count / rowsToCopy(count)) - 1
  const changed = new Map<string, Change>(Object.entries(changes))
  const names = Object.keys(rows[0] ?? {})
  const values = names.map((name) => changed.get(name) ?? sql.ref(`source.${name}`))
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)} as source, generate_series(1, ${copies}::integer) as copy
    where source.id in (${sql.join(rows.map(({ id }) => id))})`.execute(query)
}
