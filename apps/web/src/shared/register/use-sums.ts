import type { Endpoint, InputOf, ResponseOf } from '@cabinet/contract/endpoint'
import type { SummaryItem } from '@cabinet/ui/summary-strip'
import type { ReactNode } from 'react'
import { useRead } from '../api/data.ts'
import { useLingering } from './use-lingering.ts'

/** One count or sum of a register. What it shows is made of a response: there is no number without one. */
export interface Sum<Sums> {
  readonly id: string
  readonly label: string
  readonly value: (sums: Sums) => ReactNode
  readonly note?: (sums: Sums) => ReactNode
  /** A sum in kopecks that asks for attention as soon as it is not zero. */
  readonly warning?: (sums: Sums) => number
}

/** The counts and sums of a register as its frame shows them: under way, read, or not to be had. */
export interface RegisterSums {
  readonly items: readonly SummaryItem[]
  /** How many rows match, exactly; undefined while that is not known. */
  readonly count: number | undefined
  readonly state: 'loading' | 'read' | 'failed'
  readonly isValidating: boolean
  retry(): void
}

type FiltersOf<E> = InputOf<E> extends { readonly body?: { readonly filters?: infer Filters } } ? Filters : unknown

/**
 * Reads counts and sums over everything that the filters of a register match. The old ones stay while those of other
 * filters are under way, and go when these cannot be had.
 *
 * @param summary the call that answers them
 * @param query of the register; only its filters count
 * @param sums what is shown of the response, in order
 */
export const useSums = <E extends Endpoint>(
  summary: E,
  query: { readonly filters?: FiltersOf<E> | undefined },
  sums: readonly Sum<ResponseOf<E>>[],
): RegisterSums => {
  const { filters = [] } = query
  const { data: fresh, error, isValidating, mutate } = useRead<Endpoint>(summary, { body: { filters } } as never)
  const data = useLingering(fresh as ResponseOf<E> | undefined, error === undefined)
  return {
    // Every summary counts; an endpoint of any kind does not say so.
    count: (data as { readonly count?: number } | undefined)?.count,
    state: data === undefined ? (error === undefined ? 'loading' : 'failed') : 'read',
    items: sums.map(({ id, label, value, note, warning }) => ({
      id,
      label,
      value: data !== undefined && value(data),
      ...(note && { note: data !== undefined && note(data) }),
      ...(data !== undefined && warning && warning(data) !== 0 && { tone: 'negative' as const }),
    })),
    isValidating,
    retry: () => void mutate(),
  }
}
