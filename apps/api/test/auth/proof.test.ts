import { login, prove, refresh } from '@cabinet/contract/auth'
import { create, excel, update } from '@cabinet/contract/people/colleagues'
import { type Endpoint, PROOF_SECONDS } from '@cabinet/contract/endpoint'
import { change } from '@cabinet/contract/auth/password'
import { sendContactCode } from '@cabinet/contract/people/profile'
import * as factor from '@cabinet/contract/auth/second-factor'
import { endOthers, list } from '@cabinet/contract/auth/sessions'
import { current } from '@cabinet/contract/people/user'
import { DEMO_PASSWORD } from '@cabinet/demo/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Ask, type Cabinet, openCabinet, type Pair } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'
import { setUpApp } from '../support/second-factor.ts'

const PROOF_MS = PROOF_SECONDS * 1000
const DENIED = [403, 'PROOF_REQUIRED']

describe.each(productKinds())('proof before a call on $name', (kind) => {
  let cabinet: Cabinet
  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const outcome = async (endpoint: Endpoint, ask: Ask): Promise<unknown[]> => {
    const { status, body } = await cabinet.call(endpoint, ask)
    return status < 400 ? [status] : [status, body['code']]
  }
  const newPerson = async (roles?: readonly string[]) => (await addPerson(cabinet, 'O1', roles)).enter()
  const asOwner = async () => (await cabinet.enter('P7')).accessToken

  it('counts the sign-in for five minutes', async () => {
    const { accessToken: token } = await newPerson()
    expect(await outcome(endOthers, { token })).toEqual([204])
    cabinet.wait(PROOF_MS + 1)
    expect(await outcome(endOthers, { token })).toEqual(DENIED)
  })

  it.each<[string, Endpoint, Ask]>([
    ['ending other sessions', endOthers, {}],
    ['an export of personal data', excel, { body: {} }],
    ['an app for codes', factor.begin, {}],
    ['setting it up', factor.confirm, { body: { code: '123456' } }],
    ['new recovery codes', factor.createRecoveryCodes, {}],
    ['switching the second step off', factor.remove, {}],
  ])('is wanted for %s', async (_what, endpoint, ask) => {
    const { accessToken: token } = await newPerson()
    cabinet.wait(PROOF_MS + 1)
    expect(await outcome(endpoint, { ...ask, token })).toEqual(DENIED)
  })

  it('is given by the password, for this session alone', async () => {
    const person = await addPerson(cabinet, 'O1')
    const [own, other] = [await person.enter(), await person.enter()]
    cabinet.wait(PROOF_MS + 1)
    const proof = (password: string) => outcome(prove, { token: own.accessToken, body: { password } })
    expect(await proof('Wrong-2026!')).toEqual([400, 'VALIDATION'])
    expect(await outcome(excel, { token: own.accessToken, body: {} })).toEqual(DENIED)
    expect(await proof(DEMO_PASSWORD)).toEqual([204])
    expect(await outcome(excel, { token: own.accessToken, body: {} })).toEqual([200])
    expect(await outcome(excel, { token: other.accessToken, body: {} })).toEqual(DENIED)
    cabinet.wait(PROOF_MS + 1)
    const renewed = await cabinet.call<Pair>(refresh, { token: own.refreshToken })
    expect(await outcome(excel, { token: renewed.body.accessToken, body: {} })).toEqual(DENIED)
  })

  it('wants the second factor of who has one, so a stolen session does not switch it off', async () => {
    const { accessToken: token } = await newPerson()
    const app = await setUpApp(cabinet, token)
    cabinet.wait(PROOF_MS + 1)
    expect(await outcome(factor.remove, { token })).toEqual(DENIED)
    const proof = (secondFactor?: object) => outcome(prove, { token, body: { password: DEMO_PASSWORD, secondFactor } })
    expect(await proof()).toEqual([400, 'VALIDATION'])
    expect(await proof({ kind: 'TOTP', code: app.code(40) })).toEqual([400, 'CODE_WRONG'])
    expect(await outcome(factor.remove, { token })).toEqual(DENIED)
    const code = app.code()
    expect(await proof({ kind: 'TOTP', code })).toEqual([204])
    expect(await proof({ kind: 'TOTP', code })).toEqual([400, 'CODE_WRONG'])
    expect(await outcome(factor.remove, { token })).toEqual([204])
  })

  it('wants no second password from who has no second factor where the call asks for it itself', async () => {
    const token = await asOwner()
    const { id } = await addPerson(cabinet, 'O6', ['USER'])
    cabinet.wait(PROOF_MS + 1)
    const admin = { version: 1, roles: ['USER', 'USER_ADMIN'], password: DEMO_PASSWORD }
    expect(await outcome(update, { token, params: { id }, body: admin })).toEqual([200])
  })

  it('wants the second factor before an administrator is made, a contact or the password changed', async () => {
    const { accessToken: token } = await newPerson(['USER', 'USER_ADMIN'])
    await setUpApp(cabinet, token)
    const { id } = await addPerson(cabinet, 'O1', ['USER'])
    cabinet.wait(PROOF_MS + 1)
    const password = DEMO_PASSWORD
    const setRoles = (roles: string[]) =>
      outcome(update, { token, params: { id }, body: { version: 1, roles, password } })
    expect(await setRoles(['USER', 'USER_ADMIN'])).toEqual(DENIED)
    expect(await setRoles(['USER', 'SENDER'])).not.toEqual(DENIED)
    const contact = { kind: 'EMAIL', value: 'thief@evil.example', password }
    expect(await outcome(sendContactCode, { token, body: contact })).toEqual(DENIED)
    const passwords = { password: 'Thief-2026!x', oldPassword: password }
    expect(await outcome(change, { token, body: passwords })).toEqual(DENIED)
    const newcomer = { lastname: 'Второй', firstname: 'Пётр', mobilePhone: '+79997770001', email: 'n@company.example' }
    const added = { ...newcomer, hasConsent: true, roles: ['USER', 'USER_ADMIN'], password }
    expect(await outcome(create, { token, body: added })).toEqual(DENIED)
  })
})

