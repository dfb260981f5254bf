import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { isAtMost, oldestBrowsers } from './browsers.ts'

const covers = (
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
): boolean =>
  typeof version_added === 'string' &&
  version_added !== 'preview' &&
  isAtMost(version_added, version) &&
  !(typeof version_removed === 'string' && isAtMost(version_removed, version)) &&
  !flags &&
  !prefix &&
  !alternative_name

/**
 * Whether one of the oldest browsers lacks a feature, or has it under another name or behind a switch only.
 *
 * @param feature A node of the compatibility data; one without a statement of its own is as old as the web.
 */
export const isNewer = (feature: Identifier): boolean => {
  const support = feature.__compat?.support
  if (!support) return false
  return Object.entries(oldestBrowsers).some(([browser, version]) => {
    const statements = [support[browser as keyof typeof oldestBrowsers] ?? []].flat()
    return !statements.some((statement) => covers(statement, version))
  })
}

/** The features below a node, without the node's own statement. */
export const partsOf = (feature: Identifier): readonly (readonly [string, Identifier])[] =>
  Object.entries(feature).filter(([name]) => name !== '__compat') as [string, Identifier][]

// Past bundlers and test runners, which take minutes to make a module of fifteen megabytes.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData
const { javascript, api, css } = data

/** A global of the language or of the web, with its members. */
export interface GlobalInterface {
  readonly name: string
  readonly isNewer: boolean
  /** `new` or a call of the global itself. */
  readonly statics: ReadonlyMap<string, boolean>
  readonly members: ReadonlyMap<string, boolean>
}

/** Members that belong to the constructor: of the web they are marked, of the language this very runtime knows them. */
const isStatic = (path: readonly string[], name: string): boolean => {
  let owner: unknown = globalThis
  for (const step of path) owner = (owner as Record<string, unknown> | undefined)?.[step]
  return owner !== null && (typeof owner === 'object' || typeof owner === 'function') && Object.hasOwn(owner, name)
}

const ofLanguage = (
  [name, feature]: readonly [string, Identifier],
  path: readonly string[] = [],
): GlobalInterface[] => {
  const own = [...path, name]
  const parts = partsOf(feature).filter(([part]) => /^[a-z]\w*$/i.test(part) && part !== name)
  const statics = parts.filter(([part]) => isStatic(own, part) || /^[A-Z]/.test(part))
  return [
    {
      name: own.join('.'),
      // The objects behind a name may be older than it: iterators are.
      isNewer: isNewer(feature) || isNewer((feature as Record<string, Identifier>)[name] ?? {}),
      statics: new Map(statics.map(([part, below]) => [part, isNewer(below)])),
      members: new Map(parts.filter((part) => !statics.includes(part)).map(([part, below]) => [part, isNewer(below)])),
    },
    ...parts.filter(([part]) => /^[A-Z]/.test(part)).flatMap((part) => ofLanguage(part, own)),
  ]
}

const ofWeb = ([name, feature]: readonly [string, Identifier]): GlobalInterface => {
  const parts = partsOf(feature).filter(
    ([part]) => /^[a-z]\w*$/i.test(part) && !part.endsWith('_event') && part !== name,
  )
  const statics = parts.filter(([part]) => part.endsWith('_static'))
  const members = parts.filter((part) => !statics.includes(part))
  return {
    name,
    isNewer: isNewer(feature),
    statics: new Map(statics.map(([part, below]) => [part.replace(/_static$/, ''), isNewer(below)])),
    members: new Map(members.map(([part, below]) => [part, isNewer(below)])),
  }
}

/** Every global of the language and of the web. */
export const globals: readonly GlobalInterface[] = [
  ...partsOf(javascript.builtins as Identifier).flatMap((entry) => ofLanguage(entry)),
  ...partsOf(api as unknown as Identifier).map(ofWeb),
]

/** What style sheets are made of. */
export const styles = css as unknown as Readonly<
  Record<'at-rules' | 'properties' | 'selectors' | 'types', Readonly<Record<string, Identifier>>>
>
