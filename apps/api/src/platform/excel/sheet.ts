import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import { DAY_MS } from '../../kernel/durations.ts'
import { type UnpackedLimits, unpacksWithin } from './bounded.ts'

/** Several times what the longest import takes: its shared texts and its cells are half a million tags. */
const UNPACKED: UnpackedLimits = { bytes: 32 * 1024 * 1024, tags: 1_500_000 }

/** A cell of a sheet that somebody has sent. */
export interface SheetCell {
  readonly value: string | number | boolean | Date | null
  /** The day that a number or a date in it means in its workbook. Whether it is a day at all, its column says. */
  readonly day: string | null
  /** What stands in it is counted by the program that opens it, and so may be anything. */
  readonly isFormula: boolean
}

/** The first sheet of a workbook. */
export interface Sheet {
  /** Rows from the first one on; empty ones are empty arrays. */
  readonly rows: readonly (readonly SheetCell[])[]
  /** There are more rows than were asked for. */
  readonly isCut: boolean
}

/** Name of a column by its place from 0: `A`, … `Z`. */
export const letterOf = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column)

/** Days between the two days from which workbooks count. */
const MACINTOSH_DAYS = 1462
const EPOCH = Date.UTC(1899, 11, 30)
/** 2000 to 2099 as serial numbers of days. */
const SERIALS = { first: 36_526, last: 73_050 }

const datesFrom = (system: string | undefined) => (system === '1904' ? MACINTOSH_DAYS : 0)

/** A cell in which nothing stands. */
export const EMPTY_CELL: SheetCell = { value: null, day: null, isFormula: false }

/** The day that this number of days since the epoch means; null for a number that is no day of our century. */
const dayOfSerial = (serial: number): string | null =>
  serial >= SERIALS.first && serial <= SERIALS.last
    ? new Date(EPOCH + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10)
    : null

const dayOf = (value: SheetCell['value'], shift: number): string | null => {
  if (typeof value === 'number') return dayOfSerial(value + shift)
  return value instanceof Date && Number.isFinite(value.getTime()) ? value.toISOString().slice(0, 10) : null
}

/** Which workbook is read, and how much of it. */
export interface SheetRequest {
  readonly path: string
  readonly maxRows: number
  readonly maxColumns: number
}

/** Reads the first sheet of a workbook; null for what is no workbook, is locked, or unpacks to too much. */
export const parseSheet = async ({ path, maxRows, maxColumns }: SheetRequest): Promise<Sheet | null> => {
  const bytes = await readFile(path)
  if (!(await unpacksWithin(bytes, UNPACKED))) return null
  const range = `A1:${letterOf(maxColumns - 1)}${maxRows + 1}`
  const workbook = await readXlsx(bytes, { sheets: [0], range }).catch(() => null)
  const sheet = workbook?.sheets[0]
  if (!sheet) return null
  const shift = datesFrom(workbook.dateSystem)
  const rows = sheet.rows.map((values, row) =>
    Array.from({ length: maxColumns }, (_, column): SheetCell => {
      const value = values[column] ?? null
      return {
        value,
        day: dayOf(value, shift),
        isFormula: sheet.cells?.get(`${row},${column}`)?.formula !== undefined,
      }
    }),
  )
  const filled = rows.filter((cells) => cells.some(({ value }) => value !== null && value !== ''))
  return { rows: rows.slice(0, maxRows), isCut: filled.length > maxRows || rows.length > maxRows }
}
