'use client'
import { useEffect, useRef, useState } from 'react'

/**
 * Keeps a state of loading for a least time, so that a skeleton never flashes.
 *
 * @param isActive The state itself. Becomes true at once.
 * @param milliseconds Least time to show it; 250 by the specification (section 9, card skeleton).
 * @returns True while it is active and until the time is over.
 */
export const useMinimumDuration = (isActive: boolean, milliseconds = 250): boolean => {
  const [isHeld, setHeld] = useState(isActive)
  const since = useRef<number | undefined>(undefined)
  // Held in the same render in which it starts: an activity shorter than a frame is shown in full as well.
  if (isActive && !isHeld) setHeld(true)
  useEffect(() => {
    if (isActive) {
      since.current ??= performance.now()
      return
    }
    if (!isHeld) return
    const elapsed = performance.now() - (since.current ?? Number.NEGATIVE_INFINITY)
    const timer = setTimeout(
      () => {
        since.current = undefined
        setHeld(false)
      },
      Math.max(0, milliseconds - elapsed),
    )
    return () => clearTimeout(timer)
  }, [isActive, isHeld, milliseconds])
  return isActive || isHeld
}
