import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorStatusesOf } from '../../src/platform/openapi.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { allEndpoints } from '../support/operations.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: string[]
  readonly security: Record<string, string[]>[]
  readonly responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>
  readonly requestBody?: { required?: boolean }
}

interface Document {
  readonly openapi: string
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> }
}

const endpoints = await allEndpoints()

describe('the description of the API', () => {
  let cabinet: Cabinet
  let document: Document

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    document = (await cabinet.app.inject({ url: '/api/openapi.json' })).json()
  })
  afterAll(() => cabinet.remove())

  const operationOf = ({ path, method }: { path: string; method: string }): Operation | undefined =>
    document.paths[`/api${path}`]?.[method.toLowerCase()]

  it('is OpenAPI 3.1 and names every call and no other', () => {
    expect(document.openapi).toBe('3.1.0')
    const described = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    )
    expect(described.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted())
  })

  it.each(endpoints)('$id: every status, its access and its module', (endpoint) => {
    const operation = operationOf(endpoint)
    expect(operation).toMatchObject({
      operationId: endpoint.id,
      summary: endpoint.summary,
      tags: [endpoint.id.split('.')[0]],
    })
    const statuses = [endpoint.status, ...errorStatusesOf(endpoint)].map(String)
    expect(Object.keys(operation?.responses ?? {}).toSorted()).toEqual(statuses.toSorted())
    for (const { description } of Object.values(operation?.responses ?? {}))
      expect(description.length).toBeGreaterThan(3)
    const { access } = endpoint
    const scheme = access.session ? 'access' : access.bearer
    expect(operation?.security?.flatMap((entry) => Object.keys(entry)) ?? []).toEqual(scheme ? [`${scheme}Token`] : [])
    expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined)
  })

  it('comes in parts as well, one for each module, which together name every call once', async () => {
    const parts = cabinet.platform.modules.all.filter(({ registrations = [] }) => registrations.length > 0)
    const named = await Promise.all(
      parts.map(async ({ id }) => {
        const response = await cabinet.app.inject({ url: `/api/openapi/${id}.json` })
        const part: Document = response.json()
        expect(part.openapi).toBe('3.1.0')
        // A page draws it before anybody can read: all calls together are over 2 MB, and take it many seconds.
        expect(response.body.length, id).toBeLessThan(700_000)
        return Object.values(part.paths).flatMap((operations) =>
          Object.values(operations).map((one) => one.operationId),
        )
      }),
    )
    expect(named.flat().toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted())
  })

  it('refers only to schemas that it has', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(document.components.schemas).toHaveProperty(name ?? '')
  })
})
