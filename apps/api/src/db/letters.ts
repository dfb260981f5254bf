import { sql } from 'kysely'
import type { Database } from './database.ts'

/** A database in whose locale only Latin letters have capitals. */
export class DatabaseLocaleError extends Error {
  override readonly name = 'DatabaseLocaleError'

  constructor() {
    super(
      'The database of DATABASE_URL does not know that «Б» is the capital of «б»: its LC_CTYPE is "C". Searches would ' +
        "find only what is spelled in the same case. Create it anew: create database … template template0 encoding 'UTF8' " +
        "lc_collate 'C' lc_ctype 'C.UTF-8'; a database with data is moved by npm run db:export and npm run db:import.",
    )
  }
}

/** Whether the database knows capitals of Russian letters, which every search without regard to case leans on. */
export const knowsLetters = async ({ query }: Database): Promise<boolean> => {
  // As a parameter of the query and not a constant of it: relatives of PostgreSQL compute those elsewhere.
  const { rows } = await sql<{ knows: boolean }>`select lower(${'Б'}::text) = ${'б'} as knows`.execute(query)
  return rows[0]?.knows === true
}
