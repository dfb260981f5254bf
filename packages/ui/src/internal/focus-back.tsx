'use client'
import { useEffect, useRef, useState } from 'react'
import { activeElement, isFocusLost, rootOf } from './active-element.ts'

/**
 * Stands inside an overlay. React Aria gives the focus back to the opener a frame after the overlay has gone, unless
 * somebody has it by then; and a dialog around the opener takes it just then when it opened half a second ago
 * (`useDialog` focuses it anew, for VoiceOver). And where a page has much to do, that frame comes while what stands behind
 * the overlay is still inert, and nothing can have the focus. The opener gets it all the same.
 */
export function FocusBack() {
  const [opener] = useState(activeElement)
  useEffect(
    () => () => {
      // Asked for after React Aria asked for its frame, and so called after it.
      requestAnimationFrame(() => {
        const isLost = isFocusLost()
        if (opener !== null && (isLost || activeElement() === opener.closest('[role$=dialog]'))) {
          // Not asked whether it is an element of HTML: that of a frame is one of another window.
          ;(opener as HTMLElement).focus({ preventScroll: true })
        }
      })
    },
    [opener],
  )
  return null
}

/**
 * Stands beside a dialog, in its panel: when nothing has the focus any more, the dialog takes it. That happens when what
 * opened another dialog over it goes together with that dialog, as a button whose work is done; «Escape» would then close
 * nothing.
 */
export function FocusReturn() {
  const container = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const dialog = container.current?.parentElement?.querySelector<HTMLElement>('[role$=dialog]')
    if (!dialog) return
    const take = () => {
      const isLast = [...rootOf(dialog).querySelectorAll('[role$=dialog]')].at(-1) === dialog
      if (isLast && isFocusLost()) dialog.focus({ preventScroll: true })
    }
    // After whoever gives the focus to something of their own, which takes a frame.
    const observer = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(take)))
    observer.observe(dialog, { childList: true, subtree: true })
    // Where the other dialog stood.
    observer.observe(dialog.ownerDocument.body, { childList: true })
    return () => observer.disconnect()
  }, [])
  return <span ref={container} hidden />
}
