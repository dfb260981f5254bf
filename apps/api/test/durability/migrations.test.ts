import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Kysely, KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadModules } from '../../src/platform/module-registry.ts'
import type { Database } from '../../src/db/database.ts'
import { allMigrations } from '../../src/db/migrate.ts'
import { databaseKinds, type TestDatabase } from '../support/databases.ts'
import { openWithoutTables } from '../support/emptied.ts'

/** Hands every statement on as it is and hashes its text; values do not count, some of them are new in each run. */
const recorder = (query: Kysely<unknown>) => {
  const hash = createHash('sha256')
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      hash.update(`${query.getExecutor().compileQuery(node, queryId).sql}\n`)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { plugin, digest: () => hash.digest('hex').slice(0, 16) }
}

/** What has been released: beside the migrations that all installations have, and in the folder of each module. */
const released = (): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...globSync('{db,modules/*}/migrations.json', { cwd: new URL('../../src/', import.meta.url) }).map((path) =>
      JSON.parse(readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')),
    ),
  ) as Readonly<Record<string, string>>

describe('migrations', () => {
  let testDatabase: TestDatabase | undefined
  let database: Database | undefined
  const statements: Record<string, string> = {}

  beforeAll(async () => {
    const [kind] = databaseKinds()
    if (!kind) throw new Error('There is no database to test on')
    ;({ testDatabase, database } = await openWithoutTables(kind))
    const migrations = allMigrations((await loadModules()).migrations)
    for (const [name, migration] of Object.entries(migrations).toSorted(([left], [right]) => (left < right ? -1 : 1))) {
      const { plugin, digest } = recorder(database.query as Kysely<unknown>)
      await migration.up(database.query.withPlugin(plugin))
      statements[name] = digest()
    }
  })
  afterAll(async () => {
    await database?.close()
    await testDatabase?.remove()
  })

  it('make a new database in the order of their names', () => {
    expect(Object.keys(statements).length).toBeGreaterThan(20)
  })

  it('run the statements that they were released with: what has run in an installation is never edited', () => {
    const known = released()
    const edited = Object.entries(statements).filter(([name, hash]) => name in known && known[name] !== hash)
    expect(edited, 'Write another migration instead.').toEqual([])
  })

  it('are recorded in migrations.json of their module, and none of them goes', () => {
    const known = released()
    const missing = Object.fromEntries(Object.entries(statements).filter(([name]) => !(name in known)))
    expect(missing, 'Add these lines to migrations.json of the module.').toEqual({})
    expect(Object.keys(known).filter((name) => !(name in statements))).toEqual([])
  })
})
