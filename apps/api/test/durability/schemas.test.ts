import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { loadModules } from '../../src/platform/module-registry.ts'
import { databaseKinds, type TestDatabase } from '../support/databases.ts'
import { openWithoutTables } from '../support/emptied.ts'

describe.each(databaseKinds())('a schema beside that of the installation on $name', (kind) => {
  let testDatabase: TestDatabase
  let database: Database
  let beside: Database

  beforeAll(async () => {
    const empty = await openWithoutTables(kind)
    ;({ testDatabase, database } = empty)
    const { migrations } = await loadModules()
    await migrate(database, migrations)
    beside = database.inSchema('sandbox_test')
    await migrate(beside, migrations)
  })
  afterAll(async () => {
    await beside.close()
    await database.close()
    await testDatabase.remove()
  })

  const write = ({ query }: Database, value: string) =>
    query.insertInto('setting').values({ name: 'place', value }).execute()
  const read = async ({ query }: Database): Promise<string | undefined> =>
    (await query.selectFrom('setting').select('value').where('name', '=', 'place').executeTakeFirst())?.value

  it('has the same tables with rows of its own', async () => {
    await write(database, 'here')
    expect(await read(beside)).toBeUndefined()
    await write(beside, 'there')
    expect([await read(database), await read(beside)]).toEqual(['here', 'there'])
  })

  it('keeps transactions apart that run at the same moment', async () => {
    const undone = database.transaction(async () => {
      await database.query.updateTable('setting').set({ value: 'nowhere' }).execute()
      throw new Error('undone')
    })
    const done = beside.transaction(async () => {
      await beside.query.updateTable('setting').set({ value: 'elsewhere' }).execute()
    })
    await expect(undone).rejects.toThrow('undone')
    await done
    expect([await read(database), await read(beside)]).toEqual(['here', 'elsewhere'])
  })

  it('never falls back on a table of the installation', async () => {
    await sql`create table only_here (id integer primary key)`.execute(database.query)
    await expect(sql`select * from only_here`.execute(beside.query)).rejects.toMatchObject({ code: '42P01' })
    expect(await sql`select * from only_here`.execute(database.query)).toMatchObject({ rows: [] })
  })

  it('goes away without those who work elsewhere', async () => {
    const other = database.inSchema('sandbox_other')
    await expect(read(other)).rejects.toMatchObject({ code: '42P01' })
    await other.close()
    expect([await read(database), await read(beside)]).toEqual(['here', 'elsewhere'])
  })

  // As a pooler does that is told to ignore what it does not know.
  if (kind.name !== 'embedded database')
    it('is not worked in where its name does not arrive', async () => {
      const url = new URL(testDatabase.variables['DATABASE_URL'] ?? '')
      url.searchParams.set('options', '-c search_path=public')
      const pooled = await openDatabase({ kind: 'postgres', url: String(url) })
      const lost = pooled.inSchema('sandbox_test')
      await expect(read(lost)).rejects.toThrow('does not keep to sandbox_test')
      await lost.close()
      await pooled.close()
    })
})
