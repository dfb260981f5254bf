import type { AnswerOf, Endpoint, InputOf, NeedsNoInput } from '@cabinet/contract/endpoint'
import { current } from '@cabinet/contract/user'
import { useCallback } from 'react'
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr'
import useSWRMutation from 'swr/mutation'
import { call } from './http.ts'

/** The one shape of cache keys: the id of the call and its input. */
export type Key = readonly [id: string, input: unknown]

const keyOf = (endpoint: Endpoint, input?: unknown): Key => [endpoint.id, input]

type AnyCall = (endpoint: Endpoint, input?: unknown) => Promise<unknown>

/**
 * Reads a call of the contract through the cache. `null` for the input means "not yet": nothing is asked.
 */
export const useRead = <E extends Endpoint>(
  endpoint: E,
  input?: (NeedsNoInput<E> extends true ? InputOf<E> | undefined : InputOf<E>) | null,
  options?: SWRConfiguration<AnswerOf<E>>,
): SWRResponse<AnswerOf<E>, unknown> =>
  useSWR<AnswerOf<E>, unknown, Key | null>(
    input === null ? null : keyOf(endpoint, input),
    () => (call as AnyCall)(endpoint, input) as Promise<AnswerOf<E>>,
    options,
  )

/** Marks every cached read of these calls as stale and reads again those that are on the page. */
export const useStale = () => {
  const { mutate } = useSWRConfig()
  return useCallback(
    (ids: readonly string[]) => mutate((key) => Array.isArray(key) && ids.includes(String(key[0]))),
    [mutate],
  )
}

/** Reads everything on the page again but the person: what was answered to other roles does not hold any more. */
export const useRefreshAll = () => {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate((key) => Array.isArray(key) && key[0] !== current.id), [mutate])
}

/** Makes a write; afterwards the reads that the contract says it touches are read again. */
export const useWrite = <E extends Endpoint>(endpoint: E) => {
  const stale = useStale()
  return useSWRMutation<AnswerOf<E>, unknown, Key, InputOf<E> | undefined>(
    keyOf(endpoint),
    async (_, { arg }) => {
      const answer = await (call as AnyCall)(endpoint, arg)
      await stale(endpoint.touches)
      return answer as AnswerOf<E>
    },
    { populateCache: false, revalidate: false },
  )
}
