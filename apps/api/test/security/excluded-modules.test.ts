import { findActualOffers } from '@cabinet/contract/finance'
import { status } from '@cabinet/contract/debtor'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { sampleOf } from '../support/operations.ts'
import { addPerson } from '../support/people.ts'

describe.each(productKinds())('an area that is excluded for the organization on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  it('answers 404 to its calls, and the others go on', async () => {
    const token = await cabinet.tokenOf('P6')
    const refused = await cabinet.call(findActualOffers, { body: {}, token })
    expect(refused.status).toBe(404)
    expect((await cabinet.call(status, { token })).status).toBe(200)
    expect((await cabinet.call<CurrentUser>(current, { token })).body.availableModules).not.toContain('finance')
  })

  it('answers the same to who waits for confirmation there', async () => {
    const waiting = await addPerson(cabinet, 'O5', ['UNVERIFIED_USER'], { status: 'UNCONFIRMED' })
    const { accessToken: token } = await waiting.enter()
    expect((await cabinet.call(findActualOffers, { body: {}, token })).status).toBe(404)
  })

  it('answers 404 to every call of every area, whatever the roles', async () => {
    const token = await cabinet.tokenOf('P1')
    const { modules, database } = cabinet.platform
    const setExcluded = (names: readonly string[]) =>
      database.query
        .updateTable('organization')
        .set({ excluded_modules: JSON.stringify(names) })
        .where('id', '=', organizationId('O1'))
        .execute()
    const calls = modules.registrations.filter(
      (registration) =>
        registration.endpoint.access.session && modules.switchable.includes(modules.areaOf(registration)),
    )
    expect(calls.length).toBeGreaterThan(50)
    await setExcluded(modules.switchable)
    for (const { endpoint } of calls) {
      const { params, query, body } = endpoint
      const { status: code } = await cabinet.call(endpoint, {
        params: (params ? sampleOf(params) : {}) as Record<string, string>,
        query: (query ? sampleOf(query) : {}) as Record<string, string>,
        ...(body && { body: sampleOf(body) }),
        token,
      })
      expect(code, endpoint.id).toBe(404)
    }
    expect((await cabinet.call<CurrentUser>(current, { token })).body.availableModules).toEqual(['core'])
    await setExcluded([])
  })

  it('comes and goes with the next call', async () => {
    const token = await cabinet.tokenOf('P7')
    const { query } = cabinet.platform.database
    const setExcluded = (modules: readonly string[]) =>
      query
        .updateTable('organization')
        .set({ excluded_modules: JSON.stringify(modules) })
        .where('id', '=', organizationId('O6'))
        .execute()
    await setExcluded(['finance'])
    expect((await cabinet.call(findActualOffers, { body: {}, token })).status).toBe(404)
    await setExcluded([])
    expect((await cabinet.call(findActualOffers, { body: {}, token })).status).toBe(200)
  })
})
