import type { Endpoint, InputOf, NeedsNoInput, ResponseOf } from '@cabinet/contract/endpoint'
import { call } from './http.ts'

/** What was asked for long before anybody wants it may have changed since. */
const FRESH_MS = 10_000

const asked = new Map<string, { readonly work: Promise<unknown>; readonly at: number }>()

type CallWithoutInput = (endpoint: Endpoint) => Promise<unknown>

/**
 * Makes a read before the page that shows it is there: its response comes in the same round trip as that of the call
 * which is made beside it. The page takes it instead of asking; a failure is told to whoever takes it.
 *
 * @param endpoint a read without input
 */
export const readAhead = <E extends Endpoint>(endpoint: NeedsNoInput<E> extends true ? E : never): void => {
  const work = (call as CallWithoutInput)(endpoint)
  work.catch(() => undefined)
  asked.set(endpoint.id, { work, at: Date.now() })
}

/** The response that was asked for ahead, to be taken once; undefined when there is none, or none that is fresh. */
export const takeAhead = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null | undefined,
): Promise<ResponseOf<E>> | undefined => {
  const found = asked.get(endpoint.id)
  if (!found || input !== undefined) return undefined
  asked.delete(endpoint.id)
  return Date.now() - found.at < FRESH_MS ? (found.work as Promise<ResponseOf<E>>) : undefined
}
