import { findActualOffers } from '@cabinet/contract/finance'
import { status } from '@cabinet/contract/debtor'
import { current, type CurrentUser } from '@cabinet/contract/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../src/platform/demo/organizations.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'

describe.each(databaseKinds())('an area that is excluded for the organization on $name', (kind) => {
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
