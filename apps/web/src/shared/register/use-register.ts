import type { Endpoint } from '@cabinet/contract/endpoint'
import type { AnyList, FindInput, ListFilter, ListItem, ListSort } from '@cabinet/contract/find'
import type { ColumnLayout, Sort } from '@cabinet/ui/data-table'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SWRConfiguration } from 'swr'
import { useRead } from '../api/data.ts'
import { readAddress, type RegisterAddress, textsOf, viewOf, withTexts, withView } from './address.ts'
import type { RegisterFilters } from './filters.ts'
import { afterPaintHere, useAddress } from './use-address.ts'
import { useLingering } from './use-lingering.ts'

/** How a register is declared: once, outside of components. */
export interface RegisterOptions<L extends AnyList, Filters extends RegisterFilters<L>> {
  /** Its name for saved views: small letters, digits, hyphens. */
  readonly id: string
  readonly list: L
  /** The call that finds a page of it. */
  readonly find: Endpoint<undefined, undefined, L['body'], L['page']>
  /** What the reader filters by, by names in the address. */
  readonly filters: Filters
  /** What stands in the address as the sort is named as in the list. */
  readonly sort?: readonly ListSort<L>[]
  readonly pageSize?: number
  readonly keyOf: (item: ListItem<L>) => string
  /** How the list is read: how often it is read again by itself. */
  readonly reading?: Pick<SWRConfiguration, 'refreshInterval'>
}

/** Declares a register, its types checked against its list. */
export const defineRegister = <L extends AnyList, Filters extends RegisterFilters<L>>(
  options: RegisterOptions<L, Filters>,
): RegisterOptions<L, Filters> => options

interface Page<Item> {
  readonly content: readonly Item[]
  readonly totalElements: number
  readonly number: number
  readonly size: number
  readonly hasMore?: boolean
}

/** Whether a step can be undone by "back", or only changes what is there. */
type Step = 'push' | 'replace'

const NONE: ReadonlySet<string> = new Set()

/** The part of a find that an export and a summary share with it. */
export type Query<L extends AnyList> = Pick<FindInput<L['filters'], ListSort<L>>, 'sort' | 'filters'>

interface HistoryState {
  readonly selected?: readonly string[]
}

/** A choice and the one that stood in the history when it was made. */
interface Chosen {
  readonly stored: readonly string[] | undefined
  readonly keys: readonly string[] | undefined
  /** What is on its way into the history. */
  readonly sent: readonly (readonly string[])[]
}

/**
 * The choice of rows: it survives other pages of the register, "back" and a reload, and ends with another filter. The
 * history learns of it a little later than the eye: until then the choice itself is what the next tick adds to.
 */
const useSelected = (register: string) => {
  const { state } = useLocation() as { state: Readonly<Record<string, HistoryState>> | null }
  const stored = state?.[register]?.selected
  const [chosen, setChosen] = useState<Chosen>({ stored, keys: stored, sent: [] })
  if (chosen.stored !== stored) {
    const isOwn = stored !== undefined && chosen.sent.includes(stored)
    // A tick of ours that has arrived changes nothing; "back" or another filter does.
    setChosen(isOwn ? { ...chosen, stored } : { stored, keys: stored, sent: [] })
  }
  const { keys } = chosen
  return {
    keys,
    selected: useMemo(() => (keys === undefined ? NONE : new Set(keys)), [keys]),
    choose: useCallback(
      (next: readonly string[]) => setChosen((before) => ({ ...before, keys: next, sent: [...before.sent, next] })),
      [],
    ),
  }
}

/** Items that have been on the screen, by key: a bulk action needs more of a row than its key. */
const useSeen = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> => {
  const [state, setState] = useState({ items, seen: new Map(items.map((item) => [keyOf(item), item])) })
  if (state.items !== items) {
    setState({ items, seen: new Map([...state.seen, ...items.map((item) => [keyOf(item), item] as const)]) })
  }
  return state.seen
}

const EMPTY: readonly never[] = []

/** A register as its frame and its page see it. */
export interface RegisterState<Item, Name extends string, Query = unknown> {
  readonly id: string
  /** The sort and the filters as they are asked for: for a summary and an export over everything that matches. */
  readonly query: Query
  readonly address: RegisterAddress
  /** Texts of the filters in the address, empty ones too. */
  readonly values: Readonly<Record<Name, string>>
  /** Names of the filters in force. */
  readonly active: readonly Name[]
  readonly items: readonly Item[]
  readonly total: number
  /** There are more than `total` says: the server counts up to its cap. */
  readonly hasMore: boolean
  /** Other rows than those on the screen are under way. */
  readonly isLoading: boolean
  /** These rows could not be had; a failure to read again what is on the screen leaves it there. */
  readonly error: unknown
  readonly selected: ReadonlySet<string>
  /** The selected rows as far as they have been on the screen since the page was loaded. */
  readonly selectedItems: readonly Item[]
  /** The present filters and columns as a saved view keeps them. */
  readonly view: string
  retry(): void
  keyOf(item: Item): string
  setFilter(name: Name, value: string, step?: Step): void
  reset(): void
  setSort(sort: Sort | null): void
  /** From 1. */
  setPage(page: number): void
  setPageSize(pageSize: number): void
  setLayout(layout: ColumnLayout): void
  setCompact(isCompact: boolean): void
  /** Opens the drawer of a row; the same function between renders, as `close` is. */
  readonly open: (key: string) => void
  readonly close: () => void
  select(keys: ReadonlySet<string>): void
  applyView(view: string): void
}

