import { isAskingProof } from '../auth/proof.ts'

/** A call that takes longer than this (milliseconds) is told to the person (product decision 47). */
export const SLOW_MS = 10_000

let slow = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  slow += by
  for (const listener of listeners) listener()
}

/** Counts the work among what is slow from the tenth second on until it ends. */
export const watchSlow = async <T>(work: Promise<T>): Promise<T> => {
  let isCounted = false
  const timer = setTimeout(() => {
    isCounted = true
    change(1)
  }, SLOW_MS)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    if (isCounted) change(-1)
  }
}

export const subscribeSlow = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether anything takes longer than usual at this moment; what waits for the person to prove who they are does not. */
export const isSlow = (): boolean => slow > 0 && !isAskingProof()
