'use client'
import { useEffect, useState } from 'react'

/** Asks the consumer's source what fits the text. Throwing anything but the abort of `signal` says that there is none. */
export type Suggest<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>

interface Options<Item> {
  suggest: Suggest<Item> | undefined
  /** An empty one asks nothing. */
  query: string
  minLength: number
  /** Pause in typing before a request, in milliseconds. */
  pause: number
}

interface Answer<Item> {
  readonly query: string
  readonly items: readonly Item[]
  readonly hasFailed: boolean
}

/** What fits the text: waits for a pause in typing, and gives up answers that came too late. */
export function useSuggestions<Item>({ suggest, query, minLength, pause }: Options<Item>) {
  const [answer, setAnswer] = useState<Answer<Item>>()
  const isAsked = suggest !== undefined && query.length >= minLength
  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    const settle = (items: readonly Item[], hasFailed: boolean): void => {
      if (!stop.signal.aborted) setAnswer({ query, items, hasFailed })
    }
    const ask = async (): Promise<void> => {
      try {
        settle(await suggest(query, stop.signal), false)
      } catch {
        // The consumer reports the cause; the field goes on by hand.
        settle([], true)
      }
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isAsked, suggest, query, pause])
  const isCurrent = isAsked && answer?.query === query
  return {
    items: isAsked ? (answer?.items ?? []) : [],
    isLoading: isAsked && !isCurrent,
    hasFailed: isCurrent && answer.hasFailed,
  }
}
