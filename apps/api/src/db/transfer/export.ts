import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { executedMigrations } from '../migrate.ts'
import type { Tables } from '../schema.ts'
import { countRows, describeTables, type Table } from './catalog.ts'
import { endLine, headerLine, rowLine, type TableEnd } from './format.ts'
import { TransferProblem } from './problem.ts'
import { createTally, readRows, setTextForms } from './rows.ts'

/** Who wants to know how far it is hears of each finished table. */
export type OnTable = (table: TableEnd) => void | Promise<void>

async function* contentOf(query: Kysely<Tables>, tables: readonly Table[], onTable: OnTable): AsyncGenerator<string> {
  const described = []
  for (const table of tables) {
    const columns = table.columns.map(({ name, type }) => ({ name, type }))
    described.push({ name: table.name, columns, rows: await countRows(query, table) })
  }
  const migrations = await executedMigrations(query)
  yield headerLine({ createdAt: new Date().toISOString(), migrations: migrations.toSorted(), tables: described })
  for (const table of tables) {
    const tally = createTally(table.name)
    for await (const rows of readRows(query, table)) {
      const lines = rows.map(rowLine).join('')
      tally.add(lines, rows.length)
      yield lines
    }
    const end = tally.end()
    yield endLine(end)
    await onTable(end)
  }
}

const syncFile = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes everything that the database holds at one moment to a new file. The file gets its name when it is complete.
 *
 * @returns what was written, table by table
 * @throws TransferProblem when the database has no tables of the product
 */
export const exportDatabase = async (
  database: Database,
  file: string,
  onTable: OnTable = () => {},
): Promise<readonly TableEnd[]> => {
  const unfinished = `${file}.unfinished`
  try {
    const ends = await database.transaction(async () => {
      const { query } = database
      await sql`set transaction isolation level repeatable read, read only`.execute(query)
      await setTextForms(query)
      const tables = await describeTables(query)
      if (tables.length === 0) throw new TransferProblem('The database is empty: there is nothing to export.')
      const ends: TableEnd[] = []
      const content = contentOf(query, tables, async (end) => {
        ends.push(end)
        await onTable(end)
      })
      // Hashes of passwords and texts of emails are in it: it is for its owner alone.
      await pipeline(content, createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
      return ends
    })
    await syncFile(unfinished)
    await rename(unfinished, file)
    return ends
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
