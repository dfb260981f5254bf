'use client'
import { useEffect, type RefObject } from 'react'
import { useLatest } from '../internal/use-latest.ts'
import { tenthsRange, type View, type ViewChange } from './view.ts'

interface Keys {
  ref: RefObject<HTMLElement | null>
  view: View
  change: (change: ViewChange) => void
  /** By one page onwards or back, where there are several. */
  onPage: ((by: 1 | -1) => void) | undefined
  /** Other things stand around it: the keys that they need stay theirs. */
  isInPlace: boolean
  /** The picture is larger than its frame. */
  isMovable: boolean
}

/** What a key does; `undefined` for keys that are not ours, Tab and Escape among them. */
const actionOf = (event: KeyboardEvent, view: View): ViewChange | 1 | -1 | undefined => {
  // By its place: on a Russian keyboard the key of R gives «к».
  if (event.code === 'KeyR') return { kind: 'turn', by: event.shiftKey ? -1 : 1 }
  switch (event.key) {
    case '+':
    case '=':
      return { kind: 'grow', by: 1 }
    case '-':
    case '_':
    case '−':
      return { kind: 'grow', by: -1 }
    case '1':
      return { kind: 'pixels' }
    case '0':
      return view.tenths === tenthsRange.plain && view.at.x === 0 && view.at.y === 0 ? undefined : { kind: 'plain' }
    case 'ArrowLeft':
      return { kind: 'step', direction: 'left' }
    case 'ArrowRight':
      return { kind: 'step', direction: 'right' }
    case 'ArrowUp':
      return { kind: 'step', direction: 'up' }
    case 'ArrowDown':
      return { kind: 'step', direction: 'down' }
    case 'PageUp':
      return -1
    case 'PageDown':
      return 1
    default:
      return undefined
  }
}

/** Where letters and signs are typed, or choose from a list. */
const typing = 'input, textarea, select, [contenteditable], [role=listbox], [role=menu], [aria-haspopup]'

/**
 * The keys of the picture, wherever the focus is in its dialog, or in the picture itself where it stands in a page.
 * Combinations with Ctrl, Alt and ⌘ stay with the browser.
 */
export function useKeys({ ref, view, change, onPage, isInPlace, isMovable }: Keys): void {
  const onKeyDown = useLatest((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
    const action = actionOf(event, view)
    if (action === undefined) return
    const target = event.target as Element
    // Arrows and page keys also scroll: beside other things they are ours at the picture, when it has somewhere to go.
    const isScrolling = typeof action === 'number' ? onPage === undefined : action.kind === 'step' && !isMovable
    const isOurs = ref.current?.contains(target) === true
    const isMoving = typeof action === 'number' || action.kind === 'step'
    if (isInPlace && (isScrolling || (!isOurs && (isMoving || target.closest(typing) !== null)))) return
    event.preventDefault()
    if (typeof action === 'number') onPage?.(action)
    else change(action)
  })
  useEffect(() => {
    const element = ref.current?.closest<HTMLElement>('[role=dialog]') ?? ref.current
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [ref, onKeyDown])
}
