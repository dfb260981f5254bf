import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { describeTables, inOrderOfReferences } from '../../src/db/transfer/catalog.ts'
import { exportDatabase } from '../../src/db/transfer/export.ts'
import type { TableEnd } from '../../src/db/transfer/format.ts'
import { checkExport, importDatabase } from '../../src/db/transfer/import.ts'
import { nextNumber } from '../../src/platform/counters.ts'
import { loadModules } from '../../src/platform/module-registry.ts'
import { AWKWARD_ROWS, awkwardTable, insertAwkwardValues, readAwkwardValues } from '../support/awkward.ts'
import { openCabinet } from '../support/cabinet.ts'
import { databaseKinds, type TestDatabase } from '../support/databases.ts'
import { openWithoutTables, within } from '../support/emptied.ts'
import { addPerson } from '../support/people.ts'
import { demoUsers } from '@cabinet/demo/people'

const { migrations: ofModules } = await loadModules()
const migrations = { ...ofModules, 'trial-0001-values': awkwardTable }

const take = async (database: Database, file: string, onTable?: (end: TableEnd) => void) =>
  importDatabase(database, migrations, {
    file,
    header: await checkExport(file, migrations),
    ...(onTable && { onTable }),
  })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabinet-transfer-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(databaseKinds())('data of $name', (kind) => {
  let source: TestDatabase
  let file: string
  let ends: readonly TableEnd[]
  let values: readonly unknown[]

  beforeAll(async () => {
    source = await kind.create()
    file = join(folder, `${kind.name}.gz`)
    await within(source, async (database) => {
      await migrate(database, migrations)
      await insertAwkwardValues(database)
      await database.transaction(() => nextNumber(database, 'transfer'))
      ends = await exportDatabase(database, file)
      values = await readAwkwardValues(database)
    })
  })
  afterAll(() => source.remove())

  it('are all in the file', () => {
    const rows = new Map(ends.map((end) => [end.table, end.rows]))
    expect(rows.get('person')).toBe(demoUsers.length)
    expect(rows.get('trial_value')).toBe(values.length)
    expect(values.length).toBeGreaterThan(AWKWARD_ROWS)
    expect([...rows.keys()]).not.toContain('kysely_migration')
  })

  it.each(databaseKinds())('arrive in $name as they were, and the product lives on with them', async (other) => {
    const { testDatabase: target, database: emptied } = await openWithoutTables(other)
    expect(await take(emptied, file)).toEqual(ends)
    expect(await readAwkwardValues(emptied)).toEqual(values)
    expect(await exportDatabase(emptied, join(folder, `${kind.name} to ${other.name}.gz`))).toEqual(ends)
    await emptied.close()
    const cabinet = await openCabinet({ name: other.name, create: async () => target })
    try {
      for (const key of ['P1', 'P4', 'P8']) expect((await cabinet.enter(key)).accessToken).not.toBe('')
      const { database } = cabinet.platform
      expect(await database.transaction(() => nextNumber(database, 'transfer'))).toBe(2)
      const extra = await addPerson(cabinet, 'O1')
      expect((await extra.enter()).accessToken).not.toBe('')
    } finally {
      await cabinet.remove()
    }
  })

  it('do not go where data are already', async () => {
    await within(source, async (database) => {
      const before = await exportDatabase(database, join(folder, `${kind.name} before.gz`))
      await expect(take(database, file)).rejects.toThrow(
        /^The database is not empty, it has rows in .*person \(\d+\).*\. Nothing was imported\./,
      )
      expect(await exportDatabase(database, join(folder, `${kind.name} after.gz`))).toEqual(before)
    })
  })

  describe('on their way into an empty one', () => {
    let target: TestDatabase
    let database: Database

    beforeAll(async () => {
      ;({ testDatabase: target, database } = await openWithoutTables(kind))
    })
    afterAll(async () => {
      await database.close()
      await target.remove()
    })

    const run = (statement: string) => sql.raw(statement).execute(database.query)
    const people = () => database.query.selectFrom('person').select('id').execute()

    it('leave not even a table behind when the import fails in the middle', async () => {
      const failing = take(database, file, ({ table }) => {
        if (table === 'person') throw new Error('the power is gone')
      })
      await expect(failing).rejects.toThrow('the power is gone')
      expect(await describeTables(database.query)).toEqual([])
    })

    it('are refused when the database changes what it gets', async () => {
      await migrate(database, migrations)
      await run(`create function meddle() returns trigger language plpgsql as
        'begin new.words = upper(new.words); return new; end'`)
      await run('create trigger meddle before insert on trial_value for each row execute function meddle()')
      await expect(take(database, file)).rejects.toThrow(/did not keep the table trial_value as it is in the file/)
      expect(await people()).toEqual([])
      await run('drop function meddle cascade')
    })

    it('are refused when somebody has changed a table', async () => {
      await migrate(database, migrations)
      await run('alter table setting add column extra text')
      await expect(take(database, file)).rejects.toThrow(/differ from those of this database: setting\. Nothing/)
      await run('alter table setting drop column extra')
    })

    it('are taken when a server has been started there and nobody has used it', async () => {
      await migrate(database, migrations)
      await run(`insert into job (id, due_at, attempts) values ('of the start', now(), 0)`)
      expect(await take(database, file)).toEqual(ends)
      expect(await people()).toHaveLength(demoUsers.length)
    })
  })
})

describe.each(databaseKinds().filter(({ name }) => name === 'PostgreSQL'))('an export from $name', (kind) => {
  it('shows one moment, whatever others write meanwhile', async () => {
    const source = await kind.create()
    await within(source, async (database) => {
      let hasWritten = false
      await within(source, async (other) => {
        const settings = async () => (await other.query.selectFrom('setting').select('name').execute()).length
        const before = await settings()
        const ends = await exportDatabase(database, join(folder, 'moment.gz'), async () => {
          if (hasWritten) return
          hasWritten = true
          await other.query.insertInto('setting').values({ name: 'meanwhile', value: 'x' }).execute()
        })
        expect(hasWritten).toBe(true)
        expect(ends.find(({ table }) => table === 'setting')?.rows).toBe(before)
        expect(await settings()).toBe(before + 1)
      })
    })
    await source.remove()
  })
})

describe('the order of tables', () => {
  const table = (name: string, ...references: string[]) => ({ name, columns: [], key: ['id'], references })

  it('puts each after those that it refers to, and the others by name', () => {
    const ordered = inOrderOfReferences([table('b', 'z'), table('z', 'z'), table('c'), table('a', 'b', 'c')])
    expect(ordered.map(({ name }) => name)).toEqual(['c', 'z', 'b', 'a'])
  })

  it('does not exist for a circle', () => {
    expect(() => inOrderOfReferences([table('a', 'b'), table('b', 'a'), table('c')])).toThrow(/in a circle: a, b$/)
  })
})
