'use client'
import { useEffect, useState } from 'react'

const focused = (): Element | null => (typeof document === 'undefined' ? null : document.activeElement)

/**
 * Stands inside an overlay. React Aria gives the focus back to the opener a frame after the overlay has gone, unless
 * somebody has it by then; and a dialog around the opener takes it just then when it opened half a second ago
 * (`useDialog` focuses it anew, for VoiceOver). The opener gets it all the same.
 */
export function FocusBack() {
  const [opener] = useState(focused)
  useEffect(
    () => () => {
      // Asked for after React Aria asked for its frame, and so called after it.
      requestAnimationFrame(() => {
        if (opener instanceof HTMLElement && focused() === opener.closest('[role$=dialog]')) {
          opener.focus({ preventScroll: true })
        }
      })
    },
    [opener],
  )
  return null
}
