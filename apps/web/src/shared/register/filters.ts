import type { AnyList, ListFilter } from '@cabinet/contract/find'
import type { FieldKind } from '@cabinet/contract/find-fields'

/** A filter of a register: how its text in the address becomes filters of the request. */
export interface RegisterFilter<L extends AnyList> {
  /** No filter for a text that says nothing or cannot be read: an address may be typed by hand. */
  readonly filtersOf: (text: string) => readonly ListFilter<L>[]
}

/** The filters of a register by their names in the address. */
export type RegisterFilters<L extends AnyList> = Readonly<Record<string, RegisterFilter<L>>>

/** Names of the fields of a list that are of these kinds. */
type FieldOf<L extends AnyList, Kind extends FieldKind> = {
  [Name in keyof L['filters'] & string]: L['filters'][Name] extends { readonly kind: Kind } ? Name : never
}[keyof L['filters'] & string]

const RANGE = '..'
const DAY = /^\d{4}-\d{2}-\d{2}$/
const NUMBER = /^\d{1,15}$/

/** Both sides of a range in the address, `2026-11-01..2026-11-30`; null for a side that is empty or not what `isBound` asks for. */
const rangeOf = (text: string, pattern: RegExp): readonly [string | null, string | null] => {
  const [from = '', to = ''] = text.split(RANGE)
  return [pattern.test(from) ? from : null, pattern.test(to) ? to : null]
}

/** The days of a range in the address. */
const daysOf = (text: string): readonly [from: string | null, to: string | null] => rangeOf(text, DAY)

/** The business day begins and ends in Moscow. */
const dayStart = (day: string | null): string | null => day && `${day}T00:00:00+03:00`
const dayEnd = (day: string | null): string | null => day && `${day}T23:59:59.999+03:00`

/** Several values in the address. */
const valuesOf = (text: string): readonly string[] => (text === '' ? [] : text.split(','))

/** What the names of fields and their kinds have been checked for already by the types of the functions below. */
const filterOf = <L extends AnyList>(field: string, operation: string, value: unknown) =>
  ({ field, operation, value }) as ListFilter<L>

/**
 * Filters over the fields of a list: a misspelt field, and one of the wrong kind, are type errors.
 *
 * @example
 *   const by = filtersOf(supplies)
 *   const filters = { q: by.search('search'), status: by.oneOf('status.name'), period: by.days('supplyDate') }
 */
export const filtersOf = <L extends AnyList>(list: L) => {
  const choicesOf = (field: string): readonly string[] | undefined => {
    const declared = list.filters[field]
    return declared && 'choices' in declared ? declared.choices : undefined
  }
  const known = (field: string, value: string): boolean => choicesOf(field)?.includes(value) ?? value !== ''
  const range = (field: string, from: unknown, to: unknown): readonly ListFilter<L>[] =>
    from === null && to === null ? [] : [filterOf<L>(field, 'BETWEEN', [from, to])]
  return {
    /** Text that contains this one. */
    search: (field: FieldOf<L, 'text'>): RegisterFilter<L> => ({
      filtersOf: (text) => (text.trim() === '' ? [] : [filterOf<L>(field, 'LIKE', text.trim())]),
    }),
    /** Exactly this value. */
    oneOf: (field: FieldOf<L, 'choice' | 'set' | 'id'>): RegisterFilter<L> => ({
      filtersOf: (text) => (known(field, text) ? [filterOf<L>(field, 'EQ', text)] : []),
    }),
    /** Any of these values. */
    anyOf: (field: FieldOf<L, 'choice' | 'set' | 'id' | 'text'>): RegisterFilter<L> => ({
      filtersOf(text) {
        const values = valuesOf(text).filter((value) => known(field, value))
        return values.length === 0 ? [] : [filterOf<L>(field, 'IN', values)]
      },
    }),
    /** Only those of which it is true. */
    flag: (field: FieldOf<L, 'boolean'>): RegisterFilter<L> => ({
      filtersOf: (text) => (text === 'yes' ? [filterOf<L>(field, 'EQ', true)] : []),
    }),
    /** From one day to another, both included. */
    days: (field: FieldOf<L, 'day' | 'instant'>): RegisterFilter<L> => ({
      filtersOf(text) {
        const [from, to] = daysOf(text)
        return list.filters[field]?.kind === 'instant'
          ? range(field, dayStart(from), dayEnd(to))
          : range(field, from, to)
      },
    }),
    /** From one sum to another, in kopecks, or from one count to another, both included. */
    sums: (field: FieldOf<L, 'kopecks' | 'integer'>): RegisterFilter<L> => ({
      filtersOf(text) {
        const [from, to] = rangeOf(text, NUMBER).map((bound) => (bound === null ? null : Number(bound)))
        return range(field, from ?? null, to ?? null)
      },
    }),
  }
}
