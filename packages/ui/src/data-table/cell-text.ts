import { isValidElement, type ReactNode } from 'react'
import type { Column } from './columns.ts'

/** The letters in a piece of markup. Of a component only its children are known, not what it makes of its props. */
const textOf = (node: ReactNode): string => {
  if (typeof node === 'string') return node
  if (typeof node === 'number' || typeof node === 'bigint') return String(node)
  if (Array.isArray(node)) return node.map((part: ReactNode) => textOf(part)).join(' ')
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return ''
}

/** What a cell says in one line of text: the column's own `text`, else the letters of its cell. */
export const cellText = <Row>(column: Column<Row>, row: Row): string =>
  (column.text?.(row) ?? textOf(column.cell(row))).replaceAll(/\s+/g, ' ').trim()
