import { sql } from 'kysely'
import { markAsDemo } from './demo/marker.ts'
import type { ApiModule, SeedContext } from './module.ts'
import type { Database } from '../db/database.ts'

/** Place of the modules to whose demo data no other module refers. */
const LAST = 1000

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
 * Makes the database hold the demo and nothing else: every module seeds its own tables, those that
 * the others refer to first. All in one transaction, so nobody sees half of it.
 */
export const seedDemo = (context: SeedContext, modules: readonly ApiModule[]): Promise<void> =>
  context.database.transaction(async () => {
    await emptyTables(context.database)
    await markAsDemo(context.database, context.start)
    const byOrder = modules.toSorted((left, right) => (left.seedOrder ?? LAST) - (right.seedOrder ?? LAST))
    for (const { seed } of byOrder) await seed?.(context)
  })
