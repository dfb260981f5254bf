import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { allEndpoints, endsSessions } from '../support/operations.ts'

/** Calls that write and take neither a body nor a query; the developer panel aside, which changes everything at once. */
const calls = (await allEndpoints()).filter(
  ({ id, method, query, body, access }) =>
    method !== 'GET' &&
    body === undefined &&
    query === undefined &&
    access.session &&
    !endsSessions(id) &&
    !id.startsWith('dev.'),
)

describe.each(productKinds().slice(0, 1))('calls without a body on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  it.each(['application/json', 'application/json; charset=utf-8'])('may name the type %s', async (type) => {
    expect(calls.length).toBeGreaterThan(10)
    const refused: string[] = []
    for (const { id, method, path } of calls) {
      for (const person of ['P1', 'P8']) {
        const response = await cabinet.app.inject({
          method,
          url: `/api${path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`,
          headers: { authorization: `Bearer ${await cabinet.tokenOf(person)}`, 'content-type': type },
        })
        if (response.statusCode === 400 || response.statusCode >= 500) refused.push(`${id} ${response.body}`)
      }
    }
    expect(refused).toEqual([])
  })

  it('say which fields are missing where there should be one', async () => {
    const response = await cabinet.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'content-type': 'application/json' },
    })
    expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'VALIDATION' }])
  })
})
