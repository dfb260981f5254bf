// A process that imports a workbook and waits to be killed: before its transaction ends, or right after.
import { stat } from 'node:fs/promises'
import { readDataLocations } from '../../src/config.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createClock } from '../../src/kernel/clock.ts'
import { createWorkbooks } from '../../src/platform/excel/workbooks.ts'
import { importWorkbook, readRows } from '../../src/modules/debtor/import/service.ts'

const [path = '', goodCount = '', organizationId = '', personId = '', moment = ''] = process.argv.slice(2)
const database = await openDatabase(readDataLocations(process.env).database)
const { size } = await stat(path)
const context = {
  platform: { database, clock: createClock(), workbooks: createWorkbooks() },
  organizationId,
  user: { id: personId },
  language: 'ru',
  body: { file: { name: 'Отгрузки.xlsx', path, size, sha256: '' }, goodCount: Number(goodCount) },
  request: { owner: organizationId, signal: new AbortController().signal },
} as unknown as Parameters<typeof importWorkbook>[0] & Parameters<typeof readRows>[0]

const rows = await readRows(context)

const wait = async (): Promise<never> => {
  process.stdout.write('written\n')
  return new Promise(() => setInterval(() => {}, 60_000))
}
if (moment === 'inside') {
  await database.transaction(async () => {
    await importWorkbook(context, rows)
    await wait()
  })
} else {
  await importWorkbook(context, rows)
  await wait()
}
