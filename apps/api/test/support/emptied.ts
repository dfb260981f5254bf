import { sql } from 'kysely'
import { readDataLocations } from '../../src/config.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import type { DatabaseKind, TestDatabase } from './databases.ts'

/** Opens the database of a place without a server around it. */
const openTestDatabase = ({ variables }: TestDatabase): Promise<Database> =>
  openDatabase(readDataLocations(variables).database)

/** Works with the database of a place and closes it. */
export const within = async <T>(testDatabase: TestDatabase, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openTestDatabase(testDatabase)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** A database that no server has seen yet: there is not even a table. */
export const openWithoutTables = async (
  kind: DatabaseKind,
): Promise<{ readonly testDatabase: TestDatabase; readonly database: Database }> => {
  const testDatabase = await kind.create()
  const database = await openTestDatabase(testDatabase)
  await sql`drop schema public cascade`.execute(database.query)
  await sql`create schema public`.execute(database.query)
  return { testDatabase, database }
}

/** Takes the mark of demo data off, which a server without demo mode refuses. */
export const passAsReal = (testDatabase: TestDatabase): Promise<void> =>
  within(testDatabase, async ({ query }) => {
    await query.deleteFrom('setting').where('name', '=', 'demo-data').execute()
  })
