/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

/** `input` is what a caller sends, `output` what it is answered. */
export type Direction = 'input' | 'output'

const longest = 116

/** A comment of TSDoc; one line where it fits. */
export const tsDoc = (text: string, indent: string): string => {
  const words = text.replaceAll('*/', '*\\/').split(' ')
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && indent.length + line.length + word.length > longest - 4) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`
}

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ')

const simple: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

/**
 * Properties as members of an interface.
 *
 * @param left - names that the interface has from what it extends
 */
export const membersOf = (
  { properties = {}, required = [] }: JsonSchema,
  direction: Direction,
  indent: string,
  left: readonly string[] = [],
): string =>
  Object.entries(properties)
    .filter(([name]) => !left.includes(name))
    .map(([name, property]) => {
      const withDefault =
        property.default === undefined || direction === 'output'
          ? ''
          : ` ${JSON.stringify(property.default)} when absent.`
      const words = `${property.description ?? ''}${withDefault}`.trim()
      const isOptional = !required.includes(name)
      // Whoever fills a body from optional values of their own need not leave out what is undefined.
      const type = `${typeOf(property, direction, indent)}${isOptional && direction === 'input' ? ' | undefined' : ''}`
      return `${words && tsDoc(words, indent)}${indent}readonly ${name}${isOptional ? '?' : ''}: ${type}\n`
    })
    .join('')

/** The type of TypeScript that a schema describes. @throws for a schema of a kind that the contract has not used yet */
export const typeOf = (schema: JsonSchema, direction: Direction, indent = ''): string => {
  const { $ref, type, items, prefixItems } = schema
  if ($ref !== undefined) return $ref.replace('#/$defs/', '')
  if (schema.const !== undefined)
    return typeof schema.const === 'string' ? `'${schema.const}'` : JSON.stringify(schema.const)
  if (schema.enum) {
    const values = union(schema.enum.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))))
    // Answers may get new values within a version.
    return direction === 'output' ? `Open<${values}>` : values
  }
  const options = schema.anyOf ?? schema.oneOf
  if (options) return union(options.map((option) => typeOf(option, direction, indent)))
  if (prefixItems) return `readonly [${prefixItems.map((item) => typeOf(item, direction, indent)).join(', ')}]`
  if (type === 'array' && items) {
    const element = typeOf(items, direction, indent)
    const isUnion = items.anyOf ?? items.oneOf ?? (/ \| /.test(element) && !element.startsWith('{'))
    return `readonly ${isUnion ? `(${element})` : element}[]`
  }
  if (type === 'object') return `{\n${membersOf(schema, direction, `${indent}  `)}${indent}}`
  const names = [type ?? []].flat().map((name) => simple[name])
  if (names.length === 0 || names.includes(undefined)) throw new Error(`No type for ${JSON.stringify(schema)}`)
  return union(names as string[])
}
