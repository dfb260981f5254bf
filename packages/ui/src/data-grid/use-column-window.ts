import { useCallback, useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Column, Track } from '../data-table/columns.ts'

/** Fewer columns are always drawn. */
const whole = 12
/** Columns this far outside of sight are drawn too, in pixels. */
const margin = 120

interface ColumnWindowOptions<Row> {
  box: RefObject<HTMLElement | null>
  columns: readonly Column<Row>[]
  tracks: readonly Track[]
  /** Width of what stands before the first column and after the last one, in pixels. */
  before: number
  after: number
  isPinned: boolean
  /** Rows are cards, which show all of their columns. */
  isOff: boolean
}

/** Which columns of many are drawn: those in sight, the one that names its row, the pinned one, that with the focus. */
export const useColumnWindow = <Row>(options: ColumnWindowOptions<Row>) => {
  const { box, columns, tracks, before, after, isPinned, isOff } = options
  const [sight, setSight] = useState({ first: 0, last: whole - 1 })
  // The column with the focus, and the one to which a key is about to move it: both are there at that moment.
  const [ownValue, setOwnValue] = useState<readonly number[]>([])
  const isWhole = isOff || columns.length <= whole

  const look = useCallback((): void => {
    const element = box.current
    if (element === null || isWhole) return
    const start = Math.abs(element.scrollLeft) - margin
    const end = start + element.clientWidth - after + 2 * margin
    let edge = before
    let first = -1
    let last = columns.length - 1
    for (const [index, { width }] of tracks.entries()) {
      if (first === -1 && edge + width > start) first = index
      if (edge > end) {
        last = index - 1
        break
      }
      edge += width
    }
    setSight((now) => (now.first === first && now.last === last ? now : { first: Math.max(0, first), last }))
  }, [box, isWhole, after, before, columns.length, tracks])

  useLayoutEffect(() => {
    const element = box.current
    if (element === null || isWhole) return
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [box, isWhole, look])

  const drawn = useMemo(() => {
    if (isWhole) return undefined
    const header = Math.max(
      0,
      columns.findIndex((column) => column.isRowHeader === true),
    )
    const places = new Set<number>([header, ...(isPinned ? [0] : []), ...ownValue])
    for (let index = sight.first; index <= sight.last; index += 1) places.add(index)
    return [...places].filter((index) => index < columns.length).sort((a, b) => a - b)
  }, [isWhole, columns, isPinned, ownValue, sight])

  /** The focus is in this column: it stays drawn. At once, when a key is about to move the focus there. */
  const keep = (index: number, isNow = false): void => {
    if (isWhole || index < 0 || index >= columns.length) return
    if (isNow) flushSync(() => setOwnValue((before) => [...before.slice(0, 1), index]))
    else setOwnValue((before) => (before.length === 1 && before[0] === index ? before : [index]))
  }
  return { drawn, keep }
}
