import { sql } from 'kysely'
import { loadDemoModules, type SeedContext } from './module.ts'
import { markAsDemo } from './start.ts'
import type { Platform } from '@cabinet/api/platform/context'
import type { Database } from '@cabinet/api/db/database'

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
const seedDemo = (context: SeedContext): Promise<void> =>
  context.database.transaction(async () => {
    await emptyTables(context.database)
    await markAsDemo(context.database, context.start)
    const byOrder = context.demoModules.toSorted((left, right) => (left.seedOrder ?? LAST) - (right.seedOrder ?? LAST))
    for (const { seed } of byOrder) await seed?.(context)
  })

/** Empties the database of a server and fills it with the demo, whose first day is today. */
export const reseed = async ({
  database,
  passwords,
  secrets,
  files,
  clock,
  config,
  modules,
}: Platform): Promise<void> =>
  seedDemo({
    ...{ database, passwords, secrets, files },
    start: clock.now(),
    manyRows: config.demoRows,
    modules: modules.all,
    demoModules: await loadDemoModules(),
  })
