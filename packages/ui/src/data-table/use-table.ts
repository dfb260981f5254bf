import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { dataTableWords } from '../i18n/data-table.ts'
import { useWords } from '../i18n/define-words.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { cellOf, cellsOf, focusTargetOf, indexOf } from './cells.ts'
import {
  clampWidth,
  movedOrder,
  orderColumns,
  tracksOf,
  visibleColumns,
  type Column,
  type ColumnLayout,
  type Sort,
} from './columns.ts'
import { copyFromTable } from './copy.ts'
import { focusCell, handleKey, type RowAccess } from './navigation.ts'
import type { RowHost } from './row.tsx'
import type { TableProps } from './table-props.ts'
import { coverage, useSelection } from './use-selection.ts'
import { isFocusLost } from '../internal/active-element.ts'

const noKeys: ReadonlySet<string> = new Set()
const noLayout: ColumnLayout = {}
const keyboardStep = 16
const interactive =
  'a, button, input, label, select, textarea, summary, [role="button"], [role="menuitem"], [contenteditable]'

/** True when the reader has marked text in the row: copying an order number must not open the order. */
const isMarking = (row: Element): boolean => {
  const marked = getSelection()
  return marked !== null && !marked.isCollapsed && row.contains(marked.anchorNode)
}

/** What the table draws and its behaviour needs. */
export interface TableElements {
  access: RowAccess
  /** The element with the role `grid`. */
  grid: RefObject<HTMLElement | null>
}

