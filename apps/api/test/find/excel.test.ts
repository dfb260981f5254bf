import { buffer } from 'node:stream/consumers'
import { excel } from '@cabinet/contract/people/colleagues'
import { type Cell, readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cellOf } from '../../src/platform/excel/cells.ts'
import { type ExcelColumn, excelFile, type ExcelFile, withoutTurns } from '../../src/platform/excel/excel.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

interface Row {
  readonly text: string
  readonly sum: number
  readonly day: string | null
  readonly at: string
}

const columns: readonly ExcelColumn<Row>[] = [
  { header: { ru: 'Название', en: 'Name' }, kind: 'text', width: 20, value: ({ text }) => text },
  { header: { ru: 'Сумма', en: 'Sum' }, kind: 'money', width: 14, value: ({ sum }) => sum },
  { header: { ru: 'День', en: 'Day' }, kind: 'day', width: 12, value: ({ day }) => day },
  { header: { ru: 'Когда', en: 'When' }, kind: 'instant', width: 18, value: ({ at }) => at },
]

async function* once(rows: readonly Row[]) {
  yield rows
}

const fileOf = (batches: AsyncGenerator<readonly Row[]>) =>
  excelFile({
    title: { ru: 'Проба', en: 'Trial' },
    columns,
    batches,
    language: 'ru',
    now: new Date('2026-11-20T21:30:00Z'),
  })

const bytesOf = async ({ bytes }: ExcelFile): Promise<Buffer> => buffer(await bytes(withoutTurns))

/** Every cell of the first sheet by its place, such as `1,0`. */
const read = async (file: Buffer) => {
  const [sheet] = (await readXlsx(file, { readStyles: true })).sheets
  if (!sheet) throw new Error('The workbook has no sheet')
  return { rows: sheet.rows, cells: sheet.cells ?? new Map<string, Cell>(), freezePane: sheet.freezePane }
}

const row: Row = { text: 'Ёлка', sum: 123_456_789, day: '2026-11-20', at: '2026-11-20T21:30:00Z' }

describe('a workbook', () => {
  it('is named by the business day and keeps its header in sight', async () => {
    const file = await fileOf(once([row]))
    expect(file.name).toBe('Проба 21.11.2026.xlsx')
    const { rows, freezePane } = await read(await bytesOf(file))
    expect(rows[0]).toEqual(['Название', 'Сумма', 'День', 'Когда'])
    expect(freezePane).toMatchObject({ rows: 1 })
  })

  it('has sums and days as numbers with their formats', async () => {
    const { cells } = await read(await bytesOf(await fileOf(once([row]))))
    expect(cells.get('1,1')).toMatchObject({ value: 1_234_567.89, style: { numFmt: '#,##0.00' } })
    expect(cells.get('1,2')?.style?.numFmt).toBe('dd.mm.yyyy')
    expect(cells.get('1,3')?.style?.numFmt).toBe('dd.mm.yyyy hh:mm')
    // 46 346 days from 30.12.1899; half past midnight in Moscow.
    expect(cellOf('day', '2026-11-20')).toBe(46_346)
    expect(cellOf('instant', '2026-11-20T21:30:00Z')).toBeCloseTo(46_347 + 0.5 / 24, 9)
    expect(cellOf('day', '1899-01-01')).toBe('1899-01-01')
  })

  it.each(['=1+1', '+7', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://evil.example")', '<v>1</v>&"\''])(
    'takes %j for text and nothing else',
    async (text) => {
      const { cells } = await read(await bytesOf(await fileOf(once([{ ...row, text }]))))
      const cell = cells.get('1,0')
      expect(cell).toMatchObject({ value: text, type: 'string', style: { numFmt: '@' } })
      expect(cell?.formula).toBeUndefined()
    },
  )

  it('bears text that no document of XML may have', async () => {
    const { rows } = await read(await bytesOf(await fileOf(once([{ ...row, text: 'a\u0000\u0007\ud800b\uFFFE' }]))))
    expect(rows[1]?.[0]).toBe('a\uFFFDb')
  })

  it('fails before anything is answered when nothing can be read', async () => {
    // oxlint-disable-next-line require-yield -- it fails before its first batch
    async function* failing(): AsyncGenerator<readonly Row[]> {
      throw new Error('no database')
    }
    await expect((async () => bytesOf(await fileOf(failing())))()).rejects.toThrow('no database')
  })

  it('stops reading when the download is cancelled', async () => {
    let read = 0
    let isClosed = false
    async function* endless(): AsyncGenerator<readonly Row[]> {
      try {
        for (;;) {
          read += 1
          yield Array.from({ length: 1000 }, () => row)
        }
      } finally {
        isClosed = true
      }
    }
    const { bytes } = await fileOf(endless())
    for await (const _ of await bytes(withoutTurns)) if (read > 3) break
    await expect.poll(() => isClosed).toBe(true)
  })
})

describe.each(productKinds())('the export of people on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  it('holds whom the filter matches, in its order, whatever the page', async () => {
    const body = {
      pageSize: 1,
      pageNumber: 3,
      sort: [{ field: 'lastname', direction: 'DESC' }],
      filters: [{ field: 'roles.id', operation: 'EQ', value: 'SENDER' }],
    }
    const { raw } = await cabinet.call(excel, { body, token: await cabinet.tokenOf('P1') })
    expect(raw.statusCode).toBe(200)
    expect(raw.headers['content-type']).toContain('spreadsheetml')
    expect(raw.headers['content-length']).toBeUndefined()
    expect(String(raw.headers['content-disposition'])).toMatch(
      /filename\*=UTF-8''%D0%9F%D0%BE%D0%BB.*\d\d\.\d\d\.\d{4}\.xlsx/,
    )
    const { rows } = await read(raw.rawPayload)
    expect(rows.slice(1).map((cells) => cells[0])).toEqual(['Соколов Михаил Андреевич', 'Морозова Екатерина Львовна'])
    expect(rows[0]?.[0]).toBe('ФИО')
  })

  it('speaks the language of the reader and refuses what the find refuses', async () => {
    const token = await cabinet.tokenOf('P1')
    const { raw } = await cabinet.call(excel, { body: {}, token, headers: { 'accept-language': 'en' } })
    expect((await read(raw.rawPayload)).rows[0]?.[0]).toBe('Name')
    const wrong = { filters: [{ field: 'passwordHash', operation: 'EQ', value: 'x' }] }
    expect((await cabinet.call(excel, { body: wrong, token })).status).toBe(400)
  })
})
