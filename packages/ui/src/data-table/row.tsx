import { memo, useLayoutEffect, useRef, type CSSProperties, type ReactNode, type Ref } from 'react'
import { classNames } from '../internal/class-names.ts'
import { settleRow } from './cells.ts'
import type { Column } from './columns.ts'
import * as styles from './data-table.css.ts'
import { SelectBox } from './select-box.tsx'

/** What rows ask of their table. The same object for its whole life, so that rows do not render for it. */
export interface RowHost {
  id: string
  toggle: (key: string, isRange: boolean) => void
  /** The element that holds the only tab stop. */
  stop: () => Element | null
}

export interface RowProps<Row> {
  host: RowHost
  row: Row
  itemKey: string
  columns: readonly Column<Row>[]
  actions: ((row: Row) => ReactNode) | undefined
  isNative: boolean
  isPinned: boolean
  isSelectable: boolean
  isSelected: boolean
  isOpen: boolean
  canOpen: boolean
  /** Place in a virtual table. */
  index?: number | undefined
  offset?: number | undefined
  measure?: Ref<HTMLElement> | undefined
}

/** Id of the cell that names a row. Keys may hold spaces, lists of ids may not. */
const nameId = (host: RowHost, key: string): string => `${host.id}-${encodeURIComponent(key)}`

const headerIndex = <Row,>(columns: readonly Column<Row>[]): number =>
  Math.max(
    0,
    columns.findIndex((column) => column.isRowHeader === true),
  )

function TableRow<Row>(props: RowProps<Row>) {
  const { host, row, itemKey, columns, actions, isNative, isPinned, isSelectable, isSelected, isOpen, canOpen } = props
  const { index, offset, measure } = props
  const RowElement = isNative ? 'tr' : 'div'
  const Cell = isNative ? 'td' : 'div'
  const own = useRef<HTMLElement | null>(null)
  const header = headerIndex(columns)
  useLayoutEffect(() => {
    if (own.current !== null) settleRow(own.current, host.stop())
  })
  const place: CSSProperties | undefined = offset === undefined ? undefined : { transform: `translateY(${offset}px)` }
  return (
    <RowElement
      ref={(element: HTMLElement | null) => {
        own.current = element
        if (typeof measure === 'function') measure(element)
      }}
      aria-current={isOpen || undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
      aria-selected={isSelectable ? isSelected : undefined}
      className={classNames(styles.row, canOpen && styles.rowOpens, offset !== undefined && styles.rowVirtual)}
      data-index={index}
      data-key={itemKey}
      role="row"
      style={place}
    >
      {isSelectable && (
        <Cell
          className={classNames(styles.cell, styles.selectCell, isPinned && styles.pinned)}
          role="gridcell"
          tabIndex={-1}
        >
          <SelectBox
            isSelected={isSelected}
            labelledBy={`${host.id}-select ${nameId(host, itemKey)}`}
            onToggle={(isRange) => host.toggle(itemKey, isRange)}
          />
        </Cell>
      )}
      {columns.map((column, place) => (
        <Cell
          key={column.id}
          className={classNames(
            styles.cell,
            column.kind === 'number' && styles.numeric,
            isPinned && place === 0 && styles.pinned,
            isPinned && place === 0 && styles.pinnedFirst,
            isPinned && place === 0 && isSelectable && styles.pinnedAfterSelect,
            place === header && styles.title,
          )}
          data-label={place === header ? undefined : column.header}
          id={place === header ? nameId(host, itemKey) : undefined}
          role={place === header ? 'rowheader' : 'gridcell'}
          tabIndex={-1}
        >
          {column.cell(row)}
        </Cell>
      ))}
      {actions && (
        <Cell className={classNames(styles.cell, styles.actionsCell)} role="gridcell" tabIndex={-1}>
          {actions(row)}
        </Cell>
      )}
    </RowElement>
  )
}

/** Renders again only when its own row, selection or place has changed. */
export const MemoRow = memo(TableRow) as typeof TableRow
