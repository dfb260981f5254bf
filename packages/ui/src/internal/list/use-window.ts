import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Key } from 'react-stately'
import type { ChoiceNode } from './choice-collection.ts'
import type { ListLayout } from './list-layout.ts'

const kinds = ['title', 'line', 'lines'] as const
type Kind = (typeof kinds)[number]

/** Shorter lists are drawn as a whole. */
const whole = 24
/** Rows this far outside of sight are drawn too, in pixels. */
const margin = 120
/** Scrolling by less renders nothing, in pixels. */
const step = 80
/** Taken for the height of the list until it has its place on the screen, in pixels. */
const supposed = 400
const usual: Readonly<Record<Kind, number>> = { title: 28, line: 36, lines: 48 }

const kindOf = ({ type, value }: ChoiceNode): Kind => {
  if (type === 'section') return 'title'
  return value?.description === undefined ? 'line' : 'lines'
}

interface Heights {
  readonly byKey: ReadonlyMap<Key, number>
  /** What rows that have not been drawn are taken for: the lowest one of their kind, as most are that do not wrap. */
  readonly ofKind: Readonly<Partial<Record<Kind, number>>>
}

/** Index of the last row that begins at `place` or before. */
const rowAt = (tops: Float64Array, index: number): number => {
  let low = 0
  let high = tops.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((tops[middle] ?? 0) <= index) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

interface WindowOptions {
  rows: readonly ChoiceNode[]
  box: RefObject<HTMLElement | null>
  layout: ListLayout
  /** The row with the focus, which is drawn wherever it is. */
  keptKey: Key | null
}

/** Which rows of a list are drawn: all of a short one, of a long one those in sight. Rows may differ in height. */
export const useWindow = ({ rows, box, layout, keptKey }: WindowOptions) => {
  const isWhole = rows.length <= whole
  const [sight, setSight] = useState({ top: 0, height: supposed })
  const [heights, setHeights] = useState<Heights>({ byKey: new Map(), ofKind: {} })

  const tops = useMemo(() => {
    const places = new Float64Array(rows.length + 1)
    rows.forEach((row, index) => {
      const kind = kindOf(row)
      const height = heights.byKey.get(row.key) ?? heights.ofKind[kind] ?? usual[kind]
      places[index + 1] = (places[index] ?? 0) + height
    })
    return places
  }, [rows, heights])
  const places = useMemo(() => new Map(rows.map((row, index) => [row.key, index])), [rows])

  const isPlaced = useRef(false)
  const look = useCallback((): void => {
    const element = box.current
    if (element === null || isWhole) return
    const top = Math.floor(element.scrollTop / step) * step
    const seen = isPlaced.current ? element.clientHeight : Math.min(element.clientHeight, supposed)
    const height = Math.ceil(seen / step) * step
    setSight((before) => (before.top === top && before.height === height ? before : { top, height }))
  }, [box, isWhole])
  // A popover gives its list an end only after it has seen how much there is: until then the list is as high as all of it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      isPlaced.current = true
      look()
    })
    return () => cancelAnimationFrame(frame)
  }, [look])

  // Texts wrap, fonts come late, a finger wants more room: a row has the height that it has on the screen.
  // After every render: what is drawn may be new, and measuring what is known changes nothing.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    look()
    const measured: [ChoiceNode, number][] = []
    const ofKind = { ...heights.ofKind }
    for (const drawn of element.querySelectorAll<HTMLElement>('[data-row]')) {
      const row = rows[Number(drawn.dataset['row'])]
      const height = drawn.offsetHeight
      if (row === undefined || height === 0) continue
      measured.push([row, height])
      const kind = kindOf(row)
      ofKind[kind] = Math.min(ofKind[kind] ?? height, height)
    }
    const byKey = new Map(heights.byKey)
    let isChanged = kinds.some((kind) => (ofKind[kind] ?? usual[kind]) !== (heights.ofKind[kind] ?? usual[kind]))
    for (const [row, height] of measured) {
      if ((byKey.get(row.key) ?? ofKind[kindOf(row)]) === height) continue
      byKey.set(row.key, height)
      isChanged = true
    }
    if (isChanged) setHeights({ byKey, ofKind })
  })

  useLayoutEffect(() => {
    layout.update(tops[rows.length] ?? 0, (key) => {
      const index = places.get(key)
      if (index === undefined) return null
      const y = tops[index] ?? 0
      return { x: 0, y, width: 0, height: (tops[index + 1] ?? y) - y }
    })
  }, [layout, places, tops, rows.length])

  const first = isWhole ? 0 : rowAt(tops, sight.top - margin)
  const last = isWhole
    ? rows.length - 1
    : Math.min(rows.length - 1, rowAt(tops, sight.top + sight.height + step + margin))
  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  const kept = keptKey === null ? undefined : places.get(keptKey)
  if (kept !== undefined && kept < first) drawn.unshift(kept)
  if (kept !== undefined && kept > last) drawn.push(kept)
  return { drawn, tops, isWhole, onScroll: look }
}
