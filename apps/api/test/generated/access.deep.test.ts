import { can, type PartnerRight } from '@cabinet/contract/access'
import type { CurrentUser } from '@cabinet/contract/people/user'
import { current } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { allEndpoints, endsSessions, sampleOf } from '../support/operations.ts'

const endpoints = await allEndpoints()
const people = ['P1', 'P2', 'P3', 'P4', 'P6', 'P8', 'P11', 'P12', 'P19']
const harmless = endpoints.filter(({ id }) => !endsSessions(id))

describe.each(productKinds())('who may call, on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const inputOf = (endpoint: (typeof endpoints)[number]) => ({
    params: (endpoint.params ? sampleOf(endpoint.params) : {}) as Record<string, string>,
    query: (endpoint.query ? sampleOf(endpoint.query) : {}) as Record<string, string>,
    ...(endpoint.body && { body: sampleOf(endpoint.body) }),
  })

  /** A call of an area that is excluded for the organization does not exist for its people. */
  const isExcluded = ({ organization }: CurrentUser, endpoint: (typeof endpoints)[number]): boolean => {
    const { registrations, areaOf } = cabinet.platform.modules
    const area = registrations.filter((registration) => registration.endpoint === endpoint).map(areaOf)
    return area.some((name) => organization?.excludedModules.includes(name))
  }

  it.each(endpoints.filter(({ access }) => access.session))('$id is refused without a session', async (endpoint) => {
    for (const token of [undefined, 'nonsense', 'a.b.c']) {
      const { status, body } = await cabinet.call(endpoint, { ...inputOf(endpoint), token })
      expect(status).toBe(401)
      expect(body).toMatchObject({ code: 'UNAUTHENTICATED', traceId: expect.any(String) as string })
    }
  })

  /** What the server says of people, until a call succeeds that may have changed it. */
  const known = new Map<string, CurrentUser>()
  const whoIs = async (key: string, token: string): Promise<CurrentUser> => {
    const me = known.get(key) ?? (await cabinet.call<CurrentUser>(current, { token })).body
    known.set(key, me)
    return me
  }

  const isOfOne = (params: unknown): boolean => /^[\da-f]{8}-/.test(String(Object(params).id))
  const ofOne = harmless.filter(({ access, params }) => access.session && params && isOfOne(sampleOf(params)))

  it('most calls of one thing are looked at', () => {
    expect(ofOne.length).toBeGreaterThan(50)
  })

  it.each(ofOne)('$id says of an id that cannot be that there is nothing', async (endpoint) => {
    const token = await cabinet.tokenOf('P8')
    const { params, ...input } = inputOf(endpoint)
    for (const id of ['0', 'drop table', '0b0c6c1e-0000-4000-8000-00000000000g']) {
      const { status, body } = await cabinet.call(endpoint, { ...input, params: { ...params, id }, token })
      expect([status, body['code']]).toEqual([404, 'NOT_FOUND'])
    }
  })

  /** What people get for a call of partners: it is for who decides for a partner of that kind, in the sandbox for nobody. */
  const statusesForPartnerCall = ({ kinds, inSandbox }: PartnerRight, me: CurrentUser): readonly string[] => {
    // A session is no key, and wrong keys are counted.
    if (inSandbox) return ['401', '429']
    if (me.isNeedChangePassword || me.partner === undefined) return ['403']
    return kinds.length === 0 || kinds.some((one) => me.partner?.areas.includes(one)) ? ['ANY'] : ['404']
  }

  it.each(harmless)('$id lets in exactly who its access names', async (endpoint) => {
    const { access } = endpoint
    for (const key of people) {
      // A proof grows old while all the calls before are made.
      const token = endpoint.proof === null ? await cabinet.tokenOf(key) : (await cabinet.enter(key)).accessToken
      const me = await whoIs(key, token)
      const { status, body } = await cabinet.call(endpoint, { ...inputOf(endpoint), token })
      cabinet.platform.faults.clear()
      cabinet.clock.setShiftMinutes(0)
      if (endpoint.method !== 'GET' && status < 300) known.clear()
      if (!access.session && access.bearer === 'partner') {
        const expected = statusesForPartnerCall(access, me)
        expect(expected.includes('ANY') ? !['401', '403'].includes(`${status}`) : expected.includes(`${status}`)).toBe(
          true,
        )
      } else if (!access.session) expect(status).not.toBe(403)
      else if (me.isNeedChangePassword && !access.beforeNewPassword) {
        expect([status, body['code']]).toEqual([403, 'NEW_PASSWORD_REQUIRED'])
      } else if (can(me.roles, access.permissions)) expect([401, 403]).not.toContain(status)
      else expect(status).toBe(access.demoOnly || isExcluded(me, endpoint) ? 404 : 403)
    }
  })
})
