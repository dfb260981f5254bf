'use client'
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { activeElement, isFocusLost } from '../internal/active-element.ts'

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * True while a region has the reader's attention, or the tab is in the background where nobody reads: time stands still.
 * F8 moves the focus to the first button of the newest toast, Escape gives it back; so does the end of the last toast.
 */
export const useAttention = (region: RefObject<HTMLElement | null>, isEmpty: boolean): boolean => {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  )
  // What vanished under the pointer or with the focus told nobody that they left.
  if (isEmpty && (isHovered || isFocused)) {
    setHovered(false)
    setFocused(false)
  }

  useEffect(() => {
    const element = region.current
    if (element === null || isEmpty) return
    let before: HTMLElement | null = null
    const giveBack = (): void => {
      if (before?.isConnected === true) before.focus()
    }
    const listeners = new AbortController()
    const { signal } = listeners
    element.addEventListener('pointerenter', () => setHovered(true), { signal })
    element.addEventListener('pointerleave', () => setHovered(false), { signal })
    element.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && element.contains(relatedTarget)) return
        before = relatedTarget instanceof HTMLElement ? relatedTarget : before
        setFocused(true)
      },
      { signal },
    )
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setFocused(false)
      },
      { signal },
    )
    element.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') giveBack()
      },
      { signal },
    )
    element.ownerDocument.addEventListener(
      'keydown',
      (event) => {
        // What can be done about the newest toast; without an action, its closing.
        const button = element.querySelector<HTMLElement>('li:last-of-type button')
        if (event.key !== 'F8' || button === null) return
        event.preventDefault()
        const active = activeElement() as HTMLElement | null
        if (active !== null && !element.contains(active)) before = active
        button.focus()
      },
      { signal },
    )
    return () => {
      listeners.abort()
      if (isFocusLost()) giveBack()
    }
  }, [region, isEmpty])
  return isHovered || isFocused || isHidden
}
