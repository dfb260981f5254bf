import { login } from '@cabinet/contract/auth'
import { check, type CodeToken, resend, RESEND_AFTER_SECONDS, type SentCode } from '@cabinet/contract/auth/codes'
import { change, recover } from '@cabinet/contract/auth/password'
import { sendContactCode } from '@cabinet/contract/people/profile'
import { confirm, register } from '@cabinet/contract/auth/registration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { DEMO_PASSWORD } from '@cabinet/demo/people'
import { type Answer, type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson, type Extra } from '../support/people.ts'
import { emailCode, NEW_PASSWORD, stranger } from '../support/registration.ts'

const OF_PERSON = 10
const OF_NETWORK = 50
const OF_CODE = 5

describe.each(productKinds())('guessing of codes on $name', (kind) => {
  let cabinet: Cabinet
  let networks = 0

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const freshIp = (): string => {
    networks += 1
    return `10.77.${networks >> 8}.${networks & 255}`
  }
  /** Six digits that are certainly none of those that were sent. */
  const wrong = async (recipient: string): Promise<string> => {
    const sent = await cabinet.platform.database.query
      .selectFrom('email')
      .select('code')
      .where('recipient', '=', recipient)
      .execute()
    const codes = new Set(sent.map(({ code }) => code))
    return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !codes.has(code)) ?? ''
  }
  const typeRecovery = (id: string, code: string, ip: string) =>
    cabinet.call<CodeToken>(check, { body: { id, code }, ip })
  const typeRegistration = (id: string, code: string, ip: string) => cabinet.call(confirm, { body: { id, code }, ip })

  interface Victim {
    readonly email: string
    readonly ask: (ip: string) => Promise<string>
    readonly type: (id: string, code: string, ip: string) => Promise<Answer>
  }
  /** Every call that sends a code, and the call that takes it. */
  const victims: Readonly<Record<string, () => Promise<Victim>>> = {
    registration: () => {
      const { email } = stranger()
      const ask = async (ip: string) =>
        (await cabinet.call<SentCode>(register, { body: stranger({ email }), ip })).body.id
      return Promise.resolve({ email, ask, type: typeRegistration })
    },
    recovery: async () => {
      const { email } = await addPerson(cabinet, 'O1')
      const ask = async (ip: string) =>
        (await cabinet.call<SentCode>(recover, { body: { username: email }, ip })).body.id
      return { email, ask, type: typeRecovery }
    },
    'recovery of a name that nobody has': () => {
      const { email } = stranger()
      const ask = async (ip: string) =>
        (await cabinet.call<SentCode>(recover, { body: { username: email }, ip })).body.id
      return Promise.resolve({ email, ask, type: typeRecovery })
    },
    'change of a contact': async () => {
      const { accessToken: token } = await (await addPerson(cabinet, 'O1')).enter()
      const { email } = stranger()
      const ask = async (ip: string) => {
        const body = { kind: 'EMAIL', value: email, password: DEMO_PASSWORD }
        return (await cabinet.call<SentCode>(sendContactCode, { token, body, ip })).body.id
      }
      return { email, ask, type: typeRecovery }
    },
  }

  it.each(Object.keys(victims))('%s: ten wrong codes an hour, over all codes and networks', async (name) => {
    const victim = await victims[name]?.()
    if (!victim) throw new Error(`${name} is unknown`)
    const outcomes: number[] = []
    for (let code = 0; code < 4; code += 1) {
      const id = await victim.ask(freshIp())
      for (let guess = 0; guess < OF_CODE; guess += 1) {
        outcomes.push((await victim.type(id, await wrong(victim.email), freshIp())).status)
      }
    }
    expect(outcomes.filter((status) => status === 400)).toHaveLength(OF_PERSON)
    expect(outcomes.slice(OF_PERSON).every((status) => status === 429)).toBe(true)
    const last = await victim.type(await victim.ask(freshIp()), await wrong(victim.email), freshIp())
    expect(Number(last.raw.headers['retry-after'])).toBeGreaterThan(60)
  })

  it.each(['check', 'confirm'] as const)(
    '%s: fifty wrong codes an hour from one network, whatever is guessed',
    async (call) => {
      const [type, ip] = [call === 'check' ? typeRecovery : typeRegistration, freshIp()]
      const answers = await Promise.all(Array.from({ length: OF_NETWORK + 10 }, () => type(newId(), '123456', ip)))
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 400)).toHaveLength(OF_NETWORK)
      expect(statuses.filter((status) => status === 429)).toHaveLength(10)
      expect((await type(newId(), '123456', freshIp())).status).toBe(400)
    },
  )

  it('right codes cost nothing', async () => {
    const ip = freshIp()
    for (let round = 0; round < 4; round += 1) {
      const person = await addPerson(cabinet, 'O1')
      for (let again = 0; again < 4; again += 1) {
        const { id } = (await cabinet.call<SentCode>(recover, { body: { username: person.email }, ip })).body
        expect((await typeRecovery(id, await emailCode(cabinet, person.email), ip)).status).toBe(200)
      }
    }
  })

  it('another sending brings no other attempts', async () => {
    const victim = await victims['registration']?.()
    const id = (await victim?.ask(freshIp())) ?? ''
    const email = victim?.email ?? ''
    const guess = async () => (await typeRegistration(id, await wrong(email), freshIp())).body['code']
    expect([await guess(), await guess(), await guess()]).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG'])
    cabinet.wait(RESEND_AFTER_SECONDS * 1000 + 1)
    expect((await cabinet.call(resend, { body: { id } })).status).toBe(200)
    expect([await guess(), await guess(), await guess()]).toEqual(['CODE_WRONG', 'CODE_SPENT', 'CODE_EXPIRED'])
    cabinet.wait(RESEND_AFTER_SECONDS * 1000 + 1)
    const refused = await cabinet.call(resend, { body: { id } })
    expect([refused.status, refused.body['code']]).toEqual([400, 'CODE_SPENT'])
  })

  const spendGuessesAt = async (person: Extra): Promise<void> => {
    for (let code = 0; code < 3; code += 1) {
      const { id } = (await cabinet.call<SentCode>(recover, { body: { username: person.email }, ip: freshIp() })).body
      for (let guess = 0; guess < OF_CODE; guess += 1) await typeRecovery(id, await wrong(person.email), freshIp())
    }
  }

  it('a stranger who guesses locks the person out of nothing where they have signed in before', async () => {
    const [person, home] = [await addPerson(cabinet, 'O1'), freshIp()]
    const signIn = (password: string, ip: string) =>
      cabinet.call(login, { body: { username: person.email, password }, ip })
    expect((await signIn(DEMO_PASSWORD, home)).status).toBe(200)
    await spendGuessesAt(person)
    expect((await signIn(DEMO_PASSWORD, freshIp())).status).toBe(200)
    const { id } = (await cabinet.call<SentCode>(recover, { body: { username: person.email }, ip: home })).body
    const typed = await typeRecovery(id, await emailCode(cabinet, person.email), home)
    expect(typed.status).toBe(200)
    const body = { password: NEW_PASSWORD, codeToken: typed.body.codeToken }
    expect((await cabinet.call(change, { body: { ...body, consents: stranger().consents } })).status).toBe(204)
  })
})
