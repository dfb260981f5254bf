import type { IdentifierName, IssueOf, Language, Parsed } from '../issue.ts'
import type { CatalogueOf } from '../messages/catalogue.ts'

/** One issue of a Standard Schema, with the code of the rule kept beside the text. */
export interface SchemaIssue {
  readonly message: string
  readonly path?: readonly PropertyKey[]
  readonly rule: string
  readonly code: string
  readonly params: unknown
}

/** Dialect of JSON Schema, as Standard JSON Schema names it. */
export interface JsonSchemaOptions {
  readonly target: string
}

/** Result of a Standard Schema. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] }

/**
 * A Standard Schema v1 that also describes itself as JSON Schema (Standard Schema 1.1). Written out here so that the
 * package needs no dependency; it is assignable to the types of `@standard-schema/spec`.
 */
export interface Schema<Input, Output> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: '@cabinet/validators'
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
    readonly validate: (value: unknown) => SchemaResult<Output>
    readonly jsonSchema: {
      readonly input: (options: JsonSchemaOptions) => Record<string, unknown>
      readonly output: (options: JsonSchemaOptions) => Record<string, unknown>
    }
  }
}

/** How a schema of an identifier behaves. */
export interface SchemaOptions<Name extends IdentifierName = IdentifierName> {
  /** Language of the texts; Russian when nothing is said. */
  readonly language?: Language
  /** Texts of your own instead of the built-in ones. */
  readonly catalogue?: CatalogueOf<Name>
  /** Read the value leniently, as `parse` does, and give the canonical one. */
  readonly lenient?: boolean
}

/** Describes a value as JSON Schema, and refuses a dialect that it does not know, as the standard asks. */
const describeAs =
  (shape: Readonly<Record<string, unknown>>) =>
  ({ target }: JsonSchemaOptions): Record<string, unknown> => {
    if (!/^(draft-2020-12|draft-07|openapi-3\.0)$/.test(target))
      throw new RangeError(`Unknown JSON Schema target: ${target}`)
    return { ...shape }
  }

/** What a schema needs to know of an identifier. */
interface Identifier<Value, Name extends IdentifierName> {
  readonly rule: Name
  /** Its texts, and no others, so that the schema of one identifier does not bring those of all. */
  readonly texts: Readonly<Record<Language, CatalogueOf<Name>[Name]>>
  readonly check: (value: unknown) => IssueOf<Name>['code'] | undefined
  readonly parse: (text: unknown) => Parsed<Value, Name>
  /** The canonical value as a regular expression for JSON Schema. */
  readonly pattern?: string
  /** Further keywords of JSON Schema. */
  readonly keywords?: Readonly<Record<string, unknown>>
}

/** The texts of one identifier, by code. */
type Words = Readonly<Record<string, string | (() => string) | undefined>>

/** Builds the Standard Schema of an identifier. */
export const identifierSchema = <Value extends string, Name extends IdentifierName>(
  { rule, texts, check, parse, pattern, keywords }: Identifier<Value, Name>,
  { language = 'ru', catalogue, lenient }: SchemaOptions<Name> = {},
): Schema<string, Value> => {
  const words = (catalogue?.[rule] ?? texts[language === 'ru' ? 'ru' : 'en']) as Words
  const strict = { type: 'string', ...(pattern && { pattern }), ...keywords }
  return {
    '~standard': {
      version: 1,
      vendor: '@cabinet/validators',
      validate(value) {
        const code = check(value)
        if (!code) return { value: value as Value }
        const read = lenient ? parse(value) : undefined
        if (read?.ok) return { value: read.value }
        // A lenient reading looks at the cleaned text, so its reason may differ from that of the strict check.
        const reason = read?.issue.code ?? code
        // The codes are those of the identifier, so nothing of a text that came from elsewhere is looked up here.
        const text = words[reason] ?? words['other'] ?? reason
        return { issues: [{ rule, code: reason, params: {}, message: typeof text === 'string' ? text : text() }] }
      },
      jsonSchema: { input: describeAs(lenient ? { type: 'string' } : strict), output: describeAs(strict) },
    },
  }
}
