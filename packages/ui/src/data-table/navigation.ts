import type { KeyboardEvent } from 'react'
import { cellOf, cellsOf, focusTargetOf, isTyping, indexOf, widgetsOf } from './cells.ts'

/** How navigation finds rows. The header is row −1. */
export interface RowAccess {
  /** Number of rows, drawn or not. */
  count: () => number
  /** The element of a row; a virtual table draws it first. */
  rowAt: (index: number) => Element | null
  indexOf: (row: Element) => number
  /** Rows that Page Up and Page Down pass. */
  pageSize: () => number
  /** Number of cells in a row when not all of them are drawn. */
  columnCount?: (() => number) | undefined
  /** Draws a column that is not drawn. */
  drawColumn?: ((index: number) => void) | undefined
  /** After the focus has arrived at a row. */
  reveal?: ((index: number) => void) | undefined
}

export interface NavigationActions {
  /** Enter on a cell that has no control of its own. */
  open: (rowIndex: number) => void
  /** Space. */
  toggle: (rowIndex: number) => void
  /** Ctrl and A. */
  selectAll: () => void
  /** Shift with an arrow in a header; `step` is −1 or 1. */
  resize: (columnIndex: number, step: number) => void
  /** Ctrl, Shift and an arrow in a header. */
  move: (columnIndex: number, step: number) => void
}

interface CellPosition {
  row: number
  column: number
}

const columnStep = (key: string, element: Element): number => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (getComputedStyle(element).direction === 'ltr') ? 1 : -1
}

const target = (
  event: KeyboardEvent,
  from: CellPosition,
  columns: number,
  access: RowAccess,
  step: number,
): CellPosition | null => {
  const last = access.count() - 1
  const whole = event.ctrlKey || event.metaKey
  switch (event.key) {
    case 'ArrowUp':
      return { row: whole ? -1 : from.row - 1, column: from.column }
    case 'ArrowDown':
      return { row: whole ? last : from.row + 1, column: from.column }
    case 'ArrowLeft':
    case 'ArrowRight':
      return { row: from.row, column: whole ? (step > 0 ? columns - 1 : 0) : from.column + step }
    case 'Home':
      return { row: whole ? -1 : from.row, column: 0 }
    case 'End':
      return { row: whole ? last : from.row, column: columns - 1 }
    case 'PageUp':
      return { row: Math.max(0, from.row - access.pageSize()), column: from.column }
    case 'PageDown':
      return { row: Math.min(last, from.row + access.pageSize()), column: from.column }
    default:
      return null
  }
}

/** Moves the focus to a cell. */
export const focusCell = (access: RowAccess, place: CellPosition): void => {
  const row = access.rowAt(place.row)
  if (row === null) return
  const count = access.columnCount?.() ?? cellsOf(row).length
  const column = Math.min(place.column, count - 1)
  const find = (): HTMLElement | undefined => cellsOf(row).find((each) => indexOf(each) === column)
  if (find() === undefined) access.drawColumn?.(column)
  const cell = find()
  if (cell === undefined) return
  const isRevealed = access.reveal !== undefined && place.row >= 0
  focusTargetOf(cell).focus({ preventScroll: isRevealed })
  if (!isRevealed) return
  access.reveal?.(place.row)
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Steps through the controls of a cell that has several; false when there is no further one. */
const stepInside = (cell: Element, current: Element, step: number): boolean => {
  const widgets = widgetsOf(cell)
  const next = widgets[widgets.indexOf(current as HTMLElement) + step]
  next?.focus()
  return next !== undefined
}

/** The keys of the ARIA grid pattern: one tab stop, arrows between cells, Enter into a cell, Escape out of it. */
export const handleKey = (event: KeyboardEvent<HTMLElement>, access: RowAccess, actions: NavigationActions): void => {
  const element = event.target as Element
  // Events of menus and dialogs arrive here through React although they are drawn elsewhere.
  const cell = event.currentTarget.contains(element) ? cellOf(element, event.currentTarget) : null
  const row = cell?.closest('[role="row"]') ?? null
  if (cell === null || row === null || event.defaultPrevented || event.altKey) return
  const cells = cellsOf(row)
  const count = access.columnCount?.() ?? cells.length
  const from: CellPosition = { row: access.indexOf(row), column: indexOf(cell) }
  const isInside = element !== cell && focusTargetOf(cell) === cell
  if (event.key === 'Escape' && isInside) {
    cell.focus()
    event.preventDefault()
    return
  }
  if (isTyping(element)) return
  const step = columnStep(event.key, event.currentTarget)
  const isChord = event.ctrlKey || event.metaKey
  if (step !== 0 && event.shiftKey) {
    if (from.row !== -1) return
    event.preventDefault()
    if (isChord) actions.move(from.column, step)
    else actions.resize(from.column, step)
    return
  }
  if (step !== 0 && isInside && stepInside(cell, element, step)) {
    event.preventDefault()
    return
  }
  if (isChord && event.code === 'KeyA') {
    event.preventDefault()
    actions.selectAll()
    return
  }
  if (element === cell && !isChord && (event.key === 'Enter' || event.key === 'F2' || event.key === ' ')) {
    if (from.row === -1) return
    event.preventDefault()
    if (event.key === ' ') actions.toggle(from.row)
    else if (widgetsOf(cell).length > 1) widgetsOf(cell)[0]?.focus()
    else if (event.key === 'Enter') actions.open(from.row)
    return
  }
  const to = target(event, from, count, access, step)
  if (to === null) return
  event.preventDefault()
  const isThere = to.row >= -1 && to.row < access.count() && to.column >= 0 && to.column < count
  if (isThere) focusCell(access, to)
}
