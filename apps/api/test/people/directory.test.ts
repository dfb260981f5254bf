import {
  type Colleague,
  create,
  find,
  get,
  invite,
  transferOwnership,
  update,
} from '@cabinet/contract/people/colleagues'
import {
  create as createRole,
  type DirectoryRole,
  find as findRoles,
  get as getRole,
  remove as removeRole,
} from '@cabinet/contract/people/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, personId } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'

interface Page<Item> {
  readonly content: readonly Item[]
  readonly totalElements: number
}

describe.each(productKinds())('the lists of people and roles on $name', (kind) => {
  let cabinet: Cabinet
  let owner: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    owner = await cabinet.tokenOf('P1')
  })
  afterAll(() => cabinet.remove())

  const search = async (body: object, token = owner) => {
    const response = await cabinet.call<Page<Colleague>>(find, { body, token })
    expect(response.status).toBe(200)
    return response.body
  }
  const lastnames = async (...filters: object[]): Promise<string[]> =>
    (await search({ filters })).content.map(({ lastname }) => lastname)

  it('lists the people of the own organization by name, deleted ones only on request', async () => {
    const page = await search({})
    expect(page.content.map(({ lastname }) => lastname)).toEqual([
      'Кузнецова',
      'Морозова',
      'Никитин',
      'Орехова',
      'Павлова',
      'Соколов',
    ])
    expect(page.content.find(({ isOwner }) => isOwner)?.lastname).toBe('Соколов')
    expect(await lastnames({ field: 'isDeleted', operation: 'EQ', value: true })).toEqual(['Чернов'])
  })

  it.each([
    [{ field: 'status.name', operation: 'EQ', value: 'UNCONFIRMED' }, ['Кузнецова', 'Павлова']],
    [{ field: 'status.name', operation: 'IN', value: ['BLOCKED', 'REJECTED'] }, ['Никитин', 'Орехова']],
    [{ field: 'roles.id', operation: 'EQ', value: 'SENDER' }, ['Морозова', 'Соколов']],
    [{ field: 'roles.id', operation: 'IN', value: ['FINANCE', 'SELLER'] }, ['Соколов']],
    [{ field: 'roles.id', operation: 'NE', value: 'UNVERIFIED_USER' }, ['Морозова', 'Никитин', 'Соколов']],
    [{ field: 'fullName', operation: 'LIKE', value: 'екатерина льв' }, ['Морозова']],
    [{ field: 'mobilePhone', operation: 'LIKE', value: '0000002' }, ['Кузнецова']],
    [{ field: 'search', operation: 'LIKE', value: 'NIKITIN@' }, ['Никитин']],
    [{ field: 'isOwner', operation: 'EQ', value: true }, ['Соколов']],
  ])('filters by %j', async (filter, expected) => {
    expect(await lastnames(filter)).toEqual(expected)
  })

  it('refuses a field that people do not have, also for sorting', async () => {
    for (const body of [
      { filters: [{ field: 'passwordHash', operation: 'EQ', value: 'x' }] },
      { sort: [{ field: 'passwordHash', direction: 'ASC' }] },
      { sort: [{ field: 'roles.id', direction: 'ASC' }] },
    ]) {
      expect((await cabinet.call(find, { body, token: owner })).status).toBe(400)
    }
  })

  describe('inviting', () => {
    const emailTo = (recipient: string) =>
      cabinet.platform.database.query.selectFrom('email').selectAll().where('recipient', '=', recipient).execute()

    it('writes an email with a registration that is filled in', async () => {
      const body = { email: 'Petrova@New.example', mobilePhone: '+79051234567' }
      expect((await cabinet.call(invite, { body, token: owner })).status).toBe(204)
      const [email] = await emailTo('petrova@new.example')
      expect(email?.body).toContain('/register?itn=7799012346&mobilePhone=%2B79051234567')
      expect(email?.body).toContain('Соколов Михаил Андреевич')
    })

    it('refuses who is here already, and says nothing about who is elsewhere', async () => {
      const here = { email: 'morozova@severveter.example' }
      expect((await cabinet.call(invite, { body: here, token: owner })).status).toBe(409)
      const elsewhere = { email: 'tikhonova@fabrika-tkaney.example' }
      expect((await cabinet.call(invite, { body: elsewhere, token: owner })).status).toBe(204)
    })

    it('is no way to send emails without end', async () => {
      const token = await cabinet.tokenOf('P7')
      const statuses: number[] = []
      for (let index = 0; index < 51; index += 1) {
        const body = { email: `guest-${index}@new.example` }
        statuses.push((await cabinet.call(invite, { body, token })).status)
      }
      expect(statuses.filter((status) => status === 204)).toHaveLength(50)
      expect(statuses.at(-1)).toBe(429)
    })
  })

  describe('adding', () => {
    const body = {
      lastname: 'Белова',
      firstname: 'Алла',
      email: 'belova@new.example',
      mobilePhone: '+79059876543',
      roles: ['USER', 'SENDER'],
      hasConsent: true,
    }

    it('makes a confirmed colleague without a password that anybody knows', async () => {
      const response = await cabinet.call<Colleague>(create, { body, token: owner })
      expect(response.status).toBe(201)
      expect(response.body).toMatchObject({ status: { name: 'ACTIVE' }, mobilePhone: '+79059876543', isOwner: false })
      const again = await cabinet.call(create, { body: { ...body, email: 'other@new.example' }, token: owner })
      expect(again.status).toBe(409)
      expect(again.body['fields']).toMatchObject([{ field: 'mobilePhone', code: 'taken' }])
    })

    it('is for the owner alone: whoever is added needs no confirmation', async () => {
      const admin = await addPerson(cabinet, 'O1', ['USER_ADMIN', 'USER'])
      const { accessToken } = await admin.enter()
      const person = { ...body, email: 'past-the-owner@new.example', mobilePhone: '+79059876544' }
      const response = await cabinet.call(create, { body: person, token: accessToken })
      expect([response.status, response.body['code']]).toEqual([403, 'OWNER_ONLY'])
    })

    it('asks for the consent of the person', async () => {
      const response = await cabinet.call(create, { body: { ...body, hasConsent: false }, token: owner })
      expect(response.body['fields']).toMatchObject([{ field: 'hasConsent' }])
    })
  })

  describe('giving the cabinet to another owner', () => {
    const transfer = (id: string, password: string, token = owner) =>
      cabinet.call<Colleague>(transferOwnership, { params: { id }, body: { password }, token })

    it('is for the owner, with the password, to an active colleague', async () => {
      const admin = await addPerson(cabinet, 'O1', ['USER_ADMIN'])
      const { accessToken } = await admin.enter()
      expect((await transfer(personId('P11'), DEMO_PASSWORD, accessToken)).status).toBe(403)
      expect((await transfer(personId('P13'), DEMO_PASSWORD)).body).toMatchObject({ code: 'WRONG_STATE' })
      expect((await transfer(personId('P1'), DEMO_PASSWORD)).status).toBe(409)
      const wrong = await transfer(admin.id, 'not the password')
      expect(wrong.status).toBe(400)
      expect(wrong.body).toMatchObject({ fields: [{ field: 'password', message: 'Неверный пароль' }] })
    })

    it('makes exactly one owner; the former one stays an administrator', async () => {
      const response = await transfer(personId('P11'), DEMO_PASSWORD)
      expect(response.status).toBe(200)
      expect(response.body).toMatchObject({ isOwner: true, version: 2 })
      expect(response.body.roles.map(({ id }) => id)).toEqual(['USER_ADMIN', 'USER', 'SENDER'])
      const people = (await search({})).content
      expect(people.filter(({ isOwner }) => isOwner).map(({ lastname }) => lastname)).toEqual(['Морозова'])
      const former = people.find(({ id }) => id === personId('P1'))
      expect(former?.roles.map(({ id }) => id)).toContain('USER_ADMIN')
      expect((await transfer(personId('P1'), DEMO_PASSWORD)).status).toBe(403)
      const nextMain = await cabinet.tokenOf('P11')
      expect((await transfer(personId('P1'), DEMO_PASSWORD, nextMain)).status).toBe(200)
    })

    it('cannot be used to guess the password', async () => {
      const nextMain = await addPerson(cabinet, 'O4')
      const token = await cabinet.tokenOf('P5')
      const statuses: number[] = []
      for (let index = 0; index < 6; index += 1) statuses.push((await transfer(nextMain.id, 'guess', token)).status)
      expect(statuses).toEqual([400, 400, 400, 400, 400, 423])
      expect((await transfer(nextMain.id, DEMO_PASSWORD, token)).status).toBe(423)
    })
  })

  describe('the directory of roles', () => {
    const rolesOf = async (token: string, filters: object[] = []) =>
      (await cabinet.call<Page<DirectoryRole>>(findRoles, { body: { filters }, token })).body.content

    it('says which roles may be given here, and why not the others', async () => {
      const verdicts = (await rolesOf(await cabinet.tokenOf('P4'))).map(({ id, isAssignable, reason }) => [
        id,
        isAssignable,
        reason,
      ])
      expect(verdicts).toEqual([
        ['GODMOD', false, null],
        ['USER_ADMIN', true, null],
        ['USER', true, null],
        ['UNVERIFIED_USER', false, null],
        ['SELLER', false, 'Сначала подключите аккаунт маркетплейса'],
        ['SENDER', false, 'Сначала подключите аккаунт курьерской службы'],
        ['DEBTOR', false, 'Сначала подключите страхование коммерческих кредитов'],
        ['FINANCE', false, 'Сначала заключите договор с банком'],
        ['PARTNER', false, null],
      ])
      const assignable = [{ field: 'isAssignable', operation: 'EQ', value: true }]
      expect((await rolesOf(owner, assignable)).map(({ id }) => id)).toEqual([
        'USER_ADMIN',
        'USER',
        'SELLER',
        'SENDER',
        'DEBTOR',
        'FINANCE',
      ])
    })

    it('grows by platform staff only; a role of the product stays, an added one can be given and deleted', async () => {
      const staff = await cabinet.tokenOf('P8')
      const body = { id: 'ACCOUNTANT', description: { ru: 'Бухгалтер', en: 'Accountant' } }
      expect((await cabinet.call(createRole, { body, token: owner })).status).toBe(403)
      expect((await cabinet.call(createRole, { body, token: staff })).status).toBe(201)
      expect((await cabinet.call(createRole, { body, token: staff })).status).toBe(409)
      expect((await cabinet.call(createRole, { body: { ...body, id: 'USER' }, token: staff })).status).toBe(409)

      const person = await addPerson(cabinet, 'O1')
      const params = { id: person.id }
      const given = { version: 1, roles: ['USER', 'ACCOUNTANT'] }
      const response = await cabinet.call<Colleague>(update, { params, body: given, token: owner })
      expect(response.body.roles.map(({ description }) => description)).toEqual(['Пользователь', 'Бухгалтер'])

      const role = { id: 'ACCOUNTANT' }
      expect((await cabinet.call(removeRole, { params: { id: 'USER' }, token: staff })).status).toBe(409)
      expect((await cabinet.call(removeRole, { params: role, token: staff })).status).toBe(204)
      expect((await cabinet.call(removeRole, { params: role, token: staff })).status).toBe(404)
      expect((await cabinet.call<DirectoryRole>(getRole, { params: role, token: owner })).body.isDeleted).toBe(true)
      const card = await cabinet.call<Colleague>(get, { params, token: owner })
      expect(card.body.roles.map(({ id }) => id)).toEqual(['USER'])
      expect((await cabinet.call(createRole, { body, token: staff })).status).toBe(201)
    })
  })
})
