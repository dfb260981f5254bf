import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { MemoRow, type RowProps } from '../data-table/row.tsx'
import { classNames } from '../internal/class-names.ts'
import * as styles from './data-grid.css.ts'
import { useRowSize } from './use-row-size.ts'
import { elementHeight, useStretch } from './use-stretch.ts'

/** How the table reaches a row that is not drawn. */
export interface VirtualHandle {
  count: () => number
  /** Draws the row, wherever it is, and keeps it drawn while it is the active one. */
  draw: (index: number) => void
  /** The row has the focus: it stays drawn when it is scrolled away. */
  keep: (index: number) => void
  scrollTo: (index: number) => void
  pageSize: () => number
}

type Shared<Row> = Pick<
  RowProps<Row>,
  'host' | 'part' | 'columns' | 'drawn' | 'actions' | 'details' | 'isPinned' | 'isSelectable' | 'canOpen'
>

export interface VirtualRowsProps<Row> extends Shared<Row> {
  ref: Ref<VirtualHandle>
  box: RefObject<HTMLDivElement | null>
  rows: readonly Row[]
  keys: readonly string[]
  selectedKeys: ReadonlySet<string>
  expandedKeys: ReadonlySet<string>
  openKey: string | undefined
  /** Rows are cards of unequal height. */
  isCards: boolean
  hasFooter: boolean
  lines: 1 | 2
}

const cardHeight = 240
const cardGap = 8
const overscan = 3
/** Rows of a stretched list stand this close to their wrapper: far away, the numbers of the browser are too coarse. */
const stride = 1_000_000
// Before the box has been measured, and on the server: enough rows for a first screen.
const firstRect = { width: 0, height: 600 }

/** Only the rows in sight, and the one that has the focus. Scrolling renders this component and new rows, nothing else. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { ref, box, rows, keys, selectedKeys, expandedKeys, openKey, isCards, hasFooter, lines, ...shared } = props
  const probe = useRef<HTMLDivElement>(null)
  const wrapper = useRef<HTMLDivElement>(null)
  const size = useRowSize(probe, lines)
  const [ownValue, setOwnValue] = useState<number | null>(null)
  const { stretch, options } = useStretch()
  const footer = hasFooter && !isCards ? size.row : 0
  const isMeasured = isCards || shared.details !== undefined

  // This component is not compiled by React Compiler, and nothing below it receives the functions of the virtualizer
  // except `measureElement`, which is stable.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => (isCards ? cardHeight : size.row),
    gap: isCards ? cardGap : 0,
    overscan,
    scrollMargin: size.header,
    scrollPaddingStart: size.header,
    scrollPaddingEnd: footer,
    initialRect: firstRect,
    ...options,
    rangeExtractor: (range: Range) => {
      const drawn = defaultRangeExtractor(range)
      if (ownValue === null || ownValue >= range.count || drawn.includes(ownValue)) return drawn
      return [...drawn, ownValue].sort((a, b) => a - b)
    },
  })
  useEffect(() => virtualizer.measure(), [virtualizer, size, isCards])

  const total = virtualizer.getTotalSize()
  const height = elementHeight(total)
  const isStretched = height < total
  const items = virtualizer.getVirtualItems()
  const inSight = items.find(({ index }) => index !== ownValue) ?? items[0]
  const base = isStretched ? Math.floor((inSight?.start ?? 0) / stride) * stride : 0

  // A stretched list: what is drawn is moved along with the scroll bar, which goes slower than the rows.
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    stretch.fit(total, size.header + footer, element.clientHeight)
    if (!isStretched) return
    const place = (): void => {
      const top = element.scrollTop
      if (wrapper.current) wrapper.current.style.transform = `translateY(${top - stretch.offsetOf(top) + base}px)`
    }
    place()
    element.addEventListener('scroll', place, { passive: true })
    return () => element.removeEventListener('scroll', place)
  }, [box, stretch, total, size.header, footer, isStretched, base])

  useImperativeHandle(ref, () => {
    const scrollTo = (index: number): void => {
      const element = box.current
      const item = virtualizer.measurementsCache[index]
      if (!isStretched || element === null || item === undefined) {
        virtualizer.scrollToIndex(index, { align: 'auto' })
        return
      }
      // The virtualizer itself goes no further than the element is high.
      const top = stretch.offsetOf(element.scrollTop)
      const bottom = top + element.clientHeight - footer
      if (item.start - size.header < top) element.scrollTop = stretch.scrollOf(item.start - size.header)
      else if (item.end > bottom) element.scrollTop = stretch.scrollOf(item.end - element.clientHeight + footer)
    }
    const pageSize = (): number => {
      const view = (box.current?.clientHeight ?? 0) - size.header - footer
      return Math.max(1, Math.floor(view / size.row) - 1)
    }
    return {
      count: () => rows.length,
      draw: (index) => flushSync(() => setOwnValue(index)),
      keep: setOwnValue,
      scrollTo,
      pageSize,
    }
  }, [virtualizer, box, size, footer, isStretched, stretch, rows.length])

  const drawnRows = items.map(({ index, start }) => {
    const row = rows[index]
    const key = keys[index]
    if (row === undefined || key === undefined) return null
    return (
      <MemoRow<Row>
        {...shared}
        key={key}
        index={index}
        isExpanded={expandedKeys.has(key)}
        isNative={false}
        isOpen={openKey === key}
        isSelected={selectedKeys.has(key)}
        itemKey={key}
        measure={isMeasured ? virtualizer.measureElement : undefined}
        offset={start - size.header - base}
        row={row}
      />
    )
  })
  return (
    <div className={styles.rows} role="rowgroup" style={{ height }}>
      <div ref={probe} aria-hidden className={classNames(styles.probe, lines === 2 && styles.probeTwoLines)} />
      {isStretched ? (
        <div ref={wrapper} className={styles.wrapper} role="presentation">
          {drawnRows}
        </div>
      ) : (
        drawnRows
      )}
    </div>
  )
}
