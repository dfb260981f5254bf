import type { AnyList } from '@cabinet/contract/find'
import type { Operation } from '@cabinet/contract/find-fields'
import { alikeSigns } from '@cabinet/contract/text'
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import { type AnyFields, fieldOf } from './fields.ts'
import { wordsSought } from './words.ts'

/** A filter that the schema of its list has let through. */
export interface AnyFilter {
  readonly field: string
  readonly operation: Operation
  readonly value?: unknown
}

const { and, or, val } = expressionBuilder<Record<string, never>, never>()

/** How text is compared when letters matter and their case, or the dots of «Ё», do not. */
export const folded = (expression: Expression<unknown>): Expression<string> =>
  sql<string>`replace(lower(${expression}), 'ё', 'е')`

/** The signs that count as one, each beside the one that stands for it. */
const SIGNS_ALIKE = alikeSigns.map((signs) => [signs.slice(1), signs.charAt(0).repeat(signs.length - 1)])
const [MANY_SIGNS, ONE_SIGN] = [0, 1].map((side) => SIGNS_ALIKE.map((pair) => pair[side]).join(''))
const SOME_SIGN = /[-"']/g

const containsAll = (expression: Expression<unknown>, patterns: readonly string[]): Expression<SqlBool> =>
  sql<SqlBool>`${expression} like all (array[${sql.join(patterns)}]::text[])`

const holds = (expression: Expression<unknown>, words: readonly string[]): Expression<SqlBool> => {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const signed = patterns.filter((pattern) => pattern.search(SOME_SIGN) >= 0)
  // To make signs alike costs several times what small letters do, so it is left for what may be it but for its signs.
  const loose = containsAll(
    folded(expression),
    patterns.map((pattern) => pattern.replaceAll(SOME_SIGN, '_')),
  )
  if (signed.length === 0) return loose
  return and([
    loose,
    containsAll(sql`translate(${folded(expression)}, ${MANY_SIGNS}::text, ${ONE_SIGN}::text)`, signed),
  ])
}

/** Whether text has every word of a query, in any order and however its letters and signs are written. */
export const contains = (expression: Expression<unknown>, query: string): Expression<SqlBool> =>
  or(wordsSought(query).map((words) => holds(expression, words)))

const SIGNS = { EQ: '=', NE: 'is distinct from', GT: '>', GE: '>=', LT: '<', LE: '<=' } as const

const compare = (expression: Expression<unknown>, sign: string, value: unknown): Expression<SqlBool> =>
  sql<SqlBool>`${expression} ${sql.raw(sign)} ${val(value)}`

const valueCondition = (
  expression: Expression<unknown>,
  { operation, value }: Pick<AnyFilter, 'operation' | 'value'>,
): Expression<SqlBool> => {
  switch (operation) {
    case 'IS_NULL':
      return value === false ? sql<SqlBool>`${expression} is not null` : sql<SqlBool>`${expression} is null`
    case 'IN':
      return sql<SqlBool>`${expression} in (${sql.join(value as unknown[])})`
    case 'LIKE':
      return contains(expression, String(value))
    case 'BETWEEN': {
      const [from, to] = value as [unknown, unknown]
      return and([
        ...(from === null ? [] : [compare(expression, '>=', from)]),
        ...(to === null ? [] : [compare(expression, '<=', to)]),
      ])
    }
    default:
      return compare(expression, SIGNS[operation], value)
  }
}

/** The condition of one filter. */
const conditionOf = (list: Pick<AnyList, 'filters'>, fields: AnyFields, filter: AnyFilter): Expression<SqlBool> => {
  const { inSql } = fieldOf(list, fields, filter.field)
  // A field may be a comparison itself, and two comparisons in a row are none.
  if (typeof inSql !== 'function') return valueCondition(sql`(${inSql})`, filter)
  const found = inSql(filter.operation === 'IN' ? (filter.value as string[]) : [String(filter.value)])
  return filter.operation === 'NE' ? sql<SqlBool>`not ${found}` : found
}

/**
 * The conditions of a find request. What is deleted is found only by a request that asks about it, in every list that
 * knows the field `isDeleted`.
 */
export const conditionsOf = (
  list: Pick<AnyList, 'filters'>,
  fields: AnyFields,
  filters: readonly AnyFilter[],
): Expression<SqlBool> => {
  const hidesDeleted = Object.hasOwn(list.filters, 'isDeleted') && !filters.some(({ field }) => field === 'isDeleted')
  const living: readonly AnyFilter[] = hidesDeleted ? [{ field: 'isDeleted', operation: 'EQ', value: false }] : []
  return and([...filters, ...living].map((filter) => conditionOf(list, fields, filter)))
}
