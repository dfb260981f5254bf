import { sql } from 'kysely'
import { readDataPlaces } from '../../src/config.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import type { DatabaseKind, TestDatabase } from './databases.ts'

/** Opens the database of a place without a server around it. */
const openPlace = ({ variables }: TestDatabase): Promise<Database> => openDatabase(readDataPlaces(variables).database)

/** Works with the database of a place and closes it. */
export const within = async <T>(place: TestDatabase, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openPlace(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** A database that no server has seen yet: there is not even a table. */
export const openWithoutTables = async (
  kind: DatabaseKind,
): Promise<{ readonly place: TestDatabase; readonly database: Database }> => {
  const place = await kind.create()
  const database = await openPlace(place)
  await sql`drop schema public cascade`.execute(database.query)
  await sql`create schema public`.execute(database.query)
  return { place, database }
}

/** Takes the mark of demo data off, which a server without demo mode refuses. */
export const passAsReal = (place: TestDatabase): Promise<void> =>
  within(place, async ({ query }) => {
    await query.deleteFrom('setting').where('name', '=', 'demo-data').execute()
  })
