import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { MemoRow, type RowProps } from '../data-table/row.tsx'
import { classNames } from '../internal/class-names.ts'
import * as styles from './data-grid.css.ts'

/** How the table reaches a row that is not drawn. */
export interface VirtualHandle {
  /** Draws the row, wherever it is, and keeps it drawn while it is the active one. */
  draw: (index: number) => void
  /** The row has the focus: it stays drawn when it is scrolled away. */
  keep: (index: number) => void
  scrollTo: (index: number) => void
  pageSize: () => number
}

type Shared<Row> = Pick<RowProps<Row>, 'host' | 'columns' | 'actions' | 'isPinned' | 'isSelectable' | 'canOpen'>

export interface VirtualRowsProps<Row> extends Shared<Row> {
  ref: Ref<VirtualHandle>
  box: RefObject<HTMLDivElement | null>
  rows: readonly Row[]
  keys: readonly string[]
  selectedKeys: ReadonlySet<string>
  openKey: string | undefined
  /** Rows are cards of unequal height. */
  isCards: boolean
  lines: 1 | 2
}

const usualHeights = { 1: 45, 2: 61 } as const
const usualHeader = 40
const cardHeight = 240
const cardGap = 8
const overscan = 3
// Before the box has been measured, and on the server: enough rows for a first screen.
const firstRect = { width: 0, height: 600 }

/** Only the rows in sight, and the one that has the focus. Scrolling renders this component and new rows, nothing else. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { ref, box, rows, keys, selectedKeys, openKey, isCards, lines, ...shared } = props
  const probe = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ row: usualHeights[lines] as number, header: usualHeader })
  const [kept, setKept] = useState<number | null>(null)

  // This component is not compiled by React Compiler, and nothing below it receives the functions of the virtualizer
  // except `measureElement`, which is stable.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => (isCards ? cardHeight : size.row),
    gap: isCards ? cardGap : 0,
    overscan,
    scrollMargin: size.header,
    scrollPaddingStart: size.header,
    initialRect: firstRect,
    rangeExtractor: (range: Range) => {
      const drawn = defaultRangeExtractor(range)
      if (kept === null || kept >= range.count || drawn.includes(kept)) return drawn
      return [...drawn, kept].toSorted((a, b) => a - b)
    },
  })

  // Density, font size and touch change the height of a row; the probe has it always.
  useLayoutEffect(() => {
    const element = probe.current
    if (element === null) return
    const read = (): void => {
      const row = element.offsetHeight
      const header = element.parentElement?.offsetTop ?? usualHeader
      setSize((before) => (before.row === row && before.header === header ? before : { row, header }))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [lines, isCards])
  useEffect(() => virtualizer.measure(), [virtualizer, size, isCards])

  useImperativeHandle(
    ref,
    () => ({
      draw: (index) => flushSync(() => setKept(index)),
      keep: setKept,
      scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
      pageSize: () => Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - size.header) / size.row) - 1),
    }),
    [virtualizer, box, size],
  )

  return (
    <div className={styles.rows} role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
      <div ref={probe} aria-hidden className={classNames(styles.probe, lines === 2 && styles.probeTwoLines)} />
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        const key = keys[index]
        if (row === undefined || key === undefined) return null
        return (
          <MemoRow<Row>
            {...shared}
            key={key}
            index={index}
            isNative={false}
            isOpen={openKey === key}
            isSelected={selectedKeys.has(key)}
            itemKey={key}
            measure={isCards ? virtualizer.measureElement : undefined}
            offset={start - size.header}
            row={row}
          />
        )
      })}
    </div>
  )
}
