import {
  block,
  type Colleague,
  type ColleagueCard,
  confirm,
  find,
  get,
  reject,
  remove,
  unblock,
  update,
} from '@cabinet/contract/people/colleagues'
import { current } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson, type Extra } from '../support/people.ts'

const WAITING = { status: 'UNCONFIRMED' } as const

describe.each(productKinds())('people of a cabinet on $name', (kind) => {
  let cabinet: Cabinet
  let owner: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    owner = await cabinet.tokenOf('P1')
  })
  afterAll(() => cabinet.remove())

  const rolesOf = ({ roles }: Pick<Colleague, 'roles'>): string[] => roles.map(({ id }) => id)
  const cardOf = async (id: string, token = owner): Promise<ColleagueCard> => {
    const response = await cabinet.call<ColleagueCard>(get, { params: { id }, token })
    expect(response.status).toBe(200)
    return response.body
  }
  const emailsTo = (recipient: string) =>
    cabinet.platform.database.query.selectFrom('email').selectAll().where('recipient', '=', recipient).execute()
  /** What a person may do right now: 401 when their session has ended. */
  const statusOf = async (token: string): Promise<number> => (await cabinet.call(current, { token })).status

  describe('confirming', () => {
    it('lets in with the chosen roles, tells by email, and the open session goes on', async () => {
      const waiting = await addPerson(cabinet, 'O1', ['UNVERIFIED_USER'], WAITING)
      const { accessToken } = await waiting.enter()
      expect((await cabinet.call(find, { token: accessToken, body: {} })).status).toBe(403)
      const response = await cabinet.call<Colleague>(confirm, {
        params: { id: waiting.id },
        body: { roles: ['USER', 'SENDER'] },
        token: owner,
      })
      expect(response.status).toBe(200)
      expect(response.body.status.name).toBe('ACTIVE')
      expect(rolesOf(response.body)).toEqual(['USER', 'SENDER'])
      expect((await cabinet.call(find, { token: accessToken, body: {} })).status).toBe(200)
      const [email] = await emailsTo(waiting.email)
      expect(email).toMatchObject({ subject: 'Доступ открыт' })
      expect(email?.body).toContain('Пользователь, Отправитель')
      const card = await cardOf(waiting.id)
      expect(card).toMatchObject({ confirmedBy: 'Соколов Михаил Андреевич' })
      expect(card.history).toContainEqual(
        expect.objectContaining({
          kind: 'CONFIRMED',
          by: 'Соколов Михаил Андреевич',
          details: { roles: 'Пользователь, Отправитель' },
        }),
      )
      expect(card.history.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['SIGNED_IN', 'REGISTERED']))
    })

    it('is for the owner: another administrator is told so', async () => {
      const admin = await addPerson(cabinet, 'O1', ['USER_ADMIN', 'USER'])
      const { accessToken: token } = await admin.enter()
      const waiting = await addPerson(cabinet, 'O1', ['UNVERIFIED_USER'], WAITING)
      const params = { id: waiting.id }
      for (const response of [
        await cabinet.call(confirm, { params, body: { roles: ['USER'] }, token }),
        await cabinet.call(reject, { params, body: { reason: 'Не знаю' }, token }),
        await cabinet.call(remove, { params, token }),
      ]) {
        expect(response.status).toBe(403)
        expect(response.body).toMatchObject({
          code: 'OWNER_ONLY',
          message: 'Это может сделать только владелец кабинета',
        })
      }
      expect((await cardOf(waiting.id)).status.name).toBe('UNCONFIRMED')
    })

    it.each([
      [[], 'required', 'Выберите хотя бы одну роль'],
      [['GODMOD'], 'not_assignable', 'Роль «Суперпользователь» выдать нельзя'],
      [['USER', 'UNVERIFIED_USER'], 'not_assignable', 'Роль «Не подтверждён» выдать нельзя'],
      [['EMPEROR'], 'unknown', 'Роли EMPEROR нет в справочнике'],
    ])('refuses the roles %j at their field', async (roles, code, message) => {
      const waiting = await addPerson(cabinet, 'O1', ['UNVERIFIED_USER'], WAITING)
      const response = await cabinet.call(confirm, { params: { id: waiting.id }, body: { roles }, token: owner })
      expect(response.status).toBe(400)
      expect(response.body['fields']).toEqual([{ field: 'roles', code, message }])
      expect((await cardOf(waiting.id)).status.name).toBe('UNCONFIRMED')
    })

    it('turns away for a reason, which the person reads, and ends their sessions', async () => {
      const waiting = await addPerson(cabinet, 'O1', ['UNVERIFIED_USER'], WAITING)
      const { accessToken } = await waiting.enter()
      const params = { id: waiting.id }
      const empty = await cabinet.call(reject, { params, body: { reason: '  ' }, token: owner })
      expect(empty.status).toBe(400)
      expect(empty.body['fields']).toMatchObject([{ field: 'reason' }])
      const response = await cabinet.call<Colleague>(reject, { params, body: { reason: 'Не наш' }, token: owner })
      expect(response.body.status.name).toBe('REJECTED')
      expect(await statusOf(accessToken)).toBe(401)
      const [email] = await emailsTo(waiting.email)
      expect(email?.body).toContain('Не наш')
      expect(await cardOf(waiting.id)).toMatchObject({ rejectReason: 'Не наш' })
    })
  })

  describe('the states of a person', () => {
    /** What each move answers in each state. */
    const table = {
      confirm: { UNCONFIRMED: 200, ACTIVE: 409, BLOCKED: 409, REJECTED: 409 },
      reject: { UNCONFIRMED: 200, ACTIVE: 409, BLOCKED: 409, REJECTED: 409 },
      block: { UNCONFIRMED: 409, ACTIVE: 200, BLOCKED: 409, REJECTED: 409 },
      unblock: { UNCONFIRMED: 409, ACTIVE: 409, BLOCKED: 200, REJECTED: 409 },
      update: { UNCONFIRMED: 409, ACTIVE: 200, BLOCKED: 200, REJECTED: 409 },
      remove: { UNCONFIRMED: 204, ACTIVE: 204, BLOCKED: 204, REJECTED: 204 },
    } as const
    const calls = { confirm, reject, block, unblock, update, remove }
    const bodies = {
      confirm: { roles: ['USER'] },
      reject: { reason: 'Нет' },
      update: { version: 1, roles: ['USER'] },
    } as const

    it.each(
      Object.entries(table).flatMap(([move, byStatus]) =>
        Object.entries(byStatus).map(([status, expected]) => ({ move, status, expected })),
      ),
    )('$move of a person who is $status answers $expected', async ({ move, status, expected }) => {
      const roles = status === 'UNCONFIRMED' || status === 'REJECTED' ? ['UNVERIFIED_USER'] : ['USER']
      const person = await addPerson(cabinet, 'O1', roles, { status: status as 'ACTIVE' })
      const body = bodies[move as keyof typeof bodies]
      const response = await cabinet.call(calls[move as keyof typeof calls], {
        params: { id: person.id },
        ...(body && { body }),
        token: owner,
      })
      expect(response.status).toBe(expected)
      if (expected === 409) expect(response.body['code']).toBe('WRONG_STATE')
    })

    it('blocks at once: the access token and the refresh token stop working, until the person is let in again', async () => {
      const person = await addPerson(cabinet, 'O1')
      const { accessToken } = await person.enter()
      expect(await statusOf(accessToken)).toBe(200)
      expect((await cabinet.call(block, { params: { id: person.id }, token: owner })).status).toBe(200)
      expect(await statusOf(accessToken)).toBe(401)
      await expect(person.enter()).rejects.toThrow('BLOCKED')
      expect((await cabinet.call(unblock, { params: { id: person.id }, token: owner })).status).toBe(200)
      expect(await statusOf(accessToken)).toBe(401)
      expect(await statusOf((await person.enter()).accessToken)).toBe(200)
    })

    it('deletes: gone for everybody, signed out, and the phone is free for a new person', async () => {
      const person = await addPerson(cabinet, 'O1')
      const { accessToken } = await person.enter()
      expect((await cabinet.call(remove, { params: { id: person.id }, token: owner })).status).toBe(204)
      expect(await statusOf(accessToken)).toBe(401)
      expect((await cabinet.call(get, { params: { id: person.id }, token: owner })).status).toBe(404)
      const { query } = cabinet.platform.database
      const row = await query.selectFrom('person').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
      await query
        .insertInto('person')
        .values({
          ...row,
          id: personId('the next holder of the number'),
          notifications: JSON.stringify(row.notifications),
          is_deleted: false,
        })
        .execute()
      expect(row.is_deleted).toBe(true)
    })
  })

  describe('guards', () => {
    let admin: Extra

    beforeAll(async () => {
      admin = await addPerson(cabinet, 'O1', ['USER_ADMIN'])
    })

    it.each([
      ['block', block],
      ['remove', remove],
    ])('%s: neither oneself nor the owner', async (_, call) => {
      const { accessToken: token } = await admin.enter()
      const self = await cabinet.call(call, { params: { id: admin.id }, token })
      expect(self.status).toBe(409)
      expect(self.body['code']).toBe('OWN_SELF')
      const ofOwner = await cabinet.call(call, { params: { id: personId('P1') }, token })
      expect(ofOwner.status).toBe(409)
      expect(ofOwner.body['code']).toBe('OWNER_STAYS')
    })

    it('the owner stays an administrator', async () => {
      const { version } = await cardOf(personId('P1'))
      const body = { version, roles: ['USER', 'SENDER'] }
      const response = await cabinet.call(update, { params: { id: personId('P1') }, body, token: owner })
      expect(response.status).toBe(409)
      expect(response.body['code']).toBe('OWNER_STAYS')
    })

    it('the last administrator of a cabinet without an owner stays one', async () => {
      const { query } = cabinet.platform.database
      const last = await addPerson(cabinet, 'O7', ['USER_ADMIN', 'USER'])
      await query.updateTable('organization').set({ owner_id: null }).where('owner_id', '=', personId('P9')).execute()
      const { accessToken: token } = await last.enter()
      expect((await cabinet.call(block, { params: { id: personId('P9') }, token })).status).toBe(200)
      const body = { version: 1, roles: ['USER'] }
      const response = await cabinet.call(update, { params: { id: last.id }, body, token })
      expect(response.status).toBe(409)
      expect(response.body).toMatchObject({
        code: 'LAST_ADMIN',
        message: 'В кабинете должен остаться хотя бы один администратор',
      })
    })

    it('an ordinary user reads the list and changes nothing; who waits does not even read', async () => {
      const user = await cabinet.tokenOf('P11')
      expect((await cabinet.call(find, { token: user, body: {} })).status).toBe(200)
      const own = await cardOf(personId('P11'), user)
      expect(own.history.length).toBeGreaterThan(0)
      expect((await cardOf(admin.id, user)).history).toEqual([])
      const params = { id: admin.id }
      for (const response of [
        await cabinet.call(block, { params, token: user }),
        await cabinet.call(remove, { params, token: user }),
        await cabinet.call(update, { params, token: user, body: { version: 1, roles: ['USER'] } }),
      ])
        expect(response.status).toBe(403)
      const waiting = await cabinet.tokenOf('P2')
      expect((await cabinet.call(find, { token: waiting, body: {} })).status).toBe(403)
      expect((await cabinet.call(get, { token: waiting, params })).status).toBe(403)
    })
  })

  describe('changing roles', () => {
    it('gives and takes, notes both, and refuses a form that is out of date', async () => {
      const person = await addPerson(cabinet, 'O1', ['USER', 'DEBTOR'])
      const params = { id: person.id }
      const body = { version: 1, roles: ['USER', 'FINANCE'], position: 'Бухгалтер' }
      const response = await cabinet.call<Colleague>(update, { params, body, token: owner })
      expect(response.status).toBe(200)
      expect(rolesOf(response.body)).toEqual(['USER', 'FINANCE'])
      expect(response.body).toMatchObject({ version: 2, position: 'Бухгалтер' })
      const [event] = (await cardOf(person.id)).history
      expect(event).toMatchObject({
        kind: 'ROLES_CHANGED',
        details: { added: 'Финансирование', removed: 'Коммерческие кредиты' },
      })
      const stale = await cabinet.call(update, { params, body, token: owner })
      expect(stale.status).toBe(409)
      expect(stale.body).toMatchObject({
        code: 'STALE',
        message: 'Данные изменил другой пользователь. Обновите страницу.',
      })
      const back = { version: 2, roles: ['USER', 'DEBTOR'] }
      expect(rolesOf((await cabinet.call<Colleague>(update, { params, body: back, token: owner })).body)).toEqual([
        'USER',
        'DEBTOR',
      ])
    })

    it.each([
      ['P4', 'O3', 'SENDER', 'Сначала подключите аккаунт курьерской службы'],
      ['P4', 'O3', 'SELLER', 'Сначала подключите аккаунт маркетплейса'],
      ['P4', 'O3', 'DEBTOR', 'Сначала подключите страхование коммерческих кредитов'],
      ['P10', 'O8', 'FINANCE', 'Сначала заключите договор с банком'],
    ] as const)('%s cannot give in %s the role %s: %s', async (key, organization, role, reason) => {
      const person = await addPerson(cabinet, organization)
      const token = await cabinet.tokenOf(key)
      const body = { version: 1, roles: ['USER', role] }
      const response = await cabinet.call(update, { params: { id: person.id }, body, token })
      expect(response.status).toBe(400)
      expect(response.body['fields']).toMatchObject([{ field: 'roles', code: 'not_assignable' }])
      expect(JSON.stringify(response.body)).toContain(reason)
    })

    it('leaves a role that could not be given any more', async () => {
      const person = await addPerson(cabinet, 'O2', ['USER', 'DEBTOR'])
      const token = await cabinet.tokenOf('P3')
      const body = { version: 1, roles: ['USER', 'DEBTOR', 'SELLER'] }
      const response = await cabinet.call<Colleague>(update, { params: { id: person.id }, body, token })
      expect(rolesOf(response.body)).toEqual(['USER', 'SELLER', 'DEBTOR'])
    })

    it('does not reach platform staff', async () => {
      const admin = await addPerson(cabinet, 'OP', ['USER_ADMIN'])
      const { accessToken: token } = await admin.enter()
      const params = { id: personId('P8') }
      for (const response of [
        await cabinet.call(block, { params, token }),
        await cabinet.call(update, { params, token, body: { version: 1, roles: ['USER'] } }),
      ])
        expect(response.status).toBe(403)
    })
  })
})
