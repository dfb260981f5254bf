import * as z from 'zod/mini'
import { Id } from './common.ts'
import type { Schema } from './endpoint.ts'

/** Comparisons of a filter. LIKE finds what has every word of the text, in any order; BETWEEN takes `[from, to]`, either may be null. */
export const operations = ['EQ', 'NE', 'IN', 'LIKE', 'GT', 'GE', 'LT', 'LE', 'BETWEEN', 'IS_NULL'] as const
export type Operation = (typeof operations)[number]

const ordered = ['EQ', 'NE', 'GT', 'GE', 'LT', 'LE', 'IN', 'BETWEEN', 'IS_NULL'] as const

/** Which comparisons a kind of field takes. */
export const operationsOf = {
  text: ['EQ', 'NE', 'LIKE', 'IN', 'IS_NULL'],
  id: ['EQ', 'NE', 'IN', 'IS_NULL'],
  choice: ['EQ', 'NE', 'IN', 'IS_NULL'],
  boolean: ['EQ', 'NE', 'IS_NULL'],
  integer: ordered,
  kopecks: ordered,
  decimal: ordered,
  day: ordered,
  instant: ordered,
  set: ['EQ', 'NE', 'IN'],
} as const satisfies Readonly<Record<string, readonly Operation[]>>
export type FieldKind = keyof typeof operationsOf

/** A field of a list: what its values are. */
interface Field<Kind extends FieldKind, Value extends Schema> {
  readonly kind: Kind
  readonly value: Value
}

export type TextField = Field<'text', z.ZodMiniType<string, string>>
export type IdField = Field<'id', z.ZodMiniType<string, string>>
/** A value of a dictionary; lists are sorted by it in the order of its declaration. */
export interface ChoiceField<Value extends string = string> extends Field<'choice', z.ZodMiniType<Value, Value>> {
  readonly choices: readonly Value[]
}
export type BooleanField = Field<'boolean', z.ZodMiniType<boolean, boolean>>
type IntegerField = Field<'integer', z.ZodMiniType<number, number>>
type KopecksField = Field<'kopecks', z.ZodMiniType<number, number>>
type DecimalField = Field<'decimal', z.ZodMiniType<number, number>>
type DayField = Field<'day', z.ZodMiniType<string, string>>
type InstantField = Field<'instant', z.ZodMiniType<string, string>>
/** Numbers, days and instants: what is before and after has a meaning. */
export type OrderedField = IntegerField | KopecksField | DecimalField | DayField | InstantField
/** A field with several values at once, such as the roles of a person. Nothing can be sorted by it. */
export type SetField<Value extends string = string> = Field<'set', z.ZodMiniType<Value, Value>>

export type ListField = TextField | IdField | ChoiceField | BooleanField | OrderedField | SetField

/** The range of the columns `integer` of the database. */
const INTEGER = { min: -(2 ** 31), max: 2 ** 31 - 1 }
/** Beyond it nobody keeps a rate or a share; within it every number of JavaScript is a number of the database. */
const DECIMAL = 1e12

const ofText: TextField = { kind: 'text', value: z.string().check(z.maxLength(500)) }
const ofId: IdField = { kind: 'id', value: Id }
/** With a schema of its own: fields that share one take the same comparisons. */
const ofIds: SetField = { kind: 'set', value: z.uuid() }
const ofBoolean: BooleanField = { kind: 'boolean', value: z.boolean() }
const ofKopecks: KopecksField = { kind: 'kopecks', value: z.int() }
const ofDecimal: DecimalField = {
  kind: 'decimal',
  value: z.number().check(z.minimum(-DECIMAL), z.maximum(DECIMAL)),
}

/** The database knows no clock that is sixteen hours or more away from UTC. */
const OFFSET_BEYOND = /[+-](?:1[6-9]|2\d):\d\d$/
const [EARLIEST, LATEST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]

const isKnownInstant = (value: string): boolean => {
  const time = Date.parse(value)
  return time >= EARLIEST && time <= LATEST && !OFFSET_BEYOND.test(value)
}

const ofDay: DayField = {
  kind: 'day',
  value: z.iso.date().check(z.refine((value) => !value.startsWith('0000'))),
}
const ofInstant: InstantField = {
  kind: 'instant',
  value: z.iso.datetime({ offset: true }).check(
    z.refine(isKnownInstant),
    z.overwrite((value) => (isKnownInstant(value) ? new Date(value).toISOString() : value)),
  ),
}

/** A text of at most 500 characters. */
export const text = (): TextField => ofText

export const id = (): IdField => ofId

/** Ids of several things at once. */
export const ids = (): SetField => ofIds

/** A value of a dictionary. */
export const choice = <const Value extends string>(choices: readonly [Value, ...Value[]]): ChoiceField<Value> => ({
  kind: 'choice',
  value: z.enum(choices) as unknown as ChoiceField<Value>['value'],
  choices,
})

export const boolean = (): BooleanField => ofBoolean

/** A whole number; the range is that of its column, `integer` unless said otherwise. */
export const integer = ({ min, max }: { readonly min: number; readonly max: number } = INTEGER): IntegerField => ({
  kind: 'integer',
  value: z.int().check(z.minimum(min), z.maximum(max)),
})

/** Money: a whole number of kopecks. */
export const kopecks = (): KopecksField => ofKopecks

/** A number with a fraction, such as a percentage. */
export const decimal = (): DecimalField => ofDecimal

/** A calendar day of the years 1 to 9999. */
export const day = (): DayField => ofDay

/** An instant with its offset, of the years 1 to 9999; code receives it in UTC with milliseconds. */
export const instant = (): InstantField => ofInstant

/** Several values at once out of a dictionary, or any codes when no dictionary is given. */
export const set = <const Value extends string = string>(choices?: readonly [Value, ...Value[]]): SetField<Value> => ({
  kind: 'set',
  value: (choices ? z.enum(choices) : z.string().check(z.maxLength(100))) as unknown as SetField<Value>['value'],
})
