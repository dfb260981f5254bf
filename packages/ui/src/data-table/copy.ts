import type { ClipboardEvent } from 'react'
import { cellOf, indexOf } from './cells.ts'
import { cellText } from './cell-text.ts'
import type { Column } from './columns.ts'
import { asHtml, asText, cellAsHtml, textColumns } from './export.ts'

interface CopyOptions<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keys: readonly string[]
  selectedKeys: ReadonlySet<string>
  /** Cells before the first column. */
  lead: number
  onCopied: (count: number) => void
}

/**
 * Ctrl and C: the selected rows as text and as a table, without a selection the cell that has the focus. What the reader
 * has marked with the pointer is copied by the browser.
 */
export const copyFromTable = <Row>(event: ClipboardEvent<HTMLElement>, options: CopyOptions<Row>): void => {
  const { columns, rows, keys, selectedKeys, lead, onCopied } = options
  const element = event.target as Element
  const marked = getSelection()
  if ((marked !== null && !marked.isCollapsed) || element.matches('input:not([type="checkbox"]), textarea')) return
  const chosen = rows.filter((_, index) => selectedKeys.has(keys[index] ?? ''))
  if (chosen.length > 0) {
    const lines = [
      columns.map((column) => column.header),
      ...chosen.map((row) => columns.map((column) => cellText(column, row))),
    ]
    event.clipboardData.setData('text/plain', asText(lines))
    event.clipboardData.setData('text/html', asHtml(lines, textColumns(columns)))
  } else {
    const cell = event.currentTarget.contains(element) ? cellOf(element, event.currentTarget) : null
    const row = rows[keys.indexOf(cell?.closest('[role="row"]')?.getAttribute('data-key') ?? '')]
    const column = cell === null ? undefined : columns[indexOf(cell) - lead]
    if (row === undefined || column === undefined) return
    const text = cellText(column, row)
    const html = cellAsHtml(text, column.kind !== 'number')
    event.clipboardData.setData('text/plain', text)
    if (html !== undefined) event.clipboardData.setData('text/html', html)
  }
  event.preventDefault()
  onCopied(chosen.length)
}
