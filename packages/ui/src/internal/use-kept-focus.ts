'use client'
import { useEffect, useRef, type RefObject } from 'react'

const reachable = 'button:not(:disabled), a[href]'

/**
 * Gives the focus of a control that removes itself to the one that takes its place. Without this the browser drops the
 * focus to the page, and whoever works by keyboard starts at its top.
 *
 * @returns called before the removal
 */
export const useKeptFocus = (root: RefObject<HTMLElement | null>): (() => void) => {
  const left = useRef<{ control: Element; place: number }>(undefined)
  const controls = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>(reachable) ?? [])]
  useEffect(() => {
    const before = left.current
    if (before === undefined || before.control.isConnected) return
    left.current = undefined
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const now = controls()
    now[Math.min(before.place, now.length - 1)]?.focus()
  })
  return () => {
    const control = document.activeElement
    const place = controls().findIndex((one) => one === control)
    left.current = control === null || place < 0 ? undefined : { control, place }
  }
}
