import { randomUUID } from 'node:crypto'
import { login } from '@cabinet/contract/auth'
import { check, type CodeToken, type SentCode } from '@cabinet/contract/auth/codes'
import { confirm, create, update } from '@cabinet/contract/people/colleagues'
import { IDEMPOTENCY_HEADER } from '@cabinet/contract/endpoint'
import { change, recover } from '@cabinet/contract/auth/password'
import { sendContactCode, updateSelf } from '@cabinet/contract/people/profile'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson, type Extra } from '../support/people.ts'

let ordinal = 0

const CODE = '000000'
const NEW_PASSWORD = 'Brand-New-2026'

describe.each(productKinds())('a stolen session on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const askForCode = (token: string, body: object) => cabinet.call<SentCode>(sendContactCode, { body, token })
  const tokenFor = async (id: string): Promise<string> =>
    (await cabinet.call<CodeToken>(check, { body: { id, code: CODE } })).body.codeToken
  const startRecovery = async (person: Extra, ip: string): Promise<string> =>
    (await cabinet.call<SentCode>(recover, { body: { username: person.email }, ip })).body.id
  const changeEmail = async (token: string, email: string): Promise<number> => {
    const sent = await askForCode(token, { kind: 'EMAIL', value: email, password: DEMO_PASSWORD })
    const { version } = (await cabinet.call<CurrentUser>(current, { token })).body
    const body = { version, email, codeToken: await tokenFor(sent.body.id) }
    return (await cabinet.call(updateSelf, { body, token })).status
  }

  it('changes neither phone nor e-mail without the password', async () => {
    const { accessToken } = await (await addPerson(cabinet, 'O1')).enter()
    for (const password of [undefined, '', 'Wrong-2026!']) {
      const refused = await askForCode(accessToken, { kind: 'EMAIL', value: 'thief@evil.example', password })
      expect(refused.status).toBe(400)
      expect(refused.body).toMatchObject({ fields: [{ field: 'password' }] })
    }
    const mails = await cabinet.platform.database.query
      .selectFrom('email')
      .select('id')
      .where('recipient', '=', 'thief@evil.example')
      .execute()
    expect(mails).toEqual([])
  })

  it('cannot guess the password there: five wrong ones lock the question', async () => {
    const { accessToken } = await (await addPerson(cabinet, 'O1')).enter()
    const ask = (password: string) => askForCode(accessToken, { kind: 'PHONE', value: '+79991112233', password })
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await ask(`Wrong-${attempt}-2026!`)).status).toBe(400)
    const locked = await ask(DEMO_PASSWORD)
    expect(locked.status).toBe(423)
    expect(locked.raw.headers['retry-after']).toBe('900')
  })

  describe('of an owner', () => {
    const asked = (password?: string) => ({ ...(password !== undefined && { password }) })
    const roles = ['USER', 'USER_ADMIN']
    const ways = {
      adds: async (token: string, password?: string) => {
        ordinal += 1
        const contact = { mobilePhone: `+7999555${String(1000 + ordinal)}`, email: `added-${ordinal}@company.example` }
        const name = { lastname: 'Второй', firstname: 'Пётр', hasConsent: true as const }
        return cabinet.call(create, { token, body: { ...name, ...contact, roles, ...asked(password) } })
      },
      confirms: async (token: string, password?: string) => {
        const waiting = await addPerson(cabinet, 'O6', ['UNVERIFIED_USER'], { status: 'UNCONFIRMED' })
        return cabinet.call(confirm, { token, params: { id: waiting.id }, body: { roles, ...asked(password) } })
      },
      promotes: async (token: string, password?: string) => {
        const { id } = await addPerson(cabinet, 'O6', ['USER'])
        return cabinet.call(update, { token, params: { id }, body: { version: 1, roles, ...asked(password) } })
      },
    }

    it.each(['adds', 'confirms', 'promotes'] as const)('%s no administrator without the password', async (way) => {
      const { accessToken } = await cabinet.enter('P7')
      for (const password of [undefined, 'Wrong-2026!']) {
        const refused = await ways[way](accessToken, password)
        expect(refused.status).toBe(400)
        expect(refused.body).toMatchObject({ fields: [{ field: 'password', message: 'Неверный пароль' }] })
      }
      expect(await ways[way](accessToken, DEMO_PASSWORD)).toMatchObject({ status: way === 'adds' ? 201 : 200 })
    })

    it('changes the other roles of an administrator as before', async () => {
      const { accessToken: token } = await cabinet.enter('P7')
      const { id } = await addPerson(cabinet, 'O6', roles)
      const body = { version: 1, roles: [...roles, 'FINANCE'] }
      expect((await cabinet.call(update, { token, params: { id }, body })).status).toBe(200)
    })

    it('hears what is refused anyway before the password is asked for', async () => {
      const { accessToken: token } = await cabinet.enter('P7')
      const { id } = await addPerson(cabinet, 'O6', ['USER'])
      expect((await cabinet.call(update, { token, params: { id }, body: { version: 9, roles } })).status).toBe(409)
      const { accessToken: other } = await (await addPerson(cabinet, 'O6', roles)).enter()
      const waiting = await addPerson(cabinet, 'O6', ['UNVERIFIED_USER'], { status: 'UNCONFIRMED' })
      const params = { id: waiting.id }
      expect((await cabinet.call(confirm, { token: other, params, body: { roles } })).status).toBe(403)
    })

    it('leaves nothing in the table of keys that the password could be guessed by', async () => {
      const { accessToken: token } = await cabinet.enter('P7')
      const name = { lastname: 'Ключев', firstname: 'Пётр', hasConsent: true as const }
      const body = { ...name, mobilePhone: '+79995550999', email: 'keyed@company.example', roles }
      const key = randomUUID()
      const send = (password: string) =>
        cabinet.call(create, { token, body: { ...body, password }, headers: { [IDEMPOTENCY_HEADER]: key } })
      expect((await send(DEMO_PASSWORD)).status).toBe(201)
      // A hash that knew the password would call this another input.
      expect((await send('Other-2026!')).status).toBe(201)
    })
  })

  it('ends with the contact it was opened for: only the session that changed it goes on', async () => {
    const person = await addPerson(cabinet, 'O1')
    const [own, stolen] = [await person.enter(), await person.enter()]
    expect(await changeEmail(own.accessToken, `moved-${person.username.slice(-4)}@company.example`)).toBe(200)
    expect((await cabinet.call(current, { token: stolen.accessToken })).status).toBe(401)
    expect((await cabinet.call(current, { token: own.accessToken })).status).toBe(200)
  })

  it.each(['password', 'contact'])('leaves no open recovery behind after a change of the %s', async (what) => {
    const person = await addPerson(cabinet, 'O1')
    const { accessToken } = await person.enter()
    const ip = what === 'password' ? '10.70.0.1' : '10.70.0.2'
    const [open, typed] = [await startRecovery(person, ip), await tokenFor(await startRecovery(person, ip))]
    if (what === 'password') {
      const body = { password: NEW_PASSWORD, oldPassword: DEMO_PASSWORD }
      expect((await cabinet.call(change, { body, token: accessToken })).status).toBe(204)
    } else {
      expect(await changeEmail(accessToken, `after-${person.username.slice(-4)}@company.example`)).toBe(200)
    }
    const byToken = await cabinet.call(change, { body: { password: 'Thief-2026!x', codeToken: typed } })
    expect(byToken.status).toBe(400)
    expect((await cabinet.call(check, { body: { id: open, code: CODE } })).status).toBe(400)
    const password = what === 'password' ? NEW_PASSWORD : DEMO_PASSWORD
    expect((await cabinet.call(login, { body: { username: person.username, password } })).status).toBe(200)
  })
})
