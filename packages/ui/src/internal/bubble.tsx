'use client'
import { useEffect, useRef, type RefObject } from 'react'
import type { BubbleState } from './use-bubble.ts'
import * as styles from './bubble.css.ts'

const gap = 6
const edge = 8

/** `top`: above, or below where there is no room. `end`: after the button in the direction of writing. */
export type BubbleSide = 'top' | 'end'

/** Puts the bubble beside the button, inside the window. */
const place = (bubble: HTMLElement, anchor: HTMLElement, side: BubbleSide): void => {
  const target = anchor.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const inside = (value: number, size: number, limit: number): number =>
    Math.max(edge, Math.min(value, limit - size - edge))
  const { clientWidth, clientHeight } = document.documentElement
  if (side === 'end') {
    const isRightToLeft = getComputedStyle(anchor).direction === 'rtl'
    bubble.style.left = `${isRightToLeft ? target.left - gap - width : target.right + gap}px`
    bubble.style.top = `${inside(target.top + (target.height - height) / 2, height, clientHeight)}px`
    return
  }
  const above = target.top - gap - height
  bubble.style.top = `${above >= edge ? above : target.bottom + gap}px`
  bubble.style.left = `${inside(target.left + (target.width - width) / 2, width, clientWidth)}px`
}

export interface BubbleProps {
  id?: string | undefined
  text: string
  anchor: RefObject<HTMLElement | null>
  state: BubbleState
  /** The text is already the name of the button: nothing to read twice. */
  isHidden?: boolean | undefined
  side?: BubbleSide | undefined
}

/**
 * A short text beside a button: its name, or why it is unavailable. A native popover in the top layer, so that no ancestor cuts it off, at a tenth of the
 * weight of a full tooltip: a button must stay light.
 */
export function Bubble({ id, text, anchor, state, isHidden = false, side = 'top' }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  const { isShown, show, hide, hideSoon } = state
  useEffect(() => {
    const element = bubble.current
    if (!isShown || element === null || anchor.current === null) return
    element.showPopover()
    place(element, anchor.current, side)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', hide, true)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', hide, true)
      if (element.isConnected) element.hidePopover()
    }
  }, [isShown, anchor, hide, side])
  return (
    <span
      ref={bubble}
      className={styles.bubble}
      id={id}
      popover="manual"
      role={isHidden ? undefined : 'tooltip'}
      aria-hidden={isHidden || undefined}
      onPointerEnter={show}
      onPointerLeave={hideSoon}
    >
      {text}
    </span>
  )
}
