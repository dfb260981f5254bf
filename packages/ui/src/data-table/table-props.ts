import type { CSSProperties, ReactNode } from 'react'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import type { PartsProps } from '../internal/parts.ts'
import type { Column, ColumnLayout, Sort } from './columns.ts'
import type { TablePart } from './parts.ts'

/** What `DataTable` and `DataGrid` share: all of it. */
export interface TableProps<Row> extends CommonProps<HTMLDivElement>, DataAttributes, PartsProps<TablePart> {
  /** Name of the table for screen readers. */
  label: string
  /** A list that stays the same between renders: a constant of the module, or from `useMemo`. */
  columns: readonly Column<Row>[]
  /** Already sorted, filtered and paged. A row that has not changed must be the same object. */
  rows: readonly Row[]
  /** A unique text that stays with the row. */
  rowKey: (row: Row) => string

  /** The sort in force; `null` for none. */
  sort?: Sort | null | undefined
  /** The reader asks for another sort. */
  onSortChange?: ((sort: Sort) => void) | undefined
  /** Several sorts in force, the first before the others; instead of `sort`. */
  sorts?: readonly Sort[] | undefined
  /** The reader asks for other sorts: a press on a header, or with Shift one more. Instead of `onSortChange`. */
  onSortsChange?: ((sorts: readonly Sort[]) => void) | undefined

  /** Keys of the selected rows; rows are selectable when `onSelectedKeysChange` is given. */
  selectedKeys?: ReadonlySet<string> | undefined
  onSelectedKeysChange?: ((keys: ReadonlySet<string>) => void) | undefined

  /** Opens a row (its drawer or page): by a press anywhere in it, or Enter. */
  onRowOpen?: ((row: Row) => void) | undefined
  /** Key of the row that is open beside the table. */
  openKey?: string | undefined
  /** Controls at the end of each row: a menu, an icon button. Keep the function stable. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Width of the column of actions in CSS pixels; 64 when absent. It stays at the end while the rest scrolls. */
  actionsWidth?: number | undefined

  /** What stands below a row that is expanded. Rows are expandable when it is given. Keep the function stable. */
  rowDetails?: ((row: Row) => ReactNode) | undefined
  /** Keys of the expanded rows; the table keeps them itself when absent. */
  expandedKeys?: ReadonlySet<string> | undefined
  onExpandedKeysChange?: ((keys: ReadonlySet<string>) => void) | undefined

  /** The last row, in sight while the others scroll: sums by the ids of columns. */
  footer?: Readonly<Record<string, ReactNode>> | undefined

  /** The reader's arrangement of columns; the table keeps it itself when absent. */
  layout?: ColumnLayout | undefined
  onLayoutChange?: ((layout: ColumnLayout) => void) | undefined
  /** The first column stays while the rest scrolls. True unless told otherwise. */
  isFirstColumnPinned?: boolean | undefined

  /** New rows are under way: the old ones stay, dimmed; without any, their skeletons stand. */
  isLoading?: boolean | undefined
  /** In the place of the rows when they could not be loaded: what happened and a way on. */
  error?: ReactNode
  /** In the place of the rows when there are none. «Ничего не найдено. Измените фильтры» when absent. */
  empty?: ReactNode

  /** Own density of the table; that of its surroundings when absent. */
  density?: 'comfortable' | 'compact' | undefined
  /** Under 768 px rows become cards, unless `never`. */
  cards?: 'narrow' | 'never' | undefined
  /** Greatest height of the scrolled box (any CSS length), or `none` to grow with the rows. */
  maxHeight?: CSSProperties['maxHeight'] | undefined
}
