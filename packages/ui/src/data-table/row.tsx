import { memo, useLayoutEffect, useMemo, useRef, type CSSProperties, type ReactNode, type Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ChevronDown } from '../icon/lines.tsx'
import type { PartOf } from '../internal/parts.ts'
import { settleRow } from './cells.ts'
import type { Column } from './columns.ts'
import * as styles from './data-table.css.ts'
import { placed, type TablePart } from './parts.ts'
import { lastPlaceStyle, placeStyle } from './placement.ts'
import { SelectBox } from './select-box.tsx'
import { Words } from '../internal/words.tsx'

/** What rows ask of their table. The same object for its whole life, so that rows do not render for it. */
export interface RowHost {
  id: string
  toggle: (key: string, isRange: boolean) => void
  expand: (key: string) => void
  /** The element that holds the only tab stop. */
  stop: () => Element | null
}

export interface RowProps<Row> {
  host: RowHost
  /** The same function as long as the parts are styled alike. */
  part: PartOf<TablePart>
  row: Row
  itemKey: string
  columns: readonly Column<Row>[]
  /** Which of them are drawn; all when absent. */
  drawn?: readonly number[] | undefined
  actions: ((row: Row) => ReactNode) | undefined
  /** What an expanded row shows below itself. */
  details?: ((row: Row) => ReactNode) | undefined
  isExpanded?: boolean | undefined
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
  const { part, drawn, details, isExpanded = false, index, offset, measure } = props
  const lead = isSelectable ? 1 : 0
  const columnCount = lead + columns.length + (actions === undefined ? 0 : 1)
  const RowElement = isNative ? 'tr' : 'div'
  const Cell = isNative ? 'td' : 'div'
  const own = useRef<HTMLElement | null>(null)
  const header = headerIndex(columns)
  useLayoutEffect(() => {
    if (own.current !== null) settleRow(own.current, host.stop())
  })
  // What a row shows of its item stays as it is while the row is selected or opened.
  const cells = useMemo(
    () =>
      (drawn ?? [...columns.keys()]).map((ordinal) => {
        const column = columns[ordinal]
        return column === undefined ? null : (
          <Cell
            key={column.id}
            {...placed(
              part(
                'cell',
                styles.cell,
                column.kind === 'number' && styles.numeric,
                isPinned && ordinal === 0 && styles.pinned,
                isPinned && ordinal === 0 && styles.pinnedFirst,
                isPinned && ordinal === 0 && isSelectable && styles.pinnedAfterSelect,
                ordinal === header && styles.title,
              ),
              placeStyle(drawn, ordinal, lead),
            )}
            data-label={ordinal === header ? undefined : column.header}
            id={ordinal === header ? nameId(host, itemKey) : undefined}
            role={ordinal === header ? 'rowheader' : 'gridcell'}
            tabIndex={-1}
          >
            {details !== undefined && ordinal === header && (
              <button
                data-track="table-expand"
                aria-expanded={isExpanded}
                aria-labelledby={`${host.id}-details ${nameId(host, itemKey)}`}
                {...part('expand', styles.expand)}
                type="button"
                onClick={() => host.expand(itemKey)}
              >
                <Icon className={styles.expandIcon} of={ChevronDown} size={16} />
              </button>
            )}
            {details === undefined ? column.cell(row) : <Words>{column.cell(row)}</Words>}
          </Cell>
        )
      }),
    [drawn, columns, part, isPinned, lead, isSelectable, header, host, itemKey, details, isExpanded, row, Cell],
  )
  const menu = useMemo(
    () =>
      actions && (
        <Cell
          {...placed(part('cell', styles.cell, styles.actionsCell), lastPlaceStyle(drawn, columnCount))}
          role="gridcell"
          tabIndex={-1}
        >
          {actions(row)}
        </Cell>
      ),
    [actions, Cell, part, drawn, columnCount, row],
  )
  const position: CSSProperties | undefined =
    offset === undefined ? undefined : { transform: `translateY(${offset}px)` }
  const line = (
    <RowElement
      ref={(element: HTMLElement | null) => {
        own.current = element
        if (typeof measure === 'function') measure(element)
      }}
      aria-current={isOpen || undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
      aria-selected={isSelectable ? isSelected : undefined}
      {...placed(part('row', styles.row, canOpen && styles.rowOpens, offset !== undefined && styles.rowVirtual), {
        style: position,
      })}
      data-index={index}
      data-key={itemKey}
      data-track={canOpen ? 'table-row' : undefined}
      role="row"
    >
      {isSelectable && (
        <Cell
          {...part('cell', styles.cell, styles.selectCell, isPinned && styles.pinned)}
          role="gridcell"
          tabIndex={-1}
        >
          <SelectBox
            part={part}
            isSelected={isSelected}
            labelledBy={`${host.id}-select ${nameId(host, itemKey)}`}
            onToggle={(isRange) => host.toggle(itemKey, isRange)}
          />
        </Cell>
      )}
      {cells}
      {menu}
      {!isNative && details !== undefined && isExpanded && (
        <div {...part('details', styles.cell, styles.detailsVirtual)} role="gridcell" tabIndex={-1}>
          {details(row)}
        </div>
      )}
    </RowElement>
  )
  if (!isNative || details === undefined || !isExpanded) return line
  return (
    <>
      {line}
      <tr className={styles.detailsRow}>
        <td {...part('details', styles.cell, styles.details)} colSpan={columnCount}>
          {details(row)}
        </td>
      </tr>
    </>
  )
}

/** Renders again only when its own row, selection or place has changed. */
export const MemoRow = memo(TableRow) as typeof TableRow
