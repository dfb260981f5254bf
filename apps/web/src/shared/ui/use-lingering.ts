import { useEffect, useState } from 'react'

/**
 * Prolongs a state beyond its end, so that a skeleton gives way once, when everything behind it has come.
 *
 * @param milliseconds how long it lasts after `isActive` has become false
 */
export const useLingering = (isActive: boolean, milliseconds: number): boolean => {
  const [isHeld, setHeld] = useState(isActive)
  if (isActive && !isHeld) setHeld(true)
  useEffect(() => {
    if (isActive || !isHeld) return
    const timer = setTimeout(() => setHeld(false), milliseconds)
    return () => clearTimeout(timer)
  }, [isActive, isHeld, milliseconds])
  return isActive || isHeld
}
