import { parseSync } from 'vite'
import { globals, type GlobalInterface } from './compat-data.ts'

/** A function in built code that one of the oldest browsers does not have. */
export interface NewerFunction {
  /** As it is called: `Map.groupBy`, or `.toSorted` of whatever it may be. */
  readonly name: string
  /** The code around it. */
  readonly code: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
type Fields = Readonly<Record<string, unknown>>
type Step = readonly [parent: Node, key: string]

const byName = new Map(globals.map((each) => [each.name, each]))
const newerGlobals = new Set(globals.filter((each) => each.isNewer).map(({ name }) => name))
const SCOPES = ['Window', 'WorkerGlobalScope', 'WindowOrWorkerGlobalScope']
/** Objects of a newer interface are got through its name, which is looked for; iterators alone are as old as arrays. */
const isAtHand = (each: GlobalInterface): boolean => !each.isNewer || each.name.endsWith('Iterator')
const membersOf = (wanted: boolean): ReadonlySet<string> =>
  new Set(
    globals
      .filter(isAtHand)
      .flatMap(({ members }) => [...members].flatMap(([name, newer]) => (newer === wanted ? [name] : []))),
  )
const older = membersOf(false)
/** Names that no older object has: `map` of an iterator cannot be told from that of an array. */
const newerMembers = new Set([...membersOf(true)].filter((name) => !older.has(name)))
for (const scope of SCOPES)
  for (const [name, newer] of byName.get(scope)?.members ?? []) if (newer) newerGlobals.add(name)

const ROOTS = new Set(['window', 'globalThis', 'self'])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const field = (node: Node, key: string): unknown => (node as unknown as Fields)[key]
const child = (node: Node, key: string): Node | undefined => {
  const value = field(node, key)
  return isNode(value) ? value : undefined
}
const nameOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Identifier' ? (field(node, 'name') as string) : undefined

/** The name of a member that is written out: `a.b`, `a['b']`. */
const memberName = (node: Node): string | undefined => {
  const property = child(node, 'property')
  if (!property) return undefined
  if (!field(node, 'computed')) return nameOf(property)
  const value = property.type === 'Literal' ? field(property, 'value') : undefined
  return typeof value === 'string' ? value : undefined
}

/** The global that an expression names, through `window` or not: `Map`, `globalThis.Map`, `Intl.Segmenter`. */
const globalName = (node: Node | undefined): string | undefined => {
  if (!node) return undefined
  if (node.type === 'ChainExpression') return globalName(child(node, 'expression'))
  if (node.type !== 'MemberExpression') return nameOf(node)
  const owner = globalName(child(node, 'object'))
  const member = memberName(node)
  if (owner === undefined || member === undefined) return undefined
  return ROOTS.has(owner) ? member : `${owner}.${member}`
}

/** Whether an identifier stands for a value here, and does not name a part or declare something. */
const isReference = ([parent, key]: Step): boolean => {
  if (parent.type === 'MemberExpression') return key === 'object' || Boolean(field(parent, 'computed'))
  if (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(parent.type))
    return key === 'value' || Boolean(field(parent, 'computed'))
  return !/Specifier$|^(?:LabeledStatement|BreakStatement|ContinueStatement|MetaProperty)$/.test(parent.type)
}

const TESTED: Readonly<Record<string, readonly [test: string, ...then: string[]]>> = {
  IfStatement: ['test', 'consequent', 'alternate'],
  ConditionalExpression: ['test', 'consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
}

/** Looks at every node; the path to it is one and the same list, which is right for as long as the node is looked at. */
const visit = (root: Node, look: (node: Node, path: readonly Step[]) => void): void => {
  const path: Step[] = []
  const go = (node: Node): void => {
    look(node, path)
    for (const key in node) {
      const value = field(node, key)
      if (typeof value !== 'object' || value === null) continue
      path.push([node, key])
      if (Array.isArray(value)) {
        for (const each of value) if (isNode(each)) go(each)
      } else if (isNode(value)) go(value)
      path.pop()
    }
  }
  go(root)
}

/** Names that code declares itself are not those of the browser. */
const declaredIn = (program: Node): ReadonlySet<string> => {
  const names = new Set<string>()
  const declare = (pattern: unknown): void => {
    if (Array.isArray(pattern)) pattern.forEach(declare)
    if (!isNode(pattern)) return
    const name = nameOf(pattern)
    if (name !== undefined) names.add(name)
    else if (pattern.type === 'Property') declare(field(pattern, 'value'))
    else for (const key of ['properties', 'elements', 'argument', 'left']) declare(field(pattern, key))
  }
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator') declare(field(node, 'id'))
    if (/Function|^Class/.test(node.type)) [field(node, 'id'), field(node, 'params')].forEach(declare)
    if (/^Import.*Specifier$/.test(node.type)) declare(field(node, 'local'))
    if (node.type === 'CatchClause') declare(field(node, 'param'))
  })
  return names
}

