import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'
import type { Table } from './catalog.ts'
import { type Row, rowLine, type TableEnd } from './format.ts'

/** Rows that are read at once: enough to make round trips cheap, few enough to hold in memory with long emails. */
const BATCH_ROWS = 500

/**
 * Makes the session of this transaction write every value in full and in one way, whatever the server is set to.
 */
export const setTextForms = async (query: Kysely<Tables>): Promise<void> => {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
  }
  const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(calls)}`.execute(query)
}

/** Short names for columns, alike for every table. */
const place = (index: number): string => `v${index}`

/** Reads a table in the order of its key, batch by batch; needs a transaction. */
export async function* readRows(query: Kysely<Tables>, table: Table): AsyncGenerator<readonly Row[]> {
  const values = table.columns.map(({ name }, index) => sql`${sql.ref(name)}::text as ${sql.ref(place(index))}`)
  const isText = new Set(table.columns.filter((column) => column.isText).map(({ name }) => name))
  // By bytes: languages sort texts differently, and equal tables must have equal checksums.
  const order = table.key.map((name) => (isText.has(name) ? sql`${sql.ref(name)} collate "C"` : sql.ref(name)))
  await sql`declare transferred_rows no scroll cursor for
    select ${sql.join(values)} from ${sql.table(table.name)} order by ${sql.join(order)}`.execute(query)
  for (;;) {
    const { rows } = await sql<Record<string, string | null>>`
      fetch ${sql.lit(BATCH_ROWS)} from transferred_rows`.execute(query)
    if (rows.length === 0) break
    yield rows.map((row) => table.columns.map((_, index) => row[place(index)] ?? null))
  }
  await sql`close transferred_rows`.execute(query)
}

/** The checksum of a table, collected while its lines go by. */
export const createTally = (table: string) => {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(lines: string | Buffer, count: number): void {
      hash.update(lines)
      rows += count
    },
    end: (): TableEnd => ({ table, rows, sha256: hash.digest('hex') }),
  }
}

/** What the table holds right now, as it would stand at its end in an export. */
export const tallyTable = async (query: Kysely<Tables>, table: Table): Promise<TableEnd> => {
  const tally = createTally(table.name)
  for await (const rows of readRows(query, table)) tally.add(rows.map(rowLine).join(''), rows.length)
  return tally.end()
}

/** An array as PostgreSQL writes it: one parameter for a column of any length, the same for both drivers. */
const arrayText = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`)).join(',')}}`

/** Writes rows whose values stand in the order of the table's columns. */
export const insertRows = async (
  query: Kysely<Tables>,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
  rows: readonly Row[],
): Promise<void> => {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  // The types come from this database, never from the file.
  const values = columns.map(({ type }, index) => sql`${sql.ref(place(index))}::${sql.raw(type)}`)
  const arrays = columns.map((_, index) => sql`${arrayText(rows.map((row) => row[index] ?? null))}::text::text[]`)
  const places = columns.map((_, index) => sql.ref(place(index)))
  await sql`insert into ${sql.table(name)} (${names})
    select ${sql.join(values)} from unnest(${sql.join(arrays)}) as given (${sql.join(places)})`.execute(query)
}
