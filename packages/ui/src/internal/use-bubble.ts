'use client'
import { useEffect, useMemo, useRef, useState } from 'react'

// Long enough for the pointer to cross the gap to the bubble, as WCAG 1.4.13 asks.
const leaveMilliseconds = 150
// A name is shown to the pointer that rests, not to the one that passes.
const restMilliseconds = 500

/** Opens on hover, focus and touch; closes on Escape. `shown` drives the bubble, the handlers go to the button. */
export function useBubble() {
  const [isShown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const actions = useMemo(() => {
    const change = (value: boolean, delay?: number) => (): void => {
      clearTimeout(timer.current)
      if (delay) timer.current = setTimeout(setShown, delay, value)
      else setShown(value)
    }
    return {
      show: change(true),
      showSoon: change(true, restMilliseconds),
      hide: change(false),
      hideSoon: change(false, leaveMilliseconds),
    }
  }, [])
  return { isShown, ...actions }
}

export type BubbleState = ReturnType<typeof useBubble>
