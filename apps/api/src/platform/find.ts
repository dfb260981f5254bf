import type { Filter, FindRequest, Operation } from '@cabinet/contract/find'
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Words } from './language.ts'
import { refuse, type WrongField } from './refusal.ts'

/** Kinds of values that a register can be searched by. */
type FieldKind = 'text' | 'number' | 'boolean' | 'day' | 'instant' | 'id'

interface ValueField {
  readonly kind: FieldKind
  readonly expression: Expression<unknown>
}

/** A field with several values at once, such as the roles of a person. Nothing can be sorted by it. */
interface SetField {
  readonly kind: 'set'
  /** Whether at least one of these values is there. */
  readonly includes: (values: readonly string[]) => Expression<SqlBool>
}

/** A field of a register: how clients call it is the key, what it is in SQL is here. */
export type FindField = ValueField | SetField

/** The fields of a register by the names that travel. Nothing else can be filtered or sorted by. */
export type FindFields = Readonly<Record<string, FindField>>

const OPERATIONS: Readonly<Record<FindField['kind'], readonly Operation[]>> = {
  set: ['EQ', 'NE', 'IN'],
  text: ['EQ', 'NE', 'IN', 'LIKE', 'IS_NULL'],
  id: ['EQ', 'NE', 'IN', 'IS_NULL'],
  boolean: ['EQ', 'NE', 'IS_NULL'],
  number: ['EQ', 'NE', 'IN', 'GT', 'GE', 'LT', 'LE', 'BETWEEN', 'IS_NULL'],
  day: ['EQ', 'NE', 'IN', 'GT', 'GE', 'LT', 'LE', 'BETWEEN', 'IS_NULL'],
  instant: ['EQ', 'NE', 'IN', 'GT', 'GE', 'LT', 'LE', 'BETWEEN', 'IS_NULL'],
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

const isRealDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const isValue: Readonly<Record<FindField['kind'], (value: unknown) => boolean>> = {
  set: (value) => typeof value === 'string',
  text: (value) => typeof value === 'string',
  id: (value) => typeof value === 'string' && UUID.test(value),
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER,
  day: (value) => typeof value === 'string' && isRealDay(value),
  instant: (value) => typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
}

const words = {
  field: { ru: 'Неизвестное поле', en: 'Unknown field' },
  operation: { ru: 'Это сравнение к полю неприменимо', en: 'The field cannot be compared this way' },
  value: { ru: 'Поле заполнено некорректно', en: 'The field is not valid' },
} as const satisfies Record<string, Words>

const wrong = (field: string, what: keyof typeof words): WrongField => ({ field, code: what, words: words[what] })

/** Whether the value of a filter has the shape that its operation asks for. */
const fits = ({ kind }: FindField, { operation, value }: Filter): boolean => {
  const isGood = isValue[kind]
  if (operation === 'IS_NULL') return value === undefined || value === null || typeof value === 'boolean'
  if (operation === 'IN') return Array.isArray(value) && value.length > 0 && value.length <= 100 && value.every(isGood)
  if (operation !== 'BETWEEN') return isGood(value)
  return Array.isArray(value) && value.length === 2 && value.every((bound) => bound === null || isGood(bound))
}

/** A pattern of LIKE for text that contains this one, whatever signs it has; the other side must be in lower case. */
export const likePattern = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const { and, val } = expressionBuilder<Record<string, never>, never>()

const SIGNS = { EQ: '=', NE: 'is distinct from', GT: '>', GE: '>=', LT: '<', LE: '<=' } as const

const compare = (expression: Expression<unknown>, sign: string, value: unknown): Expression<SqlBool> =>
  sql<SqlBool>`${expression} ${sql.raw(sign)} ${val(value)}`

const conditionOf = (field: FindField, { operation, value }: Filter): Expression<SqlBool> => {
  if (field.kind === 'set') {
    const found = field.includes(operation === 'IN' ? (value as string[]) : [String(value)])
    return operation === 'NE' ? sql<SqlBool>`not ${found}` : found
  }
  const { expression } = field
  switch (operation) {
    case 'IS_NULL':
      return value === false ? sql<SqlBool>`${expression} is not null` : sql<SqlBool>`${expression} is null`
    case 'IN':
      return sql<SqlBool>`${expression} in (${sql.join(value as unknown[])})`
    case 'LIKE':
      return sql<SqlBool>`lower(${expression}) like ${likePattern(String(value))}`
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

/** The conditions of a find request. */
export const conditionsOf = (fields: FindFields, { filters }: Pick<FindRequest, 'filters'>): Expression<SqlBool> => {
  const faults: WrongField[] = []
  const conditions: Expression<SqlBool>[] = []
  for (const [index, filter] of filters.entries()) {
    const field = Object.hasOwn(fields, filter.field) ? fields[filter.field] : undefined
    if (!field) faults.push(wrong(`filters[${index}].field`, 'field'))
    else if (!OPERATIONS[field.kind].includes(filter.operation))
      faults.push(wrong(`filters[${index}].operation`, 'operation'))
    else if (!fits(field, filter)) faults.push(wrong(`filters[${index}].value`, 'value'))
    else conditions.push(conditionOf(field, filter))
  }
  if (faults.length > 0) throw refuse.validation(faults)
  return and(conditions)
}

/** An order of a register. */
export interface Ordering {
  readonly expression: Expression<unknown>
  readonly direction: 'asc' | 'desc'
}

/**
 * The order of a find request. The database sorts text by bytes, which puts «Ё» before «А», so text is sorted by a key
 * of its own.
 */
export const orderOf = (fields: FindFields, { sort }: Pick<FindRequest, 'sort'>): readonly Ordering[] => {
  const faults: WrongField[] = []
  const order: Ordering[] = []
  for (const [index, { field: name, direction }] of sort.entries()) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field || field.kind === 'set') faults.push(wrong(`sort[${index}].field`, 'field'))
    else {
      const { kind, expression } = field
      const key = kind === 'text' ? sql`replace(lower(${expression}), 'ё', 'е')` : expression
      order.push({ expression: key, direction: direction === 'ASC' ? 'asc' : 'desc' })
    }
  }
  if (faults.length > 0) throw refuse.validation(faults)
  return order
}

/** Above this an exact count costs more than the page; the answer then says that there are more. */
export const COUNT_CAP = 1000

/** The frame of a page around its content. */
export const pageAround = <Item>(
  content: Item[],
  counted: number,
  { pageNumber, pageSize }: Pick<FindRequest, 'pageNumber' | 'pageSize'>,
) => {
  const totalElements = Math.min(counted, COUNT_CAP)
  return {
    content,
    totalElements,
    totalPages: Math.ceil(totalElements / pageSize),
    number: pageNumber,
    size: pageSize,
    ...(counted > COUNT_CAP && { hasMore: true }),
  }
}
