import { login, prove, secondFactor, type SecondFactorStep } from '@cabinet/contract/auth'
import { check, type CodeToken, type SentCode } from '@cabinet/contract/auth/codes'
import { legalTexts, registrationConsents } from '@cabinet/contract/legal'
import * as passkeys from '@cabinet/contract/auth/passkeys'
import { change, recover } from '@cabinet/contract/auth/password'
import * as factor from '@cabinet/contract/auth/second-factor'
import { endOthers, list } from '@cabinet/contract/auth/sessions'
import { find as findSignIns, type SignIn } from '@cabinet/contract/auth/sign-ins'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import type { PasskeySignature } from '@cabinet/contract/auth/passkey-signature'
import type { NewPasskeyRequest, PasskeyRequest } from '@cabinet/contract/auth/webauthn'
import { DEMO_PASSWORD } from '@cabinet/demo/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetSecondFactor } from '../../src/modules/people/staff/membership.ts'
import { type Added, addPasskey, Authenticator, type Differently, PASSKEY_VARIABLES } from '../support/authenticator.ts'
import { type Answer, type Ask, type Cabinet, openCabinet, type Pair } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson, type Extra } from '../support/people.ts'
import { setUpApp } from '../support/second-factor.ts'

const consents = registrationConsents.required.map((type) => ({ type, version: legalTexts[type] }))
const MINUTES_5 = 5 * 60_000
const REFUSED = [401, 'BAD_CREDENTIALS']
const UNSIGNED = [400, 'PASSKEY_REFUSED']

