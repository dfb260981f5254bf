import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeTables } from '../../src/db/transfer/catalog.ts'
import { databaseKinds, type TestDatabase } from '../support/databases.ts'
import { openWithoutTables, within } from '../support/emptied.ts'
import { type Run, run } from '../support/run.ts'

/** So many that they go in several batches; one setting more marks the data as those of the demo. */
const ROWS = 20_000

const [embedded] = databaseKinds()
if (!embedded) throw new Error('There is always the embedded database')

const transfer = (parameters: readonly string[], variables: Readonly<Record<string, string>>): Run =>
  run('transfer.ts', parameters, variables)

describe('the commands that move data', () => {
  let source: TestDatabase
  let folder: string
  let file: string
  let exported: Run

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cabinet-commands-'))
    file = join(folder, 'export.gz')
    source = await embedded.create()
    await within(source, ({ query }) =>
      sql`insert into setting (name, value)
        select 'number ' || number, repeat(md5(number::text), 20) from generate_series(1, ${sql.lit(ROWS)}) as number`.execute(
        query,
      ),
    )
    exported = transfer(['export', '--to', file], source.variables)
    await exported.ended
  })
  afterAll(async () => {
    await source.remove()
    await rm(folder, { recursive: true, force: true })
  })

  it('write a file for nobody else, and say what is not in it', async () => {
    expect(await exported.ended).toBe(0)
    expect(exported.output()).toMatch(
      /^\w+: \d+\n[^]*person: \d+\n[^]*setting: 20001\n[^]*Exported \d+ rows of \d+ tables from the embedded database in .+ to .+export\.gz\.\nNot in it: uploaded files \(.+files\) and keys \(.+keys\.json\)\. Move them too\.\n$/,
    )
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['export.gz'])
  })

  it.each(databaseKinds())('leave $name empty when they are killed in the middle of an import', async (kind) => {
    const { testDatabase, database } = await openWithoutTables(kind)
    await database.close()
    const deadly = pathToFileURL(join(import.meta.dirname, 'die-at-first-line.ts')).href
    const importing = transfer(['import', '--from', file], {
      ...testDatabase.variables,
      NODE_OPTIONS: `--import=${deadly}`,
    })
    expect(await importing.ended).toBeNull()
    expect(importing.output()).toMatch(/^\w+: \d+\n$/)
    expect(await within(testDatabase, ({ query }) => describeTables(query))).toEqual([])
    const repeated = transfer(['import', '--from', file], testDatabase.variables)
    expect(await repeated.ended).toBe(0)
    expect(repeated.output()).toMatch(
      /Imported \d+ rows of \d+ tables into (?:the embedded database in .+|PostgreSQL)\.\n$/,
    )
    await testDatabase.remove()
  })

  it('say in a line what is in their way, and end with 1', async () => {
    const absent = join(folder, 'absent')
    await within(source, async () => {
      const cases: [Run, RegExp][] = [
        [
          transfer(['export', '--to', join(folder, 'busy.gz')], source.variables),
          /^A server works with the embedded database in .+\. Stop it, then run this command again\.\n$/,
        ],
        [
          transfer(['export', '--to', file], source.variables),
          /^.+export\.gz exists already\. Choose another name\.\n$/,
        ],
        [
          transfer(['export', '--to', join(absent, 'export.gz')], source.variables),
          /^There is no folder .+absent\.\n$/,
        ],
        [
          transfer(['export', '--to', join(folder, 'none.gz')], { DATA_DIR: absent }),
          /^There is no embedded database in .+\.\n$/,
        ],
        [transfer(['import', '--from', join(absent, 'x.gz')], { DATA_DIR: absent }), /^There is no file .+x\.gz\.\n$/],
        [
          transfer(['import', '--from', file], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }),
          /^The database of DATABASE_URL does not answer\. .+\n$/,
        ],
        [
          transfer(['import', '--from', file], { DATABASE_URL: 'mysql://x' }),
          /^DATABASE_URL: must be an address .+\n$/,
        ],
        [
          transfer(['import', '--to', file], { DATA_DIR: absent }),
          /^Say where: "npm run db:export -- --to <file>" or .+\n$/,
        ],
        [transfer(['import', '--replace', file], { DATA_DIR: absent }), /^Say where: .+\n$/],
      ]
      for (const [{ ended, output }, words] of cases) {
        expect(await ended).toBe(1)
        expect(output()).toMatch(words)
      }
    })
    expect(await readdir(folder)).toEqual(['export.gz'])
  })
})
