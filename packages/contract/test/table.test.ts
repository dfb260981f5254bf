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

  test('what a write touches is a read of the table', () => {
    const reads = new Set(endpoints.map(([, { id }]) => id))
    for (const [, { touches, id }] of endpoints)
      for (const touched of touches) expect(reads, `${id} touches ${touched}`).toContain(touched)
  })

  test('parameters of the path are declared, and nothing else', () => {
    for (const [, { path, params, id }] of endpoints) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted()
      const shape = params === undefined ? {} : (params as unknown as { shape: object }).shape
      expect(Object.keys(shape).toSorted(), id).toEqual(named)
    }
  })

  test('only writes carry a body', () => {
    for (const [, { method, body, id }] of endpoints) if (method === 'GET') expect(body, id).toBeUndefined()
  })
})
