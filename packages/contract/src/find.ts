import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'
import {
  type BooleanField,
  type ChoiceField,
  type IdField,
  type ListField,
  type OrderedField,
  operationsOf,
  type SetField,
  type TextField,
} from './find-fields.ts'
import { groupBy } from './group-by.ts'

type ValueOf<F extends ListField> = z.input<F['value']>

interface NullFilter<Name> {
  readonly field: Name
  readonly operation: 'IS_NULL'
  /** False asks for the opposite: only those that have a value. */
  readonly value?: boolean | null | undefined
}

interface OneOfFilter<Name, Value> {
  readonly field: Name
  readonly operation: 'IN'
  /** One to a hundred of them. */
  readonly value: readonly Value[]
}

interface ValueFilter<Name, Operation, Value> {
  readonly field: Name
  readonly operation: Operation
  readonly value: Value
}

interface RangeFilter<Name, Value> {
  readonly field: Name
  readonly operation: 'BETWEEN'
  /** Both bounds belong to the range; null leaves its side open. */
  readonly value: readonly [from: Value | null, to: Value | null]
}

type FilterOf<Name, F extends ListField> = F extends OrderedField
  ?
      | ValueFilter<Name, 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE', ValueOf<F>>
      | OneOfFilter<Name, ValueOf<F>>
      | RangeFilter<Name, ValueOf<F>>
      | NullFilter<Name>
  : F extends TextField
    ? ValueFilter<Name, 'EQ' | 'NE' | 'LIKE', ValueOf<F>> | OneOfFilter<Name, ValueOf<F>> | NullFilter<Name>
    : F extends IdField | ChoiceField
      ? ValueFilter<Name, 'EQ' | 'NE', ValueOf<F>> | OneOfFilter<Name, ValueOf<F>> | NullFilter<Name>
      : F extends BooleanField
        ? ValueFilter<Name, 'EQ' | 'NE', ValueOf<F>> | NullFilter<Name>
        : F extends SetField
          ? ValueFilter<Name, 'EQ' | 'NE', ValueOf<F>> | OneOfFilter<Name, ValueOf<F>>
          : never

/** Fields of a list by the names that travel. */
export type ListFields = Readonly<Record<string, ListField>>

/** Names of fields that have one value: a set cannot be sorted by. */
type SortableOf<Fields extends ListFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends SetField ? never : Name
}[keyof Fields & string]

/** A comparison that a list with these fields takes; a misspelt field and a wrong operation are type errors. */
export type FiltersOf<Fields extends ListFields> = {
  [Name in keyof Fields & string]: FilterOf<Name, Fields[Name]>
}[keyof Fields & string]

export interface SortOf<Sort extends string> {
  readonly field: Sort
  readonly direction: 'ASC' | 'DESC'
}

/** What a find asks for. Everything may be left out: then it is the first page in the order of the list. */
export interface FindBody<Fields extends ListFields = ListFields, Sort extends string = string> {
  /** From 0. */
  readonly pageNumber: number
  /** 1 to 100. */
  readonly pageSize: number
  /** At most five. */
  readonly sort: readonly SortOf<Sort>[]
  /** All of them hold; at most twenty. */
  readonly filters: readonly FiltersOf<Fields>[]
}

/** The body of a find as it is sent: the defaults may be left out. */
export type FindInput<Fields extends ListFields = ListFields, Sort extends string = string> = {
  readonly [Name in keyof FindBody]?: FindBody<Fields, Sort>[Name] | undefined
}

/**
 * A page of a register. `totalElements` is exact up to the server's cap; above it `hasMore` says that there are more,
 * because an exact count of a large register costs more than the page itself.
 */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    content: z.array(item),
    totalElements: z.int(),
    totalPages: z.int(),
    number: z.int(),
    size: z.int(),
    hasMore: z.optional(z.boolean()),
  })

