import { type Endpoint, type FormBody, isForm, type Schema } from '@cabinet/contract/endpoint'
import { loadModules } from '../../src/platform/module-registry.ts'

/** Every call of every module. */
export const allEndpoints = async (): Promise<readonly Endpoint[]> =>
  (await loadModules()).registrations.map(({ endpoint }) => endpoint)

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
}

/** A file that is taken: the smallest picture. */
export const samplePicture = (name = 'Снимок.png'): File =>
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
  const { type, entries, format } = schema._zod.def as Choice
  if (entries) return Object.values(entries)[0]
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (type === 'object') {
    return Object.fromEntries(fieldsOf(schema).map(({ name, schema: field }) => [name, sampleOf(field)]))
  }
  if (type === 'boolean') return true
  if (type === 'number') return 0
  if (type === 'array') return []
  return type === 'string' ? 'text' : undefined
}
