import { beforeAll, describe, expect, test } from 'vitest'
import { openRegistry } from './open-registry.ts'

type Table = Readonly<Record<string, { readonly pattern: string }>>

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../../packages/contract/src/*/pages.ts', {
  eager: true,
})
const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null
const tables = Object.entries(files).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter(isTable)
    .map((table): [string, Table] => [file.split('/').at(-2) ?? file, table]),
)

let patterns: ReadonlySet<string>
let hasClaims = false

/** Products lead to claims and their forms, whose pages come with the area of claims. */
const OF_CLAIMS = /\/create-claim\/|^\/settlement/

beforeAll(async () => {
  const { registry } = await openRegistry()
  hasClaims = registry.modules.some(({ id }) => id === 'claim')
  const ofModules = registry.modules.flatMap(({ routes, redirects = [] }) =>
    [...routes, ...redirects].map(({ path }) => path),
  )
  // The root leads on, to the person's first page or to the sign-in.
  patterns = new Set([...ofModules, '/'])
})

describe('the pages that links and e-mails lead to', () => {
  test('are declared', () => expect(tables.length).toBeGreaterThan(1))

  test.each(tables)('%s: each is a route of the application', (_file, table) => {
    const own = Object.values(table).filter(({ pattern }) => hasClaims || !OF_CLAIMS.test(pattern))
    for (const { pattern } of own) expect([...patterns]).toContain(pattern)
  })
})
