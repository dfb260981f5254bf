import { deflateRawSync } from 'node:zlib'
import * as imports from '@cabinet/contract/debtor/import'
import type { CellValue } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpacksWithin } from '../../src/platform/excel/bounded.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { wrongFieldsIn } from '../support/organization.ts'
import { creditCalls, roubles } from './support.ts'
import { checkImport, commitImport, fileOf, rowOf, workbook } from './workbook.ts'

describe.each(productKinds())('what an import may hold on $name', (kind) => {
  let cabinet: Cabinet
  let calls: ReturnType<typeof creditCalls>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    calls = creditCalls(cabinet)
  })
  afterAll(() => cabinet.remove())

  const row = (change?: Readonly<Record<number, CellValue>>) => rowOf(calls.today(), change)
  const check = (file: File) => checkImport(calls, file)
  const commit = (file: File, goodCount: number) => commitImport(calls, file, goodCount)

  it('takes 5,000 rows and no more', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => row({ 4: `Б-${index}` }))
    const file = await workbook(many)
    expect((await check(file)).body).toMatchObject({ goodCount: 5000, badCount: 0 })
    const { body } = await commit(file, 5000)
    expect(body).toMatchObject({ createdCount: 5000, amountSum: 5000 * roubles(120_000.5) })
    const more = await check(await workbook([...many, row({ 4: 'Б-5001' })]))
    expect(more.status).toBe(400)
    expect(wrongFieldsIn(more as never)['file']).toBe('В файле больше 5000 строк. Разделите его на части')
  }, 60_000)

  /** A zip whose parts are as small as deflate makes them. */
  const zipOf = (parts: Readonly<Record<string, Buffer>>, declared?: number): Buffer => {
    const bodies: Buffer[] = []
    const entries: Buffer[] = []
    for (const [path, content] of Object.entries(parts)) {
      const name = Buffer.from(path)
      const packed = deflateRawSync(content)
      const local = Buffer.alloc(30)
      local.writeUInt32LE(0x04_03_4b_50, 0)
      local.writeUInt16LE(8, 8)
      local.writeUInt32LE(packed.length, 18)
      local.writeUInt32LE(declared ?? content.length, 22)
      local.writeUInt16LE(name.length, 26)
      const entry = Buffer.alloc(46)
      entry.writeUInt32LE(0x02_01_4b_50, 0)
      entry.writeUInt16LE(8, 10)
      entry.writeUInt32LE(packed.length, 20)
      entry.writeUInt32LE(declared ?? content.length, 24)
      entry.writeUInt16LE(name.length, 28)
      entry.writeUInt32LE(Buffer.concat(bodies).length, 42)
      bodies.push(local, name, packed)
      entries.push(entry, name)
    }
    const [content, directory] = [Buffer.concat(bodies), Buffer.concat(entries)]
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06_05_4b_50, 0)
    end.writeUInt16LE(Object.keys(parts).length, 8)
    end.writeUInt16LE(Object.keys(parts).length, 10)
    end.writeUInt32LE(directory.length, 12)
    end.writeUInt32LE(content.length, 16)
    return Buffer.concat([content, directory, end])
  }
  const bomb = (megabytes: number, declared?: number): Buffer =>
    zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(megabytes * 1024 * 1024) }, declared)

  /** A workbook of 70 KB, nothing wrong with it, of whose texts a reader makes hundreds of megabytes. */
  const hungry = (): Buffer => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'
    const link = (id: string, type: string, target: string) =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
    const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
    const kindOf = (path: string, type: string) =>
      `<Override PartName="/xl/${path}.xml" ContentType="${types}.${type}+xml"/>`
    const parts = {
      '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${kindOf('workbook', 'sheet.main')}${kindOf('worksheets/sheet1', 'worksheet')}${kindOf('sharedStrings', 'sharedStrings')}</Types>`,
      '_rels/.rels': `<Relationships xmlns="${packages}">${link('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="a"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}">${link('a', 'worksheet', 'worksheets/sheet1.xml')}${link('b', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>`,
      'xl/sharedStrings.xml': `<sst xmlns="${main}">${'<si><t>a</t></si>'.repeat(1_700_000)}</sst>`,
    }
    return zipOf(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])))
  }

  it('does not even begin to read a workbook of more parts than any import has', async () => {
    const limits = { bytes: 64 * 1024 * 1024, tags: 1_500_000 }
    expect(await unpacksWithin(hungry(), limits)).toBe(false)
    expect(await unpacksWithin(hungry(), { ...limits, tags: 7_000_000 })).toBe(true)
  })

  it('keeps nobody waiting while it reads a workbook that is too much', async () => {
    const file = fileOf(hungry())
    const started = performance.now()
    let last = started
    let longest = 0
    const look = () => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }
    const timer = setInterval(look, 10)
    const { status } = await check(file)
    look()
    clearInterval(timer)
    expect(status).toBe(415)
    // Another process reads: this one is held up by the machine at most, never for the whole of it.
    expect(longest).toBeLessThan((performance.now() - started) / 2)
  }, 60_000)

  it.each([
    ['no workbook', () => fileOf(Buffer.from('ИНН;сумма'), 'a.xlsx'), 415],
    ['another kind of file', () => fileOf(Buffer.from('%PDF-1.4'), 'a.pdf'), 415],
    ['a zip that is cut off', () => fileOf(bomb(1).subarray(0, 60)), 415],
    ['a zip that unpacks to 200 MB', () => fileOf(bomb(200)), 415],
    ['the same that says it is small', () => fileOf(bomb(200, 100)), 415],
    ['an empty file', () => fileOf(Buffer.alloc(0)), 400],
    ['11 MB', () => fileOf(Buffer.alloc(11 * 1024 * 1024)), 413],
  ])('refuses %s', async (_name, make, status) => {
    for (const endpoint of [imports.check, imports.marked]) {
      expect((await calls.call(endpoint, { body: { file: make() } })).status).toBe(status)
    }
    expect((await commit(make(), 1)).status).toBe(status)
  })
})
