import type { ResponseOf, Endpoint, InputOf, NeedsNoInput } from '@cabinet/contract/endpoint'
import { current } from '@cabinet/contract/people/user'
import { useCallback, useEffect } from 'react'
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr'
import useSWRMutation from 'swr/mutation'
import { takeAhead } from './ahead.ts'
import { call } from './http.ts'
import { readTwice } from './read-twice.ts'
import { isServerFailure } from './problem.ts'
import { redirectToUnavailable } from '../navigation.ts'

/** The one shape of cache keys: the id of the call and its input. */
export type Key = readonly [id: string, input: unknown]

const keyOf = (endpoint: Endpoint, input?: unknown): Key => [endpoint.id, input]

type AnyCall = (endpoint: Endpoint, input?: unknown) => Promise<unknown>

/** A quiet read that fails hides what it would show: nobody hears of it but the log. */
const quietly: Pick<SWRConfiguration, 'shouldRetryOnError' | 'onError'> = {
  shouldRetryOnError: false,
  onError: (error: unknown) => console.error(error),
}

/**
 * Reads a call of the contract through the cache. `null` for the input means "not yet": nothing is asked.
 */
export const useRead = <E extends Endpoint>(
  endpoint: E,
  input?: (NeedsNoInput<E> extends true ? InputOf<E> | undefined : InputOf<E>) | null,
  options?: SWRConfiguration<ResponseOf<E>>,
): SWRResponse<ResponseOf<E>, unknown> =>
  useSWR<ResponseOf<E>, unknown, Key | null>(
    input === null ? null : keyOf(endpoint, input),
    () => takeAhead(endpoint, input) ?? ((call as AnyCall)(endpoint, input) as Promise<ResponseOf<E>>),
    endpoint.quiet ? { ...quietly, ...options } : options,
  )

/**
 * Reads what a page cannot be without. When the server fails while the page opens, the page gives way to the one that
 * watches the service. Once it is drawn nothing takes it away: reading it again fails in its place, as every other read
 * does.
 */
export const useMainRead = <E extends Endpoint>(
  endpoint: E,
  input?: (NeedsNoInput<E> extends true ? InputOf<E> | undefined : InputOf<E>) | null,
  options?: SWRConfiguration<ResponseOf<E>>,
): SWRResponse<ResponseOf<E>, unknown> => {
  const found = useSWR<ResponseOf<E>, unknown, Key | null>(
    input === null ? null : keyOf(endpoint, input),
    () =>
      readTwice(
        () => takeAhead(endpoint, input) ?? ((call as AnyCall)(endpoint, input) as Promise<ResponseOf<E>>),
        isServerFailure,
      ),
    { shouldRetryOnError: false, ...options },
  )
  const isLost = found.data === undefined && isServerFailure(found.error)
  useEffect(() => {
    if (isLost) redirectToUnavailable()
  }, [isLost])
  return found
}

/** Marks every cached read of these calls as stale and reads again those that are on the page. */
export const useInvalidate = () => {
  const { mutate } = useSWRConfig()
  return useCallback(
    (reads: readonly Endpoint[]) => mutate((key) => Array.isArray(key) && reads.some(({ id }) => id === key[0])),
    [mutate],
  )
}

/** Puts what a write has answered in the place of what a read has brought; `undefined` for what is no more. */
export const useSetRead = () => {
  const { mutate } = useSWRConfig()
  return useCallback(
    <E extends Endpoint>(endpoint: E, input: InputOf<E>, data: ResponseOf<E> | undefined) =>
      mutate(keyOf(endpoint, input), data, { revalidate: false }),
    [mutate],
  )
}

/** Reads everything on the page again but the person: what was answered to other roles does not hold any more. */
export const useRefreshAll = () => {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate((key) => Array.isArray(key) && key[0] !== current.id), [mutate])
}

/** Makes a write; afterwards the reads that the contract says it invalidates are read again. */
export const useWrite = <E extends Endpoint>(endpoint: E) => {
  const stale = useInvalidate()
  return useSWRMutation<ResponseOf<E>, unknown, Key, InputOf<E> | undefined>(
    keyOf(endpoint),
    async (_, { arg }) => {
      const response = await (call as AnyCall)(endpoint, arg)
      await stale(endpoint.invalidates)
      return response as ResponseOf<E>
    },
    { populateCache: false, revalidate: false },
  )
}
