import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { allEndpoints } from '../support/operations.ts'

interface Described {
  readonly paths: Record<string, Record<string, { readonly operationId: string }>>
}

const idsOf = ({ paths }: Described): string[] =>
  Object.values(paths).flatMap((operations) => Object.values(operations).map(({ operationId }) => operationId))

const endpoints = await allEndpoints()
const ofPartners = endpoints.filter(({ access }) => !access.session && access.bearer === 'partner').map(({ id }) => id)

describe('the description of the API outside of the demo', () => {
  let cabinet: Cabinet
  const get = (url: string, token?: string) =>
    cabinet.app.inject({ url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind(), { variables: { DEMO_MODE: 'false' } })
  })
  afterAll(() => cabinet.remove())

  it('tells strangers nothing but what partners call', async () => {
    const modules = cabinet.platform.modules.all.filter(({ registrations = [] }) => registrations.length > 0)
    for (const url of ['/api/openapi.json', ...modules.map(({ id }) => `/api/openapi/${id}.json`)]) {
      for (const token of [undefined, 'nonsense', 'a.b.c']) expect((await get(url, token)).statusCode, url).toBe(401)
    }
    const described = (await get('/api/openapi/for-partners.json')).json<Described>()
    expect(idsOf(described).toSorted()).toEqual(ofPartners.toSorted())
    const scripts = (await get('/api/docs/static/swagger-initializer.js')).body
    expect(scripts).toContain('for-partners')
    for (const { id } of modules) expect(scripts).not.toContain(`/openapi/${id}.json`)
  })

  it('tells a person of the calls that the person may make', async () => {
    const described = idsOf((await get('/api/openapi.json', await cabinet.tokenOf('P11'))).json<Described>())
    expect(described).toContain('user.current')
    const forbidden = endpoints.filter(
      ({ access }) => access.session && (access.demoOnly || access.permissions.toString() === 'GODMOD'),
    )
    expect(forbidden.length).toBeGreaterThan(0)
    for (const { id } of forbidden) expect(described).not.toContain(id)
    const ofStaff = idsOf((await get('/api/openapi.json', await cabinet.tokenOf('P8'))).json<Described>())
    expect(ofStaff.length).toBeGreaterThan(described.length)
  })
})
