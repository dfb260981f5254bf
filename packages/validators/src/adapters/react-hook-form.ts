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

const keyOf = (segment: unknown): PropertyKey =>
  typeof segment === 'object' && segment !== null
    ? (segment as { readonly key: PropertyKey }).key
    : (segment as PropertyKey)

/** Writes the codes into the errors that a resolver has made of the issues. */
const mark = (result: unknown, { issues = [] }: Issues): void => {
  const seen = new Set<object>()
  for (const foreign of issues) {
    const issue = issueOf(foreign)
    let node: unknown = (result as { readonly errors?: unknown }).errors
    // react-hook-form keeps what belongs to no field under `root`.
    for (const segment of foreign.path?.length ? foreign.path : ['root']) node = Object(node)[keyOf(segment)]
    if (typeof node !== 'object' || !node || seen.has(node)) continue
    // The first issue of a field gave its text, so it gives the code as well, or none if it came from elsewhere.
    seen.add(node)
    if (issue && 'message' in node) Object.assign(node, { type: `${issue.rule}.${issue.code}` })
  }
}

/**
 * Keeps the code that `standardSchemaResolver` of `@hookform/resolvers` drops: the `type` of each field error becomes
 * `rule.code`, for example `inn.checksum`. Works with every Standard Schema that carries rules of this package: `schema`
 * of an identifier, `formSchema`, or a schema of zod, valibot or ArkType with the adapters.
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
    let seen: Issues = {}
    // One observer for each call: validations of two forms, or of one form twice, may overlap.
    const observed = {
      '~standard': {
        ...schema['~standard'],
        validate: async (value: unknown): Promise<unknown> => {
          const result = await schema['~standard'].validate(value)
          seen = result as Issues
          return result
        },
      },
    } as unknown as Schema
    const result = await resolve(observed)(...input)
    mark(result, seen)
    return result
  }
  return resolver as unknown as Made
}
