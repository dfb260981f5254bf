import { sql } from 'kysely'
import type { ApiModule, SeedContext } from '../platform/module.ts'
import type { Database } from './database.ts'
import { seedFoundation } from './demo/foundation.ts'

/** True when nobody is registered yet. */
export const isEmpty = async (database: Database): Promise<boolean> => {
  const person = await database.query.selectFrom('person').select('id').limit(1).executeTakeFirst()
  return person === undefined
}

/** Empties every table of the product; the history of migrations stays. */
const emptyTables = async ({ query }: Database): Promise<void> => {
  const found = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(
    query,
  )
  const tables = found.rows.map(({ table_name }) => sql.table(table_name))
  await sql`truncate table ${sql.join(tables)} cascade`.execute(query)
}

/**
 * Makes the database hold the demo and nothing else: organizations and people first, then every module its own. All in
 * one transaction, so nobody sees half of it.
 */
export const seedDemo = (context: SeedContext, modules: readonly ApiModule[]): Promise<void> =>
  context.database.transaction(async () => {
    await emptyTables(context.database)
    await seedFoundation(context)
    for (const { seed } of modules) await seed?.(context)
  })
