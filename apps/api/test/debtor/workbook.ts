import * as imports from '@cabinet/contract/debtor/import'
import type { ImportReport } from '@cabinet/contract/debtor/import'
import { type Cell, type CellValue, writeXlsx } from 'hucre/xlsx'
import { addDays } from '../../src/kernel/days.ts'
import type { creditCalls } from './support.ts'

type Calls = ReturnType<typeof creditCalls>

/** The first row of the template. */
export const HEADERS = [
  'ИНН покупателя',
  '№ договора',
  'Дата договора',
  'Тип документа',
  '№ документа',
  'Дата документа',
  'Дата отгрузки',
  'Сумма с НДС',
  'НДС',
  'Отсрочка, дней',
]

/** A buyer of the demo with a limit, by ИНН. */
export const KHLEBTORG = '6399062020'

/** A day as people write it. */
export const ruDay = (day: string): string => day.split('-').toReversed().join('.')

/** A row without mistakes, shipped the day before; cells are replaced by their column, from 0. */
export const rowOf = (today: string, change: Readonly<Record<number, CellValue>> = {}): CellValue[] => {
  const day = ruDay(addDays(today, -1))
  const usual: CellValue[] = [KHLEBTORG, '44-П', '20.02.2026', 'УПД', '1', day, day, 120_000.5, 20_000.08, 60]
  return usual.map((value, column) => (column in change ? (change[column] ?? null) : value))
}

/** A file that is sent as a workbook, whatever it is. */
export const fileOf = (bytes: Uint8Array, name = 'Отгрузки ноябрь.xlsx'): File => new File([Buffer.from(bytes)], name)

/** A workbook of these rows under the headers of the template. */
export const workbook = async (
  rows: CellValue[][],
  { headers = HEADERS, cells }: { headers?: string[]; cells?: Map<string, Partial<Cell>> } = {},
): Promise<File> =>
  fileOf(await writeXlsx({ sheets: [{ name: 'Отгрузки', rows: [headers, ...rows], ...(cells && { cells }) }] }))

/** Asks what an import of the file would do. */
export const checkImport = (calls: Calls, file: File) => calls.call<ImportReport>(imports.check, { body: { file } })

/** Imports the good rows of the file, of which the person has seen so many. */
export const commitImport = (calls: Calls, file: File, goodCount: number) =>
  calls.call<{ createdCount: number; amountSum: number }>(imports.commit, { body: { file, goodCount } })
