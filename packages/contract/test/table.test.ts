import { describe, expect, test } from 'vitest'
import { isEndpoint, type Endpoint } from '../src/endpoint.ts'

const files = import.meta.glob<Record<string, unknown>>('../src/*.ts', { eager: true })
const endpoints: [string, Endpoint][] = Object.entries(files).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter(isEndpoint)
    .map((endpoint): [string, Endpoint] => [file, endpoint]),
)

describe('the endpoint table', () => {
  test('holds calls', () => expect(endpoints.length).toBeGreaterThan(15))

  test('ids are unique and begin with their file', () => {
    const ids = endpoints.map(([, { id }]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [file, { id }] of endpoints) expect(file).toBe(`../src/${id.split('.')[0]}.ts`)
  })

  test('method and path are unique', () => {
    const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('what a write invalidates is a read', () => {
    for (const [, { invalidates, id }] of endpoints)
      for (const read of invalidates) {
        expect(['GET', 'POST'], `${id} invalidates ${read.id}`).toContain(read.method)
        expect(read.invalidates, `${id} invalidates ${read.id}`).toEqual([])
      }
  })

  test('parameters of the path are declared, and nothing else', () => {
    for (const [, { path, params, id }] of endpoints) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted()
      const shape = params === undefined ? {} : (params as unknown as { shape: object }).shape
      expect(Object.keys(shape).toSorted(), id).toEqual(named)
    }
  })

  test('only reads are quiet: what a person does never fails in silence', () => {
    // Questions that carry what was typed: the dialog that asks says what became of them.
    const asked = new Set(['sender-account.checkContract', 'user.search'])
    for (const [, { method, quiet, id }] of endpoints) if (quiet && !asked.has(id)) expect(method, id).toBe('GET')
  })

  test('only writes carry a body', () => {
    for (const [, { method, body, id }] of endpoints) if (method === 'GET') expect(body, id).toBeUndefined()
  })

  test('every call that creates something can be repeated', () => {
    // Reads; sessions and codes, which have rules of their own for a second try; moves of a state, which the second time
    // find it moved; the developer panel. An upload whose answer was lost is forgotten when nothing refers to it. A
    // partner's key is never kept: whoever lost the answer revokes it and issues another. Questions to the courier; its
    // hints, which change nothing by themselves. An import of a workbook whose rows are on the register already.
    const others =
      /^(?:\w[\w-]*\.(?:find\w*|summary\w*|\w*[eE]xcel)|auth\.\w+|code\.\w+|password\.\w+|registration\.\w+|seller-registration\.(?:check|register|connect)|profile\.sendContactCode|colleague\.(?:confirm|reject|block|unblock|transferOwnership)|debtor\.grantRole|claim\.(?:claimable|submit|withdraw)|claim-papers\.answer|debtor-import\.(?:check|marked|commit)|finance-request\.send|finance-rule\.dryRun|organization\.applyRegistryData|user\.(?:remindOwner|search)|partners\.(?:issueKey|replay)|sender-account\.(?:check|checkContract)|sender-order\.(?:claims|sync|webhook)|file\.upload|dev\.\w+)$/
    for (const [, { id, method, idempotent }] of endpoints) {
      if (method === 'POST') expect(idempotent !== false || others.test(id), id).toBe(true)
      else expect(idempotent, id).toBe(false)
    }
  })

  test('whatever a partner tells names a key', () => {
    const told = endpoints.filter(
      ([, { access, method }]) => !access.session && access.bearer === 'partner' && method !== 'GET',
    )
    expect(told.length).toBeGreaterThan(0)
    for (const [, { id, idempotent }] of told) expect(idempotent, id).toBe('required')
  })
})
