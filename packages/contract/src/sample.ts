// For tests of whoever makes or answers calls: nothing of the product imports it.
import { parse } from './parse.ts'
import type { Endpoint, Schema } from './endpoint.ts'

interface Definition {
  readonly type: string
  readonly format?: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly innerType?: Schema
  readonly in?: Schema
  readonly getter?: () => Schema
  readonly options?: readonly Schema[]
  readonly items?: readonly Schema[]
  readonly entries?: Readonly<Record<string, unknown>>
  readonly values?: readonly unknown[]
}

/** Texts that pass the formats and the checks of the contract; the first one that does is taken. */
const TEXTS = [
  'Проба',
  '0b0c6c1e-0000-4000-8000-0000000000aa',
  '2026-11-20',
  '2026-11-20T10:00:00+03:00',
  '2026-11',
  '+70000000001',
  'a@example.ru',
  'https://example.ru/',
  '7799071013',
  '770101001',
  '044525225',
  '40702810799990000003',
  '#4477ff',
  '123456',
  '77',
]
const NUMBERS = [1, 0, 10, 100, 2026]

const firstOf = (schema: Schema, values: readonly unknown[]): unknown => {
  for (const value of values)
    try {
      parse(schema, value)
      return value
    } catch {
      // Another one may.
    }
  throw new Error(`No sample passes a ${definitionOf(schema).type}`)
}

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition

/** The smallest value that a schema takes: empty lists, nothing where nothing may be. */
const sampleOf = (schema: Schema): unknown => {
  const def = definitionOf(schema)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).flatMap(([name, field]) => {
          const value = sampleOf(field)
          return value === undefined ? [] : [[name, value]]
        }),
      )
    case 'array':
      return firstOf(schema, [[], def.element ? [sampleOf(def.element)] : []])
    case 'tuple':
      return (def.items ?? []).map(sampleOf)
    case 'record':
      return {}
    case 'string':
      return firstOf(schema, TEXTS)
    case 'number':
    case 'int':
      return firstOf(schema, NUMBERS)
    case 'boolean':
      return false
    case 'enum':
      return Object.values(def.entries ?? {})[0]
    case 'literal':
      return def.values?.[0]
    case 'nullable':
    case 'null':
      return null
    case 'optional':
    case 'default':
    case 'undefined':
      return undefined
    case 'union':
      return def.options?.[0] && sampleOf(def.options[0])
    case 'lazy':
      return def.getter && sampleOf(def.getter())
    case 'pipe':
      return def.in && sampleOf(def.in)
    case 'readonly':
    case 'nonoptional':
      return def.innerType && sampleOf(def.innerType)
    default:
      return null
  }
}

/** Any good answer of a call as the network brings it: a file, JSON, or nothing. */
export const sampleAnswer = ({ response }: Endpoint): unknown => {
  if (response === undefined) return ''
  if ('kind' in response) return new Blob(['%PDF-1.7'], { type: response.contentTypes[0] ?? '' })
  return sampleOf(response)
}
