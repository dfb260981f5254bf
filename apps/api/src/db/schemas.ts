import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Schemas whose names begin so. */
export const findSchemas = async ({ query }: Database, beginning: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where starts_with(nspname, ${beginning}) order by 1`.execute(query)
  return rows.map(({ name }) => name)
}

export const hasSchema = async ({ query }: Database, schema: string): Promise<boolean> => {
  const { rows } = await sql`select from pg_namespace where nspname = ${schema}`.execute(query)
  return rows.length > 0
}

/** Throws a schema away with everything in it, if it is there. */
export const dropSchema = async ({ query }: Database, schema: string): Promise<void> => {
  await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(query)
}

/** Puts a schema in the place of another one, which is thrown away; in the transaction of the caller. */
export const replaceSchema = async ({ query }: Database, schema: string, by: string): Promise<void> => {
  await sql`drop schema ${sql.id(schema)} cascade`.execute(query)
  await sql`alter schema ${sql.id(by)} rename to ${sql.id(schema)}`.execute(query)
}

/**
 * Keeps the schema in its place until the transaction of the caller ends, or lets nobody else in who wants to.
 *
 * @param isReplacing waits until nobody keeps it there any more
 */
export const holdSchema = async ({ query, schema }: Database, isReplacing = false): Promise<void> => {
  const lock = sql.raw(isReplacing ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')
  await sql`select ${lock}(hashtextextended(${schema}::text, 0))`.execute(query)
}
