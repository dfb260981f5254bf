import { ARRAY_ERROR, FORM_ERROR } from 'final-form'

/** A field with what is wrong about it. */
export interface WrongField {
  /** Path such as `founders[0].itn`. */
  readonly field: string
  readonly message: string
}

const wrongIn = (errors: unknown, path: string): WrongField[] => {
  if (typeof errors === 'string') return path === '' ? [] : [{ field: path, message: errors }]
  if (Array.isArray(errors)) {
    const own: unknown = Reflect.get(errors, ARRAY_ERROR)
    const items = errors.flatMap((entry: unknown, index) => wrongIn(entry, `${path}[${index}]`))
    return typeof own === 'string' ? [{ field: path, message: own }, ...items] : items
  }
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors)
    .filter(([name]) => name !== FORM_ERROR)
    .flatMap(([name, entry]) => wrongIn(entry, path === '' ? name : `${path}.${name}`))
}

/** Everything that is wrong with the fields of a form, each field once: its own rule before the server's refusal. */
export const wrongFieldsOf = (own: unknown, ofServer: unknown): WrongField[] => {
  const all = [...wrongIn(own, ''), ...wrongIn(ofServer, '')]
  return [...new Map(all.reverse().map((wrong) => [wrong.field, wrong])).values()].reverse()
}
