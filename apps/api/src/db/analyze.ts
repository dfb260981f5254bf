import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

/**
 * Lets the database count what lies in tables that were filled at once. The embedded one never does so by itself, and
 * PostgreSQL only after a while: until then both read a hundred thousand rows as they would read ten.
 */
export const analyze = async ({ query }: Database, tables: readonly (keyof Tables & string)[]): Promise<void> => {
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(query)
}
