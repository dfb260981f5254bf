import { find as findPeople, summary as sumPeople } from '@cabinet/contract/people/colleagues'
import { find as findFiles, summary, upload } from '@cabinet/contract/file'
import { get, MAX_REGISTERS, MAX_VIEWS, put, type SavedView } from '@cabinet/contract/people/views'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { contents } from '../support/sample-files.ts'

describe.each(productKinds())('around a list on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  describe('the summary', () => {
    const sizes = async (filters: object[], pageSize = 20) => {
      const token = await cabinet.tokenOf('P8')
      const body = { filters, pageSize }
      const found = await cabinet.call<{ content: { size: number }[] }>(findFiles, {
        body: { ...body, pageSize: 100 },
        token,
      })
      const total = await cabinet.call<{ count: number; size: number }>(summary, { body, token })
      expect(total.status).toBe(200)
      return { files: found.body.content.map(({ size }) => size), total: total.body }
    }

    it('adds up everything that matches, not only the page', async () => {
      expect((await sizes([])).total).toEqual({ count: 0, size: 0 })
      const token = await cabinet.tokenOf('P8')
      for (const name of ['Акт.pdf', 'Счёт.pdf', 'Договор.pdf']) {
        const file = new File([contents.pdf], name)
        const body = { purpose: 'SUPPORT_MESSAGE', file }
        expect((await cabinet.call(upload, { body, token })).status).toBe(201)
      }
      const all = await sizes([], 1)
      expect(all.total).toEqual({ count: 3, size: all.files.reduce((sum, size) => sum + size, 0) })
      const some = await sizes([{ field: 'name', operation: 'LIKE', value: 'счет' }])
      expect(some.total).toEqual({ count: 1, size: some.files[0] })
    })

    it('counts people by what they may do, over those whom the filter matches', async () => {
      const token = await cabinet.tokenOf('P1')
      const countOf = async (filters: object[]) =>
        (await cabinet.call<Record<string, number>>(sumPeople, { body: { filters }, token })).body
      const idsOf = async (status: string) => {
        const filters = [{ field: 'status.name', operation: 'EQ', value: status }]
        return (await cabinet.call<{ totalElements: number }>(findPeople, { body: { filters }, token })).body
          .totalElements
      }
      const all = await countOf([])
      expect(all).toMatchObject({
        active: await idsOf('ACTIVE'),
        unconfirmed: await idsOf('UNCONFIRMED'),
        blocked: await idsOf('BLOCKED'),
      })
      expect(all['unconfirmed']).toBeGreaterThan(0)
      const waiting = [{ field: 'status.name', operation: 'EQ', value: 'UNCONFIRMED' }]
      expect(await countOf(waiting)).toEqual({
        count: all['unconfirmed'],
        active: 0,
        unconfirmed: all['unconfirmed'],
        blocked: 0,
      })
    })

    it('refuses what its find refuses', async () => {
      const body = { filters: [{ field: 'uploadedBy', operation: 'EQ', value: 'x' }] }
      const response = await cabinet.call(summary, { body, token: await cabinet.tokenOf('P8') })
      expect(response.body['fields']).toMatchObject([{ field: 'filters[0].field', message: 'Неизвестное поле' }])
    })
  })

  describe('saved views', () => {
    const params = { register: 'users' }
    const viewsOf = async (person: string) =>
      (await cabinet.call<{ views: SavedView[] }>(get, { params, token: await cabinet.tokenOf(person) })).body.views
    const save = async (person: string, views: unknown, register = 'users') =>
      cabinet.call(put, { params: { register }, body: { views }, token: await cabinet.tokenOf(person) })

    it('belong to one person and one register, and are replaced as a whole', async () => {
      expect(await viewsOf('P1')).toEqual([])
      const views = [
        { name: 'Ждут', address: 'status=UNCONFIRMED' },
        { name: 'Отправители', address: 'role=SENDER&sort=-fullName' },
      ]
      expect((await save('P1', views)).status).toBe(200)
      expect(await viewsOf('P1')).toEqual(views)
      expect(await viewsOf('P11')).toEqual([])
      expect((await save('P1', views.slice(1))).status).toBe(200)
      expect(await viewsOf('P1')).toEqual(views.slice(1))
      expect((await save('P1', [], 'other')).status).toBe(200)
      expect(await viewsOf('P1')).toEqual(views.slice(1))
    })

    it.each([
      [[{ name: '', address: '' }], 'views[0].name'],
      [[{ name: 'x'.repeat(61), address: '' }], 'views[0].name'],
      [[{ name: 'x', address: 'https://evil.example/?a#b' }], 'views[0].address'],
      [[{ name: 'x', address: `q=${'x'.repeat(2000)}` }], 'views[0].address'],
      [
        [
          { name: 'Мой', address: '' },
          { name: ' Мой ', address: 'a=1' },
        ],
        'views[1].name',
      ],
      [Array.from({ length: MAX_VIEWS + 1 }, (_, index) => ({ name: `${index}`, address: '' })), 'views'],
    ])('refuse %j', async (views, field) => {
      const response = await save('P2', views)
      expect(response.status).toBe(400)
      expect(response.body['fields']).toMatchObject([{ field }])
    })

    it('are kept for so many registers that nobody fills the database with them', async () => {
      const views = [{ name: 'Все', address: '' }]
      const statuses: number[] = []
      for (let number = 0; number <= MAX_REGISTERS; number += 1) {
        statuses.push((await save('P10', views, `register-${number}`)).status)
      }
      expect(statuses.slice(0, -1)).toEqual(Array.from({ length: MAX_REGISTERS }, () => 200))
      expect(statuses.at(-1)).toBe(409)
      // What is there can be changed, and who gives up the views of one register has room for another.
      expect(
        (await save('P10', [...views, ...views.map(({ address }) => ({ name: 'Ещё', address }))], 'register-1')).status,
      ).toBe(200)
      expect((await save('P10', [], 'register-0')).status).toBe(200)
      expect((await save('P10', views, 'one-more')).status).toBe(200)
    })

    it('of a register that cannot exist are not found', async () => {
      expect((await save('P1', [], '../users')).status).toBe(404)
    })
  })
})
