import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Endpoint, isEndpoint, isForm, type Schema } from '@cabinet/contract/endpoint'
import { partnerNews } from '@cabinet/contract/partner'
import * as z from 'zod/mini'
import { type Call, nameOf, parametersOf } from '../src/call.ts'
import { type Direction, type JsonSchema, membersOf, tsDoc, typeOf } from './json-schema.ts'

/*
 * Prints `src/calls.ts`: the calls of partners as the contract declares them. The published package has types of its own,
 * because the contract is not published.
 */

/** Every call that a partner may make, whichever file of the contract declares it. */
const listEndpoints = async (): Promise<readonly Endpoint[]> => {
  const folder = dirname(fileURLToPath(import.meta.resolve('@cabinet/contract/partner')))
  const names = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => path.slice(0, -'.ts'.length))
  const modules = await Promise.all(names.map((name) => import(`@cabinet/contract/${name}`)))
  return modules
    .flatMap((module: object) => Object.values(module))
    .filter((value): value is Endpoint => isEndpoint(value))
    .filter(({ access }) => !access.session && access.bearer === 'partner')
    .toSorted((left, right) => (left.path < right.path ? -1 : left.path > right.path ? 1 : 0))
}

/** Types of events. The contract leaves them open; the documentation for partners lists them, and a test of the API that list. */
const eventTypes = [
  ...readFileSync(join(import.meta.dirname, '../../../docs/partners/events.md'), 'utf8').matchAll(/^\| `([\w.]+)`/gm),
].map(([, type]) => type)

/** The same event with the types that there are. */
const withEventTypes = (event: JsonSchema): JsonSchema => ({
  ...event,
  properties: { ...event.properties, type: { ...event.properties?.['type'], enum: eventTypes } },
})

const schemas = new Map<string, { readonly schema: JsonSchema; readonly direction: Direction }>()

/** A schema of the contract in JSON Schema; what has a name, also the whole of it, becomes an interface of that name. */
const jsonSchemaOf = (schema: Schema, io: Direction): JsonSchema => {
  const { $defs, properties } = z.toJSONSchema(z.object({ schema }), { io, unrepresentable: 'any' }) as JsonSchema
  for (const [name, named] of Object.entries($defs ?? {})) {
    const known = schemas.get(name)
    if (known && JSON.stringify(known.schema) !== JSON.stringify(named))
      throw new Error(`${name} is not the same everywhere`)
    schemas.set(name, known?.direction === 'input' ? known : { schema: named, direction: io })
  }
  return properties?.['schema'] ?? {}
}

const interfaceOf = (
  name: string,
  schema: JsonSchema,
  direction: Direction,
  { words = schema.description, base, left }: { words?: string; base?: string; left?: readonly string[] } = {},
): string =>
  `${words === undefined ? '' : tsDoc(words, '')}export interface ${name}${base ? ` extends ${base}` : ''} {\n${membersOf(schema, direction, '  ', left)}}\n`

const toPascalCase = (names: readonly string[]): string =>
  names.map((name) => name.slice(0, 1).toUpperCase() + name.slice(1)).join('')

const bodyInterfaces: string[] = []

const eventFields = Object.keys(partnerNews)

/** A body that adds nothing to the fields of every event needs no interface of its own. */
const bodyType = (name: string, schema: JsonSchema, hasFile: boolean, summary: string): string => {
  const properties = Object.keys(schema.properties ?? {})
  const own = properties.filter((property) => !eventFields.includes(property))
  const words = `Body of \`${name}\`. ${summary}`
  // What is asked of a sandbox has not happened: it has no fields of an event.
  const isEvent = eventFields.every((field) => properties.includes(field))
  const base = hasFile ? 'FileEventFields' : 'EventFields'
  if (isEvent && own.length === 0) return base
  const details = { words, ...(isEvent && { base, left: eventFields }) }
  bodyInterfaces.push(interfaceOf(`${toPascalCase(name.split('.'))}Body`, schema, 'input', details))
  return `${toPascalCase(name.split('.'))}Body`
}

const answerType = ({ response }: Endpoint, name: string): string => {
  if (response === undefined) return 'void'
  if ('kind' in response) return 'Download'
  const schema = jsonSchemaOf(response, 'output')
  if (schema.$ref !== undefined) return typeOf(schema, 'output')
  const answer = `${toPascalCase(name.split('.'))}Answer`
  bodyInterfaces.push(interfaceOf(answer, schema, 'output', { words: `Answer of \`${name}\`.` }))
  return answer
}

/** Calls below a name, or the declaration of one. */
type Tree = Map<string, Tree | string>

