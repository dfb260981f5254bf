import { type Endpoint, type FormBody, isForm, type Schema } from '@cabinet/contract/endpoint'
import { devHandlers } from '@cabinet/demo/modules/dev/handlers'
import * as z from 'zod/mini'
import { loadModules } from '../../src/platform/module-registry.ts'

/** Every call of every module, and those of the developer panel. */
export const allEndpoints = async (): Promise<readonly Endpoint[]> =>
  [...(await loadModules()).registrations, ...devHandlers].map(({ endpoint }) => endpoint)

/**
 * Calls that end sessions of the caller or of everybody, or oblige everybody to a second factor: a run over all calls would
 * end with them.
 */
export const endsSessions = (id: string): boolean =>
  ['auth.logout', 'second-factor.setRequired', 'session.endAll', 'session.endOthers', 'dev.reset'].includes(id)

/** Fields of an input and what is known about each; empty for an input that is not an object. */
export const fieldsOf = (
  input: Schema | FormBody | undefined,
): readonly { readonly name: string; readonly schema: Schema }[] => {
  const schema = isForm(input) ? input.fields : input
  const definition = schema?._zod.def as { readonly shape?: Readonly<Record<string, Schema>> } | undefined
  return Object.entries(definition?.shape ?? {}).map(([name, field]) => ({ name, schema: field }))
}

/** Whether a field takes an id. */
export const isId = (schema: Schema): boolean => (schema._zod.def as { readonly format?: string }).format === 'uuid'

interface Choice {
  readonly entries?: Readonly<Record<string, string>>
  readonly type: string
  readonly format?: string
  /** Of a union. */
  readonly options?: readonly [Schema, ...Schema[]]
  /** Of a literal. */
  readonly values?: readonly unknown[]
  /** Of a value that is read in two steps. */
  readonly out?: Schema
  /** Of an array. */
  readonly element?: Schema
}

interface Check {
  readonly _zod: { readonly def: { readonly check: string; readonly minimum?: number; readonly value?: number } }
}

/** The smallest number or the shortest array that a schema takes. */
const leastOf = (schema: Schema): number =>
  ((schema._zod.def as { readonly checks?: readonly Check[] }).checks ?? []).reduce((least, { _zod: { def } }) => {
    if (def.check === 'min_length') return Math.max(least, def.minimum ?? 0)
    return def.check === 'greater_than' ? Math.max(least, def.value ?? 0) : least
  }, 0)

/** A file that is taken: the smallest picture. */
const samplePicture = (name = 'Снимок.png'): File =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    name,
    { type: 'image/png' },
  )

/** A value that an input takes, good enough to get past the router and the first checks. */
export const sampleOf = (schema: Schema | FormBody): unknown => {
  if (isForm(schema)) return { ...(sampleOf(schema.fields) as object), file: samplePicture() }
  const [example] = (z.globalRegistry.get(schema)?.examples ?? []) as readonly unknown[]
  if (example !== undefined) return example
  const { type, entries, format, options, values, out, element } = schema._zod.def as Choice
  if (type === 'union' && options) return sampleOf(options[0])
  if (type === 'literal') return values?.[0]
  if (type === 'pipe' && out) return sampleOf(out)
  if (format === 'email') return 'someone@company.example'
  if (entries) return Object.values(entries)[0]
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (type === 'object') {
    return Object.fromEntries(fieldsOf(schema).map(({ name, schema: field }) => [name, sampleOf(field)]))
  }
  if (format === 'date') return '2026-11-23'
  if (type === 'nullable') return null
  if (type === 'boolean') return true
  if (type === 'number') return leastOf(schema)
  if (type === 'array') return element && leastOf(schema) > 0 ? [sampleOf(element)] : []
  return type === 'string' ? 'text' : undefined
}