/**
 * A register: its state stands in the address, so that a reload, "back" and a link lead to the same rows.
 *
 * - `q`, `status`, … the filters by their names; `sort`, `page`, `size`; `order`, `hidden`, `widths`, `density` of the
 *   columns; `open` the key of the row in the drawer. Everything else in the address is left alone.
 * - A filter, a sort, a page and the drawer can be undone by "back"; typing and the arrangement of columns cannot.
 *
 * @param options from `defineRegister`
 * @param fixed filters of the page itself, which the reader does not see; keep the array stable
 */
export const useRegister = <L extends AnyList, Filters extends RegisterFilters<L>>(
  options: RegisterOptions<L, Filters>,
  fixed: readonly ListFilter<L>[] = EMPTY,
): RegisterState<ListItem<L>, keyof Filters & string, Query<L>> => {
  type Item = ListItem<L>
  type Name = keyof Filters & string
  const { id, find, filters, sort: sortable = EMPTY, pageSize: usualSize = 20, keyOf, reading } = options
  const [params, change] = useAddress()
  const { keys, selected, choose } = useSelected(id)
  // What the filters say is the same object until they say otherwise: a tick or a drawer must not draw them anew.
  const names = useMemo(() => Object.keys(filters) as Name[], [filters])
  const texts = JSON.stringify(names.map((name) => params.get(name) ?? ''))
  const { values, chosen, active } = useMemo(() => {
    const given = JSON.parse(texts) as readonly string[]
    const found = names.map((name, index) => filters[name]?.filtersOf(given[index] ?? '') ?? [])
    return {
      values: Object.fromEntries(names.map((name, index) => [name, given[index] ?? ''])) as Record<Name, string>,
      chosen: found.flat(),
      active: names.filter((_, index) => (found[index] ?? []).length > 0),
    }
  }, [texts, names, filters])
  const address = useMemo(() => readAddress(params, { sortable, pageSize: usualSize }), [params, sortable, usualSize])

  const body = {
    pageNumber: address.page - 1,
    pageSize: address.pageSize,
    sort: address.sort
      ? [{ field: address.sort.column, direction: address.sort.direction === 'descending' ? 'DESC' : 'ASC' }]
      : [],
    filters: [...fixed, ...chosen],
  }
  const found = useRead(find as Endpoint, { body } as never, reading)
  const fresh = found.data as Page<Item> | undefined
  const page = useLingering(fresh, found.error === undefined)
  const items = page?.content ?? EMPTY
  const seen = useSeen(items, keyOf)

  // The same functions for the whole life of the register: rows and filters that hold them do not render for a tick or
  // a drawer.
  const latestKeys = useRef(keys)
  useLayoutEffect(() => {
    latestKeys.current = keys
  })
  /** The choice that the history is about to learn of. */
  const coming = useRef<readonly string[]>(undefined)
  const acts = useMemo(() => {
    const go = (
      next: Readonly<Record<string, string>>,
      step: Step,
      retained: 'selection' | 'nothing' = 'selection',
    ) => {
      if (retained === 'nothing') coming.current = undefined
      change((before) => withTexts(before, next), {
        isReplacing: step === 'replace',
        stateOf: (saved) => ({
          ...(saved as object | null),
          [id]: retained === 'selection' && latestKeys.current !== undefined ? { selected: latestKeys.current } : {},
        }),
      })
    }
    const put = (part: Partial<RegisterAddress>, step: Step) => go(textsOf(part), step)
    return {
      setFilter: (name: Name, value: string, step: Step = 'push') => go({ [name]: value, page: '' }, step, 'nothing'),
      reset: () => go({ ...Object.fromEntries(names.map((name) => [name, ''])), page: '' }, 'push', 'nothing'),
      setSort: (sort: Sort | null) => put({ sort, page: 1 }, 'push'),
      setPage: (next: number) => put({ page: next }, 'push'),
      setPageSize: (pageSize: number) => put({ pageSize, page: 1 }, 'push'),
      setLayout: (layout: ColumnLayout) => put({ layout }, 'replace'),
      setCompact: (isCompact: boolean) => put({ isCompact }, 'replace'),
      // The pressed row, or the key that closes, is answered first; the drawer and the page behind it follow.
      open: (key: string) => afterPaintHere(() => put({ open: key }, 'push')),
      close: () => afterPaintHere(() => put({ open: null }, 'push')),
      select(next: ReadonlySet<string>) {
        const list = [...next]
        choose(list)
        coming.current = list
        // The tick is answered first. A later one, or another filter, may have its own word for the history by then.
        afterPaintHere(() => {
          if (coming.current !== list) return
          change((before) => before, {
            isReplacing: true,
            stateOf: (saved) => ({ ...(saved as object | null), [id]: { selected: list } }),
          })
        })
      },
      applyView: (view: string) => change((before) => withView(before, view, names)),
    }
  }, [change, choose, id, names])
  return {
    id,
    query: { sort: body.sort, filters: body.filters } as Query<L>,
    address,
    values,
    active,
    view: viewOf(params, names),
    items,
    total: page?.totalElements ?? 0,
    hasMore: page?.hasMore ?? false,
    isLoading: fresh === undefined && found.error === undefined,
    error: fresh === undefined ? found.error : undefined,
    retry: () => void found.mutate(),
    keyOf,
    ...acts,
    selected,
    selectedItems: [...selected].flatMap((key) => seen.get(key) ?? []),
  }
}
