import { DAY_MS } from '../../kernel/durations.ts'
/** What stands in a column of an export. */
export type CellKind = 'text' | 'integer' | 'money' | 'day' | 'instant'

/**
 * Number formats as they are written, which is in American signs wherever they are read: Excel shows `#,##0.00` as
 * `# ##0,00` to a Russian reader. Text has a format too: a cell that is marked as text stays text when somebody edits
 * it, also one that begins like a formula.
 */
export const formatOf: Readonly<Record<CellKind, string>> = {
  text: '@',
  integer: '0',
  money: '#,##0.00',
  day: 'dd.mm.yyyy',
  instant: 'dd.mm.yyyy hh:mm',
}

/** Longest text of a cell. */
const LONGEST = 32_767
/** Signs that no document of XML may have. */
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const textOf = (text: string): string => text.toWellFormed().replaceAll(ILLEGAL, '').slice(0, LONGEST)

/** Day 0 of a workbook. Its days before 1 March 1900 are wrong by one, so earlier ones are written as text. */
const EPOCH = Date.UTC(1899, 11, 30)
const EARLIEST = Date.UTC(1900, 2, 1)
/** Moscow is three hours ahead of UTC all year round. */
const MOSCOW_MS = 3 * 3_600_000

const serialOf = (time: number, text: string): number | string =>
  time >= EARLIEST ? (time - EPOCH) / DAY_MS : textOf(text)

/** The value of a cell. Money leaves as roubles: a workbook knows no integers of hundredths. */
export const cellOf = (kind: CellKind, value: string | number | null): string | number | null => {
  if (value === null || value === '') return null
  switch (kind) {
    case 'money':
      return Number(value) / 100
    case 'integer':
      return Number(value)
    case 'day':
      return serialOf(Date.parse(`${value}T00:00:00Z`), String(value))
    case 'instant':
      return serialOf(Date.parse(String(value)) + MOSCOW_MS, String(value))
    default:
      return textOf(String(value))
  }
}
