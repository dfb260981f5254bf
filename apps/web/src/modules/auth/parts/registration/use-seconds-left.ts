import { useEffect, useState } from 'react'

const SECOND = 1000

/** Whole seconds until a moment of this browser's clock, counted down while they last. */
export const useSecondsLeft = (until: number): number => {
  const [now, setNow] = useState(Date.now)
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, Math.ceil((until - now) / SECOND))
}
