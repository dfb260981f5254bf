import { useMemo } from 'react'
import { useCabinetLocale } from '../i18n/locale.ts'
import { cellText } from './cell-text.ts'
import { visibleColumns, type Column, type ColumnLayout } from './columns.ts'

/** The first line of headers, then one line for each row, as the reader has arranged the columns. */
export const tableCells = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  layout: ColumnLayout = {},
): string[][] => {
  const visible = visibleColumns(columns, layout.order, layout.hidden)
  return [visible.map((column) => column.header), ...rows.map((row) => visible.map((column) => cellText(column, row)))]
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '')

/** For the clipboard: columns parted by tabs, as a spreadsheet reads them. */
export const asText = (lines: readonly (readonly string[])[]): string => lines.map((line) => line.join('\t')).join('\n')

// What a spreadsheet takes for a number, a fraction, a time: no letters but the `E` of `1E5`.
const looksCounted = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text.replaceAll(/\de\d/gi, ''))
// And for a day, which it is.
const day = /^\d{1,2}[./]\d{1,2}[./]\d{4}\b/
// A number to a spreadsheet that loses its zeros in front, its sign, or what is beyond its fifteen digits.
const losesDigits = (text: string): boolean => {
  const digits = text.replaceAll(/\s/g, '')
  return /^(?:\+\d+|0\d+|\d{12,})$/.test(digits)
}

/** Which cells of which columns are no numbers, whatever they look like: accounts, ОГРН, ИНН that begin with a zero. */
export type TextColumns = readonly boolean[]

/** The columns that are texts, in their order. */
export const textColumns = <Row>(columns: readonly Column<Row>[]): TextColumns =>
  columns.map((column) => column.kind !== 'number')

// Excel reads the style, LibreOffice the attribute; to everybody else both are nothing.
const asWritten = ` style="mso-number-format:'\\@'" sdnum="0;0;@"`

/** For the clipboard: a table, as letters and documents read it. The first line is its header. */
export const asHtml = ([header = [], ...lines]: readonly (readonly string[])[], texts: TextColumns): string => {
  const line = (cells: readonly string[], tag: 'td' | 'th'): string =>
    `<tr>${cells
      .map((cell, index) => {
        const format = tag === 'td' && texts[index] === true && looksCounted(cell) && !day.test(cell) ? asWritten : ''
        return `<${tag}${format}>${escape(cell)}</${tag}>`
      })
      .join('')}</tr>`
  return `<table><thead>${line(header, 'th')}</thead><tbody>${lines.map((cells) => line(cells, 'td')).join('')}</tbody></table>`
}

/**
 * One cell for the clipboard, as a table: only where a spreadsheet would take digits from its plain text. Everything else
 * goes into letters and documents as words.
 */
export const cellAsHtml = (text: string, isText: boolean): string | undefined =>
  isText && losesDigits(text)
    ? `<table><tbody><tr><td${asWritten}>${escape(text)}</td></tr></tbody></table>`
    : undefined

// A spreadsheet runs what begins like a formula; an apostrophe makes it the text that it is. A number stays a number.
const harmless = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d\s\u00a0\u202f]+(?:[.,]\d+)?$/.test(text) ? `'${text}` : text
// A file has no formats of cells: a formula that is nothing but its text keeps the digits in every spreadsheet.
const written = (text: string, isText: boolean): string => (isText && losesDigits(text) ? `="${text}"` : harmless(text))

/** A file that spreadsheets open: with a mark of its encoding, and parted as the locale expects. */
const asCsv = (lines: readonly (readonly string[])[], separator: ';' | ',', texts: TextColumns): string => {
  const quoted = (text: string): string =>
    /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  return `\ufeff${lines.map((line) => line.map((cell, index) => quoted(written(cell, texts[index] === true))).join(separator)).join('\r\n')}\r\n`
}

export interface TableExport<Row> {
  /** Headers and rows as texts. */
  cells: (rows: readonly Row[]) => string[][]
  /** The content of a CSV file, with the separator that the spreadsheets of the locale expect. */
  csv: (rows: readonly Row[]) => string
  /** Hands the reader a CSV file. */
  download: (rows: readonly Row[], fileName: string) => void
}

/**
 * Takes rows of a register out of it, in the reader's order and choice of columns. Cells are their column's `text`, else
 * the letters of `cell`. Give all rows that shall be exported: the table knows only those of its page.
 */
export const useTableExport = <Row>(columns: readonly Column<Row>[], layout?: ColumnLayout): TableExport<Row> => {
  const locale = useCabinetLocale()
  return useMemo(() => {
    // Where sums have a decimal comma, spreadsheets part columns with a semicolon.
    const separator = (1.5).toLocaleString(locale).includes(',') ? ';' : ','
    const visible = visibleColumns(columns, layout?.order, layout?.hidden)
    const cells = (rows: readonly Row[]): string[][] => tableCells(columns, rows, layout)
    const csv = (rows: readonly Row[]): string => asCsv(cells(rows), separator, textColumns(visible))
    const download = (rows: readonly Row[], fileName: string): void => {
      const address = URL.createObjectURL(new Blob([csv(rows)], { type: 'text/csv;charset=utf-8' }))
      const link = document.createElement('a')
      link.href = address
      link.download = fileName
      link.click()
      // The browser has taken the file when the click is over; a moment more costs nothing.
      setTimeout(() => URL.revokeObjectURL(address), 10_000)
    }
    return { cells, csv, download }
  }, [columns, layout, locale])
}
