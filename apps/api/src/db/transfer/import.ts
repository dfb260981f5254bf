import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { allMigrations, migrate } from '../migrate.ts'
import type { Tables } from '../schema.ts'
import { type Column, countRows, describeTables, type Table } from './catalog.ts'
import type { OnTable } from './export.ts'
import type { Header, TableEnd } from './format.ts'
import { TransferProblem } from './problem.ts'
import { readExport } from './reader.ts'
import { insertRows, setTextForms, tallyTable } from './rows.ts'

type Migrations = Readonly<Record<string, Migration>>

/** Tables that a server fills by itself, before anybody has used it. */
const FILLED_BY_STARTING = new Set(['job', 'rate_limit'])

/** Takes rows that refer to rows of the same table until all of them are there. */
const WAITING_ROOM = 'transferred_row'

const requireSameMigrations = (file: string, { migrations }: Header, ofRelease: readonly string[]): void => {
  const unknown = migrations.filter((name) => !ofRelease.includes(name))
  const absent = ofRelease.filter((name) => !migrations.includes(name))
  if (unknown.length === 0 && absent.length === 0) return
  throw new TransferProblem(
    [
      `${file} was written by another release. Nothing was imported.`,
      ...(unknown.length > 0 ? [`Migrations that this release does not have: ${unknown.join(', ')}.`] : []),
      ...(absent.length > 0 ? [`Migrations that the file does not have: ${absent.join(', ')}.`] : []),
      'Start the same release on both sides, which brings the tables up to date, and export again.',
    ].join('\n'),
  )
}

const shapeOf = (
  tables: readonly { name: string; columns: readonly Pick<Column, 'name' | 'type'>[] }[],
): Map<string, string> =>
  new Map(tables.map(({ name, columns }) => [name, columns.map((column) => `${column.name} ${column.type}`).join()]))

/** The same migrations make the same tables, unless somebody has changed one by hand. */
const requireSameTables = (file: string, { tables }: Header, here: readonly Table[]): void => {
  const [given, present] = [shapeOf(tables), shapeOf(here)]
  const names = new Set([...given.keys(), ...present.keys()])
  const different = [...names].filter((name) => given.get(name) !== present.get(name))
  if (different.length === 0) return
  throw new TransferProblem(
    `Tables of ${file} differ from those of this database: ${different.join(', ')}. Nothing was imported.`,
  )
}

const requireEmpty = async (query: Kysely<Tables>, tables: readonly Table[]): Promise<void> => {
  const found: string[] = []
  for (const table of tables.filter(({ name }) => !FILLED_BY_STARTING.has(name))) {
    const rows = await countRows(query, table)
    if (rows > 0) found.push(`${table.name} (${rows})`)
  }
  if (found.length === 0) return
  throw new TransferProblem(
    `The database is not empty, it has rows in ${found.join(', ')}. Nothing was imported. ` +
      'Import into another one: a new DATA_DIR or an empty database of PostgreSQL.',
  )
}

/** The tables, empty and ours alone until the end of the transaction. */
const prepareTables = async (query: Kysely<Tables>, file: string, header: Header): Promise<readonly Table[]> => {
  const tables = await describeTables(query)
  requireSameTables(file, header, tables)
  // A server that runs on this database must not slip in between the look and the rows.
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in access exclusive mode`.execute(query)
  await requireEmpty(query, tables)
  for (const name of FILLED_BY_STARTING) await sql`delete from ${sql.table(name)}`.execute(query)
  return tables
}

/** Whether a reference may lead to a row of a later batch, so that the rows must come in one statement. */
const refersToItself = ({ name, references }: Table): boolean => references.includes(name)

const openWaitingRoom = async (query: Kysely<Tables>, { name }: Table): Promise<void> => {
  await sql`create temporary table ${sql.table(WAITING_ROOM)} as
    select * from ${sql.table(name)} with no data`.execute(query)
}

const emptyWaitingRoom = async (query: Kysely<Tables>, { name, columns }: Table): Promise<void> => {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  await sql`insert into ${sql.table(name)} (${names}) select ${names} from ${sql.table(WAITING_ROOM)}`.execute(query)
  await sql`drop table ${sql.table(WAITING_ROOM)}`.execute(query)
}

/** Compares what the database now holds with what the file says, and lets it count what it has got. */
const finishTable = async (query: Kysely<Tables>, table: Table, end: TableEnd): Promise<void> => {
  const written = await tallyTable(query, table)
  if (written.sha256 !== end.sha256) {
    throw new TransferProblem(
      `The database did not keep the table ${table.name} as it is in the file. Nothing was imported.`,
    )
  }
  // Nothing else collects statistics in the embedded database; without them finds are slow.
  await sql`analyze ${sql.table(table.name)}`.execute(query)
}

const load = async (query: Kysely<Tables>, file: string, header: Header, onTable: OnTable): Promise<TableEnd[]> => {
  const tables = new Map((await prepareTables(query, file, header)).map((table) => [table.name, table]))
  const ends: TableEnd[] = []
  let waiting: Table | undefined
  for await (const part of readExport(file)) {
    const table = part.kind === 'header' ? undefined : tables.get(part.table.name)
    if (part.kind === 'header' || !table) continue
    if (part.kind === 'rows') {
      if (refersToItself(table) && !waiting) await openWaitingRoom(query, (waiting = table))
      await insertRows(query, waiting ? { ...table, name: WAITING_ROOM } : table, part.rows)
      continue
    }
    if (waiting) await emptyWaitingRoom(query, waiting)
    waiting = undefined
    await finishTable(query, table, part.end)
    ends.push(part.end)
    await onTable(part.end)
  }
  return ends
}

/**
 * Reads an export to its end, before any database is touched.
 *
 * @param ofModules migrations of the modules of this release
 * @returns the header
 * @throws TransferProblem when the file is not what was exported, of another version or of a release with other
 *   migrations
 */
export const checkExport = async (file: string, ofModules: Migrations): Promise<Header> => {
  let found: Header | undefined
  for await (const part of readExport(file)) {
    if (part.kind !== 'header') continue
    found = part.header
    requireSameMigrations(file, found, Object.keys(allMigrations(ofModules)))
  }
  if (!found) throw new Error('An export without a header was read to its end')
  return found
}

/**
 * Fills an empty database from an export, in one transaction: either everything is there or nothing. Tables are made
 * when there are none.
 *
 * @param header what `checkExport` told about the same file
 * @returns what was written, table by table
 * @throws TransferProblem when the database is not empty or does not keep what the file says
 */
export const importDatabase = (
  database: Database,
  ofModules: Migrations,
  { file, header, onTable = () => {} }: { file: string; header: Header; onTable?: OnTable },
): Promise<readonly TableEnd[]> =>
  database.transaction(async () => {
    await migrate(database, ofModules)
    await setTextForms(database.query)
    return load(database.query, file, header, onTable)
  })