describe.each(productKinds())('an obligatory second factor on $name', (kind) => {
  let cabinet: Cabinet
  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const oblige = (token: string, isRequired: boolean) =>
    cabinet.call(factor.setRequired, { token, body: { isRequired } })

  it('is a matter of the owner', async () => {
    const { accessToken: token } = await (await addPerson(cabinet, 'O6', ['USER', 'USER_ADMIN'])).enter()
    expect((await oblige(token, true)).status).toBe(403)
    const got = await cabinet.call<factor.SecondFactor>(factor.get, { token })
    expect(got.body.organization).toEqual({ isRequired: false, mayChange: false })
  })

  it('leaves who has none nothing but to set one up, also in sessions from before', async () => {
    const { accessToken: owner } = await cabinet.enter('P7')
    const person = await addPerson(cabinet, 'O6')
    const { accessToken: token } = await person.enter()
    const stranger = await (await addPerson(cabinet, 'O1')).enter()
    const early = await oblige(owner, true)
    expect([early.status, early.body['code']]).toEqual([409, 'SECOND_FACTOR_MISSING'])
    await setUpApp(cabinet, owner)
    expect((await oblige(owner, true)).status).toBe(204)
    const refused = await cabinet.call(list, { token })
    expect([refused.status, refused.body['code']]).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    expect((await cabinet.call(list, { token: stranger.accessToken })).status).toBe(200)
    const me = await cabinet.call(current, { token })
    expect(me.body['isNeedSecondFactor']).toBe(true)
    const renewed = (await cabinet.call(login, { body: { username: person.username, password: DEMO_PASSWORD } })).body
    expect((await cabinet.call(list, { token: String(renewed['accessToken']) })).status).toBe(403)

    await setUpApp(cabinet, token)
    expect((await cabinet.call(list, { token })).status).toBe(200)
    expect((await cabinet.call(current, { token })).body['isNeedSecondFactor']).toBe(false)
    const removed = await cabinet.call(factor.remove, { token })
    expect([removed.status, removed.body['code']]).toEqual([409, 'SECOND_FACTOR_OBLIGATORY'])

    expect((await oblige(owner, false)).status).toBe(204)
    expect((await cabinet.call(factor.remove, { token })).status).toBe(204)
  })

  it('is one for platform staff, but not in the demo', async () => {
    expect((await cabinet.call(current, { token: await cabinet.tokenOf('P8') })).body['isNeedSecondFactor']).toBe(false)
    const real = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    try {
      const token = await real.tokenOf('P8')
      expect((await real.call(list, { token })).body['code']).toBe('SECOND_FACTOR_REQUIRED')
      expect((await real.call(factor.get, { token })).body['requiredBy']).toBe('PLATFORM')
      await setUpApp(real, token)
      expect((await real.call(list, { token })).status).toBe(200)
    } finally {
      await real.remove()
    }
  })
})
