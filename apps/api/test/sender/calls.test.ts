import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'

describe('the calls of the courier, as the description of the API has them', () => {
  let cabinet: Cabinet
  let paths: Record<string, Record<string, unknown>>

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    paths = ((await cabinet.app.inject({ url: '/api/openapi.json' })).json() as { paths: typeof paths }).paths
  })
  afterAll(() => cabinet.remove())

  // Others work by these addresses: a renamed one is a broken one.
  it.each([
    ['post', '/v1/client/credential'],
    ['delete', '/v1/client/credential/{id}'],
    ['post', '/v1/sender/checking-prefix/{contractNumber}'],
    ['get', '/v1/sender/order/directory/status'],
    ['get', '/v1/sender/order/{id}'],
    ['get', '/v1/sender/order/dashboard'],
    ['post', '/v1/sender/claim/find'],
    ['post', '/v1/sender/insurance/activate'],
    ['post', '/v1/sender/insurance/deactivate'],
    ['get', '/v1/sender/insurance/client-insurance-price'],
    ['get', '/v1/sender/subscription/disable-reasons'],
    ['post', '/v1/sender/subscription/disable-reasons'],
    ['get', '/v1/{service}/product-agreement'],
    ['get', '/v1/client/{service}/health-check'],
    ['get', '/v1/{service}/insurance/status'],
    ['get', '/v1/client/credential/{type}'],
  ])('%s %s', (method, path) => {
    expect(Object.keys(paths[`/api${path}`] ?? {})).toContain(method)
  })
})
