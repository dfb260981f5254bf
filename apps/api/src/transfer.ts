// "npm run db:export" and "npm run db:import": everything that the database holds, to a file and back.
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type DatabaseLocation, readDataLocations } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { FolderInUseError } from './db/embedded/folder-lock.ts'
import { exportDatabase } from './db/transfer/export.ts'
import type { TableEnd } from './db/transfer/format.ts'
import { checkExport, importDatabase } from './db/transfer/import.ts'
import { TransferProblem } from './db/transfer/problem.ts'
import { loadModules } from './platform/module-registry.ts'
import { startFailure } from './start-failure.ts'

const USAGE = 'Say where: "npm run db:export -- --to <file>" or "npm run db:import -- --from <file>".'

const environmentFile = resolve(import.meta.dirname, '../../../.env')
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const sayTable = ({ table, rows }: TableEnd): void => {
  if (rows > 0) say(`${table}: ${rows}`)
}

const totalOf = (ends: readonly TableEnd[]): string =>
  `${ends.reduce((sum, { rows }) => sum + rows, 0)} rows of ${ends.length} tables`

const addressOf = (location: DatabaseLocation): string =>
  location.kind === 'embedded' ? `the embedded database in ${location.folder}` : 'PostgreSQL'

/** npm runs commands in the folder of the package; people mean the folder in which they are. */
const pathOf = (given: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), given)

const open = async (location: DatabaseLocation): Promise<Database> => {
  try {
    return await openDatabase(location)
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    throw new TransferProblem(`A server works with ${addressOf(location)}. Stop it, then run this command again.`)
  }
}

const withDatabase = async <T>(location: DatabaseLocation, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await open(location)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const runExport = async (file: string): Promise<void> => {
  const { database: location, dataDir } = readDataLocations(process.env)
  if (existsSync(file)) throw new TransferProblem(`${file} exists already. Choose another name.`)
  if (!existsSync(dirname(file))) throw new TransferProblem(`There is no folder ${dirname(file)}.`)
  // Opening would make a new database.
  if (location.kind === 'embedded' && !existsSync(join(location.folder, 'PG_VERSION'))) {
    throw new TransferProblem(`There is no embedded database in ${location.folder}.`)
  }
  const ends = await withDatabase(location, (database) => exportDatabase(database, file, sayTable))
  say(`Exported ${totalOf(ends)} from ${addressOf(location)} to ${file}.`)
  say(`Not in it: uploaded files (${join(dataDir, 'files')}) and keys (${join(dataDir, 'keys.json')}). Move them too.`)
}

const runImport = async (file: string): Promise<void> => {
  const { database: location } = readDataLocations(process.env)
  const { migrations } = await loadModules()
  const header = await checkExport(file, migrations)
  const ends = await withDatabase(location, (database) =>
    importDatabase(database, migrations, { file, header, onTable: sayTable }),
  )
  say(`Imported ${totalOf(ends)} into ${addressOf(location)}.`)
}

const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, from: { type: 'string' } },
  })
  const [command, ...rest] = positionals
  if (rest.length === 0 && command === 'export' && values.to && !values.from) return runExport(pathOf(values.to))
  if (rest.length === 0 && command === 'import' && values.from && !values.to) return runImport(pathOf(values.from))
  throw new TransferProblem(USAGE)
}

/** A full disk, a folder without permission: what is wrong with a file and not with a connection. */
const isAboutFile = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && !['connect', 'getaddrinfo'].includes(String(error.syscall))

const wordsFor = (error: unknown): string => {
  if (error instanceof TransferProblem || isAboutFile(error)) return error.message
  const isUsage = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isUsage ? USAGE : startFailure(error)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${wordsFor(error)}\n`)
  process.exitCode = 1
}
