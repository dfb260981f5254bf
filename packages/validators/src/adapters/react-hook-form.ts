import { keyOf } from '../internal/segment.ts'
import { issueOf } from './standard-schema.ts'

interface Issues {
  readonly issues?: readonly { readonly path?: readonly unknown[] | undefined }[] | undefined
}

/** A Standard Schema, as far as it is used here. */
export interface Observable {
  readonly '~standard': { readonly validate: (value: unknown) => unknown }
}

/** A resolver of react-hook-form, as far as it is used here. */
export type Resolver = (...input: never[]) => unknown

type Errors = Readonly<Record<PropertyKey, unknown>>

const ownOf = (node: unknown, key: PropertyKey): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? (node as Errors)[key] : undefined

/** Writes the codes into the errors that a resolver has made of the issues. */
const mark = (errors: unknown, { issues = [] }: Issues): void => {
  const seen = new Set<object>()
  for (const foreign of issues) {
    const issue = issueOf(foreign)
    let node: unknown = errors
    // react-hook-form keeps what belongs to no field under `root`.
    for (const segment of foreign.path?.length ? foreign.path : ['root']) node = ownOf(node, keyOf(segment))
    if (typeof node !== 'object' || !node || seen.has(node)) continue
    // The first issue of a field gave its text, so it gives the code as well, or none if it came from elsewhere.
    seen.add(node)
    if (issue && 'message' in node) Object.assign(node, { type: `${issue.rule}.${issue.code}` })
  }
}

/** The schema with an ear at its `validate`; a schema that is a function cannot be copied and is given as it is. */
const listen = <Schema extends Observable>(schema: Schema, hear: (result: Issues) => void): Schema => {
  if (typeof schema !== 'object') return schema
  const { '~standard': standard } = schema
  const validate = async (value: unknown): Promise<unknown> => {
    const result = await standard.validate(value)
    hear(result as Issues)
    return result
  }
  // Made from the schema, so that a resolver of one library finds everything that it looks for.
  return Object.create(schema, { '~standard': { value: { ...standard, validate } } }) as Schema
}

/**
 * Keeps the code that the resolvers of `@hookform/resolvers` drop: the `type` of each field error becomes `rule.code`,
 * for example `inn.checksum`. Works with every schema that carries rules of this package: `schema` of an identifier,
 * `formSchema`, or a schema of zod, valibot or ArkType with the adapters; and with every resolver: that of Standard
 * Schema, or the one of the library. The latter does not show its issues, so the schema is asked once more where there
 * are errors.
 *
 * @param schema - the schema of the form
 * @param resolve - makes the resolver, so that its types are those of the library
 * @example
 * useForm({ resolver: withCodes(schema, (observed) => standardSchemaResolver(observed)) })
 */
export const withCodes = <Schema extends Observable, Made extends Resolver>(
  schema: Schema,
  resolve: (schema: Schema) => Made,
): Made => {
  const resolver = async (...input: never[]): Promise<unknown> => {
    let heard: Issues | undefined
    // One listener for each call: validations of two forms, or of one form twice, may overlap.
    const listened = listen(schema, (result) => {
      heard = result
    })
    const result = await resolve(listened)(...input)
    const errors = ownOf(result, 'errors')
    if (typeof errors === 'object' && errors && Object.keys(errors).length > 0)
      mark(errors, heard ?? ((await schema['~standard'].validate(input[0])) as Issues))
    return result
  }
  return resolver as unknown as Made
}
