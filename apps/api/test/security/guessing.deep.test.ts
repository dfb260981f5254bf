import { login } from '@cabinet/contract/auth'
import { recover } from '@cabinet/contract/auth/password'
import { register } from '@cabinet/contract/auth/registration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../src/kernel/durations.ts'
import { DEMO_PASSWORD } from '@cabinet/demo/people'
import { FAILURES_BY_ADDRESS } from '../../src/platform/limits.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'
import { stranger } from '../support/registration.ts'
import { cheapPasswords } from '../support/settings.ts'

describe.each(productKinds())('guessing on $name', (kind) => {
  let cabinet: Cabinet
  let checks = 0

  beforeAll(async () => {
    const passwords = cheapPasswords(() => {
      checks += 1
    })
    cabinet = await openCabinet(kind, { passwords })
  })
  afterAll(() => cabinet.remove())

  const tryPassword = (username: string, password: string, ip: string) =>
    cabinet.call(login, { body: { username, password }, ip })

  it('does not begin anew because the guesser signs in with an own account between', async () => {
    const own = await addPerson(cabinet, 'O1')
    const ip = '10.71.0.1'
    checks = 0
    let refused = 0
    for (let index = 0; index < FAILURES_BY_ADDRESS + 30; index += 1) {
      if (index % 20 === 19) await tryPassword(own.username, DEMO_PASSWORD, ip)
      const { status } = await tryPassword(`victim-${index}@guess.example`, 'Wrong-2026!', ip)
      if (status === 429) refused += 1
    }
    expect(refused).toBe(30)
    expect((await tryPassword(own.username, DEMO_PASSWORD, ip)).status).toBe(429)
  })

  it('has no more than a hundred tries when they come at the same moment', async () => {
    checks = 0
    const answers = await Promise.all(
      Array.from({ length: 160 }, (_, index) =>
        tryPassword(`at-once-${index}@guess.example`, 'Wrong-2026!', '10.71.0.2'),
      ),
    )
    expect(checks).toBe(FAILURES_BY_ADDRESS)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60)
    expect(answers.find(({ status }) => status === 429)?.raw.headers['retry-after']).toBe('60')
  })

  it('is counted for a whole IPv6 network, of which the guesser has every address', async () => {
    await Promise.all(
      Array.from({ length: FAILURES_BY_ADDRESS }, (_, index) =>
        tryPassword(`six-${index}@guess.example`, 'Wrong-2026!', `2001:db8:7:1::${index.toString(16)}`),
      ),
    )
    expect((await tryPassword('six@guess.example', 'Wrong-2026!', '2001:db8:7:1:ffff::1')).status).toBe(429)
    expect((await tryPassword('six@guess.example', 'Wrong-2026!', '2001:db8:7:2::1')).status).toBe(401)
  })

  it('locks out a stranger and not the person where they have signed in before', async () => {
    const person = await addPerson(cabinet, 'O1')
    const home = '10.72.0.1'
    expect((await tryPassword(person.username, DEMO_PASSWORD, home)).status).toBe(200)
    for (let attempt = 0; attempt < 25; attempt += 1) await tryPassword(person.username, 'Wrong-2026!', '10.72.0.99')
    expect((await tryPassword(person.username, DEMO_PASSWORD, '10.72.0.98')).status).toBe(423)
    expect((await tryPassword(person.username, DEMO_PASSWORD, home)).status).toBe(200)
  })

  it('locks out the person too where they have not signed in for a month', async () => {
    const person = await addPerson(cabinet, 'O1')
    const home = '10.72.1.1'
    expect((await tryPassword(person.username, DEMO_PASSWORD, home)).status).toBe(200)
    cabinet.wait(31 * DAY_MS)
    for (let attempt = 0; attempt < 5; attempt += 1) await tryPassword(person.username, 'Wrong-2026!', '10.72.1.99')
    expect((await tryPassword(person.username, DEMO_PASSWORD, home)).status).toBe(423)
  })

  it('counts phone and e-mail of one person together', async () => {
    const person = await addPerson(cabinet, 'O1')
    checks = 0
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await tryPassword(person.username, 'Wrong-2026!', '10.73.0.1')
      await tryPassword(person.email, 'Wrong-2026!', '10.73.0.1')
    }
    expect(checks).toBe(5)
  })

  it('leaves recovery to the person where they have signed in before', async () => {
    const person = await addPerson(cabinet, 'O1')
    const home = '10.74.0.1'
    await tryPassword(person.username, DEMO_PASSWORD, home)
    const ask = async (ip: string) => (await cabinet.call(recover, { body: { username: person.email }, ip })).status
    for (let count = 0; count < 5; count += 1) expect(await ask('10.74.0.9')).toBe(200)
    expect(await ask('10.74.0.9')).toBe(429)
    expect(await ask(home)).toBe(200)
  })

  it.each(['an e-mail', 'a phone'])(
    'sends %s of a stranger no more than ten codes a day, from however many addresses they are asked for',
    async (what) => {
      const SMS_URL = 'http://127.0.0.1:9/sms'
      const sending = what === 'a phone' ? await openCabinet(kind, { variables: { SMS_URL } }) : cabinet
      const person = stranger()
      const statuses: number[] = []
      for (let index = 0; index < 12; index += 1) {
        statuses.push((await sending.call(register, { body: person, ip: `10.75.0.${index}` })).status)
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
      if (sending !== cabinet) await sending.remove()
    },
  )
})
