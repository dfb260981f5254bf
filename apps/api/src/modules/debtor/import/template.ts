import { importColumns, LARGEST_IMPORT } from '@cabinet/contract/debtor/import'
import { contentTypes } from '@cabinet/contract/file'
import { type Cell, writeXlsx } from 'hucre/xlsx'
import { businessDay } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/days.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { cellOf, formatOf } from '../../../platform/excel/cells.ts'
import { letterOf } from '../../../platform/excel/sheet.ts'
import type { FileContent } from '../../../platform/handlers.ts'
import { findAllOf } from '../buyers/store.ts'
import { findTerms } from '../policy/store.ts'
import { columnDetails, SHEET_NAME } from './columns.ts'

const HEADER: Cell['style'] = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EEF2' } },
  alignment: { wrapText: true, vertical: 'top' },
}

/** The header of the sheet, as cells with its look. */
export const headerCells = (count: number): Map<string, Partial<Cell>> =>
  new Map(Array.from({ length: count }, (_, column) => [`0,${column}`, { style: HEADER }]))

const titles = importColumns.map((column) => columnDetails[column].title.ru)

/** Columns of the sheet with their formats: what is pasted keeps its kind. */
export const sheetColumns = importColumns.map((column) => {
  const { kind, width } = columnDetails[column]
  return { width, numFmt: formatOf[kind] }
})

/** Two rows as they should look, with a buyer of the organization when it has one. */
const exampleRows = (itn: string, today: string) => {
  const row = (number: string, kopecks: number, vat: number, daysAgo: number) => [
    itn,
    '44-П',
    cellOf('day', addDays(today, -200)),
    number.startsWith('УПД') ? 'УПД' : 'ТОРГ-12',
    number,
    cellOf('day', addDays(today, -daysAgo)),
    cellOf('day', addDays(today, -daysAgo)),
    cellOf('money', kopecks),
    cellOf('money', vat),
    60,
  ]
  return [row('УПД-417', 12_000_000, 2_000_000, 1), row('1024', 8_450_050, 0, 3)]
}

/** The workbook to fill in: a sheet for the rows, and a sheet with the instruction and examples. */
export const templateFile = async ({ platform, organizationId }: RequestContext): Promise<FileContent> => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const [terms, [buyer]] = await Promise.all([
    findTerms(database, organizationId, today),
    findAllOf(database, organizationId),
  ])
  const instruction: (string | number | null)[][] = [
    ['Как заполнить'],
    [`1. Заполните лист «${SHEET_NAME}»: одна строка — одна отгрузка, не больше ${LARGEST_IMPORT} строк.`],
    ['2. Не меняйте первую строку и порядок столбцов.'],
    ['3. Вставляйте значения, а не формулы.'],
    ['4. Загрузите файл в реестр отправок. Сначала мы покажем ошибки, и до вашего подтверждения ничего не запишем.'],
    ['5. Отгрузки попадут в реестр как черновики. Отправьте их на страхование до срока оплаты.'],
    [`6. По вашему полису страхуется отсрочка до ${terms.maxDeferralDays} дней.`],
    [],
    ['Столбец', 'Что писать'],
    ...importColumns.map((column) => [columnDetails[column].title.ru, columnDetails[column].how]),
    [],
    ['Примеры'],
    [...titles],
    ...exampleRows(buyer?.itn ?? '6399062020', today),
  ]
  const exampleStart = instruction.length - 2
  const bold = { font: { bold: true } }
  const instructionCells = new Map<string, Partial<Cell>>([
    ['0,0', { style: bold }],
    ['8,0', { style: bold }],
    ['8,1', { style: bold }],
    [`${exampleStart - 2},0`, { style: bold }],
  ])
  for (const [index, column] of importColumns.entries()) {
    instructionCells.set(`${exampleStart - 1},${index}`, { style: HEADER })
    for (const row of [exampleStart, exampleStart + 1]) {
      instructionCells.set(`${row},${index}`, { style: { numFmt: formatOf[columnDetails[column].kind] } })
    }
  }
  const typeColumn = letterOf(importColumns.indexOf('documentType'))
  const bytes = await writeXlsx({
    sheets: [
      {
        name: SHEET_NAME,
        rows: [titles],
        columns: sheetColumns,
        cells: headerCells(titles.length),
        freezePane: { rows: 1 },
        dataValidations: [
          {
            type: 'list',
            values: ['УПД', 'ТОРГ-12', 'ТТН'],
            allowBlank: true,
            range: `${typeColumn}2:${typeColumn}${LARGEST_IMPORT + 1}`,
          },
        ],
      },
      {
        name: 'Инструкция',
        rows: instruction,
        columns: [{ width: 24 }, { width: 16 }, ...sheetColumns.slice(2).map(({ width }) => ({ width }))],
        cells: instructionCells,
      },
    ],
  })
  return { contentType: contentTypes.xlsx, bytes, name: 'Шаблон загрузки отгрузок.xlsx' }
}
