import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { allEndpoints } from '../support/operations.ts'

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly responses: Record<string, { readonly headers?: object }>
}

interface Described {
  readonly info: { readonly contact: { readonly email: string }; readonly license: { readonly name: string } }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly webhooks?: object
  readonly components: { readonly schemas: object; readonly securitySchemes: object }
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

  it('says where the calls are, whom to ask, what their tags mean and when to try again', async () => {
    const answer = await get('/api/openapi/for-partners.json')
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=300' })
    const described = answer.json<Described>()
    expect(described.info.contact.email).toContain('@')
    expect(described.info.license.name).not.toBe('')
    expect(described.servers).toHaveLength(1)
    const operations = Object.values(described.paths).flatMap((item) => Object.values(item))
    const used = [...new Set(operations.flatMap(({ tags }) => tags))].toSorted()
    expect(described.tags.map(({ name }) => name)).toEqual(used)
    for (const { name, description } of described.tags) expect(description, name).toBeTruthy()
    for (const { operationId, responses } of operations) {
      expect(responses['429']?.headers, operationId).toHaveProperty('Retry-After')
      expect(responses['503']?.headers, operationId).toHaveProperty('Retry-After')
    }
    expect(Object.keys(described.webhooks ?? {})).toEqual(['event'])
    expect(Object.keys(described.components.securitySchemes)).toEqual(['partnerToken'])
  })

  it('refers to schemas that it has, has none that it does not refer to, and leaves answers open for new fields', async () => {
    const text = (await get('/api/openapi/for-partners.json')).body
    const { components, paths } = JSON.parse(text) as Described
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name))
    expect(Object.keys(components.schemas).toSorted()).toEqual([...referred].toSorted())
    const answers = Object.values(paths).flatMap((item) => Object.values(item).map(({ responses }) => responses))
    // What is sent refuses fields that are not declared; what is answered may get more of them.
    const answered = Object.entries(components.schemas).filter(([name]) => !name.endsWith('Input'))
    for (const part of [...answers, ...answered])
      expect(/.{0,200}"additionalProperties":false/.exec(JSON.stringify(part))?.[0]).toBe(undefined)
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
