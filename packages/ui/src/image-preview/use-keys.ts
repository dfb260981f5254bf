'use client'
import { useEffect, type RefObject } from 'react'
import { useLatest } from '../internal/use-latest.ts'
import { tenthsRange, type View, type ViewChange } from './view.ts'

interface Keys {
  ref: RefObject<HTMLElement | null>
  view: View
  change: (change: ViewChange) => void
  /** By one page onwards or back. */
  onPage: (by: 1 | -1) => void
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

/** The keys of the viewer, inside its dialog only. Combinations with Ctrl, Alt and ⌘ stay with the browser. */
export function useKeys({ ref, view, change, onPage }: Keys): void {
  const onKeyDown = useLatest((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const action = actionOf(event, view)
    if (action === undefined) return
    event.preventDefault()
    if (typeof action === 'number') onPage(action)
    else change(action)
  })
  useEffect(() => {
    const element = ref.current
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [ref, onKeyDown])
}
