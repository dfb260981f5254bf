import * as imports from '@cabinet/contract/debtor/import'
import type { ImportReport } from '@cabinet/contract/debtor/import'
import * as shipment from '@cabinet/contract/debtor/shipments'
import { type CellValue, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../src/kernel/durations.ts'
import { addDays } from '../../src/kernel/days.ts'
import { columnDetails } from '../../src/modules/debtor/import/columns.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { creditCalls } from './support.ts'

const HEADERS = imports.importColumns.map((column) => columnDetails[column].title.ru)
const KHLEBTORG = '6399062020'

/** Day 0 of each way in which workbooks count days. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const
type DateSystem = keyof typeof EPOCHS

const typeOf = (name: string) => ({ document: { type: { name } } })

describe.each(productKinds())('cells of an import on $name', (kind) => {
  let cabinet: Cabinet
  let calls: ReturnType<typeof creditCalls>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    calls = creditCalls(cabinet)
  })
  afterAll(() => cabinet.remove())

  const fileOf = async (rows: CellValue[][], system: DateSystem = 1900, headers: readonly string[] = HEADERS) => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'Отгрузки', rows: [[...headers], ...rows] }],
      dateSystem: `${system}`,
    })
    return new File([Buffer.from(bytes)], 'Отгрузки.xlsx')
  }
  const check = async (file: File) => (await calls.call<ImportReport>(imports.check, { body: { file } })).body
  const commit = async (file: File, goodCount: number) =>
    (await calls.call(imports.commit, { body: { file, goodCount } })).status
  const shipmentsWith = async (numbers: readonly string[]) => {
    const filters = [{ field: 'document.number', operation: 'IN', value: numbers }]
    const { body } = await calls.call<{ content: Record<string, unknown>[] }>(shipment.find, {
      body: { pageSize: 100, filters },
    })
    return body.content
  }
  const yesterday = (): string => addDays(calls.today(), -1)

  // Every number here is a day of our century in one of the two systems, or in both.
  const numbers = [35_064, 35_065, 36_526, 45_001, 46_463, 50_000, 60_000, 71_588, 71_589, 73_050]

  describe.each([1900, 1904] as const)('of a workbook that counts days from %i', (system) => {
    const serial = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - EPOCHS[system]) / DAY_MS

    it('are shifted where they are days, and nowhere else', async () => {
      const day = yesterday()
      const documentNumbers = numbers.map((number) => number + system / 10_000)
      const rows = numbers.map((number, index): CellValue[] => [
        Number(KHLEBTORG),
        number,
        // A day comes as a bare number, as a date, and as a text.
        [serial(day), new Date(`${day}T00:00:00Z`), day][index % 3] ?? null,
        'УПД',
        documentNumbers[index] ?? null,
        serial(day),
        serial(day) + 0.75,
        number + 0.5,
        35_064,
        60,
      ])
      const file = await fileOf(rows, system)
      expect(await check(file)).toMatchObject({ goodCount: numbers.length, badRows: [] })
      expect(await commit(file, numbers.length)).toBe(200)
      const found = await shipmentsWith(documentNumbers.map(String))
      const byNumber = new Map(found.map((item) => [(item['document'] as { number: string }).number, item]))
      expect(documentNumbers.map((number) => byNumber.get(String(number)))).toMatchObject(
        numbers.map((number) => ({
          contract: { number: String(number), date: day },
          document: { date: day },
          buyer: { itn: KHLEBTORG },
          shipmentDate: day,
          amount: number * 100 + 50,
          deferralDays: 60,
        })),
      )
    })

    it('are shown as they were where the row is bad', async () => {
      const day = yesterday()
      const file = await fileOf(
        [[45_001, 45_001, serial(day), 'УПД', 45_001, serial(day), serial(day), 45_001.5, 45_001.25, 45_001]],
        system,
      )
      const [bad] = (await check(file)).badRows
      const shown = day.split('-').toReversed().join('.')
      const [, ...cells] = bad?.cells ?? []
      expect(cells).toEqual(['45001', shown, 'УПД', '45001', shown, shown, '45001.5', '45001.25', '45001'])
    })
  })

  const row = (change: Readonly<Record<number, CellValue>>): CellValue[] => {
    const day = yesterday()
    const usual: CellValue[] = [KHLEBTORG, '44-П', day, 'УПД', 'Ячейка', day, day, '120 000,50', '0', 60]
    return usual.map((value, column) => change[column] ?? value)
  }

  /** Cells of a column, and what is read of each. */
  const readings: readonly (readonly [column: number, texts: readonly string[], found: object])[] = [
    [
      3,
      ['ТОРГ-12', 'ТОРГ‑12', 'ТОРГ–12', 'торг — 12', 'ТОРГ\u00AD-12', 'Торг 12', 'ТОРГ12', 'ТОРГ\u00A012'],
      typeOf('TORG12'),
    ],
    [3, [' упд\u200B', 'Упд'], typeOf('UPD')],
    [
      7,
      ["50'000,00", '50’000.00', '50 000,00', '50\u00A0000,00 ₽', '50\u202F000', '50000 руб.', '５００００'],
      { amount: 5_000_000 },
    ],
    [
      2,
      ['20‑11‑2026', '20-11-2026', '20.11.2026\u200B', '2026‑11‑20', '20/11/2026'],
      { contract: { date: '2026-11-20' } },
    ],
    [0, ['6399\u00A0062\u00A0020', '\u200E6399062020'], { buyer: { itn: KHLEBTORG } }],
    [1, ['Дого\u00ADвор и\u0306\n 7', 'Договор\u00A0й  7'], { contract: { number: 'Договор й 7' } }],
  ]

  it('are read as people read them', async () => {
    const cases = readings.flatMap(([column, texts, found]) => texts.map((text) => ({ column, text, found })))
    const file = await fileOf(cases.map(({ column, text }, index) => row({ [column]: text, 4: `Ч-${index}` })))
    expect(await check(file)).toMatchObject({ goodCount: cases.length, badRows: [] })
    expect(await commit(file, cases.length)).toBe(200)
    const made = await shipmentsWith(cases.map((_, index) => `Ч-${index}`))
    const byNumber = new Map(made.map((item) => [(item['document'] as { number: string }).number, item]))
    for (const [index, { text, found }] of cases.entries())
      expect(byNumber.get(`Ч-${index}`), text).toMatchObject(found)
  })

  it('are no sums in other forms', async () => {
    const sums = ["5'0,000", '1,234,567', "'5", '12.345', '--5', '5 0,5 0']
    const { goodCount, badRows } = await check(await fileOf(sums.map((sum, index) => row({ 4: `С-${index}`, 7: sum }))))
    expect([goodCount, badRows.map(({ errors }) => errors[0]?.column)]).toEqual([0, sums.map(() => 'amount')])
  })

  it('are below a header that may be broken into lines', async () => {
    const headers = HEADERS.map((title) => ` ${title.replace(' ', '\n').replaceAll('е', 'ё').toUpperCase()}\u200B`)
    expect(await check(await fileOf([row({})], 1900, headers))).toMatchObject({ goodCount: 1 })
  })
})