/** Whether the code around has asked for the function first, or catches that it is not there. */
const isGuarded = (code: string, name: string, path: readonly Step[]): boolean => {
  const asked = new RegExp(`\\b${name}\\b`)
  const asks = (node: Node | undefined): boolean => node !== undefined && asked.test(code.slice(node.start, node.end))
  let isSameFunction = true
  return path.toReversed().some(([parent, key]) => {
    const [test, ...then] = TESTED[parent.type] ?? []
    if (test !== undefined && then.includes(key) && asks(child(parent, test))) return true
    if (parent.type === 'UnaryExpression' && field(parent, 'operator') === 'typeof') return true
    if (parent.type === 'TryStatement' && key === 'block' && isSameFunction && child(parent, 'handler')) return true
    if (/Function/.test(parent.type)) isSameFunction = false
    return false
  })
}

/** Whether a statement before this one, in the same block or one around it, leaves when the function is not there. */
const isLeftBefore = (code: string, name: string, node: Node, path: readonly Step[]): boolean => {
  const asked = new RegExp(`\\b${name}\\b`)
  return path.some(([parent]) => {
    const statements = parent.type === 'BlockStatement' ? (field(parent, 'body') as readonly Node[]) : []
    return statements.some((statement) => {
      const test = statement.type === 'IfStatement' && statement.end <= node.start && child(statement, 'test')
      return test && asked.test(code.slice(test.start, test.end))
    })
  })
}

/** A value that is only looked at is `undefined` in an old browser; one that is called or built upon breaks. */
const isOnlyTested = ([parent, key]: Step): boolean =>
  (parent.type === 'AssignmentExpression' && key === 'left') ||
  TESTED[parent.type]?.[0] === key ||
  (parent.type === 'UnaryExpression' && /^(?:typeof|!)$/.test(field(parent, 'operator') as string)) ||
  (parent.type === 'BinaryExpression' && /^(?:[!=]==?|in)$/.test(field(parent, 'operator') as string))

/** What is newer in this very node. */
const newerName = (node: Node, step: Step | undefined, declared: ReadonlySet<string>): string | undefined => {
  if (!step || isOnlyTested(step)) return undefined
  const [parent, key] = step
  if (node.type === 'Identifier') {
    const name = nameOf(node) ?? ''
    return newerGlobals.has(name) && !declared.has(name) && isReference(step) ? name : undefined
  }
  if (node.type === 'Literal') {
    const regex = field(node, 'regex') as { pattern: string; flags: string } | undefined
    if (regex?.flags.includes('v')) return '/v'
    return regex && /\(\?[ims]*-?[ims]+:/.test(regex.pattern) ? '(?i:)' : undefined
  }
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const flags = (field(node, 'arguments') as readonly Node[])[1]
    const written = globalName(child(node, 'callee')) === 'RegExp' && flags?.type === 'Literal' && field(flags, 'value')
    return typeof written === 'string' && written.includes('v') ? '/v' : undefined
  }
  if (node.type !== 'MemberExpression') return undefined
  const member = memberName(node)
  if (member === undefined) return undefined
  const owner = globalName(child(node, 'object'))
  const known = owner !== undefined && !declared.has(owner) ? byName.get(owner) : undefined
  if (known?.statics.has(member)) return known.statics.get(member) ? `${owner}.${member}` : undefined
  if (owner !== undefined && ROOTS.has(owner)) return newerGlobals.has(member) ? member : undefined
  const isCalled = key === 'callee' && !field(parent, 'optional')
  return isCalled && newerMembers.has(member) ? `.${member}` : undefined
}

/**
 * Functions in built code that one of the oldest browsers does not have, unless the code asks for them first. Syntax is
 * what compilers take care of; functions stay as they are written, in one's own code and in that of others.
 */
export const newerFunctionsIn = (file: string, code: string): readonly NewerFunction[] => {
  const { program } = parseSync(file, code)
  const root = program as unknown as Node
  const declared = declaredIn(root)
  const found: NewerFunction[] = []
  visit(root, (node, path) => {
    const name = newerName(node, path.at(-1), declared)
    if (name === undefined) return
    const last = name.split('.').at(-1) ?? name
    if (/^\w+$/.test(last) && (isGuarded(code, last, path) || isLeftBefore(code, last, node, path))) return
    found.push({ name, code: code.slice(Math.max(0, node.start - 40), node.end + 30).replaceAll(/\s+/g, ' ') })
  })
  return found
}