describe.each(productKinds())('passkeys on $name', (kind) => {
  let cabinet: Cabinet
  let network = 0
  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables: PASSKEY_VARIABLES })
  })
  afterAll(() => cabinet.remove())

  const newAddress = (): string => {
    network += 1
    return `10.30.${network}.1`
  }
  const outcomeOf = ({ status, body }: Answer<object>): unknown[] =>
    status < 400 ? [status] : [status, (body as { code?: unknown }).code]
  const request = async (body: object = {}): Promise<PasskeyRequest> =>
    (await cabinet.call<PasskeyRequest>(passkeys.signInRequest, { body })).body
  const send = (passkey: PasskeySignature, ask: Ask = {}): Promise<Answer<Partial<Pair>>> =>
    cabinet.call(passkeys.signIn, { body: { passkey }, ip: newAddress(), ...ask })
  const signIn = async (key: Authenticator, differently: Differently = {}, ask: Ask = {}) =>
    send(key.sign(await request(), differently), ask)
  /** Somebody with a passkey, and the session that added it. */
  const withKey = async (key = new Authenticator()) => {
    const person = await addPerson(cabinet, 'O1')
    const { accessToken: token } = await person.enter()
    const { body } = await addPasskey(cabinet, token, key)
    return { person, token, key, ...body }
  }
  const begin = async ({ username }: Pick<Extra, 'username'>): Promise<SecondFactorStep> => {
    const body = { username, password: DEMO_PASSWORD }
    return (await cabinet.call<SecondFactorStep>(login, { body, ip: newAddress() })).body
  }
  const finish = (ticket: string, passkey: PasskeySignature): Promise<Answer<Partial<Pair>>> =>
    cabinet.call(secondFactor, { body: { ticket, kind: 'PASSKEY', passkey }, ip: newAddress() })
  const subjectsTo = async ({ email }: Extra): Promise<string[]> => {
    const { query } = cabinet.platform.database
    const rows = await query
      .selectFrom('email')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
    return rows.map(({ subject }) => subject)
  }
  const journalOf = async (token: string | undefined): Promise<string[]> => {
    const { body } = await cabinet.call<{ content: SignIn[] }>(findSignIns, { token, body: {} })
    return body.content.map(({ outcome }) => outcome)
  }
  const factorOf = async (token: string) => (await cabinet.call<factor.SecondFactor>(factor.get, { token })).body

  describe('are added', () => {
    it('with a name, the device and recovery codes; other sessions end, a letter goes out', async () => {
      const person = await addPerson(cabinet, 'O1')
      const [own, old] = [await person.enter(), await person.enter()]
      const added = await addPasskey(cabinet, own.accessToken, new Authenticator(), { name: ' Ключ\u200B Ольги ' })
      expect(added.status).toBe(200)
      expect(added.body.recoveryCodes).toHaveLength(10)
      expect(added.body.passkey).toMatchObject({ name: 'Ключ Ольги', isBackedUp: true, lastUsedDateTime: null })
      const { passkeys: stored, kinds } = await factorOf(own.accessToken)
      expect(stored).toEqual([added.body.passkey])
      expect(kinds).toEqual(['PASSKEY', 'RECOVERY_CODE'])
      expect((await cabinet.call(list, { token: old.accessToken })).status).toBe(401)
      expect(await subjectsTo(person)).toContain('Добавлен ключ доступа')
    })

    it('beside an app without new recovery codes, and end no session then', async () => {
      const person = await addPerson(cabinet, 'O1')
      const { accessToken: token } = await person.enter()
      const app = await setUpApp(cabinet, token)
      const step = await begin(person)
      const other = await cabinet.call<Pair>(secondFactor, {
        body: { ticket: step.ticket, kind: 'TOTP', code: app.code() },
      })
      const added = await addPasskey(cabinet, token, new Authenticator())
      expect([added.status, added.body.recoveryCodes]).toEqual([200, null])
      expect((await cabinet.call(list, { token: other.body.accessToken })).status).toBe(200)
      expect((await factorOf(token)).kinds).toEqual(['PASSKEY', 'TOTP', 'RECOVERY_CODE'])
    })

    it('with what the browser is asked for: no second key where one is, and one that knows its person', async () => {
      const { token, key } = await withKey()
      const { body } = await cabinet.call<NewPasskeyRequest>(passkeys.createRequest, { token })
      expect(body).toMatchObject({
        rp: { id: 'lk.cabinet.example' },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [{ id: key.id, type: 'public-key', transports: ['internal', 'hybrid'] }],
      })
    })

    it.each<[string, Differently]>([
      ['of another address', { origin: 'https://lk.cabinet.example.evil.example' }],
      ['of plain HTTP', { origin: 'http://lk.cabinet.example' }],
      ['of another domain', { rpId: 'evil.example' }],
      ['without a finger, a face or a PIN', { isUnverified: true }],
      ['of a challenge that nobody has drawn', { challenge: Buffer.alloc(56).toString('base64url') }],
      ['of a challenge that is none', { challenge: 'AAAA' }],
      ['that is the answer of a sign-in', { type: 'webauthn.get' }],
      ['that its maker vouches for', { certificates: [Buffer.from('0500', 'hex')] }],
    ])('not when it is an answer %s', async (_what, differently) => {
      const { accessToken: token } = await (await addPerson(cabinet, 'O1')).enter()
      expect(outcomeOf(await addPasskey(cabinet, token, new Authenticator(), differently))).toEqual(UNSIGNED)
      expect((await factorOf(token)).kinds).toEqual([])
    })

    it('once by one answer, in the session that asked, within five minutes', async () => {
      const person = await addPerson(cabinet, 'O1')
      const [own, other] = [await person.enter(), await person.enter()]
      const ask = async ({ accessToken: token }: Pair) =>
        (await cabinet.call<NewPasskeyRequest>(passkeys.createRequest, { token })).body
      const create = ({ accessToken: token }: Pair, passkey: unknown) =>
        cabinet.call(passkeys.create, { token, body: { name: 'Ключ', passkey } })
      const asked = await ask(own)
      expect(outcomeOf(await create(other, new Authenticator().create(asked)))).toEqual(UNSIGNED)
      const late = await ask(own)
      cabinet.wait(MINUTES_5)
      await cabinet.call(prove, { token: own.accessToken, body: { password: DEMO_PASSWORD } })
      expect(outcomeOf(await create(own, new Authenticator().create(late)))).toEqual(UNSIGNED)
      const answer = new Authenticator().create(await ask(own))
      const answers = await Promise.all(Array.from({ length: 4 }, () => create(own, answer)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect((await factorOf(own.accessToken)).passkeys).toHaveLength(1)
    })

    it('not twice, whoever has it, and twenty at most', async () => {
      const { token, key } = await withKey()
      expect(outcomeOf(await addPasskey(cabinet, token, key))).toEqual([409, 'PASSKEY_KNOWN'])
      const { accessToken: stranger } = await (await addPerson(cabinet, 'O2')).enter()
      expect(outcomeOf(await addPasskey(cabinet, stranger, key))).toEqual([409, 'PASSKEY_KNOWN'])
      expect((await factorOf(stranger)).kinds).toEqual([])
      for (let count = 1; count < factor.MAX_PASSKEYS; count += 1)
        expect((await addPasskey(cabinet, token, new Authenticator())).status).toBe(200)
      const full = await cabinet.call(passkeys.createRequest, { token })
      expect(outcomeOf(full)).toEqual([409, 'TOO_MANY_PASSKEYS'])
    })

    it('only after a proof', async () => {
      const { accessToken: token } = await (await addPerson(cabinet, 'O1')).enter()
      cabinet.wait(MINUTES_5 + 1)
      for (const endpoint of [passkeys.createRequest, passkeys.create])
        expect(
          outcomeOf(
            await cabinet.call(endpoint, {
              token,
              body: { name: 'Ключ', passkey: new Authenticator().create(await fakeRequest()) },
            }),
          ),
        ).toEqual([403, 'PROOF_REQUIRED'])
    })
  })

  const fakeRequest = async (): Promise<NewPasskeyRequest> => ({
    challenge: (await request()).challenge,
    rp: { id: 'lk.cabinet.example', name: '' },
    user: { id: 'AAAA', name: '', displayName: '' },
    pubKeyCredParams: [],
    timeout: 1,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: [],
  })

  describe('at sign-in', () => {
    it('open a session alone, which counts for both steps and as a proof', async () => {
      const { person, key } = await withKey()
      const done = await signIn(key)
      expect(done.status).toBe(200)
      const token = done.body.accessToken
      const me = await cabinet.call<CurrentUser>(current, { token })
      expect([me.body.id, me.body.isNeedSecondFactor]).toEqual([person.id, false])
      expect((await cabinet.call(endOthers, { token })).status).toBe(204)
      expect(await journalOf(token)).toContain('PASSKEY')
      const { passkeys: stored } = await factorOf(String(token))
      expect(stored[0]?.lastUsedDateTime).not.toBeNull()
    })

    it('are asked for without telling of anybody', async () => {
      expect(await request()).toMatchObject({
        rpId: 'lk.cabinet.example',
        allowCredentials: [],
        userVerification: 'required',
      })
    })

    it('also when the key does not say whose it is', async () => {
      const { key } = await withKey()
      expect((await signIn(key, { userHandle: null })).status).toBe(200)
    })

    it.each<[string, Differently]>([
      ['of another address', { origin: 'https://evil.example' }],
      ['of another domain', { rpId: 'evil.example' }],
      ['without a finger, a face or a PIN', { isUnverified: true }],
      ['of another challenge', { challenge: Buffer.alloc(56, 1).toString('base64url') }],
      ['that says to be of somebody else', { userHandle: Buffer.from('somebody').toString('base64url') }],
      ['that is the answer of an addition', { type: 'webauthn.create' }],
    ])('are refused for a signature %s, and it stands in the journal', async (_what, differently) => {
      const { token, key } = await withKey()
      expect(outcomeOf(await signIn(key, differently))).toEqual(REFUSED)
      expect(await journalOf(token)).toContain('WRONG_PASSKEY')
    })

    it('are refused as an unknown key is: with the same status, code and words', async () => {
      const { key } = await withKey()
      const wrong = await signIn(key, { isUnverified: true })
      const unknown = await signIn(new Authenticator())
      const withoutTrace = ({ body }: Answer<object>) => ({ ...body, traceId: '' })
      expect(withoutTrace(unknown)).toEqual(withoutTrace(wrong))
      expect(unknown.status).toBe(wrong.status)
    })

    it('are refused for a signature that was changed, and for the signature of another key', async () => {
      const { key } = await withKey()
      const signature = key.sign(await request())
      const foreign = new Authenticator().sign(await request())
      const changed = { ...signature, response: { ...foreign.response, userHandle: signature.response.userHandle } }
      expect(outcomeOf(await send(changed as PasskeySignature))).toEqual(REFUSED)
    })

    it('sign a challenge once, also in parallel, and within five minutes', async () => {
      const { key } = await withKey()
      const signature = key.sign(await request())
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(signature)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(outcomeOf(await send(signature))).toEqual(REFUSED)
      const late = key.sign(await request())
      cabinet.wait(MINUTES_5)
      expect(outcomeOf(await send(late))).toEqual(REFUSED)
    })

    it('sign nothing that was asked for otherwise', async () => {
      const { person, token, key } = await withKey()
      const { ticket } = await begin(person)
      const proof = await cabinet.call<PasskeyRequest>(passkeys.proofRequest, { token })
      expect(outcomeOf(await send(key.sign(await request({ ticket }))))).toEqual(REFUSED)
      expect(outcomeOf(await send(key.sign(proof.body)))).toEqual(REFUSED)
      expect(outcomeOf(await finish(ticket, key.sign(await request())))).toEqual(UNSIGNED)
      const other = await begin(person)
      expect(outcomeOf(await finish(ticket, key.sign(await request({ ticket: other.ticket }))))).toEqual(UNSIGNED)
    })

    it('that count are refused when they count backwards: somebody has a copy', async () => {
      const { key } = await withKey(new Authenticator({ doesCount: true }))
      expect((await signIn(key)).status).toBe(200)
      expect((await signIn(key)).status).toBe(200)
      expect(outcomeOf(await signIn(key, { counter: 2 }))).toEqual(REFUSED)
      expect(outcomeOf(await signIn(key, { counter: 1 }))).toEqual(REFUSED)
      expect(outcomeOf(await signIn(key, { counter: 0 }))).toEqual(REFUSED)
      expect((await signIn(key, { counter: 4_294_967_295 })).status).toBe(200)
    })

    it('tell who may sign that the access is closed, and nobody else', async () => {
      const { person, key } = await withKey()
      const { query } = cabinet.platform.database
      await query
        .updateTable('person')
        .set({ status: 'BLOCKED' as never })
        .where('id', '=', person.id)
        .execute()
      expect(outcomeOf(await signIn(key))).toEqual([403, 'BLOCKED'])
      expect(outcomeOf(await signIn(key, { isUnverified: true }))).toEqual(REFUSED)
      await query
        .updateTable('person')
        .set({ is_deleted: true as never })
        .where('id', '=', person.id)
        .execute()
      expect(outcomeOf(await signIn(key))).toEqual(REFUSED)
    })

    it('are refused for a network after a hundred failures, whichever keys they are of', async () => {
      const ip = newAddress()
      const stranger = new Authenticator()
      for (let failures = 0; failures < 100; failures += 1) await signIn(stranger, {}, { ip })
      const { key } = await withKey()
      expect(outcomeOf(await signIn(key, {}, { ip }))).toEqual([429, 'TOO_MANY_REQUESTS'])
      expect((await signIn(key)).status).toBe(200)
    })
  })

  describe('as the second factor', () => {
    it('end a sign-in that the password has begun, with a key of its person', async () => {
      const [mine, other] = [await withKey(), await withKey()]
      const step = await begin(mine.person)
      expect(step).toMatchObject({ next: 'SECOND_FACTOR', kinds: ['PASSKEY', 'RECOVERY_CODE'] })
      const asked = await request({ ticket: step.ticket })
      expect(asked.allowCredentials.map(({ id }) => id)).toEqual([mine.key.id])
      expect(outcomeOf(await finish(step.ticket, other.key.sign(asked)))).toEqual(UNSIGNED)
      const signature = mine.key.sign(asked)
      const done = await finish(step.ticket, signature)
      expect(done.status).toBe(200)
      expect(await journalOf(done.body.accessToken)).toEqual(
        expect.arrayContaining(['SIGNED_IN', 'WRONG_SECOND_FACTOR']),
      )
      expect(outcomeOf(await finish(step.ticket, signature))).toEqual([401, 'SIGN_IN_EXPIRED'])
    })

    it('say what is missing: a signature, or a code', async () => {
      const { person } = await withKey()
      const { ticket } = await begin(person)
      const bare = (kindOf: string) => cabinet.call(secondFactor, { body: { ticket, kind: kindOf } })
      expect((await bare('PASSKEY')).body).toMatchObject({ fields: [{ field: 'passkey' }] })
      expect((await bare('RECOVERY_CODE')).body).toMatchObject({ fields: [{ field: 'code' }] })
    })

    it('are compared five times in a quarter of an hour, and then not at all', async () => {
      const { person, key } = await withKey()
      const { ticket } = await begin(person)
      const statuses: number[] = []
      for (let attempt = 0; attempt < 7; attempt += 1) {
        const signature = key.sign(await request({ ticket }), { isUnverified: true })
        statuses.push((await finish(ticket, signature)).status)
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
    })

    it('take a recovery code in their place', async () => {
      const { person, recoveryCodes } = await withKey()
      const { ticket } = await begin(person)
      const code = recoveryCodes?.[0]
      expect((await cabinet.call(secondFactor, { body: { ticket, kind: 'RECOVERY_CODE', code } })).status).toBe(200)
    })

    it('stand beside the code of a letter for a new password', async () => {
      const { person, key } = await withKey()
      const sent = await cabinet.call<SentCode>(recover, { body: { username: person.email }, ip: newAddress() })
      const checked = await cabinet.call<CodeToken & { secondFactorKinds: string[] }>(check, {
        body: { id: sent.body.id, code: '000000' },
        ip: newAddress(),
      })
      const { codeToken, secondFactorKinds } = checked.body
      expect(secondFactorKinds).toEqual(['PASSKEY', 'RECOVERY_CODE'])
      const set = (secondFactorOf?: object) =>
        cabinet.call(change, {
          body: {
            password: 'Recovered-2026!',
            codeToken,
            consents,
            ...(secondFactorOf && { secondFactor: secondFactorOf }),
          },
          ip: newAddress(),
        })
      expect((await set()).status).toBe(400)
      const asked = await request({ codeToken })
      expect(asked.allowCredentials.map(({ id }) => id)).toEqual([key.id])
      expect((await set({ kind: 'PASSKEY', passkey: key.sign(await request()) })).status).toBe(400)
      expect((await set({ kind: 'PASSKEY', passkey: key.sign(asked) })).status).toBe(204)
    })

    it('are not asked for by a ticket or a token that nobody has', async () => {
      const ask = (body: object) => cabinet.call(passkeys.signInRequest, { body })
      expect(outcomeOf(await ask({ ticket: 'nobody has this' }))).toEqual([401, 'SIGN_IN_EXPIRED'])
      expect((await ask({ codeToken: 'nobody has this' })).status).toBe(400)
    })
  })

  describe('as a proof', () => {
    it('need no password, in the session that asked', async () => {
      const { token, key } = await withKey()
      const other = await signIn(key)
      cabinet.wait(MINUTES_5 + 1)
      expect((await cabinet.call(endOthers, { token })).status).toBe(403)
      const { body: asked } = await cabinet.call<PasskeyRequest>(passkeys.proofRequest, { token })
      expect(asked.allowCredentials).toHaveLength(1)
      const give = (passkey: PasskeySignature, by: string | undefined = token) =>
        cabinet.call(prove, { token: by, body: { secondFactor: { kind: 'PASSKEY', passkey } } })
      expect(outcomeOf(await give(key.sign(asked), other.body.accessToken))).toEqual(UNSIGNED)
      expect(outcomeOf(await give(key.sign(asked, { isUnverified: true })))).toEqual(UNSIGNED)
      expect((await give(key.sign(asked))).status).toBe(204)
      expect((await cabinet.call(endOthers, { token })).status).toBe(204)
    })

    it('leave the password as it was for everybody else', async () => {
      const { token } = await withKey()
      expect((await cabinet.call(prove, { token, body: {} })).body).toMatchObject({ fields: [{ field: 'password' }] })
      expect((await cabinet.call(prove, { token, body: { password: DEMO_PASSWORD } })).body).toMatchObject({
        fields: [{ field: 'secondFactor.code' }],
      })
    })
  })

  describe('belong to their person', () => {
    it('who renames and removes them, and nobody else does', async () => {
      const [mine, other] = [await withKey(), await withKey()]
      const params = { id: mine.passkey.id }
      const rename = (token: string, name: string) => cabinet.call(passkeys.rename, { token, params, body: { name } })
      expect((await rename(other.token, 'Чужой')).status).toBe(404)
      expect((await cabinet.call(passkeys.remove, { token: other.token, params })).status).toBe(404)
      expect((await rename(mine.token, ' ')).status).toBe(400)
      expect((await rename(mine.token, 'Я'.repeat(61))).status).toBe(400)
      expect((await rename(mine.token, 'Рабочий ноутбук')).body).toMatchObject({ name: 'Рабочий ноутбук' })
      expect((await cabinet.call(passkeys.remove, { token: mine.token, params })).status).toBe(204)
      expect((await cabinet.call(passkeys.remove, { token: mine.token, params })).status).toBe(404)
      expect(outcomeOf(await signIn(mine.key))).toEqual(REFUSED)
      expect(await subjectsTo(mine.person)).toEqual(
        expect.arrayContaining(['Удалён ключ доступа', 'Второй шаг входа выключен']),
      )
      expect(await factorOf(mine.token)).toMatchObject({ kinds: [], recoveryCodesLeft: 0 })
      expect(await mine.person.enter()).toHaveProperty('accessToken')
    })

    it('who keeps the last one when they are obliged to a second factor, also in parallel calls', async () => {
      const { person, token, passkey: first } = await withKey()
      const second: Answer<Added> = await addPasskey(cabinet, token, new Authenticator())
      const { query } = cabinet.platform.database
      const { organization_id: organizationId } = await query
        .selectFrom('person')
        .select('organization_id')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow()
      const oblige = (isObliged: boolean) =>
        query
          .updateTable('organization')
          .set({ requires_second_factor: isObliged })
          .where('id', '=', organizationId)
          .execute()
      await oblige(true)
      const removing = [first, second.body.passkey].map(({ id }) =>
        cabinet.call(passkeys.remove, { token, params: { id } }),
      )
      const outcomes = (await Promise.all(removing)).map(outcomeOf)
      await oblige(false)
      expect(outcomes).toEqual(expect.arrayContaining([[204], [409, 'SECOND_FACTOR_OBLIGATORY']]))
      expect((await factorOf(token)).passkeys).toHaveLength(1)
    })

    it('and go with the second step, by themselves or by the command of staff', async () => {
      const [mine, lost] = [await withKey(), await withKey()]
      expect((await cabinet.call(factor.remove, { token: mine.token })).status).toBe(204)
      expect(outcomeOf(await signIn(mine.key))).toEqual(REFUSED)
      const { database, clock } = cabinet.platform
      expect(await resetSecondFactor({ database, clock }, lost.person.email)).toBe(true)
      expect(outcomeOf(await signIn(lost.key))).toEqual(REFUSED)
      expect(await lost.person.enter()).toHaveProperty('accessToken')
    })

    it('who draws new recovery codes with a passkey alone', async () => {
      const { token, recoveryCodes } = await withKey()
      const drawn = await cabinet.call<factor.RecoveryCodes>(factor.createRecoveryCodes, { token })
      expect(drawn.body.recoveryCodes).toHaveLength(10)
      expect(drawn.body.recoveryCodes).not.toEqual(recoveryCodes)
    })
  })
})
