import type { Plugin } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly callee?: { readonly name?: string }
  readonly arguments?: readonly Node[]
  readonly properties?: readonly {
    readonly key?: { readonly name?: string }
    readonly value?: Node
    /** `{ summary }`: what it says comes from elsewhere. */
    readonly shorthand?: boolean
  }[]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Where the summaries of the calls that a module declares are written. */
const summariesIn = (node: unknown): readonly Node[] => {
  if (Array.isArray(node)) return node.flatMap(summariesIn)
  if (!isNode(node)) return []
  const [options] = node.callee?.name === 'endpoint' ? (node.arguments ?? []) : []
  const own = (options?.properties ?? []).flatMap(({ key, value, shorthand }) =>
    key?.name === 'summary' && value && !shorthand ? [value] : [],
  )
  return [...own, ...Object.values(node).flatMap(summariesIn)]
}

/** Leaves out of the build what the contract says of its calls: only the documentation of the API shows it. */
export const noSummaries = (): Plugin => ({
  name: 'cabinet-no-summaries',
  apply: 'build',
  transform: {
    filter: { id: /\/packages\/contract\/src\/[\w-]+\.ts$/, code: 'summary:' },
    order: 'post',
    handler(code) {
      let rest = code
      for (const { start, end } of summariesIn(this.parse(code)).toReversed())
        rest = `${rest.slice(0, start)}''${rest.slice(end)}`
      return { code: rest, map: null }
    },
  },
})
