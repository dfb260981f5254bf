import { login } from '@cabinet/contract/auth'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { find as findPartners } from '@cabinet/contract/partner/partners'
import { change } from '@cabinet/contract/auth/password'
import * as staff from '@cabinet/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { DEMO_PASSWORD, demoUsers, personId, usernameOf } from '@cabinet/demo/people'
import { type Answer, type Ask, type Cabinet, openCabinet, type Pair } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { NEW_PASSWORD } from '../support/registration.ts'

let ordinal = 0

describe.each(databaseKinds())('platform staff on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const as = async <Body = Record<string, unknown>>(person: string, endpoint: Endpoint, ask: Ask = {}) =>
    cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf(person) })
  const newcomer = (more: object = {}) => {
    ordinal += 1
    return {
      lastname: 'Смирнова',
      firstname: 'Ольга',
      email: `staff-${ordinal}@platform.example`,
      mobilePhone: `+7998${String(ordinal).padStart(7, '0')}`,
      password: DEMO_PASSWORD,
      ...more,
    }
  }
  interface Created {
    readonly person: staff.StaffPerson
    readonly temporaryPassword: string | null
    readonly code?: string
  }
  const create = (body: object, headers: Record<string, string> = {}): Promise<Answer<Created>> =>
    as<Created>('P8', staff.create, { body, headers })
  const signIn = (username: string, password: string | null) =>
    cabinet.call<Pair>(login, { body: { username, password: password ?? '' } })

  it('is no business of anybody else', async () => {
    for (const person of ['P1', 'P2', 'P7', 'P11']) {
      expect((await as(person, staff.find, { body: {} })).status).toBe(403)
      expect((await as(person, staff.findActions, { body: {} })).status).toBe(403)
      expect((await as(person, staff.create, { body: newcomer() })).status).toBe(403)
      expect((await as(person, staff.remove, { params: { id: personId('P8') } })).status).toBe(403)
    }
  })

  it('takes in who is new, with a password that must be replaced first', async () => {
    const body = newcomer()
    const { status, body: made } = await create(body)
    expect([status, made.person.organization, made.person.mustChangePassword]).toEqual([201, null, true])
    const { body: pair } = await signIn(body.mobilePhone, made.temporaryPassword)
    const token = pair.accessToken
    expect((await cabinet.call(findPartners, { token, body: {} })).status).toBe(403)
    expect((await cabinet.call(change, { token, body: { password: NEW_PASSWORD } })).status).toBe(204)
    expect((await cabinet.call(findPartners, { token, body: {} })).status).toBe(200)
    expect((await signIn(body.email, NEW_PASSWORD)).status).toBe(200)
  })

  it('asks for the password of who asks, and keeps the one that it gives out of the journal', async () => {
    expect((await create(newcomer({ password: 'Wrong-2026!' }))).status).toBe(400)
    const headers = { 'idempotency-key': newId() }
    const body = newcomer()
    const first = await create(body, headers)
    const second = await create(body, headers)
    expect([second.status, second.body]).toEqual([201, first.body])
    const { body: journal } = await as('P8', staff.findActions, { body: {} })
    expect(JSON.stringify(journal)).toContain(body.email)
    expect(JSON.stringify(journal)).not.toContain(first.body.temporaryPassword)
  })

  it('makes one person of many calls at the same moment, and none of the contacts of two', async () => {
    const body = newcomer()
    const all = await Promise.all([create(body), create(body), create(body)])
    const made = all.filter(({ body: answer }) => typeof answer.temporaryPassword === 'string')
    expect(made).toHaveLength(1)
    for (const { status } of all) expect([201, 409]).toContain(status)
    const mixed = await create(newcomer({ mobilePhone: body.mobilePhone }))
    expect([mixed.status, mixed.body.code]).toEqual([409, 'TAKEN'])
    const demo = demoUsers.find(({ key }) => key === 'P2')
    const waits = await create(newcomer({ mobilePhone: usernameOf('P2'), email: demo?.email }))
    expect(waits.status).toBe(409)
  })

  it('takes in who works in a cabinet, and leaves them there', async () => {
    const demo = demoUsers.find(({ key }) => key === 'P7')
    const raised = await create(newcomer({ mobilePhone: usernameOf('P7'), email: demo?.email }))
    expect([raised.status, raised.body.temporaryPassword]).toEqual([201, null])
    const params = { id: personId('P7') }
    expect((await as('P7', findPartners, { body: {} })).status).toBe(200)
    expect((await as('P8', staff.remove, { params })).status).toBe(204)
    expect((await as('P8', staff.remove, { params })).status).toBe(404)
    const { accessToken: token } = await cabinet.enter('P7')
    expect((await cabinet.call(findPartners, { token, body: {} })).status).toBe(403)
  })

  it('lets nobody take themselves off, and leaves one of two who take each other off', async () => {
    expect((await as('P8', staff.remove, { params: { id: personId('P8') } })).body['code']).toBe('OWN_SELF')
    const people = [newcomer(), newcomer()] as const
    const tokens: string[] = []
    const ids: string[] = []
    for (const body of people) {
      const { body: made } = await create(body)
      ids.push(made.person.id)
      const { body: pair } = await signIn(body.email, made.temporaryPassword)
      await cabinet.call(change, { token: pair.accessToken, body: { password: NEW_PASSWORD } })
      tokens.push(pair.accessToken)
    }
    const both = await Promise.all(
      tokens.map((token, index) => cabinet.call(staff.remove, { token, params: { id: ids[1 - index] ?? '' } })),
    )
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(both.filter(({ status }) => status === 401 || status === 403)).toHaveLength(1)
    // Who was taken off cannot sign in, and the telephone and the e-mail are free.
    const gone = both[0]?.status === 204 ? people[1] : people[0]
    expect((await signIn(gone.email, NEW_PASSWORD)).status).toBe(401)
    expect((await create({ ...gone, password: DEMO_PASSWORD })).status).toBe(201)
  })
})
