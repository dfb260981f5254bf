import { randomUUID } from 'node:crypto'
import { check, type CodeToken, type SentCode } from '@cabinet/contract/auth/codes'
import { create } from '@cabinet/contract/people/colleagues'
import { IDEMPOTENCY_HEADER } from '@cabinet/contract/endpoint'
import { upload } from '@cabinet/contract/file'
import { change, recover } from '@cabinet/contract/auth/password'
import { register } from '@cabinet/contract/auth/registration'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPasswordRules } from '@cabinet/contract/auth/registration-rules'
import { wrongFieldsOf } from '../../src/kernel/rules.ts'
import { findHistory } from '../../src/platform/transitions/store.ts'
import { usernameOf } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'
import { NEW_PASSWORD, settle, storedPerson, stranger } from '../support/registration.ts'
import { fileOf } from '../support/sample-files.ts'

let ordinal = 0

const colleague = (given: object = {}) => {
  ordinal += 1
  return {
    lastname: 'Чужая',
    firstname: 'Анна',
    mobilePhone: `+7000777${String(ordinal).padStart(4, '0')}`,
    email: `colleague-${ordinal}@other.example`,
    roles: ['USER'],
    hasConsent: true,
    ...given,
  }
}

describe.each(productKinds())('an owner who adds strangers on $name', (kind) => {
  let cabinet: Cabinet
  let token: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    token = await cabinet.tokenOf('P7')
  })
  afterAll(() => cabinet.remove())

  const add = (body: object) => cabinet.call<{ code: string; fields?: unknown }>(create, { body, token })

  it('cannot tell a registered phone by a role that does not exist', async () => {
    const roles = ['NO_SUCH_ROLE']
    const free = await add(colleague({ roles }))
    const taken = await add(colleague({ roles, mobilePhone: usernameOf('P3') }))
    const [{ traceId: _a, ...first }, { traceId: _b, ...second }] = [
      free.body as Record<string, unknown>,
      taken.body as Record<string, unknown>,
    ]
    expect([free.status, taken.status]).toEqual([400, 400])
    expect(second).toEqual(first)
  })

  it('does not keep the stranger from registering', async () => {
    const person = stranger()
    const added = await add(colleague({ mobilePhone: person.mobilePhone, email: person.email }))
    expect(added.status).toBe(201)
    await settle(cabinet, person)
    const rows = await cabinet.platform.database.query
      .selectFrom('person')
      .select(['id', 'lastname', 'is_deleted'])
      .where('username', '=', person.mobilePhone)
      .orderBy('is_deleted')
      .execute()
    expect(rows).toMatchObject([
      { lastname: person.lastname, is_deleted: false },
      { lastname: 'Чужая', is_deleted: true },
    ])
    // The history of states tells who has taken the phone back.
    const history = await findHistory(cabinet.platform.database, 'people.person', rows[1]?.id ?? '')
    expect(history).toMatchObject([{ event: 'remove', to_state: 'DELETED', actor_id: rows[0]?.id }])
  })

  it('keeps an e-mail for whoever has proved it', async () => {
    const person = stranger()
    await settle(cabinet, person)
    expect((await add(colleague({ email: person.email }))).status).toBe(409)
    expect(await storedPerson(cabinet, person.mobilePhone)).toMatchObject({ email_confirmed: true })
  })

  it('loses nobody who has chosen a password: their e-mail is proved then', async () => {
    const given = colleague()
    expect((await add(given)).status).toBe(201)
    const { id } = (await cabinet.call<SentCode>(recover, { body: { username: given.email } })).body
    const { codeToken } = (await cabinet.call<CodeToken>(check, { body: { id, code: '000000' } })).body
    const consents = stranger().consents
    expect((await cabinet.call(change, { body: { password: NEW_PASSWORD, codeToken, consents } })).status).toBe(204)
    const taken = await cabinet.call(register, { body: stranger({ email: given.email }) })
    expect([taken.status, (await storedPerson(cabinet, given.mobilePhone))?.is_deleted]).toEqual([409, false])
  })

  it('pays for a probe that is refused, also when it comes with a key for repetitions', async () => {
    const owner = await cabinet.tokenOf('P4')
    const probe = () =>
      cabinet.call(create, {
        body: colleague({ mobilePhone: usernameOf('P3') }),
        token: owner,
        headers: { [IDEMPOTENCY_HEADER]: `probe-${randomUUID()}` },
      })
    const statuses: number[] = []
    for (let index = 0; index < 52; index += 1) statuses.push((await probe()).status)
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 409), 429, 429])
  })

  it('sends no more than fifty e-mails a day', async () => {
    const owner = await cabinet.tokenOf('P6')
    const statuses: number[] = []
    for (let index = 0; index < 52; index += 1) {
      statuses.push((await cabinet.call(create, { body: colleague(), token: owner })).status)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(50)
    expect(statuses.slice(50)).toEqual([429, 429])
  })
})

describe.each(productKinds())('who waits for confirmation on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  it('uses up no room of the organization and sees none of its accounts', async () => {
    const waiting = await addPerson(cabinet, 'O1', ['UNVERIFIED_USER'], { status: 'UNCONFIRMED' })
    const { accessToken } = await waiting.enter()
    const file = fileOf('a.pdf')
    const stored = await cabinet.call<{ id: string }>(upload, {
      body: { purpose: 'SUPPORT_MESSAGE', file },
      token: accessToken,
    })
    expect(stored.status).toBe(201)
    const row = await cabinet.platform.database.query
      .selectFrom('stored_file')
      .select('organization_id')
      .where('id', '=', stored.body.id)
      .executeTakeFirstOrThrow()
    expect(row.organization_id).toBeNull()
    const me = await cabinet.call<CurrentUser>(current, { token: accessToken })
    expect(me.body.organization).toMatchObject({ sellerAccount: null, paymentDetails: [] })
  })
})

describe('a new password', () => {
  it.each([
    'Password1!',
    'P@ssw0rd1!',
    'Qwerty123$',
    'Пароль2026!',
    'Йцукен123!',
    'Admin2026!',
    'Gfhjkm-2026',
    'Secret123!',
    'Ship-7x',
    `Ship-7x${'y'.repeat(58)}`,
  ])('may not be %s', (password) => expect(wrongFieldsOf({ password }, { password: newPasswordRules })).toHaveLength(1))
  it.each([
    'Ship-7xy',
    `Ship-7x${'y'.repeat(57)}`,
    'Demo-2026!',
    'Brand-New-2026',
    'Лодка-зелёная-7',
    'Mypassword-Xk3',
  ])('may be %s', (password) => expect(wrongFieldsOf({ password }, { password: newPasswordRules })).toEqual([]))
})
