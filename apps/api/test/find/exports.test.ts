import { can } from '@cabinet/contract/access'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { current, type CurrentUser } from '@cabinet/contract/user'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { lists } from '../support/lists.ts'
import { allEndpoints } from '../support/operations.ts'

const endpoints = await allEndpoints()
const withId = (id: string): Endpoint => {
  const found = endpoints.find((endpoint) => endpoint.id === id)
  if (!found) throw new Error(`No call ${id}`)
  return found
}
/** Exports of registers, each with the find of the same list. */
const exports = endpoints
  .filter(({ id }) => id.endsWith('.excel'))
  .map((excel) => [excel.id, excel, withId(excel.id.replace(/excel$/, 'find'))] as const)

describe('the workbook of a register', () => {
  let cabinet: Cabinet
  /** Somebody with every product, and platform staff. */
  let people: readonly { readonly user: CurrentUser; readonly token: string }[]

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    people = await Promise.all(
      ['P1', 'P8'].map(async (key) => {
        const token = await cabinet.tokenOf(key)
        return { token, user: (await cabinet.call<CurrentUser>(current, { token })).body }
      }),
    )
  })
  afterAll(() => cabinet.remove())

  const tokenFor = ({ id, access }: Endpoint): string => {
    const found = people.find(({ user }) => access.session && can(user.roles, access.permissions))
    if (!found) throw new Error(`Nobody of the demo may call ${id}`)
    return found.token
  }

  it.each(exports)('%s has the body of its find', (_, excel, find) => {
    expect(excel.body).toBe(find.body)
    expect(lists.some(({ body }) => body === excel.body)).toBe(true)
  })

  it.each(exports)('%s holds everything that its filter matches, whatever the page', async (_, excel, find) => {
    const token = tokenFor(excel)
    const found = await cabinet.call<{ totalElements: number }>(find, { body: { pageSize: 1 }, token })
    const { raw } = await cabinet.call(excel, { body: { pageSize: 1, pageNumber: 3 }, token })
    expect(raw.statusCode).toBe(200)
    expect(String(raw.headers['content-disposition'])).toMatch(/\d\d\.\d\d\.\d{4}\.xlsx/)
    const [sheet] = (await readXlsx(raw.rawPayload)).sheets
    expect(sheet?.rows).toHaveLength(found.body.totalElements + 1)
    expect(found.body.totalElements).toBeGreaterThan(0)
  })

  it.each(exports)('%s is refused a field that its list does not have', async (_, excel) => {
    const body = { filters: [{ field: 'passwordHash', operation: 'EQ', value: 'x' }] }
    expect((await cabinet.call(excel, { body, token: tokenFor(excel) })).status).toBe(400)
  })
})
