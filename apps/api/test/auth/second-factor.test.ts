import { login, secondFactor, type SecondFactorStep } from '@cabinet/contract/auth'
import { check, type CodeToken, type SentCode } from '@cabinet/contract/auth/codes'
import { legalTexts, registrationConsents } from '@cabinet/contract/legal'
import { change, recover } from '@cabinet/contract/auth/password'
import * as factor from '@cabinet/contract/auth/second-factor'
import { list } from '@cabinet/contract/auth/sessions'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { DEMO_PASSWORD } from '@cabinet/demo/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetSecondFactor } from '../../src/modules/people/staff/membership.ts'
import { type Answer, type Cabinet, openCabinet, type Pair } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson, type Extra } from '../support/people.ts'
import { type App, codeOf, setUpApp } from '../support/second-factor.ts'

const consents = registrationConsents.required.map((type) => ({ type, version: legalTexts[type] }))
const MASTER_CODE = '000000'
const QUARTER_MS = 15 * 60_000

describe.each(productKinds())('a second factor on $name', (kind) => {
  let cabinet: Cabinet
  let network = 0
  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const newAddress = (): string => {
    network += 1
    return `10.20.${network}.1`
  }
  /** Somebody with an app for codes, and the session that set it up. */
  const withApp = async (): Promise<{ person: Extra; app: App; token: string }> => {
    const person = await addPerson(cabinet, 'O1')
    const { accessToken: token } = await person.enter()
    return { person, app: await setUpApp(cabinet, token), token }
  }
  const begin = async ({ username }: Pick<Extra, 'username'>): Promise<string> => {
    const body = { username, password: DEMO_PASSWORD }
    const step = await cabinet.call<SecondFactorStep>(login, { body, ip: newAddress() })
    expect(step.status).toBe(200)
    return step.body.ticket
  }
  const finish = (ticket: string, code: string, kindOf = 'TOTP', ip = newAddress()): Promise<Answer<Partial<Pair>>> =>
    cabinet.call(secondFactor, { body: { ticket, kind: kindOf, code }, ip })
  const lettersTo = async ({ email }: Extra): Promise<string[]> => {
    const { query } = cabinet.platform.database
    const rows = await query
      .selectFrom('email')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
    return rows.map(({ subject }) => subject)
  }

  describe('at sign-in', () => {
    it('changes nothing for who has none', async () => {
      const { username } = await addPerson(cabinet, 'O1')
      const { body } = await cabinet.call(login, { body: { username, password: DEMO_PASSWORD }, ip: newAddress() })
      expect(Object.keys(body).toSorted()).toEqual(['accessToken', 'refreshToken'])
    })

    it('asks for it after the right password and opens the session then', async () => {
      const { person, app } = await withApp()
      const body = { username: person.username, password: DEMO_PASSWORD }
      const step = await cabinet.call(login, { body, ip: newAddress() })
      expect(step.body).toEqual({
        next: 'SECOND_FACTOR',
        ticket: expect.any(String),
        kinds: ['TOTP', 'RECOVERY_CODE'],
      })
      const done = await finish(String(step.body['ticket']), app.code())
      expect(done.status).toBe(200)
      const me = await cabinet.call<CurrentUser>(current, { token: done.body.accessToken })
      expect(me.body.id).toBe(person.id)
    })

    it('says nothing of it after a wrong password', async () => {
      const { person } = await withApp()
      const body = { username: person.username, password: 'Wrong-2026!' }
      const refused = await cabinet.call(login, { body, ip: newAddress() })
      expect([refused.status, refused.body['code']]).toEqual([401, 'BAD_CREDENTIALS'])
    })

    it.each([
      ['half a minute behind', -1],
      ['half a minute ahead', 1],
    ])('takes a code of a clock that is %s', async (_what, steps) => {
      const { person, app } = await withApp()
      cabinet.wait(60_000)
      expect((await finish(await begin(person), app.code(steps))).status).toBe(200)
    })

    it('takes no code of a minute ago', async () => {
      const { person, app } = await withApp()
      cabinet.wait(120_000)
      expect((await finish(await begin(person), app.code(-2))).status).toBe(400)
    })

    it('takes a code that was pasted with spaces', async () => {
      const { person, app } = await withApp()
      const code = app.code()
      expect((await finish(await begin(person), ` ${code.slice(0, 3)}\u00a0${code.slice(3)} `)).status).toBe(200)
    })

    it('takes no code twice, nor one from before it', async () => {
      const { person, app } = await withApp()
      const [code, before] = [app.code(), app.code(-1)]
      expect((await finish(await begin(person), code)).status).toBe(200)
      const again = await finish(await begin(person), code)
      expect([again.status, again.body]).toEqual([400, expect.objectContaining({ code: 'CODE_WRONG' })])
      expect((await finish(await begin(person), before)).status).toBe(400)
    })

    it('lets one of twenty parallel calls use a code', async () => {
      const { person, app } = await withApp()
      const tickets = await Promise.all(Array.from({ length: 4 }, () => begin(person)))
      const code = app.code()
      const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    })

    it('uses a ticket once, for its own person, and for five minutes', async () => {
      const [mine, other] = [await withApp(), await withApp()]
      const ticket = await begin(other.person)
      expect((await finish(ticket, mine.app.code())).status).toBe(400)
      expect((await finish(ticket, other.app.code())).status).toBe(200)
      cabinet.wait(30_000)
      expect((await finish(ticket, other.app.code())).status).toBe(401)
      const late = await begin(mine.person)
      cabinet.wait(5 * 60_000)
      const refused = await finish(late, mine.app.code())
      expect([refused.status, refused.body]).toEqual([401, expect.objectContaining({ code: 'SIGN_IN_EXPIRED' })])
      expect((await finish('nobody has this ticket', mine.app.code())).status).toBe(401)
    })

    it('forgets the ticket of a password that was changed meanwhile', async () => {
      const { person, app, token } = await withApp()
      const ticket = await begin(person)
      const body = { oldPassword: DEMO_PASSWORD, password: 'Brand-New-2026' }
      expect((await cabinet.call(change, { token, body })).status).toBe(204)
      expect((await finish(ticket, app.code())).status).toBe(401)
    })

    it('compares five of fifty parallel wrong codes, and then not even the right one', async () => {
      const { person, app } = await withApp()
      const ticket = await begin(person)
      const wrong = app.code(40)
      const answers = await Promise.all(Array.from({ length: 50 }, () => finish(ticket, wrong)))
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 400)).toHaveLength(5)
      expect(statuses.filter((status) => status === 429)).toHaveLength(45)
      expect((await finish(ticket, app.code())).status).toBe(429)
      cabinet.wait(QUARTER_MS)
      await cabinet.platform.database.query.deleteFrom('rate_limit').execute()
      expect((await finish(await begin(person), app.code())).status).toBe(200)
    })

    it('refuses a network after fifty wrong codes, whoever they are for', async () => {
      const ip = newAddress()
      for (let people = 0; people < 10; people += 1) {
        const { person, app } = await withApp()
        const ticket = await begin(person)
        for (let attempt = 0; attempt < 5; attempt += 1) await finish(ticket, app.code(40), 'TOTP', ip)
      }
      const { person, app } = await withApp()
      expect((await finish(await begin(person), app.code(), 'TOTP', ip)).status).toBe(429)
      expect((await finish(await begin(person), app.code())).status).toBe(200)
    })
  })

  describe('by a recovery code', () => {
    it('signs in once with each, however it is typed, and writes about it', async () => {
      const { person, app } = await withApp()
      const [first = '', second = ''] = app.recoveryCodes
      const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `
      expect((await finish(await begin(person), typed, 'RECOVERY_CODE')).status).toBe(200)
      expect((await finish(await begin(person), first, 'RECOVERY_CODE')).status).toBe(400)
      expect(await lettersTo(person)).toContain('Использован запасной код')
      const done = await finish(await begin(person), second, 'RECOVERY_CODE')
      const left = await cabinet.call(factor.get, { token: done.body.accessToken })
      expect(left.body['recoveryCodesLeft']).toBe(8)
    })

    it('lets one of four parallel calls use it', async () => {
      const { person, app } = await withApp()
      const tickets = await Promise.all(Array.from({ length: 4 }, () => begin(person)))
      const answers = await Promise.all(
        tickets.map((ticket) => finish(ticket, app.recoveryCodes[0] ?? '', 'RECOVERY_CODE')),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    })

    it('takes none of another person, and none from before new ones were drawn', async () => {
      const [mine, other] = [await withApp(), await withApp()]
      expect((await finish(await begin(mine.person), other.app.recoveryCodes[0] ?? '', 'RECOVERY_CODE')).status).toBe(
        400,
      )
      const drawn = await cabinet.call<factor.RecoveryCodes>(factor.createRecoveryCodes, { token: mine.token })
      expect(new Set(drawn.body.recoveryCodes).size).toBe(10)
      expect((await finish(await begin(mine.person), mine.app.recoveryCodes[0] ?? '', 'RECOVERY_CODE')).status).toBe(
        400,
      )
      expect((await finish(await begin(mine.person), drawn.body.recoveryCodes[0] ?? '', 'RECOVERY_CODE')).status).toBe(
        200,
      )
    })

    it('keeps neither codes nor secrets as they were shown', async () => {
      const { app, person } = await withApp()
      const { query } = cabinet.platform.database
      const rows = JSON.stringify([
        await query.selectFrom('recovery_code').selectAll().where('person_id', '=', person.id).execute(),
        await query.selectFrom('totp_factor').selectAll().where('person_id', '=', person.id).execute(),
      ])
      for (const code of app.recoveryCodes) expect(rows).not.toContain(code)
      expect(rows).not.toMatch(/"secret_sealed":"[A-Z2-7]{32}"/)
    })
  })

  describe('is set up', () => {
    it('by a code of the app alone; other sessions end, a letter goes out', async () => {
      const person = await addPerson(cabinet, 'O1')
      const [own, old] = [await person.enter(), await person.enter()]
      const { body } = await cabinet.call<{ secret: string; url: string }>(factor.begin, { token: own.accessToken })
      expect(body.url).toContain(`secret=${body.secret}`)
      const confirm = (code: string) => cabinet.call(factor.confirm, { token: own.accessToken, body: { code } })
      expect((await confirm(codeOf(cabinet, body.secret, 40))).status).toBe(400)
      // Nothing is asked for before the app has shown that it works.
      expect(
        (await cabinet.call(login, { body: { username: person.username, password: DEMO_PASSWORD } })).body,
      ).toHaveProperty('accessToken')
      expect((await confirm(codeOf(cabinet, body.secret))).status).toBe(200)
      expect((await cabinet.call(list, { token: old.accessToken })).status).toBe(401)
      expect((await cabinet.call(list, { token: own.accessToken })).status).toBe(200)
      expect(await lettersTo(person)).toContain('Второй шаг входа включён')
      expect((await confirm(codeOf(cabinet, body.secret))).status).toBe(409)
    })

    it('again with another app: the one from before works until then', async () => {
      const { person, app, token } = await withApp()
      const { body } = await cabinet.call<{ secret: string }>(factor.begin, { token })
      expect((await finish(await begin(person), app.code())).status).toBe(200)
      cabinet.wait(30_000)
      const confirmed = { token, body: { code: codeOf(cabinet, body.secret) } }
      expect((await cabinet.call(factor.confirm, confirmed)).status).toBe(200)
      cabinet.wait(30_000)
      expect((await finish(await begin(person), app.code())).status).toBe(400)
      expect((await finish(await begin(person), codeOf(cabinet, body.secret))).status).toBe(200)
    })

    it('and switched off by the person, with a letter', async () => {
      const { person, token } = await withApp()
      expect((await cabinet.call(factor.remove, { token })).status).toBe(204)
      expect((await cabinet.call(factor.remove, { token })).status).toBe(409)
      expect(await lettersTo(person)).toContain('Второй шаг входа выключен')
      expect(await person.enter()).toHaveProperty('accessToken')
    })
  })

  it('is taken away by the command for who has lost it, and their sessions end', async () => {
    const { person, token } = await withApp()
    const { database, clock } = cabinet.platform
    expect(await resetSecondFactor({ database, clock }, person.email)).toBe(true)
    expect(await resetSecondFactor({ database, clock }, person.email)).toBe(false)
    expect((await cabinet.call(list, { token })).status).toBe(401)
    expect(await person.enter()).toHaveProperty('accessToken')
    const journal = database.query.selectFrom('staff_action').select(['thing', 'by_person_id'])
    const recorded = await journal
      .where('action', '=', 'SECOND_FACTOR_RESET')
      .where('subject', '=', person.email)
      .execute()
    expect(recorded).toEqual([{ thing: 'PERSON', by_person_id: null }])
  })

  describe('for a new password', () => {
    const tokenFor = async ({ email }: Extra): Promise<CodeToken & { secondFactorKinds: string[] }> => {
      const sent = await cabinet.call<SentCode>(recover, { body: { username: email }, ip: newAddress() })
      const body = { id: sent.body.id, code: MASTER_CODE }
      return (await cabinet.call<CodeToken & { secondFactorKinds: string[] }>(check, { body, ip: newAddress() })).body
    }
    const password = 'Recovered-2026!'

    it('is asked for beside the code of the letter', async () => {
      const { person, app } = await withApp()
      const { codeToken, secondFactorKinds } = await tokenFor(person)
      expect(secondFactorKinds).toEqual(['TOTP', 'RECOVERY_CODE'])
      const set = (body: object) =>
        cabinet.call(change, { body: { password, codeToken, consents, ...body }, ip: newAddress() })
      expect((await set({})).body).toMatchObject({ fields: [{ field: 'secondFactor.code' }] })
      expect((await set({ secondFactor: { kind: 'TOTP', code: app.code(40) } })).status).toBe(400)
      expect((await set({ secondFactor: { kind: 'RECOVERY_CODE', code: app.recoveryCodes[0] } })).status).toBe(204)
      expect((await set({ secondFactor: { kind: 'TOTP', code: app.code() } })).status).toBe(400)
    })

    it('is not asked for of who has none', async () => {
      const { codeToken, secondFactorKinds } = await tokenFor(await addPerson(cabinet, 'O1'))
      expect(secondFactorKinds).toEqual([])
      expect((await cabinet.call(change, { body: { password, codeToken, consents } })).status).toBe(204)
    })
  })
})
