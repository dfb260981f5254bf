import { useLayoutEffect, useRef, useState, type DragEvent, type PointerEvent } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import type { PartOf } from '../internal/parts.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { settleRow } from './cells.ts'
import type { Column, Sort, Track } from './columns.ts'
import * as styles from './data-table.css.ts'
import { placed, type TablePart } from './parts.ts'
import { lastPlaceStyle, placeStyle } from './placement.ts'
import type { RowHost } from './row.tsx'
import { SelectBox } from './select-box.tsx'
import { Words } from '../internal/words.tsx'

export interface HeaderWords {
  selectAll: string
  selection: string
  actions: string
  sortPlace: (index: number, isAscending: boolean) => string
}

export interface HeaderProps<Row> {
  part: PartOf<TablePart>
  host: RowHost
  words: HeaderWords
  columns: readonly Column<Row>[]
  /** Which of them are drawn; all when absent. */
  drawn?: readonly number[] | undefined
  tracks: readonly Track[]
  isNative: boolean
  isPinned: boolean
  hasActions: boolean
  sorts: readonly Sort[]
  /** `isAdded`: Shift was held. */
  onSort: ((column: Column<Row>, isAdded: boolean) => void) | undefined
  /** How much of what is shown is selected; `undefined` when rows cannot be selected. */
  selection: 'none' | 'some' | 'all' | undefined
  isEmpty: boolean
  onSelectAll: () => void
  /** Absolute width in CSS pixels; `null` gives the column its first width back. */
  onResize: (column: Column<Row>, width: number | null) => void
  onMove: (column: string, target: string) => void
}

interface Drag {
  from: string
  over: string | null
}

const sortIcon = (sort: Sort | undefined) => {
  if (sort === undefined) return ChevronsUpDown
  return sort.direction === 'ascending' ? ArrowUp : ArrowDown
}

/** The edge of a column. For the pointer; the keyboard has Shift with an arrow on the header itself. */
function Resizer({ onResize }: { onResize: (width: number | null) => void }) {
  const start = useRef<{ x: number; width: number } | null>(null)
  const onDown = (event: PointerEvent<HTMLSpanElement>): void => {
    const cell = event.currentTarget.parentElement
    if (cell === null || event.button !== 0) return
    start.current = { x: event.clientX, width: cell.getBoundingClientRect().width }
    event.currentTarget.setPointerCapture(event.pointerId)
    event.preventDefault()
  }
  const onDrag = (event: PointerEvent<HTMLSpanElement>): void => {
    if (start.current === null) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const distance = event.clientX - start.current.x
    onResize(start.current.width + (isRtl ? -distance : distance))
  }
  const onEnd = (): void => {
    start.current = null
  }
  return (
    <span
      aria-hidden
      className={styles.resizer}
      // Without this the press would start to drag the whole column.
      draggable
      onDragStart={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onDoubleClick={() => onResize(null)}
      onLostPointerCapture={onEnd}
      onPointerDown={onDown}
      onPointerMove={onDrag}
      onPointerUp={onEnd}
    />
  )
}

/** The row of headers: sort, width and order of the columns, selection of all rows. */
export function Header<Row>(props: HeaderProps<Row>) {
  const { host, part, words, columns, tracks, isNative, isPinned, hasActions, sorts, onSort, selection } = props
  const lead = selection === undefined ? 0 : 1
  const RowElement = isNative ? 'tr' : 'div'
  const Cell = isNative ? 'th' : 'div'
  const own = useRef<HTMLElement | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  useLayoutEffect(() => {
    if (own.current !== null) settleRow(own.current, host.stop())
  })
  const dropSide = (id: string): 'start' | 'end' | undefined => {
    if (drag === null || drag.over !== id || drag.from === id) return undefined
    const place = (name: string): number => columns.findIndex((column) => column.id === name)
    return place(drag.from) < place(id) ? 'end' : 'start'
  }
  const onDrop = (event: DragEvent, id: string): void => {
    event.preventDefault()
    if (drag !== null && drag.from !== id) props.onMove(drag.from, id)
    setDrag(null)
  }
  return (
    <RowElement
      ref={(element: HTMLElement | null) => {
        own.current = element
      }}
      aria-rowindex={isNative ? undefined : 1}
      {...part('header', styles.headerRow, !isNative && styles.headerRowVirtual)}
      role="row"
    >
      {selection !== undefined && (
        <Cell
          {...part('headerCell', styles.headerCell, styles.selectCell, isPinned && styles.pinned)}
          role="columnheader"
          tabIndex={-1}
        >
          <SelectBox
            part={part}
            isDisabled={props.isEmpty}
            isIndeterminate={selection === 'some'}
            isSelected={selection === 'all'}
            label={words.selectAll}
            onToggle={props.onSelectAll}
          />
        </Cell>
      )}
      {(props.drawn ?? [...columns.keys()]).map((index) => {
        const column = columns[index]
        if (column === undefined) return null
        const canSort = column.isSortable === true && onSort !== undefined
        const track = tracks[index]
        const sortPlace = sorts.findIndex((each) => each.column === column.id)
        const sort = sorts[sortPlace]
        return (
          <Cell
            key={column.id}
            // One header at a time may say so; the further ones say it in words.
            aria-sort={canSort ? (sort !== undefined && sortPlace === 0 ? sort.direction : 'none') : undefined}
            {...placed(
              part(
                'headerCell',
                styles.headerCell,
                column.kind === 'number' && styles.numeric,
                !canSort && styles.plainHeader,
                isPinned && index === 0 && styles.pinned,
                isPinned && index === 0 && styles.pinnedFirst,
                isPinned && index === 0 && selection !== undefined && styles.pinnedAfterSelect,
              ),
              placeStyle(props.drawn, index, lead),
            )}
            data-column={column.id}
            data-drop={dropSide(column.id)}
            draggable
            role="columnheader"
            tabIndex={-1}
            onDragEnd={() => setDrag(null)}
            onDragOver={(event) => {
              if (drag === null) return
              event.preventDefault()
              if (drag.over !== column.id) setDrag({ ...drag, over: column.id })
            }}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', column.header)
              setDrag({ from: column.id, over: null })
            }}
            onDrop={(event) => onDrop(event, column.id)}
          >
            {canSort ? (
              <button
                data-track="table-sort"
                {...part('sort', styles.sort)}
                data-sorted={sort !== undefined || undefined}
                type="button"
                onClick={(event) => onSort(column, event.shiftKey)}
              >
                <Words>{column.header}</Words>
                <Icon className={styles.sortIcon} of={sortIcon(sort)} size={14} />
                {sort !== undefined && sorts.length > 1 && (
                  <>
                    <span aria-hidden className={styles.sortPlace}>
                      {sortPlace + 1}
                    </span>
                    <VisuallyHidden>{words.sortPlace(sortPlace + 1, sort.direction === 'ascending')}</VisuallyHidden>
                  </>
                )}
              </button>
            ) : (
              <Words>{column.header}</Words>
            )}
            {track?.isFlexible !== true && <Resizer onResize={(width) => props.onResize(column, width)} />}
          </Cell>
        )
      })}
      {hasActions && (
        <Cell
          {...placed(
            part('headerCell', styles.headerCell, styles.actionsCell, styles.plainHeader),
            lastPlaceStyle(props.drawn, lead + columns.length + 1),
          )}
          role="columnheader"
          tabIndex={-1}
        >
          <VisuallyHidden>{words.actions}</VisuallyHidden>
        </Cell>
      )}
    </RowElement>
  )
}
