import type { Plugin } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly callee?: { readonly name?: string }
  readonly arguments?: readonly Node[]
  readonly properties?: readonly Property[]
}

interface Property extends Node {
  readonly key?: { readonly name?: string }
  readonly value?: Node
}

/** What only the server and the documentation of the API need to know of a call. */
const ofServer = new Set(['summary', 'errors', 'params', 'query', 'body', 'proof', 'needsProof'])

/** What the browser has to know of who may make a call: which token goes with it. */
const ofAccess = new Set(['session', 'bearer'])

/** That a body carries a file, the browser must know too. */
const isForm = ({ value }: Property): boolean => value?.callee?.name === 'form'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** What a module declares of its calls and the browser does not need, in the order of the file. */
const partsOf = (node: unknown): readonly Property[] => {
  if (Array.isArray(node)) return node.flatMap(partsOf)
  if (!isNode(node)) return []
  const [options] = node.callee?.name === 'endpoint' ? (node.arguments ?? []) : []
  const own = (options?.properties ?? []).filter(
    (property) => ofServer.has(property.key?.name ?? '') && !isForm(property),
  )
  if (own.length > 0) return own
  const { properties = [] } = node
  const isAccess = properties.some(({ key }) => key?.name === 'session')
  const ofCheck = isAccess ? properties.filter(({ key }) => key !== undefined && !ofAccess.has(key.name ?? '')) : []
  return ofCheck.length > 0 ? ofCheck : Object.values(node).flatMap(partsOf)
}

/**
 * Leaves out of the build what the contract says of its calls to the server and to readers alone: texts, statuses of
 * errors, who may make them, and the schemas of inputs, which the types have checked and the server checks again. Schemas
 * that nothing else names go with them.
 */
export const noServerParts = (): Plugin => ({
  name: 'cabinet-no-server-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/packages\/contract\/src\/(?:[\w-]+\/)?[\w-]+\.ts$/, code: /endpoint\(|\bsession: true\b/ },
    order: 'post',
    handler(code) {
      let rest = code
      for (const { start, end } of partsOf(this.parse(code)).toReversed())
        rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, '')
      return { code: rest, map: null }
    },
  },
})
