import { randomUUID } from 'node:crypto'
import { login } from '@cabinet/contract/auth'
import { check, type CodeToken, type SentCode } from '@cabinet/contract/auth/codes'
import type { LegalText } from '@cabinet/contract/legal'
import { endAll, endOne, endOthers, list, type Session } from '@cabinet/contract/auth/sessions'
import { sendContactCode, updateSelf } from '@cabinet/contract/people/profile'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson, type Extra } from '../support/people.ts'

/** Typed in place of every code of the demo. */
const CODE = '000000'

describe.each(productKinds())('the own profile on $name', (kind) => {
  let cabinet: Cabinet
  let person: Extra
  let token: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    person = await addPerson(cabinet, 'O1')
    token = (await person.enter()).accessToken
  })
  afterAll(() => cabinet.remove())

  const me = async (as = token): Promise<CurrentUser> => (await cabinet.call<CurrentUser>(current, { token: as })).body
  const save = async (change: object, as = token) =>
    cabinet.call<CurrentUser & { fields?: unknown; code?: unknown }>(updateSelf, {
      body: { version: (await me(as)).version, ...change },
      token: as,
    })
  const prove = async (kind: 'PHONE' | 'EMAIL', value: string, as = token): Promise<string> => {
    const sent = await cabinet.call<SentCode>(sendContactCode, {
      body: { kind, value, password: DEMO_PASSWORD },
      token: as,
    })
    expect(sent.status).toBe(200)
    const typed = await cabinet.call<CodeToken>(check, { body: { id: sent.body.id, code: CODE } })
    expect(typed.status).toBe(200)
    return typed.body.codeToken
  }

  it('shows what the person has agreed to: of each text the latest acceptance', async () => {
    const accept = async (type: LegalText, version: string, accepted_at: string) =>
      cabinet.platform.database.query
        .insertInto('person_consent')
        .values({ id: randomUUID(), person_id: person.id, type, version, accepted_at, ip: '10.61.0.1' })
        .execute()
    expect((await me()).consents).toEqual([])
    await accept('PERSONAL_DATA', '2026-11-01', '2026-11-05T10:00:00Z')
    await accept('PERSONAL_DATA', '2025-01-01', '2025-01-05T10:00:00Z')
    await accept('NEWS', '2026-11-01', '2026-11-06T10:00:00Z')
    const { consents } = await me()
    expect(consents.map(({ type, version, ip }) => [type, version, ip])).toEqual([
      ['PERSONAL_DATA', '2026-11-01', '10.61.0.1'],
      ['NEWS', '2026-11-01', '10.61.0.1'],
    ])
    expect(Date.parse(consents[0]?.acceptedDateTime ?? '')).toBe(Date.parse('2026-11-05T10:00:00Z'))
  })

  it('changes names, position and notifications, and leaves what was not sent', async () => {
    const saved = await save({ lastname: ' Иванова-Петрова ', middlename: null, position: '  ' })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      lastname: 'Иванова-Петрова',
      firstname: 'Пётр',
      middlename: null,
      position: null,
    })
    const notifications = { email: false, sms: true, product: true }
    expect((await save({ notifications })).body).toMatchObject({ notifications, lastname: 'Иванова-Петрова' })
  })

  it.each([
    [{ lastname: '' }, 'lastname'],
    [{ firstname: 'Анна1' }, 'firstname'],
    [{ firstname: '<b>' }, 'firstname'],
    [{ lastname: 'а'.repeat(65) }, 'lastname'],
    [{ position: 'а'.repeat(129) }, 'position'],
    [{ email: 'nobody' }, 'email'],
    [{ mobilePhone: '89161234567' }, 'mobilePhone'],
    [{ notifications: { email: true, sms: 'yes', product: false } }, 'notifications.sms'],
  ])('refuses %j at the field %s', async (change, field) => {
    const response = await save(change)
    expect(response.status).toBe(400)
    expect(response.body.fields).toMatchObject([{ field }])
  })

  it('refuses a form that was opened before another change', async () => {
    const { version } = await me()
    expect((await save({ position: 'Логист' })).body.version).toBe(version + 1)
    const stale = await cabinet.call(updateSelf, { body: { version, position: 'Кассир' }, token })
    expect(stale.status).toBe(409)
    expect(stale.body['code']).toBe('STALE')
    expect((await me()).position).toBe('Логист')
  })

  it('changes the phone by a code sent there, and the person signs in with it', async () => {
    const value = '+79031112233'
    const withoutCode = await save({ mobilePhone: value })
    expect(withoutCode.status).toBe(400)
    expect(withoutCode.body.fields).toMatchObject([{ field: 'mobilePhone', code: 'code_needed' }])
    const codeToken = await prove('PHONE', value)
    const other = await save({ mobilePhone: '+79031112244', codeToken })
    expect(other.status).toBe(400)
    // A refused change has not used up the code.
    expect((await save({ mobilePhone: value, codeToken })).body).toMatchObject({ username: value, mobilePhone: value })
    const again = await save({ mobilePhone: '+79031112255', codeToken })
    expect(again.status).toBe(400)
    expect((await cabinet.call(login, { body: { username: value, password: DEMO_PASSWORD } })).status).toBe(200)
    const emails = await cabinet.platform.database.query
      .selectFrom('email')
      .select('subject')
      .where('recipient', '=', person.email)
      .execute()
    expect(emails).toEqual([{ subject: 'Телефон для входа изменён' }])
  })

  it('confirms the present e-mail, which is no news for its owner', async () => {
    const other = await addPerson(cabinet, 'O1')
    await cabinet.platform.database.query
      .updateTable('person')
      .set({ email_confirmed: false })
      .where('id', '=', other.id)
      .execute()
    const as = (await other.enter()).accessToken
    const { email, emailConfirmed } = await me(as)
    expect(emailConfirmed).toBe(false)
    expect((await save({ email, codeToken: await prove('EMAIL', email, as) }, as)).body).toMatchObject({
      email,
      emailConfirmed: true,
    })
    const emails = await cabinet.platform.database.query
      .selectFrom('email')
      .select('subject')
      .where('recipient', '=', email)
      .execute()
    expect(emails.map(({ subject }) => subject)).not.toContain('E-mail для входа изменён')
    const again = await cabinet.call(sendContactCode, {
      body: { kind: 'EMAIL', value: email, password: DEMO_PASSWORD },
      token: as,
    })
    expect(again.status).toBe(400)
  })

  it('changes the e-mail the same way, and it is confirmed then', async () => {
    const codeToken = await prove('EMAIL', 'New.Address@Company.Example')
    const saved = await save({ email: 'new.address@company.example', codeToken })
    expect(saved.body).toMatchObject({ email: 'new.address@company.example', emailConfirmed: true })
    // To the address of before: at the new one sits whoever has made the change.
    const answer = await cabinet.platform.database.query
      .selectFrom('email')
      .select('recipient')
      .where('subject', '=', 'E-mail для входа изменён')
      .execute()
    expect(answer).toEqual([{ recipient: person.email }])
  })

  it('a code works only for who asked for it', async () => {
    const other = (await (await addPerson(cabinet, 'O1')).enter()).accessToken
    const value = '+79035556677'
    const codeToken = await prove('PHONE', value, other)
    expect((await save({ mobilePhone: value, codeToken })).status).toBe(400)
  })

  it('a phone that somebody has is refused only after its code', async () => {
    const codeToken = await prove('PHONE', '+70000000003')
    const response = await save({ mobilePhone: '+70000000003', codeToken })
    expect(response.status).toBe(409)
    expect(response.body).toMatchObject({ code: 'TAKEN', fields: [{ field: 'mobilePhone' }] })
  })

  it('sends no code to the present phone, and no more than ten an hour', async () => {
    const other = await addPerson(cabinet, 'O1')
    await cabinet.platform.database.query
      .updateTable('person')
      .set({ email_confirmed: false })
      .where('id', '=', other.id)
      .execute()
    const as = (await other.enter()).accessToken
    const { mobilePhone } = await me(as)
    const own = await cabinet.call(sendContactCode, { body: { kind: 'PHONE', value: mobilePhone }, token: as })
    expect(own.status).toBe(400)
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1) {
      const value = `+7911000${String(index).padStart(4, '0')}`
      const body = { kind: 'PHONE', value, password: DEMO_PASSWORD }
      statuses.push((await cabinet.call(sendContactCode, { body, token: as })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  it('is open to who waits for confirmation', async () => {
    const waiting = await addPerson(cabinet, 'O1', ['UNVERIFIED_USER'], { status: 'UNCONFIRMED' })
    const as = (await waiting.enter()).accessToken
    expect((await save({ position: 'Кладовщик' }, as)).status).toBe(200)
  })

  describe('sessions', () => {
    const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const IPHONE =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

    const enterFrom = async (extra: Extra, userAgent: string, ip: string) => {
      const body = { username: extra.username, password: DEMO_PASSWORD }
      const response = await cabinet.call<{ accessToken: string }>(login, {
        body,
        ip,
        headers: { 'user-agent': userAgent },
      })
      return response.body.accessToken
    }
    const sessionsOf = async (as: string): Promise<Session[]> =>
      (await cabinet.call<{ sessions: Session[] }>(list, { token: as })).body.sessions
    const works = async (as: string): Promise<boolean> => (await cabinet.call(current, { token: as })).status === 200

    it('names device and address, the current one first, and ends one of them', async () => {
      const extra = await addPerson(cabinet, 'O1')
      const desk = await enterFrom(extra, FIREFOX, '203.0.113.7')
      const phone = await enterFrom(extra, IPHONE, '203.0.113.8')
      const sessions = await sessionsOf(desk)
      expect(sessions).toMatchObject([
        { isCurrent: true, ip: '203.0.113.7', device: { kind: 'DESKTOP', browser: 'Firefox', system: 'Linux' } },
        { isCurrent: false, ip: '203.0.113.8', device: { kind: 'PHONE', browser: 'Safari', system: 'iOS' } },
      ])
      const params = { id: sessions[1]?.id ?? '' }
      const stranger = await cabinet.call(endOne, { params, token })
      expect(stranger.status).toBe(404)
      expect(await works(phone)).toBe(true)
      expect((await cabinet.call(endOne, { params, token: desk })).status).toBe(204)
      expect(await works(phone)).toBe(false)
      expect(await works(desk)).toBe(true)
      expect((await cabinet.call(endOne, { params, token: desk })).status).toBe(404)
      expect(await sessionsOf(desk)).toHaveLength(1)
    })

    it('ends the others at once and goes on itself', async () => {
      const extra = await addPerson(cabinet, 'O1')
      const [desk, phone, tablet] = [
        await enterFrom(extra, FIREFOX, '203.0.113.7'),
        await enterFrom(extra, IPHONE, '203.0.113.8'),
        await enterFrom(extra, IPHONE, '203.0.113.9'),
      ]
      expect((await cabinet.call(endOthers, { token: desk })).status).toBe(204)
      expect([await works(desk), await works(phone), await works(tablet)]).toEqual([true, false, false])
      expect(await works(token)).toBe(true)
      expect(await sessionsOf(desk)).toHaveLength(1)
    })

    it('ends all of them at once, this one as well', async () => {
      const extra = await addPerson(cabinet, 'O1')
      const [desk, phone] = [
        await enterFrom(extra, FIREFOX, '203.0.113.7'),
        await enterFrom(extra, IPHONE, '203.0.113.8'),
      ]
      expect((await cabinet.call(endAll, { token: desk })).status).toBe(204)
      expect([await works(desk), await works(phone)]).toEqual([false, false])
      expect(await works(token)).toBe(true)
    })
  })
})
