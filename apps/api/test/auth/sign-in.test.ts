import { login, needCaptcha } from '@cabinet/contract/auth'
import { current } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, usernameOf } from '@cabinet/demo/people'
import { LOCK_SECONDS } from '../../src/platform/limits.ts'
import { cheapPasswords } from '../support/settings.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

describe.each(productKinds())('sign-in on $name', (kind) => {
  let cabinet: Cabinet
  let checks = 0
  let lastVisitor = 0
  const newAddress = (): string => {
    lastVisitor += 1
    return `10.0.0.${lastVisitor}`
  }
  const tryPassword = (username: string, password: string, ip: string) =>
    cabinet.call(login, { body: { username, password }, ip })

  beforeAll(async () => {
    const passwords = cheapPasswords(() => {
      checks += 1
    })
    cabinet = await openCabinet(kind, { passwords })
  })
  afterAll(() => cabinet.remove())

  it.each([
    '+70000000007',
    '8 000 000-00-07',
    '+7 (000) 000-00-07',
    ' 7 000 000 00 07 ',
    '0000000007',
    'Tikhonova@Fabrika-Tkaney.example',
  ])('takes %s for the same person', async (username) => {
    const response = await tryPassword(username, DEMO_PASSWORD, newAddress())
    expect(response.status).toBe(200)
    const me = await cabinet.call(current, { token: String(response.body['accessToken']) })
    expect(me.body['username']).toBe('+70000000007')
  })

  it('notes when the person signed in', async () => {
    const { accessToken } = await cabinet.enter('P10')
    const me = await cabinet.call(current, { token: accessToken })
    expect(Math.abs(Date.parse(String(me.body['lastLoginDateTime'])) - Date.now())).toBeLessThan(10_000)
  })

  it('notes in which language the person reads: emails are written in it', async () => {
    const languageAfter = async (header: string) => {
      await cabinet.enter('P10', { headers: { 'accept-language': header } })
      const { query } = cabinet.platform.database
      const person = query.selectFrom('person').select('language').where('username', '=', usernameOf('P10'))
      return (await person.executeTakeFirstOrThrow()).language
    }
    expect(await languageAfter('en-US,en;q=0.9')).toBe('en')
    expect(await languageAfter('ru')).toBe('ru')
  })

  it('answers a wrong password and an unknown person alike and pays one check for each', async () => {
    checks = 0
    const wrong = await tryPassword(usernameOf('P6'), 'Wrong-2026!', newAddress())
    const unknown = await tryPassword('+70009999999', 'Wrong-2026!', newAddress())
    const nonsense = await tryPassword('nobody at all', 'Wrong-2026!', newAddress())
    const { traceId: _first, ...known } = wrong.body
    expect(wrong.status).toBe(401)
    expect(known).toEqual({ code: 'BAD_CREDENTIALS', message: 'Неверный логин или пароль' })
    for (const { status, body } of [unknown, nonsense]) {
      const { traceId: _traceId, ...rest } = body
      expect({ status, rest }).toEqual({ status: 401, rest: known })
    }
    expect(checks).toBe(3)
  })

  it.each(['+70000000003', '+70005555555'])(
    'locks %s after five wrong passwords, also for the right one',
    async (name) => {
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect((await tryPassword(name, 'Wrong-2026!', newAddress())).status).toBe(401)
      }
      const locked = await tryPassword(name, DEMO_PASSWORD, newAddress())
      expect(locked.status).toBe(423)
      expect(locked.body).toMatchObject({
        code: 'LOCKED_OUT',
        message: 'Слишком много попыток. Попробуйте через 15 минут',
      })
    },
  )

  it('locks for fifteen minutes', async () => {
    const { rows } = await cabinet.platform.database.query
      .selectFrom('rate_limit')
      .select('expire')
      .where('points', '>', 5)
      .execute()
      .then((found) => ({ rows: found }))
    expect(rows.length).toBeGreaterThan(0)
    for (const { expire } of rows) {
      expect(Math.abs(Number(expire) - Date.now() - LOCK_SECONDS * 1000)).toBeLessThan(20_000)
    }
    await cabinet.platform.database.query
      .updateTable('rate_limit')
      .set({ expire: Date.now() - 1 })
      .execute()
    expect((await tryPassword('+70000000003', DEMO_PASSWORD, newAddress())).status).toBe(200)
  })

  it('says how long the lock still lasts', async () => {
    const wait = async () => {
      const { raw } = await tryPassword('+70005555556', 'Wrong-2026!', newAddress())
      return Number(raw.headers['retry-after'])
    }
    for (let attempt = 1; attempt <= 5; attempt += 1) await tryPassword('+70005555556', 'Wrong-2026!', newAddress())
    expect(await wait()).toBeGreaterThan(LOCK_SECONDS - 20)
    await cabinet.platform.database.query
      .updateTable('rate_limit')
      .set({ expire: Date.now() + 60_000 })
      .where('points', '>', 5)
      .execute()
    expect(await wait()).toBeLessThanOrEqual(60)
  })

  it('forgives earlier mistakes after a right password', async () => {
    for (let round = 1; round <= 2; round += 1) {
      for (let attempt = 1; attempt <= 4; attempt += 1) await tryPassword('+70000000004', 'Wrong-2026!', newAddress())
      expect((await tryPassword('+70000000004', DEMO_PASSWORD, newAddress())).status).toBe(200)
    }
  })

  it('lets exactly five of fifty parallel attempts check the password', async () => {
    checks = 0
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => tryPassword('+70000000005', 'Wrong-2026!', `10.1.0.${index}`)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(checks).toBe(5)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 423)).toHaveLength(45)
  })

  it('lets in whoever signs in many times at once with the right password', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tryPassword('+70000000009', DEMO_PASSWORD, newAddress())),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('asks for the bot check after three failures of one address, and not of others', async () => {
    const ip = newAddress()
    const asked = async (address: string) => (await cabinet.call(needCaptcha, { ip: address })).body['needCaptcha']
    expect(await asked(ip)).toBe(false)
    for (const name of ['a@x.example', 'b@x.example', 'c@x.example']) await tryPassword(name, 'wrong', ip)
    expect(await asked(ip)).toBe(true)
    expect(await asked(newAddress())).toBe(false)
    // An own account must not wipe out guesses at others.
    expect((await tryPassword('+70000000007', DEMO_PASSWORD, ip)).status).toBe(200)
    expect(await asked(ip)).toBe(true)
  })

  it('refuses an address after a hundred failures', async () => {
    const ip = newAddress()
    await Promise.all(Array.from({ length: 100 }, () => cabinet.platform.limits.payAttempt(ip)))
    const refused = await tryPassword('+70000000007', DEMO_PASSWORD, ip)
    expect(refused.status).toBe(429)
    expect(refused.body['code']).toBe('TOO_MANY_REQUESTS')
  })

  it.each([
    ['P13', 'Доступ закрыт. Обратитесь к администратору кабинета'],
    ['P14', 'Доступ не подтверждён. Обратитесь к владельцу кабинета'],
  ])('tells %s that there is no access, but only for the right password', async (key, message) => {
    expect((await tryPassword(usernameOf(key), 'Wrong-2026!', newAddress())).status).toBe(401)
    const refused = await tryPassword(usernameOf(key), DEMO_PASSWORD, newAddress())
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code: 'BLOCKED', message })
  })

  it('does not know a deleted person', async () => {
    expect((await tryPassword(usernameOf('P16'), DEMO_PASSWORD, newAddress())).status).toBe(401)
  })

  it.each([
    [{}, ['username', 'password']],
    [{ username: '+70000000007' }, ['password']],
    [{ username: '   ', password: 'x' }, ['username']],
    [{ username: '+70000000007', password: 'x'.repeat(129) }, ['password']],
    [{ username: 7, password: null }, ['username', 'password']],
  ])('names the wrong fields of %j', async (body, fields) => {
    const response = await cabinet.call<{ fields: { field: string }[] }>(login, { body })
    expect(response.status).toBe(400)
    expect(response.body.fields.map(({ field }) => field)).toEqual(fields)
  })
})