/** A list of the product: what it holds, what it can be filtered and sorted by. */
export interface List<
  Item extends Schema = Schema,
  Fields extends ListFields = ListFields,
  Sort extends string = string,
> {
  readonly item: Item
  readonly filters: Fields
  readonly sort: readonly Sort[]
  /** The body of its find, its summary and its export. */
  readonly body: z.ZodMiniType<FindBody<Fields, Sort>, FindInput<Fields, Sort>>
  /** A page of it. */
  readonly page: ReturnType<typeof pageOf<Item>>
}

/** Any list, for code that serves all of them. */
export interface AnyList {
  readonly item: Schema
  readonly filters: ListFields
  readonly sort: readonly string[]
  readonly body: Schema
  readonly page: Schema
}

/** A filter of a list, for those who build it apart from the request. */
export type ListFilter<L extends AnyList> = FiltersOf<L['filters']>
/** What a list can be sorted by. */
export type ListSort<L extends AnyList> = L['sort'][number]
/** An item of a list as the server sends it. */
export type ListItem<L extends AnyList> = z.output<L['item']>

const names = (all: readonly string[]) => z.enum(all as [string, ...string[]])

/** What the operations of a field take, fields that are alike being described together. */
const filterOf = (fields: readonly string[], { kind, value }: ListField) => {
  const field = names(fields)
  const operands: Readonly<Record<string, Schema>> = {
    IN: z.array(value).check(z.minLength(1), z.maxLength(100)),
    BETWEEN: z.tuple([z.nullable(value), z.nullable(value)]),
    IS_NULL: z.optional(z.nullable(z.boolean())),
  }
  const scalar = operationsOf[kind].filter((operation) => !(operation in operands))
  const others = operationsOf[kind].flatMap((operation) => {
    const operand = operands[operation]
    return operand ? [z.object({ field, operation: z.literal(operation), value: operand })] : []
  })
  return z.discriminatedUnion('operation', [z.object({ field, operation: names(scalar), value }), ...others])
}

/** Fields by the schema of their values: those of one kind share it, so that OpenAPI describes them once. */
const alike = (fields: ListFields): readonly (readonly [string[], ListField])[] => {
  const groups = groupBy(Object.entries(fields), ([, { value }]) => value)
  return [...groups.values()].flatMap((group) => {
    const field = group[0]?.[1]
    return field ? [[group.map(([name]) => name), field] as const] : []
  })
}

/**
 * Declares a list. Its fields are the only ones that requests may name: anything else is a type error in code of ours
 * and 400 with `fields[]` for everybody else.
 *
 * @example
 *   export const supplies = listOf({
 *     item: Supply,
 *     filters: { number: text(), amount: kopecks(), supplyDate: day(), 'status.name': choice(supplyStatuses) },
 *     sort: ['supplyDate', 'amount'],
 *   })
 */
export const listOf = <
  Item extends Schema,
  const Fields extends ListFields,
  const Sort extends SortableOf<Fields>,
>(declared: {
  readonly item: Item
  readonly filters: Fields
  readonly sort: readonly Sort[]
}): List<Item, Fields, Sort> => {
  const filters = alike(declared.filters).map(([group, field]) => filterOf(group, field))
  const body = z.object({
    pageNumber: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
    sort: z._default(
      z.array(z.object({ field: names(declared.sort), direction: z.enum(['ASC', 'DESC']) })).check(z.maxLength(5)),
      [],
    ),
    filters: z._default(
      z.array(z.discriminatedUnion('field', filters as [(typeof filters)[number]])).check(z.maxLength(20)),
      [],
    ),
  })
  return { ...declared, body: body as unknown as List<Item, Fields, Sort>['body'], page: pageOf(declared.item) }
}

/** The answer of `…/summary`: how many things the filter matches, exactly, and sums over all of them. */
export const summaryOf = <const Sums extends Readonly<Record<string, Schema>>>(sums: Sums) =>
  z.object({ count: z.int(), ...sums })