/** Everything that a native and a virtual table do alike. `access` says how rows are found. */
export function useTable<Row>(props: TableProps<Row>, { access, grid }: TableElements) {
  const {
    columns,
    rows,
    rowKey,
    layout: givenLayout,
    onLayoutChange,
    selectedKeys = noKeys,
    onSelectedKeysChange,
  } = props
  const { sort = null, onSortChange, onSortsChange, onRowOpen, isLoading = false, rowActions, rowDetails } = props
  const sorts = props.sorts ?? (sort === null ? [] : [sort])
  const id = useId()
  const locale = useCabinetLocale()
  const words = useWords(dataTableWords)
  const [ownLayout, setOwnLayout] = useState<ColumnLayout>(noLayout)
  const layout = givenLayout ?? ownLayout
  const [message, say] = useState('')
  const stop = useRef<HTMLElement | null>(null)
  const container = useRef<{ row: number; column: number } | null>(null)

  const visible = useMemo(
    () => visibleColumns(columns, layout.order, layout.hidden),
    [columns, layout.order, layout.hidden],
  )
  const tracks = useMemo(() => tracksOf(visible, layout.widths), [visible, layout.widths])
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const isSelectable = onSelectedKeysChange !== undefined
  const selection = useSelection({ keys, selected: selectedKeys, onChange: onSelectedKeysChange })
  const covered = useMemo(() => coverage(keys, selectedKeys), [keys, selectedKeys])

  const changeLayout = (next: ColumnLayout): void => {
    if (givenLayout === undefined) setOwnLayout(next)
    onLayoutChange?.(next)
  }
  const resize = (column: Column<Row>, width: number | null): void => {
    const { [column.id]: _dropped, ...others } = layout.widths ?? {}
    changeLayout({ ...layout, widths: width === null ? others : { ...others, [column.id]: clampWidth(column, width) } })
  }
  const move = (column: string, target: string): void => {
    const ids = orderColumns(columns, layout.order).map((each) => each.id)
    changeLayout({ ...layout, order: movedOrder(ids, column, target) })
  }
  const sortBy = (column: Column<Row>, isAdded: boolean): void => {
    const before = sorts.find((each) => each.column === column.id)
    const next: Sort = {
      column: column.id,
      direction: before?.direction === 'ascending' ? 'descending' : 'ascending',
    }
    if (isAdded && onSortsChange !== undefined && before?.direction === 'descending') {
      onSortsChange(sorts.filter((each) => each !== before))
      say(words.unsorted(column.header))
      return
    }
    onSortChange?.(next)
    if (!isAdded) onSortsChange?.([next])
    else onSortsChange?.(before === undefined ? [...sorts, next] : sorts.map((each) => (each === before ? next : each)))
    say(words.sorted(column.header, next.direction === 'ascending'))
  }
  const [ownExpanded, setOwnExpanded] = useState(noKeys)
  const expandedKeys = props.expandedKeys ?? ownExpanded
  const expand = (key: string): void => {
    const next = new Set(expandedKeys)
    if (!next.delete(key)) next.add(key)
    setOwnExpanded(next)
    props.onExpandedKeysChange?.(next)
  }
  const lead = isSelectable ? 1 : 0

  const setStop = (element: HTMLElement): void => {
    if (stop.current === element) return
    if (stop.current !== null) stop.current.tabIndex = -1
    element.tabIndex = 0
    stop.current = element
  }

  const latest = useRef({ toggle: selection.toggle, expand })
  useLayoutEffect(() => {
    latest.current = { toggle: selection.toggle, expand }
  })
  const host = useMemo<RowHost>(
    () => ({
      id,
      stop: () => stop.current,
      toggle: (key, isRange) => latest.current.toggle(key, isRange),
      expand: (key) => latest.current.expand(key),
    }),
    [id],
  )

  // The tab stop may have gone with its row. The table must stay reachable, and the focus must not fall to the page.
  useLayoutEffect(() => {
    const root = grid.current
    if (root === null || (stop.current !== null && root.contains(stop.current))) return
    const wasFocused = stop.current !== null && container.current !== null && isFocusLost()
    stop.current = null
    const first = root.querySelector('[role="row"]')
    const cell = first === null ? undefined : cellsOf(first)[0]
    if (cell !== undefined) setStop(focusTargetOf(cell))
    if (wasFocused && container.current !== null) {
      focusCell(access, { ...container.current, row: Math.min(container.current.row, access.count() - 1) })
    }
  })

  const wasLoading = useRef(isLoading)
  useEffect(() => {
    if (isLoading !== wasLoading.current)
      say(isLoading ? words.loading : words.loaded(rows.length.toLocaleString(locale)))
    wasLoading.current = isLoading
  }, [isLoading, rows.length, words, locale])

  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const element = event.target as HTMLElement
    const cell = event.currentTarget.contains(element) ? cellOf(element, event.currentTarget) : null
    const row = cell?.closest('[role="row"]')
    if (cell === null || row === null || row === undefined) return
    container.current = { row: access.indexOf(row), column: indexOf(cell) }
    setStop(element)
  }
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    // A removed element gives the focus to nothing; one that is left by the reader gives it to another.
    if (
      event.target.isConnected &&
      event.relatedTarget !== null &&
      !event.currentTarget.contains(event.relatedTarget)
    ) {
      container.current = null
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void =>
    handleKey(event, access, {
      open: (index) => {
        const row = rows[index]
        if (row !== undefined) onRowOpen?.(row)
      },
      toggle: (index) => {
        const key = keys[index]
        if (key !== undefined) selection.toggle(key, false)
      },
      selectAll: () => {
        if (covered !== 'all') selection.toggleAll()
      },
      resize: (cell, step) => {
        const column = visible[cell - lead]
        const track = tracks[cell - lead]
        if (column === undefined || track === undefined || track.isFlexible) return
        const width = clampWidth(column, track.width + step * keyboardStep)
        resize(column, width)
        say(words.width(column.header, width))
      },
      move: (cell, step) => {
        const column = visible[cell - lead]
        const target = visible[cell - lead + step]
        if (column === undefined || target === undefined) return
        move(column.id, target.id)
        say(words.place(column.header, cell - lead + step + 1, visible.length))
      },
    })
  const onCopy = (event: ClipboardEvent<HTMLElement>): void =>
    copyFromTable(event, {
      columns: visible,
      rows,
      keys,
      selectedKeys: isSelectable ? selectedKeys : noKeys,
      lead,
      onCopied: (count) => say(words.copied(count)),
    })
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const element = event.target as Element
    const cell = event.currentTarget.contains(element) ? cellOf(element, event.currentTarget) : null
    const row = cell?.closest('[role="row"]')
    const key = row?.getAttribute('data-key')
    if (cell === null || row === null || row === undefined || key === null || key === undefined) return
    const widget = element.closest(interactive)
    if (widget !== null && cell.contains(widget)) return
    if (isSelectable && cellsOf(row)[0] === cell) selection.toggle(key, event.shiftKey)
    else if (onRowOpen !== undefined && !isMarking(row)) {
      const opened = rows[keys.indexOf(key)]
      if (opened !== undefined) onRowOpen(opened)
    }
  }

  const keysHint = [
    words.keys,
    onRowOpen === undefined ? '' : words.keysOpen,
    isSelectable ? words.keysSelect : '',
    onSortsChange === undefined ? '' : words.keysSorts,
    words.keysCopy,
    words.keysColumns,
  ]
  return {
    id,
    host,
    message,
    words,
    visible,
    tracks,
    keys,
    isSelectable,
    selectedKeys,
    expandedKeys: rowDetails === undefined ? noKeys : expandedKeys,
    lead,
    hint: keysHint.filter(Boolean).join(' '),
    events: { onFocus, onBlur, onKeyDown, onClick, onCopy },
    header: {
      host,
      words,
      columns: visible,
      tracks,
      hasActions: rowActions !== undefined,
      sorts,
      onSort: onSortChange === undefined && onSortsChange === undefined ? undefined : sortBy,
      selection: isSelectable ? covered : undefined,
      isEmpty: rows.length === 0,
      onSelectAll: selection.toggleAll,
      onResize: resize,
      onMove: move,
      isPinned: props.isFirstColumnPinned !== false,
    },
  }
}
