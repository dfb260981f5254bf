import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from '../../src/db/database.ts'

/** More rows than are read or written at once. */
export const AWKWARD_ROWS = 1_300

/** A table with columns of every kind, whose rows refer to rows that come later. */
export const awkwardTable: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`create table trial_value (
      key text primary key, next text references trial_value (key), bytes bytea, plain json, tree jsonb not null,
      exact numeric, money numeric(20, 4), ratio double precision, whole bigint, moment timestamptz, local timestamp,
      day date, clock time, span interval, list text[], padded char(5), short varchar(20), flag boolean,
      words text not null)`.execute(db)
  },
}

const TEXTS = [
  '',
  ' ',
  'null',
  'NULL',
  '{}',
  '{"a",\\N}',
  `quotes " ' and \\ backslashes \\" \\\\`,
  'lines\nand\r\nreturns\tand\u2028separators\u2029\u0085\u000b',
  'Ёлка ёлка Яблоко яблоко',
  'مرحبا שלום 日本語 नमस्ते ไทย',
  '👩‍👩‍👧 e\u0301 \u202Ereversed\u202C \uFEFF \uFFFD',
  '\u0001\u001f\u007f',
]

const insertValues = (query: Database['query'], key: string, words: string, values: Record<string, string | null>) => {
  const names = Object.keys(values)
  const columns = sql.join(['key', 'words', 'tree', ...names].map((name) => sql.ref(name)))
  const given = [key, words, JSON.stringify({ words, list: [1.5, null, { deep: words }] }), ...Object.values(values)]
  return sql`insert into trial_value (${columns}) values (${sql.join(given.map((value) => sql.lit(value)))})`.execute(
    query,
  )
}

/** Fills the table with what is easily lost on the way between two databases. */
export const insertAwkwardValues = async ({ query }: Database): Promise<void> => {
  for (const [index, text] of TEXTS.entries())
    await insertValues(query, `text ${index} ${text}`, text, { short: text.slice(0, 20) })
  await insertValues(query, 'extremes', 'x', {
    bytes: '\\x00ff5c225c6e0a',
    plain: '{"b" : 1,  "a":1.0000000000000000000001, "a": [ ] }',
    exact: '-12345678901234567890.123456789012345678901234567890',
    money: '0.1000',
    ratio: '1.7976931348623157e308',
    whole: '9223372036854775807',
    moment: '2026-11-20 18:04:00.123456+03',
    local: '0044-03-15 12:00:00.000001 BC',
    day: '9999-12-31',
    clock: '23:59:59.999999',
    span: '1 year -2 months 3 days -04:05:06.789',
    list: '{"",NULL,"NULL","a,b","\\"\\\\"}',
    padded: 'ab',
    flag: 'true',
  })
  await insertValues(query, 'beyond', 'x', {
    exact: 'NaN',
    ratio: '-Infinity',
    whole: '-9223372036854775808',
    moment: 'infinity',
    local: '-infinity',
    day: 'infinity',
    list: '{}',
    flag: 'false',
  })
  await insertValues(query, 'long', randomBytes(400_000).toString('base64'), { bytes: `\\x${'00ab'.repeat(50_000)}` })
  await sql`insert into trial_value (key, tree, words, ratio)
    select 'row ' || number, to_jsonb(number), repeat('слово ', number % 40), 1 / number::double precision
    from generate_series(1, ${AWKWARD_ROWS}::int) as number`.execute(query)
  await sql`update trial_value set next = 'row ' || (${AWKWARD_ROWS}::int + 1 - substr(key, 5)::int)
    where key like 'row %'`.execute(query)
}

/** The rows that are easily lost, as texts. */
export const readAwkwardValues = async ({ query }: Database): Promise<readonly unknown[]> => {
  const { rows } =
    await sql`select trial_value::text as text, encode(bytes, 'hex') as bytes, moment at time zone 'UTC' as moment
    from trial_value order by key collate "C"`.execute(query)
  return rows
}
