import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'

export interface Column {
  readonly name: string
  /** As `create table` would name it. */
  readonly type: string
  /** Whether its order depends on the language of the database. */
  readonly isText: boolean
}

/** A table as the database describes it. */
export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** Columns of the primary key. */
  readonly key: readonly string[]
  /** Tables that foreign keys lead to; its own name when rows refer to rows of the same table. */
  readonly references: readonly string[]
}

/** The history of migrations is written by the migrations themselves. */
const ofProduct = sql`n.nspname = current_schema() and c.relkind in ('r', 'p') and c.relname not like 'kysely%'`

const columnsOfTables = (query: Kysely<Tables>) =>
  sql<{ table: string; name: string; type: string; is_text: boolean }>`
    select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attcollation <> 0 as is_text
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
    where ${ofProduct} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(query)

const keysOfTables = (query: Kysely<Tables>) =>
  sql<{ table: string; name: string }>`
    select c.relname::text as table, a.attname::text as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
    where ${ofProduct}
    order by c.relname, array_position(k.conkey, a.attnum)`.execute(query)

const referencesOfTables = (query: Kysely<Tables>) =>
  sql<{ table: string; name: string }>`
    select distinct c.relname::text as table, target.relname::text as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
    join pg_class target on target.oid = k.confrelid
    where ${ofProduct}`.execute(query)

/** Each table after those that it refers to, otherwise by name, so that every database gives the same order. */
export const inOrderOfReferences = (tables: readonly Table[]): readonly Table[] => {
  const byName = (left: Table, right: Table): number => (left.name < right.name ? -1 : 1)
  const ordered: Table[] = []
  const placed = new Set<string>()
  let waiting = tables.toSorted(byName)
  while (waiting.length > 0) {
    const next = waiting.find(({ name, references }) =>
      references.every((other) => other === name || placed.has(other)),
    )
    if (!next) throw new Error(`Tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`)
    ordered.push(next)
    placed.add(next.name)
    waiting = waiting.filter((table) => table !== next)
  }
  return ordered
}

/** Every table of the product, in an order in which each comes after those that it refers to. */
export const describeTables = async (query: Kysely<Tables>): Promise<readonly Table[]> => {
  const { rows: columns } = await columnsOfTables(query)
  const { rows: keys } = await keysOfTables(query)
  const { rows: references } = await referencesOfTables(query)
  const names = [...new Set(columns.map(({ table }) => table))]
  const namesFor = (rows: readonly { table: string; name: string }[], wanted: string): string[] =>
    rows.filter(({ table }) => table === wanted).map(({ name }) => name)
  const tables = names.map((name) => ({
    name,
    columns: columns
      .filter(({ table }) => table === name)
      .map(({ name, type, is_text }) => ({ name, type, isText: is_text })),
    key: namesFor(keys, name),
    references: namesFor(references, name),
  }))
  const keyless = tables.find(({ key }) => key.length === 0)
  if (keyless) throw new Error(`The table ${keyless.name} has no primary key, so its rows have no order`)
  return inOrderOfReferences(tables)
}

export const countRows = async (query: Kysely<Tables>, { name }: Table): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(query)
  return rows[0]?.rows ?? 0
}
