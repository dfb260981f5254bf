import type { AnyList } from '@cabinet/contract/find'
import type { ListField } from '@cabinet/contract/find-fields'
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { folded } from './conditions.ts'
import { type AnyFields, columnOf } from './fields.ts'

/** Types of keys, by which a value that was read can be compared again. */
type KeyType = 'text' | 'uuid' | 'boolean' | 'bigint' | 'numeric' | 'date' | 'timestamptz'

/** One key of an order. */
export interface Ordering {
  readonly expression: Expression<unknown>
  readonly type: KeyType
  readonly direction: 'asc' | 'desc'
}

export const ascending = (expression: Expression<unknown>, type: KeyType): Ordering => ({
  expression,
  type,
  direction: 'asc',
})
export const descending = (expression: Expression<unknown>, type: KeyType): Ordering => ({
  expression,
  type,
  direction: 'desc',
})

/** A value of a dictionary as its place there: people know the order of states, not that of their codes. */
const rankOf = (expression: Expression<unknown>, choices: readonly string[]): Expression<unknown> =>
  sql`case ${expression} ${sql.join(
    choices.map((choice, index) => sql`when ${sql.lit(choice)} then ${sql.lit(index)}`),
    sql` `,
  )} end`

/**
 * By what a field is sorted. The database sorts text by bytes, which puts «Ё» before «А», so text has a key of its own.
 */
const keyOf = (field: ListField, expression: Expression<unknown>): Omit<Ordering, 'direction'> => {
  switch (field.kind) {
    case 'text':
      return { expression: folded(expression), type: 'text' }
    case 'choice':
      return { expression: rankOf(expression, field.choices), type: 'bigint' }
    case 'id':
      return { expression, type: 'uuid' }
    case 'boolean':
      return { expression, type: 'boolean' }
    case 'decimal':
      return { expression, type: 'numeric' }
    case 'day':
      return { expression, type: 'date' }
    case 'instant':
      return { expression, type: 'timestamptz' }
    default:
      return { expression, type: 'bigint' }
  }
}

/** The order of a find request. */
export const orderOf = (
  list: Pick<AnyList, 'filters'>,
  fields: AnyFields,
  sort: readonly { readonly field: string; readonly direction: 'ASC' | 'DESC' }[],
): readonly Ordering[] =>
  sort.map(({ field, direction }) => {
    const { declared, expression } = columnOf(list, fields, field)
    return { ...keyOf(declared, expression), direction: direction === 'ASC' ? 'asc' : 'desc' }
  })

/** A key as text, so that nothing of it is lost between reading it and comparing with it. */
export const keyText = ({ expression }: Ordering): RawBuilder<string | null> =>
  sql<string | null>`cast(${expression} as text)`

const readAgain = ({ type }: Ordering, key: string): Expression<unknown> =>
  sql`cast(cast(${key} as text) as ${sql.raw(type)})`

/** What stands behind this key; empty values are the last in ascending order and the first in descending order. */
const isBehind = (ordering: Ordering, key: string | null): Expression<SqlBool> => {
  const { expression, direction } = ordering
  if (direction === 'desc') {
    return key === null
      ? sql<SqlBool>`${expression} is not null`
      : sql<SqlBool>`${expression} < ${readAgain(ordering, key)}`
  }
  if (key === null) return sql<SqlBool>`false`
  return sql<SqlBool>`(${expression} > ${readAgain(ordering, key)} or ${expression} is null)`
}

const isSame = (ordering: Ordering, key: string | null): Expression<SqlBool> =>
  key === null
    ? sql<SqlBool>`${ordering.expression} is null`
    : sql<SqlBool>`${ordering.expression} = ${readAgain(ordering, key)}`

/**
 * What follows in this order the row that has these keys. The first key bounds it once more, which says nothing new and
 * lets an index begin there: without it each batch of a long list would read everything before it.
 */
export const after = (order: readonly Ordering[], keys: readonly (string | null)[]): Expression<SqlBool> => {
  const [first] = order
  const [key = null] = keys
  const whole = behindAll(order, keys)
  if (!first || key === null || first.direction === 'asc') return whole
  return sql<SqlBool>`(${first.expression} <= ${readAgain(first, key)} and ${whole})`
}

const behindAll = (order: readonly Ordering[], keys: readonly (string | null)[]): Expression<SqlBool> => {
  const [ordering, ...rest] = order
  const [key = null, ...others] = keys
  if (!ordering) return sql<SqlBool>`false`
  const behind = isBehind(ordering, key)
  return rest.length === 0
    ? behind
    : sql<SqlBool>`(${behind} or (${isSame(ordering, key)} and ${behindAll(rest, others)}))`
}
