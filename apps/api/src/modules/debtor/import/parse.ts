import { isDay } from '../../../kernel/days.ts'
import type { DocumentType } from '@cabinet/contract/debtor/shipments'
import { cleanLine, comparable } from '@cabinet/contract/text'
import { parse as parseInn } from '@cabinet/validators/inn'
import { toKopecks } from '@cabinet/validators/money'
import type { SheetCell } from '../../../platform/excel/sheet.ts'
import type { ImportColumn } from './columns.ts'

/** What a row says; null where nothing can be read. */
export interface ParsedRow {
  readonly itn: string | null
  readonly contractNumber: string | null
  readonly contractDate: string | null
  readonly documentType: DocumentType | null
  readonly documentNumber: string | null
  readonly documentDate: string | null
  readonly shipmentDate: string | null
  /** Kopecks. */
  readonly amount: number | null
  readonly vatAmount: number | null
  readonly deferralDays: number | null
}

const clean = (text: string): string => cleanLine(text).replaceAll(/\s+/g, ' ')

/** A number as a workbook keeps it: without the noise of a float. */
const numberText = (value: number): string =>
  Number.isInteger(value) ? String(value) : String(Number(value.toFixed(10)))

/** What a person sees in the cell, for messages and for the file with the mistakes. */
export const textOf = ({ value, day }: SheetCell, column: ImportColumn): string => {
  if (value === null) return ''
  if (day !== null && (value instanceof Date || column.endsWith('Date'))) return day.split('-').toReversed().join('.')
  if (typeof value === 'number') return numberText(value)
  return clean(String(value)).slice(0, 200)
}

const dayIn = (cell: SheetCell): string | null => {
  const { value } = cell
  if (typeof value !== 'string') return cell.day
  const text = comparable(value)
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  const iso = day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && isDay(iso) ? iso : null
}

/** Groups of three that an apostrophe parts, as programs of some countries write them: «50'000,00». */
const APOSTROPHE = /(?<=\d)['’](?=\d{3})/g

/** Roubles with at most two decimals, in kopecks; a text is read as the fields of the forms read it. */
const kopecksIn = ({ value }: SheetCell): number | null => {
  if (typeof value === 'string') return toKopecks(value.normalize('NFKC').replaceAll(APOSTROPHE, ' ')) ?? null
  const roubles = typeof value === 'number' ? value : Number.NaN
  const kopecks = Math.round(roubles * 100)
  // A third decimal is no sum of money; a float that means two of them is.
  return Number.isSafeInteger(kopecks) && Math.abs(roubles * 100 - kopecks) < 1e-4 ? kopecks : null
}

const integerIn = (cell: SheetCell): number | null => {
  const number = typeof cell.value === 'string' ? Number(comparable(cell.value) || Number.NaN) : cell.value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null
}

/** Two lines of a cell are not joined into one number. */
const withoutSpaces = (text: string): string | null => text.trim().replaceAll(/[ \u00A0\u202F]/g, '') || null

/** Digits of a taxpayer number; a cell that was kept as a number has lost its leading zero. */
const itnIn = (cell: SheetCell): string | null => {
  if (typeof cell.value === 'number') {
    const digits = numberText(cell.value)
    return digits.length === 9 || digits.length === 11 ? `0${digits}` : digits
  }
  return typeof cell.value === 'string' ? (parseInn(cell.value).value ?? withoutSpaces(cell.value)) : null
}

const textIn = (cell: SheetCell): string | null => {
  if (typeof cell.value === 'number') return numberText(cell.value)
  return typeof cell.value === 'string' ? clean(cell.value) || null : null
}

const types: readonly (readonly [RegExp, DocumentType])[] = [
  [/^(?:упд|upd)$/, 'UPD'],
  [/^(?:торг|torg) ?-? ?12$/, 'TORG12'],
  [/^(?:ттн|ttn)$/, 'TTN'],
]

const typeIn = (cell: SheetCell): DocumentType | null => {
  const text = comparable(textIn(cell) ?? '')
  return types.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** Reads a row of the sheet. */
export const parseRow = (cellAt: (column: ImportColumn) => SheetCell): ParsedRow => ({
  itn: itnIn(cellAt('itn')),
  contractNumber: textIn(cellAt('contractNumber')),
  contractDate: dayIn(cellAt('contractDate')),
  documentType: typeIn(cellAt('documentType')),
  documentNumber: textIn(cellAt('documentNumber')),
  documentDate: dayIn(cellAt('documentDate')),
  shipmentDate: dayIn(cellAt('shipmentDate')),
  amount: kopecksIn(cellAt('amount')),
  vatAmount: kopecksIn(cellAt('vatAmount')),
  deferralDays: integerIn(cellAt('deferralDays')),
})
