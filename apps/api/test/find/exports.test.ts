import { can } from '@cabinet/contract/access'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { upload } from '@cabinet/contract/file'
import { find as partners, setActive } from '@cabinet/contract/partner/partners'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { lists } from '../support/lists.ts'
import { allEndpoints } from '../support/operations.ts'
import { fileOf } from '../support/sample-files.ts'

const endpoints = await allEndpoints()
const findOf = (excel: Endpoint): Endpoint => {
  const list = lists.find(({ body }) => body === excel.body)
  const found = endpoints.find(({ response }) => list && response === list.page)
  if (!found) throw new Error(`${excel.id} has no find of the same list`)
  return found
}
/** Exports of registers, each with the find of the same list; that of one invoice is none. */
const exports = endpoints
  .filter(({ id, method }) => /[eE]xcel$/.test(id) && method === 'POST')
  .map((excel) => [excel.id, excel, findOf(excel)] as const)

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

  // What the demo has nothing of.
  beforeAll(async () => {
    const [owner, staff] = people
    const sent = await cabinet.call(upload, {
      token: owner?.token,
      body: { purpose: 'SUPPORT_MESSAGE', file: fileOf('act.pdf') },
    })
    expect(sent.status).toBe(201)
    const { content } = (await cabinet.call<{ content: { id: string }[] }>(partners, { token: staff?.token, body: {} }))
      .body
    const params = { id: content[0]?.id ?? '' }
    expect(
      (await cabinet.call(setActive, { token: staff?.token, params, body: { isActive: false } })).status,
    ).toBeLessThan(300)
    const { mailer, database } = cabinet.platform
    const key = await database.query.selectFrom('partner_key').selectAll().executeTakeFirstOrThrow()
    const at = cabinet.clock.nowText()
    const common = { id: newId(), partner_id: key.partner_id, subject_id: newId(), http_code: 200 }
    await database.query
      .insertInto('partner_call')
      .values({
        ...common,
        key_id: key.id,
        endpoint: 'partner-bank.decide',
        external_id: null,
        idempotency_key: 'x',
        answered_key: null,
        body_hash: 'x',
        body: '{}',
        answer: '{}',
        called_at: at,
      })
      .execute()
    await database.query
      .insertInto('partner_delivery')
      .values({
        ...common,
        event_id: newId(),
        seq: 1,
        type: 'request.submitted',
        attempt: 1,
        is_delivered: true,
        problem: null,
        attempted_at: at,
      })
      .execute()
    await mailer.write({ organizationId: null, recipient: 'a@b.example', content: { subject: 'x', paragraphs: ['x'] } })
  })

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
    const { raw } = await cabinet.call(excel, { body: { pageSize: 1, pageNumber: 3 }, token })
    // Asked for afterwards: a journal holds that it was exported.
    const found = await cabinet.call<{ totalElements: number }>(find, { body: { pageSize: 1 }, token })
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
