import { login, secondFactor, type SecondFactorStep } from '@cabinet/contract/auth'
import { remove } from '@cabinet/contract/people/colleagues'
import { excel, find, newDevices, type NewDevice, recognize, type SignIn } from '@cabinet/contract/auth/sign-ins'
import { attention } from '@cabinet/contract/people/user'
import { DEMO_PASSWORD } from '@cabinet/demo/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authJobs } from '../../src/modules/auth/jobs.ts'
import { DAY_MS, HOUR_MS } from '../../src/kernel/durations.ts'
import { type Cabinet, openCabinet, type Pair } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson, type Extra } from '../support/people.ts'
import { setUpApp } from '../support/second-factor.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36'
const NEWER_CHROME = CHROME.replace('126.0', '141.0')
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'

describe.each(productKinds())('the journal of sign-ins on $name', (kind) => {
  let cabinet: Cabinet
  let network = 0
  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const newAddress = (): string => {
    network += 1
    return `10.77.${network}.9`
  }
  const enter = (
    { username }: Pick<Extra, 'username'>,
    { agent = CHROME, ip = newAddress(), password = DEMO_PASSWORD } = {},
  ) => cabinet.call<Pair>(login, { body: { username, password }, ip, headers: { 'user-agent': agent } })
  const tokenOf = async (person: Extra, ask = {}): Promise<string> => (await enter(person, ask)).body.accessToken
  const linesOf = async (token: string, body: object = {}): Promise<SignIn[]> => {
    const page = await cabinet.call<{ content: SignIn[] }>(find, { token, body })
    expect(page.status).toBe(200)
    return page.body.content
  }
  const outcomesOf = async (token: string) =>
    (await linesOf(token)).map(({ outcome, times }) => (times === 1 ? outcome : `${outcome} ${times}`))
  const lettersTo = async ({ email }: Extra): Promise<string[]> => {
    const { query } = cabinet.platform.database
    const rows = await query.selectFrom('email').select('subject').where('recipient', '=', email).execute()
    return rows.map(({ subject }) => subject).filter((subject) => subject === 'Вход с нового устройства')
  }
  const devicesOf = async (token: string): Promise<NewDevice[]> =>
    (await cabinet.call<{ devices: NewDevice[] }>(newDevices, { token })).body.devices

  describe('holds', () => {
    it('the moment, the device in words, the network and not the address', async () => {
      const person = await addPerson(cabinet, 'O1')
      const token = await tokenOf(person, { ip: '203.0.113.77' })
      expect(await linesOf(token)).toEqual([
        {
          id: expect.any(String),
          outcome: 'SIGNED_IN',
          times: 1,
          device: { kind: 'DESKTOP', browser: 'Chrome', system: 'Windows' },
          network: '203.0.113.0/24',
          atDateTime: expect.any(String),
        },
      ])
    })

    it('of an address of version 6 no more than what a provider gives to a place', async () => {
      const person = await addPerson(cabinet, 'O1')
      const token = await tokenOf(person, { ip: '2001:db8:77:1:2:3:4:5' })
      expect((await linesOf(token))[0]?.network).toBe('2001:db8:77::/48')
    })

    it('failures like one another as one line, those of another place as another', async () => {
      const person = await addPerson(cabinet, 'O1')
      const [ip, elsewhere] = [newAddress(), newAddress()]
      for (let attempt = 0; attempt < 3; attempt += 1) await enter(person, { ip, password: 'Wrong-2026!' })
      await enter(person, { ip: elsewhere, password: 'Wrong-2026!' })
      const token = await tokenOf(person, { ip })
      expect(await outcomesOf(token)).toEqual(['SIGNED_IN', 'WRONG_PASSWORD', 'WRONG_PASSWORD 3'])
    })

    it('failures of another hour as another line', async () => {
      const person = await addPerson(cabinet, 'O1')
      const ip = newAddress()
      await enter(person, { ip, password: 'Wrong-2026!' })
      cabinet.wait(HOUR_MS + 1000)
      await enter(person, { ip, password: 'Wrong-2026!' })
      expect(await outcomesOf(await tokenOf(person, { ip }))).toEqual(['SIGNED_IN', 'WRONG_PASSWORD', 'WRONG_PASSWORD'])
    })

    it('that nothing was looked at while the person is locked out', async () => {
      const person = await addPerson(cabinet, 'O1')
      const token = await tokenOf(person, { ip: '10.78.1.1' })
      const ip = newAddress()
      for (let attempt = 0; attempt < 7; attempt += 1) await enter(person, { ip, password: 'Wrong-2026!' })
      expect(await outcomesOf(token)).toEqual(['LOCKED 2', 'WRONG_PASSWORD 5', 'SIGNED_IN'])
    })

    it('a right password whose second step does not follow, and wrong codes', async () => {
      const person = await addPerson(cabinet, 'O1')
      const token = await tokenOf(person, { ip: '10.78.2.1' })
      const app = await setUpApp(cabinet, token)
      const begin = async () =>
        cabinet.call<SecondFactorStep>(login, {
          body: { username: person.username, password: DEMO_PASSWORD },
          ip: '10.78.2.1',
        })
      const finish = (ticket: string, code: string) =>
        cabinet.call(secondFactor, { body: { ticket, kind: 'TOTP', code }, ip: '10.78.2.1' })
      const first = await begin()
      expect((await finish(first.body.ticket, '000001')).status).toBe(400)
      const second = await begin()
      cabinet.wait(60_000)
      expect((await finish(second.body.ticket, app.code())).status).toBe(200)
      // Of two right passwords one has become a sign-in.
      expect((await outcomesOf(token)).toSorted()).toEqual([
        'NO_SECOND_FACTOR',
        'SIGNED_IN',
        'SIGNED_IN',
        'WRONG_SECOND_FACTOR',
      ])
    })

    it('nothing as the visitor has sent it, however long or strange', async () => {
      const person = await addPerson(cabinet, 'O1')
      const agent = `${CHROME} canary-7f3a ${'x'.repeat(4096)}`
      const token = await tokenOf(person, { agent })
      await enter(person, { agent: '\t<b>canary-7f3a</b>\u0085', password: 'canary-Password-1' })
      const { query } = cabinet.platform.database
      const rows = await query.selectFrom('sign_in').selectAll().where('person_id', '=', person.id).execute()
      expect(rows).toHaveLength(2)
      expect(JSON.stringify(rows)).not.toMatch(/canary|<b>|xxxx/)
      expect((await linesOf(token)).map(({ device }) => device.kind)).toEqual(['UNKNOWN', 'DESKTOP'])
    })

    it('the same rows for a name that nobody has, which nobody reads and the next day takes', async () => {
      const before = await cabinet.platform.database.query.selectFrom('sign_in').select('id').execute()
      await enter({ username: '+79990000000' }, { password: 'Wrong-2026!' })
      const { query } = cabinet.platform.database
      const after = await query.selectFrom('sign_in').select(['id', 'person_id']).execute()
      expect(after.length).toBe(before.length + 1)
      cabinet.wait(2 * DAY_MS)
      const job = authJobs.find(({ id }) => id === 'auth.forgetSignIns')
      await job?.run({ platform: cabinet.platform, dueAt: cabinet.clock.now() })
      const people = query.selectFrom('person').select('id')
      expect(await query.selectFrom('sign_in').select('id').where('person_id', 'not in', people).execute()).toEqual([])
    })
  })

  describe('is read', () => {
    it('by the person alone, by filters, and as a workbook', async () => {
      const [person, other] = [await addPerson(cabinet, 'O1'), await addPerson(cabinet, 'O1')]
      const ip = newAddress()
      await enter(person, { ip, password: 'Wrong-2026!' })
      const token = await tokenOf(person, { ip })
      const [mine] = await linesOf(token)
      const stranger = await tokenOf(other)
      expect((await linesOf(stranger)).map(({ outcome }) => outcome)).toEqual(['SIGNED_IN'])
      const byId = { filters: [{ field: 'id', operation: 'EQ', value: mine?.id }] }
      expect(await linesOf(stranger, byId)).toEqual([])
      const wrong = { filters: [{ field: 'outcome', operation: 'EQ', value: 'WRONG_PASSWORD' }] }
      expect((await linesOf(token, wrong)).map(({ outcome }) => outcome)).toEqual(['WRONG_PASSWORD'])
      const file = await cabinet.call(excel, { token, body: {} })
      expect([file.status, file.raw.headers['cache-control']]).toEqual([200, 'no-store'])
      expect((await cabinet.call(find, { body: {} })).status).toBe(401)
    })

    it('for a year', async () => {
      const person = await addPerson(cabinet, 'O1')
      await tokenOf(person)
      const { query } = cabinet.platform.database
      const old = new Date(cabinet.clock.real().getTime() - 366 * DAY_MS).toISOString()
      await query.updateTable('sign_in').set({ at: old }).where('person_id', '=', person.id).execute()
      await query.updateTable('known_device').set({ last_at: old }).where('person_id', '=', person.id).execute()
      const token = await tokenOf(person)
      const job = authJobs.find(({ id }) => id === 'auth.forgetSignIns')
      expect(await job?.run({ platform: cabinet.platform, dueAt: cabinet.clock.now() })).toBeGreaterThanOrEqual(1)
      expect(await linesOf(token)).toHaveLength(1)
    })

    it('no more when the person is deleted', async () => {
      const person = await addPerson(cabinet, 'O1')
      await tokenOf(person)
      const owner = await cabinet.tokenOf('P1')
      expect((await cabinet.call(remove, { token: owner, params: { id: person.id } })).status).toBe(204)
      const { query } = cabinet.platform.database
      expect(await query.selectFrom('sign_in').select('id').where('person_id', '=', person.id).execute()).toEqual([])
      const devices = query.selectFrom('known_device').select('id').where('person_id', '=', person.id)
      expect(await devices.execute()).toEqual([])
    })
  })

  describe('writes to the person about a new device', () => {
    it('once, and not about the very first, another version or another place', async () => {
      const person = await addPerson(cabinet, 'O1')
      await tokenOf(person)
      await tokenOf(person, { agent: NEWER_CHROME })
      expect(await lettersTo(person)).toEqual([])
      await tokenOf(person, { agent: IPHONE })
      await tokenOf(person, { agent: IPHONE })
      expect(await lettersTo(person)).toHaveLength(1)
    })

    it('once for eight sign-ins at one moment', async () => {
      const person = await addPerson(cabinet, 'O1')
      await tokenOf(person)
      const answers = await Promise.all(Array.from({ length: 8 }, () => enter(person, { agent: IPHONE })))
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
      expect(await lettersTo(person)).toHaveLength(1)
    })

    it('not about a wrong password', async () => {
      const person = await addPerson(cabinet, 'O1')
      await tokenOf(person)
      await enter(person, { agent: IPHONE, password: 'Wrong-2026!' })
      expect(await lettersTo(person)).toEqual([])
    })
  })

  describe('a new device', () => {
    it('waits for a word of the person, from another device than itself', async () => {
      const person = await addPerson(cabinet, 'O1')
      const known = await tokenOf(person)
      const strange = await tokenOf(person, { agent: IPHONE })
      const [device] = await devicesOf(known)
      expect(device?.device).toEqual({ kind: 'PHONE', browser: 'Safari', system: 'iOS' })
      expect(await devicesOf(strange)).toEqual([])
      const waiting = async (token: string) => {
        const { body } = await cabinet.call<{ items: { kind: string }[] }>(attention, { token })
        return body.items.some(({ kind: line }) => line === 'NEW_DEVICE')
      }
      expect([await waiting(known), await waiting(strange)]).toEqual([true, false])
      const params = { id: device?.id ?? '' }
      expect((await cabinet.call(recognize, { token: strange, params })).status).toBe(404)
      const other = await tokenOf(await addPerson(cabinet, 'O1'))
      expect((await cabinet.call(recognize, { token: other, params })).status).toBe(404)
      const answers = await Promise.all([1, 2].map(() => cabinet.call(recognize, { token: known, params })))
      expect(answers.map(({ status }) => status)).toContain(204)
      expect((await cabinet.call(recognize, { token: known, params })).status).toBe(404)
      expect([await devicesOf(known), await waiting(known)]).toEqual([[], false])
    })
  })
})
