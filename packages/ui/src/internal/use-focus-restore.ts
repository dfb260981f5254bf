'use client'
import { useEffect, useRef, type RefObject } from 'react'
import { activeElement, isFocusLost } from './active-element.ts'

const reachable = 'button:not(:disabled), a[href]'

/**
 * Gives the focus of a control that removes itself to the one that takes its place. Without this the browser drops the
 * focus to the page, and whoever works by keyboard starts at its top.
 *
 * @returns called before the removal
 */
export const useFocusRestore = (root: RefObject<HTMLElement | null>): (() => void) => {
  const left = useRef<{ control: Element; index: number }>(undefined)
  const controls = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>(reachable) ?? [])]
  useEffect(() => {
    const before = left.current
    if (before === undefined || before.control.isConnected) return
    left.current = undefined
    if (!isFocusLost()) return
    const now = controls()
    now[Math.min(before.index, now.length - 1)]?.focus()
  })
  return () => {
    const control = activeElement()
    const index = controls().findIndex((one) => one === control)
    left.current = control === null || index < 0 ? undefined : { control, index }
  }
}
