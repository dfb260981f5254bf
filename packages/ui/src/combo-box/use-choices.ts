'use client'
import { useEffect, useState } from 'react'
import type { Choice } from '../internal/list/options.tsx'

/** Asks a server for choices. Throwing anything but the abort of `signal` shows the error state. */
export type LoadChoices<C extends Choice = Choice> = (query: string, signal: AbortSignal) => Promise<readonly C[]>

/** What the list shows: `hint` before enough is typed, the choices of the last answer under `loading`. */
export type ListPhase = 'hint' | 'loading' | 'ready' | 'failed'

interface Options<C extends Choice> {
  load: LoadChoices<C> | undefined
  query: string
  /** Nothing is asked until the field has been entered. */
  isActive: boolean
  minLength: number
  /** Pause in typing before a request, in milliseconds. */
  pause: number
}

interface Answer<C> {
  readonly query: string
  readonly attempt: number
  readonly choices: readonly C[]
  readonly isFailed: boolean
}

const none: readonly never[] = []

/** Choices of a query: waits for a pause in typing, gives up answers that came too late, tries again when asked. */
export const useChoices = <C extends Choice>({ load, query, isActive, minLength, pause }: Options<C>) => {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer<C>>()
  const isAsked = load !== undefined && isActive && query.length >= minLength
  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    const settle = (choices: readonly C[], isFailed: boolean): void => {
      if (!stop.signal.aborted) setAnswer({ query, attempt, choices, isFailed })
    }
    const ask = async (): Promise<void> => {
      try {
        settle(await load(query, stop.signal), false)
      } catch {
        // The caller reports the cause; the list says that there is no answer and offers another try.
        settle([], true)
      }
    }
    const timer = setTimeout(() => void ask(), query === '' ? 0 : pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isAsked, load, query, attempt, pause])
  const isCurrent = answer?.query === query && answer.attempt === attempt
  const phase = (): ListPhase => {
    if (load === undefined) return 'ready'
    if (query.length < minLength) return 'hint'
    if (!isCurrent) return 'loading'
    return answer.isFailed ? 'failed' : 'ready'
  }
  return {
    phase: phase(),
    choices: (query.length < minLength ? undefined : answer?.choices) ?? none,
    retry: () => setAttempt(attempt + 1),
  }
}
