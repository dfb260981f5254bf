import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** Something that a file declares at its top, with what it refers to. */
interface Declaration {
  readonly text: string
  /** Names of the same file. */
  readonly names: ReadonlySet<string>
}

/** A name of a file. */
interface Location {
  readonly file: string
  readonly name: string
}

interface Source {
  readonly declarations: ReadonlyMap<string, Declaration>
  /** What runs when the file is loaded. */
  readonly loose: Declaration
  /** Local name → file and name there; `*` is all of the file. */
  readonly imports: ReadonlyMap<string, Location>
  /** What the file passes on under its own name. */
  readonly passed: ReadonlyMap<string, Location>
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  return typeof node['name'] === 'string' ? node['name'] : typeof node['value'] === 'string' ? node['value'] : undefined
}

/** Types call nothing; what stands within them is an expression all the same where they only say what it is. */
const isType = ({ type }: Node): boolean => type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(type)

/** Names that stand in a piece of code: `store.insert` with its dot, properties too. More is taken for called than is. */
const namesIn = (node: Node, leftOut: ReadonlySet<string>, names = new Set<string>()): Set<string> => {
  if (node.type === 'Property' && leftOut.has(nameOf(node['key']) ?? '')) return names
  if (isType(node)) return names
  if (node.type === 'Identifier') names.add(String(node['name']))
  const { object, property, computed } = node
  if (node.type === 'MemberExpression' && computed === false && isNode(object) && object.type === 'Identifier') {
    return names.add(`${nameOf(object)}.${nameOf(property)}`)
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) namesIn(child, leftOut, names)
  }
  return names
}

const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

const sourceOf = (path: string, leftOut: ReadonlySet<string>): Source => {
  const text = readFileSync(path, 'utf8')
  const { program } = parseSync(path, text)
  const declarations = new Map<string, Declaration>()
  const imports = new Map<string, Location>()
  const passed = new Map<string, Location>()
  const loose = { text: '', names: new Set<string>() }
  const fileOf = (node: unknown): string | undefined => {
    const specifier = nameOf(node)
    return specifier?.startsWith('.') ? join(dirname(path), specifier) : undefined
  }
  const textOf = ({ start, end }: Node): string => text.slice(start, end)
  const declare = (statement: Node): void => {
    const declaration = { text: textOf(statement), names: namesIn(statement, leftOut) }
    if (statement.type === 'VariableDeclaration') {
      for (const { id } of nodesOf(statement['declarations'])) {
        if (isNode(id)) for (const name of namesIn(id, leftOut)) declarations.set(name, declaration)
      }
    } else {
      const name = nameOf(statement['id'])
      if (name !== undefined) declarations.set(name, declaration)
    }
  }
  for (const statement of program.body as unknown as readonly Node[]) {
    const from = fileOf(statement['source'])
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of nodesOf(statement['specifiers'])) {
        const name = specifier.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(specifier['imported'])
        const local = nameOf(specifier['local'])
        if (from !== undefined && name !== undefined && local !== undefined) imports.set(local, { file: from, name })
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (isNode(statement['declaration'])) declare(statement['declaration'])
      for (const specifier of nodesOf(statement['specifiers'])) {
        const name = nameOf(specifier['local'])
        const exported = nameOf(specifier['exported'])
        if (from !== undefined && name !== undefined && exported !== undefined) {
          passed.set(exported, { file: from, name })
        }
      }
    } else if (statement.type.endsWith('Declaration')) declare(statement)
    else {
      loose.text += textOf(statement)
      namesIn(statement, leftOut, loose.names)
    }
  }
  return { declarations, loose, imports, passed }
}

/**
 * The text of every function, constant and class of a folder that is reached from some of its files by name: what nobody
 * calls but code that is left out is not among them.
 *
 * @param root the folder
 * @param entries files, relative to it, from which everything begins that they declare
 * @param leftOut names of properties whose values only code that does not count uses
 */
export const reachableCode = async (
  root: string,
  entries: readonly string[],
  leftOut: readonly string[],
): Promise<string> => {
  const ignored = new Set(leftOut)
  const sources = new Map<string, Source>()
  for await (const path of glob('**/*.ts', { cwd: root })) {
    const whole = join(root, path)
    sources.set(whole, sourceOf(whole, ignored))
  }
  const seen = new Set<string>()
  let code = ''
  const waiting: Location[] = []
  const follow = (file: string, declaration: Declaration): void => {
    code += `${declaration.text}\n`
    for (const name of declaration.names) waiting.push({ file, name })
  }
  /** Loads a file: what stands loose in it runs. */
  const load = (file: string): Source | undefined => {
    const source = sources.get(file)
    if (source && !seen.has(file)) {
      seen.add(file)
      follow(file, source.loose)
    }
    return source
  }
  for (const entry of entries) {
    const file = join(root, entry)
    const source = load(file)
    if (!source) throw new Error(`There is no ${entry}`)
    for (const name of source.declarations.keys()) waiting.push({ file, name })
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { file, name } = next
    const key = `${file}#${name}`
    if (seen.has(key)) continue
    seen.add(key)
    const source = load(file)
    if (!source) continue
    if (name === '*') {
      for (const each of [...source.declarations.keys(), ...source.passed.keys()]) waiting.push({ file, name: each })
      continue
    }
    const [object = name, member] = name.split('.')
    if (member !== undefined) {
      const whole = source.imports.get(object)
      // Of a file that was imported whole, only what is named.
      waiting.push(whole?.name === '*' ? { file: whole.file, name: member } : { file, name: object })
      continue
    }
    const declaration = source.declarations.get(name)
    if (declaration) follow(file, declaration)
    const elsewhere = source.imports.get(name) ?? source.passed.get(name)
    if (elsewhere) waiting.push(elsewhere)
  }
  return code
}
