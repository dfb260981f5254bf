'use client'
import { useEffect, useRef, type RefObject } from 'react'
import type { BubbleState } from './use-bubble.ts'
import * as styles from './bubble.css.ts'

/** Pixels between a button and its bubble. */
export const bubbleGap = 8
const edge = 8

/** Puts a bubble beside its button. */
export type Placement = (bubble: HTMLElement, button: DOMRect) => void

/** Keeps a bubble inside the window along one axis. */
export const insideWindow = (start: number, size: number, limit: number): string =>
  `${Math.max(edge, Math.min(start, limit - size - edge))}px`

/** Above the button, or below where there is no room. */
const above: Placement = ({ style, offsetWidth, offsetHeight, ownerDocument }, { top, bottom, left, width }) => {
  const start = top - bubbleGap - offsetHeight
  style.top = `${start >= edge ? start : bottom + bubbleGap}px`
  style.left = insideWindow(left + (width - offsetWidth) / 2, offsetWidth, ownerDocument.documentElement.clientWidth)
}

export interface BubbleProps {
  id?: string | undefined
  className?: string
  text: string
  anchor: RefObject<HTMLElement | null>
  state: BubbleState
  /** The text is already the name of the button: nothing to read twice. */
  isHidden?: boolean | undefined
  /** Where it goes: above, unless the component knows better. */
  place?: Placement | undefined
}

/**
 * A short text beside a button: its name, or why it is unavailable. A native popover in the top layer, so that no ancestor cuts it off, at a tenth of the
 * weight of a full tooltip: a button must stay light.
 */
export function Bubble({ text, anchor, state, isHidden = false, place = above, ...rest }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  const { isShown, show, hide, hideSoon } = state
  useEffect(() => {
    const element = bubble.current
    if (!isShown || !element) return
    // Before popovers (Chrome 114, Firefox 125, Safari 17) it is an element like others, over them by its level.
    element.showPopover?.()
    // The focus scrolls to a button that is out of sight: the bubble goes along.
    const follow = (event?: Event): void => {
      if ((event as KeyboardEvent | undefined)?.key === 'Escape') hide()
      else if (anchor.current) place(element, anchor.current.getBoundingClientRect())
    }
    follow()
    const { ownerDocument } = element
    ownerDocument.addEventListener('keydown', follow)
    ownerDocument.addEventListener('scroll', follow, true)
    return () => {
      ownerDocument.removeEventListener('keydown', follow)
      ownerDocument.removeEventListener('scroll', follow, true)
      // One that has left the document is not shown any more, and this does nothing.
      element.hidePopover?.()
    }
  }, [isShown, anchor, hide, place])
  return (
    <span
      ref={bubble}
      className={styles.bubble}
      {...rest}
      popover="manual"
      hidden={!isShown}
      role={isHidden ? undefined : 'tooltip'}
      aria-hidden={isHidden || undefined}
      onPointerEnter={show}
      onPointerLeave={hideSoon}
    >
      {text}
    </span>
  )
}