const callOf = ({ method, path, body, response }: Endpoint): Call => ({
  method: method as Call['method'],
  path,
  ...(response && 'kind' in response && { isDownload: true }),
  ...(isForm(body) && { isUpload: true }),
  ...(method === 'POST' && !body && { isBare: true }),
})

const callText = (call: Call): string =>
  `  { ${Object.entries(call)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`)
    .join(', ')} },`

const declarationOf = (endpoint: Endpoint, names: readonly string[]): string => {
  const { method, path, params, query, body, summary } = endpoint
  const name = names.join('.')
  const ids = params ? jsonSchemaOf(params, 'input').properties : {}
  const parts = parametersOf(path).map((id) => `${id}: string`)
  if (query) {
    const type = `${toPascalCase(names)}Query`
    bodyInterfaces.push(interfaceOf(type, jsonSchemaOf(query, 'input'), 'input', { words: `Query of \`${name}\`.` }))
    parts.push(`query?: ${type}`)
  }
  if (body) {
    const schema = jsonSchemaOf(isForm(body) ? body.fields : body, 'input')
    parts.push(`body: ${bodyType(name, schema, isForm(body), summary)}`)
  }
  parts.push(`options?: ${method === 'POST' ? 'WriteOptions' : 'CallOptions'}`)
  const indent = '  '.repeat(names.length)
  const words = [
    ...summary.split('\n'),
    '',
    `\`${method} /api${path}\``,
    '',
    ...Object.entries(ids ?? {}).map(([id, { description = '' }]) => `@param ${id} - ${description}`),
    '@throws PartnerApiError',
  ]
  const doc = `${indent}/**\n${words.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
  return `${doc}${indent}${names.at(-1)}(${parts.join(', ')}): Promise<${answerType(endpoint, name)}>\n`
}

const kinds: Readonly<Record<string, string>> = {
  bank: 'Calls of banks: offers, requests, agreements, supplies and what is financed of them.',
  insurer: 'Calls of insurers: insurances, limits on buyers, shipments and claims.',
  marketplace: 'Calls of marketplaces: accounts of sellers, orders, returns, the closing of a month.',
  payments: 'Calls of whoever sends the bank statement.',
  sandbox: 'Calls of the sandbox, with a test key alone: what the test organization does, and days that pass.',
}

const treeText = (tree: Tree, depth: number): string =>
  [...tree]
    .map(([name, branch]) => {
      if (typeof branch === 'string') return branch
      const indent = '  '.repeat(depth)
      const words = depth === 1 ? tsDoc(kinds[name] ?? '', indent) : ''
      return `${words}${indent}readonly ${name}: {\n${treeText(branch, depth + 1)}${indent}}\n`
    })
    .join('')

const endpoints = await listEndpoints()
const tree: Tree = new Map()
const calls: Call[] = []
for (const endpoint of endpoints) {
  const call = callOf(endpoint)
  const names = nameOf(call)
  // The feed has a reader of its own; only its types are wanted.
  if (endpoint.path === '/v1/partner/events') {
    answerType(endpoint, 'events')
    continue
  }
  calls.push(call)
  let branch = tree
  for (const name of names.slice(0, -1)) {
    const next = branch.get(name) ?? new Map<string, Tree | string>()
    if (typeof next === 'string') throw new Error(`${names.join('.')} is a call and has calls`)
    branch.set(name, next)
    branch = next
  }
  const last = names.at(-1) ?? ''
  if (branch.has(last)) throw new Error(`${names.join('.')} would be two calls`)
  branch.set(last, declarationOf(endpoint, names))
}

const fields = interfaceOf('EventFields', jsonSchemaOf(z.object(partnerNews), 'input'), 'input', {
  words: 'What every event that you report has.',
})

process.stdout.write(`/* oxlint-disable max-lines -- written by "npm run generate" from the contract */
import type { Call } from './call.ts'
import type { Download, FileToUpload } from './files.ts'
import type { CallOptions, WriteOptions } from './options.ts'

/** One of these values, or one that the platform adds later. */
export type Open<Value extends string> = Value | (string & Record<never, never>)

${fields}
/** An event with a file. */
export interface FileEventFields extends EventFields {
  /** The file itself. */
  readonly file: FileToUpload
}

${[...schemas].map(([name, { schema, direction }]) => interfaceOf(name, name === 'PartnerEvent' ? withEventTypes(schema) : schema, direction)).join('\n')}
${bodyInterfaces.join('\n')}
/** Every call of the partner API, by its address: \`/v1/partner/bank/request/{id}/approve\` is \`bank.request.approve\`. */
export interface PartnerCalls {
${treeText(tree, 1)}}

/** All of them but the feed. */
export const calls: readonly Call[] = [
${calls.map(callText).join('\n')}
]
`)
