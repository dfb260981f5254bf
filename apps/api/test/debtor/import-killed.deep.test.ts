import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { businessDay } from '../../src/kernel/clock.ts'
import { newId } from '../../src/kernel/ids.ts'
import { importColumns } from '@cabinet/contract/debtor/import'
import { columnDetails } from '../../src/modules/debtor/import/columns.ts'
import { importWorkbook, readRows } from '../../src/modules/debtor/import/service.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { personId } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { run } from '../support/run.ts'

const ORGANIZATION = organizationId('O5')
const PERSON = personId('P6')
/** More than are written in one statement, so that there is a middle. */
const ROWS = 600

describe.each(databaseKinds())('a server that is killed while it imports, on $name', (kind) => {
  let cabinet: Cabinet
  let path: string

  beforeEach(async () => {
    cabinet = await openCabinet(kind)
    path = join(tmpdir(), `cabinet-import-${newId()}.xlsx`)
    const day = businessDay(cabinet.clock.now()).split('-').toReversed().join('.')
    const rows = Array.from({ length: ROWS }, (_, index) => {
      const number = `У-${index}`
      return ['6399062020', '44-П', '20.02.2026', 'УПД', number, day, day, 120_000, 20_000, 60]
    })
    const header = importColumns.map((column) => columnDetails[column].title.ru)
    await writeFile(path, await writeXlsx({ sheets: [{ name: 'Отгрузки', rows: [header, ...rows] }] }))
    await cabinet.stop()
  })
  afterEach(async () => {
    await rm(path, { force: true })
    await cabinet.removeData()
  })

  const killed = async (moment: 'inside' | 'after'): Promise<void> => {
    const { config } = cabinet.platform
    const variables: Record<string, string> =
      config.database.kind === 'postgres' ? { DATABASE_URL: config.database.url } : { DATA_DIR: config.dataDir }
    const parameters = [path, String(ROWS), ORGANIZATION, PERSON, moment]
    const child = run('../test/debtor/import-writer.ts', parameters, variables)
    // A child that fails ends instead of printing; what it has printed tells why.
    await Promise.race([once(child.process.stdout!, 'data'), child.ended])
    expect(child.output()).toContain('written')
    child.process.kill('SIGKILL')
    await child.ended
  }

  /** What a server finds that starts on the same data afterwards. */
  const afterwards = async <Result>(look: (database: Cabinet['platform']['database']) => Promise<Result>) => {
    const database = await openDatabase(cabinet.platform.config.database)
    try {
      return await look(database)
    } finally {
      await database.close()
    }
  }
  const countRows = async (database: Cabinet['platform']['database']): Promise<number> => {
    const rows = await database.query
      .selectFrom('debtor_shipment')
      .select('ordinal')
      .where('organization_id', '=', ORGANIZATION)
      .where('document_number', 'like', 'У-%')
      .execute()
    // Every number is taken once, whatever happened in between.
    expect(new Set(rows.map(({ ordinal }) => ordinal)).size).toBe(rows.length)
    return rows.length
  }
  const again = async (database: Cabinet['platform']['database']) => {
    const context = {
      platform: { ...cabinet.platform, database },
      organizationId: ORGANIZATION,
      user: { id: PERSON },
      language: 'ru',
      body: { file: { name: 'Отгрузки.xlsx', path, size: 1, sha256: '' }, goodCount: ROWS },
      request: { owner: ORGANIZATION, signal: new AbortController().signal },
    } as unknown as Parameters<typeof importWorkbook>[0] & Parameters<typeof readRows>[0]
    return importWorkbook(context, await readRows(context))
  }

  it('before the end leaves nothing, and the same file is imported whole', { timeout: 120_000 }, async () => {
    await killed('inside')
    await afterwards(async (database) => {
      expect(await countRows(database)).toBe(0)
      expect(await again(database)).toMatchObject({ createdCount: ROWS })
      expect(await countRows(database)).toBe(ROWS)
    })
  })

  it('after the end leaves everything, and the same file adds nothing', { timeout: 120_000 }, async () => {
    await killed('after')
    await afterwards(async (database) => {
      expect(await countRows(database)).toBe(ROWS)
      await expect(again(database)).rejects.toMatchObject({ status: 409 })
      expect(await countRows(database)).toBe(ROWS)
    })
  })
})
