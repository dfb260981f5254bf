import type { ReactNode } from 'react'

/** One column of a register. State the list once, outside the component: rows render again when it changes. */
export interface Column<Row> {
  /** Name in sorting, layout and tests; unique in the table. */
  id: string
  /** A noun without a full stop; also the label in cards and in the choice of columns. */
  header: string
  /** What a cell shows. Called when the row itself changes. */
  cell: (row: Row) => ReactNode
  /**
   * What copying and exporting take for the cell. The letters of `cell` when absent; state it where `cell` is a component
   * that writes its text itself (`Money`, `DateText`).
   */
  text?: ((row: Row) => string) | undefined
  /** `number` stands at the end of the cell with figures of equal width. */
  kind?: 'text' | 'number' | undefined
  /** Lines of its usual cell, as its skeleton has them: rows then come without a jump. 1 when absent. */
  lines?: 1 | 2 | undefined
  /** What stands in its cell while rows are under way, in place of `lines`: made of `Skeleton`, as high as a usual cell. */
  skeleton?: ReactNode
  /** Width in CSS pixels until the reader changes it; 160 when absent. */
  width?: number | undefined
  /** Least width in CSS pixels; 80 when absent. */
  minWidth?: number | undefined
  /** Takes the width that is left over. The last column does when none says so. */
  isFlexible?: boolean | undefined
  /** Its header is a button that asks for a sort. */
  isSortable?: boolean | undefined
  /** Names the row for screen readers and is the title of its card. The first column when none says so. */
  isRowHeader?: boolean | undefined
  /** May not be hidden. */
  isAlwaysShown?: boolean | undefined
}

/** How the reader has arranged the columns. Serializable: keep it in the address or in storage. */
export interface ColumnLayout {
  /** Ids from first to last; columns that it does not name keep their place after them. */
  order?: readonly string[] | undefined
  /** Ids of the columns not shown. */
  hidden?: readonly string[] | undefined
  /** Widths in CSS pixels by id. */
  widths?: Readonly<Record<string, number>> | undefined
}

export type SortDirection = 'ascending' | 'descending'
export interface Sort {
  /** Id of the column. */
  column: string
  direction: SortDirection
}

const usualWidth = 160
const leastWidth = 80

/** All columns in the reader's order, the hidden ones too. */
export const orderColumns = <C extends { id: string }>(
  columns: readonly C[],
  order: readonly string[] | undefined,
): readonly C[] => {
  if (order === undefined || order.length === 0) return columns
  const place = new Map(order.map((id, index) => [id, index]))
  const indexOf = (column: C): number => place.get(column.id) ?? Number.POSITIVE_INFINITY
  // `Infinity - Infinity` is NaN, so equality is asked first; the sort is stable.
  return [...columns].sort((a, b) => (indexOf(a) === indexOf(b) ? 0 : indexOf(a) - indexOf(b)))
}

/** The columns to draw, in order. At least one is left, whatever the layout says. */
export const visibleColumns = <Row>(
  columns: readonly Column<Row>[],
  order: readonly string[] | undefined,
  hidden: readonly string[] | undefined,
): readonly Column<Row>[] => {
  const ordered = orderColumns(columns, order)
  if (hidden === undefined || hidden.length === 0) return ordered
  const gone = new Set(hidden)
  const left = ordered.filter((column) => column.isAlwaysShown === true || !gone.has(column.id))
  return left.length > 0 ? left : ordered.slice(0, 1)
}

/** A width that the column may have. */
export const clampWidth = <Row>(column: Column<Row>, width: number): number =>
  Math.max(column.minWidth ?? leastWidth, Math.round(width))

export interface Track {
  id: string
  /** CSS pixels; the least width when flexible. */
  width: number
  isFlexible: boolean
}

/**
 * Widths of the visible columns. Exactly the flexible ones take what is left over; a column that the reader has
 * resized is flexible no more, and then the last one is, so that the resized edge stays under the pointer.
 */
export const tracksOf = <Row>(
  columns: readonly Column<Row>[],
  widths: Readonly<Record<string, number>> = {},
): readonly Track[] => {
  const isFree = (column: Column<Row>): boolean => column.isFlexible === true && widths[column.id] === undefined
  const hasFree = columns.some(isFree)
  return columns.map((column, index) => ({
    id: column.id,
    width: clampWidth(column, widths[column.id] ?? column.width ?? usualWidth),
    isFlexible: hasFree ? isFree(column) : index === columns.length - 1,
  }))
}

/** Ids of all columns after one has moved to the place of another. */
export const movedOrder = (ids: readonly string[], id: string, target: string): readonly string[] => {
  const from = ids.indexOf(id)
  const to = ids.indexOf(target)
  if (from === -1 || to === -1 || from === to) return ids
  const others = ids.filter((_, index) => index !== from)
  return [...others.slice(0, to), id, ...others.slice(to)]
}
