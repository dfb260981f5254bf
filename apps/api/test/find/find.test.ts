import { type Colleague, type colleagues, find } from '@cabinet/contract/people/colleagues'
import type { FindInput, ListFilter, ListSort } from '@cabinet/contract/find'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { listPeople } from '../../src/modules/people/colleague-store.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { answerErrors } from '../../src/platform/error-handler.ts'
import { COUNT_CAP } from '../../src/platform/find/page.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'

type Find = FindInput<typeof colleagues.filters, ListSort<typeof colleagues>>

interface Page {
  readonly content: readonly Colleague[]
  readonly totalElements: number
  readonly totalPages: number
  readonly hasMore?: boolean
}

const PEOPLE = 1_150
/** «Ё» and «е» meet in the same place, and many people share everything that they can be sorted by. */
const LASTNAMES = ['Ёлкин', 'Елкин', 'Ежов', 'Ёжиков', 'Яковлев', 'абрамов', 'Зимин']
const POSITIONS = [null, 'Бухгалтер', 'Менеджер']

const addPeople = (cabinet: Cabinet) =>
  cabinet.platform.database.query
    .insertInto('person')
    .values(
      Array.from({ length: PEOPLE }, (_, index) => ({
        id: newId(),
        organization_id: organizationId('O4'),
        username: `+7998${String(index).padStart(7, '0')}`,
        email: `many-${index}@company.example`,
        lastname: LASTNAMES[index % LASTNAMES.length] ?? '',
        firstname: 'Пётр',
        middlename: null,
        position: POSITIONS[index % POSITIONS.length] ?? null,
        status: 'ACTIVE' as const,
        password_hash: 'x',
        must_change_password: false,
        last_login_at: index % 4 === 0 ? null : `2026-11-${String((index % 20) + 1).padStart(2, '0')}T00:00:00.123Z`,
        owner_reminded_at: null,
        created_at: '2026-11-01T00:00:00Z',
        updated_at: '2026-11-01T00:00:00Z',
        is_deleted: false,
      })),
    )
    .execute()

describe.each(databaseKinds())('a long list on $name', (kind) => {
  let cabinet: Cabinet
  let token: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    token = await cabinet.tokenOf('P5')
    await addPeople(cabinet)
  })
  afterAll(() => cabinet.remove())

  const search = async (body: Find): Promise<Page> => {
    const response = await cabinet.call<Page>(find, { body, token })
    expect(response.status).toBe(200)
    return response.body
  }
  const many: ListFilter<typeof colleagues> = { field: 'email', operation: 'LIKE', value: 'many-' }
  const idsOf = (page: Page): string[] => page.content.map(({ id }) => id)

  it('is counted up to the cap and says that there is more; what is below the cap is counted exactly', async () => {
    expect(await search({ filters: [many] })).toMatchObject({
      totalElements: COUNT_CAP,
      totalPages: COUNT_CAP / 20,
      hasMore: true,
    })
    const some = await search({ filters: [many, { field: 'position', operation: 'EQ', value: 'Менеджер' }] })
    expect([some.totalElements, some.hasMore]).toEqual([Math.floor(PEOPLE / 3), undefined])
    const last = await search({ filters: [many], pageSize: 100, pageNumber: Math.floor(PEOPLE / 100) })
    expect(last.content).toHaveLength(PEOPLE % 100)
    expect(last.totalElements).toBe(COUNT_CAP)
    expect(await search({ filters: [many], pageSize: 100, pageNumber: 500 })).toMatchObject({
      content: [],
      totalElements: COUNT_CAP,
    })
  })

  it('puts «Ё» beside «Е» and great letters beside small ones', async () => {
    const names = async (direction: 'ASC' | 'DESC', pageNumber: number) => {
      const sort = [{ field: 'lastname', direction }] as const
      const { content } = await search({ filters: [many], sort, pageSize: 100, pageNumber })
      return new Set(content.map(({ lastname }) => lastname))
    }
    expect(await names('ASC', 0)).toEqual(new Set(['абрамов']))
    expect(await names('ASC', 5)).toEqual(new Set(['Ёлкин', 'Елкин']))
    expect(await names('DESC', 0)).toEqual(new Set(['Яковлев']))
  })

  it('finds text whatever the case and the dots of its letters', async () => {
    const found = await search({
      filters: [many, { field: 'lastname', operation: 'LIKE', value: 'ЕЛК' }],
      pageSize: 50,
    })
    expect(new Set(found.content.map(({ lastname }) => lastname))).toEqual(new Set(['Ёлкин', 'Елкин']))
  })

  it('sorts values of a dictionary in its own order', async () => {
    const sort = [{ field: 'status.name', direction: 'DESC' }] as const
    const page = await cabinet.call<Page>(find, { body: { sort }, token: await cabinet.tokenOf('P1') })
    const statuses = page.body.content.map(({ status }) => status.name)
    expect([...new Set(statuses)]).toEqual(['REJECTED', 'BLOCKED', 'ACTIVE', 'UNCONFIRMED'])
  })

  it('leads through its pages without a repetition and without a gap, whatever it is sorted by', async () => {
    const sort = [{ field: 'lastLoginDateTime', direction: 'DESC' }] as const
    const ids: string[] = []
    for (let pageNumber = 0; pageNumber * 100 < PEOPLE; pageNumber += 1)
      ids.push(...idsOf(await search({ filters: [many], sort, pageSize: 100, pageNumber })))
    expect(new Set(ids).size).toBe(PEOPLE)
  })

  it.each<NonNullable<Find['sort']>>([
    [],
    [{ field: 'lastLoginDateTime', direction: 'ASC' }],
    [{ field: 'lastLoginDateTime', direction: 'DESC' }],
    [{ field: 'status.name', direction: 'DESC' }],
    [
      { field: 'position', direction: 'DESC' },
      { field: 'lastname', direction: 'ASC' },
      { field: 'createdDateTime', direction: 'DESC' },
    ],
  ])('is read as a whole in the same order as page by page: %j', async (...sort) => {
    const filters = [many]
    const whole: string[] = []
    const { database } = cabinet.platform
    const request = { sort, filters, pageNumber: 0, pageSize: 20 }
    for await (const rows of listPeople(database, { id: organizationId('O4'), owner_id: null }, request))
      whole.push(...rows.map(({ id }) => id))
    const paged: string[] = []
    for (let pageNumber = 0; pageNumber * 100 < PEOPLE; pageNumber += 1)
      paged.push(...idsOf(await search({ filters, sort, pageSize: 100, pageNumber })))
    expect(whole).toHaveLength(PEOPLE)
    expect(whole).toEqual(paged)
  })
})

describe('a value that the database refuses', () => {
  it.each([
    ['22003', 400],
    ['22P02', 400],
    ['23505', 500],
    ['42P01', 500],
  ])('SQLSTATE %s answers %i', async (code, status) => {
    const app = fastify()
    answerErrors(app)
    app.get('/', () => {
      throw Object.assign(new Error('secret of the database'), { code })
    })
    const response = await app.inject('/')
    expect(response.statusCode).toBe(status)
    expect(response.body).not.toContain('secret')
  })
})
