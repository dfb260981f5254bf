import { isNewer, partsOf, styles } from '@cabinet/packaging/compat-data'
import type { Identifier } from '@mdn/browser-compat-data'
import { type AtRule, type Container, type Document, type Node, parse } from 'postcss'

const newerNames = (group: Identifier): ReadonlySet<string> =>
  new Set(partsOf(group).flatMap(([name, feature]) => (isNewer(feature) ? [name] : [])))

const newerAtRules = newerNames(styles['at-rules'] as Identifier)
const newerSelectors = newerNames(styles.selectors as Identifier)
const { properties } = styles

/** Functions at any depth of the types; a name that is old anywhere is old. */
const functions = (): ReadonlySet<string> => {
  const [newer, older] = [new Set<string>(), new Set<string>()]
  const look = (feature: Identifier, depth: number): void => {
    for (const [name, part] of partsOf(feature)) {
      ;(isNewer(part) ? newer : older).add(name)
      if (depth > 0) look(part, depth - 1)
    }
  }
  look(styles.types as Identifier, 1)
  return new Set([...newer].filter((name) => !older.has(name)))
}
const newerFunctions = functions()

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Whether a condition around asks whether the browser knows what stands inside. */
const isAsked = (node: Node): boolean => {
  for (let parent: Container | Document | undefined = node.parent; parent; parent = parent.parent) {
    if (parent.type === 'atrule' && (parent as unknown as AtRule).name === 'supports') return true
  }
  return false
}

/**
 * What a style sheet says that one of the oldest browsers does not understand: `selector :has`, `property text-wrap`,
 * `value grid-template-rows: subgrid`, `function light-dark()`, `@starting-style`.
 */
export const newerStylesIn = (css: string): ReadonlySet<string> => {
  const found = new Set<string>()
  parse(css).walk((node) => {
    if (isAsked(node)) return
    if (node.type === 'atrule' && newerAtRules.has(node.name)) found.add(`@${node.name}`)
    if (node.type === 'rule') {
      for (const name of namesIn(node.selector, /::?([\w-]+)/g))
        if (newerSelectors.has(name)) found.add(`selector :${name}`)
    }
    if (node.type !== 'decl') return
    for (const name of namesIn(node.value, /(?<![\w-])([a-z][\w-]*)\(/g))
      if (newerFunctions.has(name)) found.add(`function ${name}()`)
    const property = properties[node.prop]
    if (!property || node.prop.startsWith('--')) return
    if (isNewer(property)) found.add(`property ${node.prop}`)
    for (const [value, feature] of partsOf(property))
      if (isNewer(feature) && node.value.split(/[\s,]+/).includes(value)) found.add(`value ${node.prop}: ${value}`)
  })
  return found
}
