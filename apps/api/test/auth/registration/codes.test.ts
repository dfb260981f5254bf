import { check, CODE_LIFE_SECONDS, resend, RESEND_AFTER_SECONDS } from '@cabinet/contract/auth/codes'
import { recover } from '@cabinet/contract/auth/password'
import { confirm } from '@cabinet/contract/auth/registration'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personId } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../../support/cabinet.ts'
import { productKinds } from '../../support/databases.ts'
import { begin, fieldsOf, emailCode, stranger } from '../../support/registration.ts'

/** Another code than this one. */
const otherThan = (code: string, step = 1): string => String((Number(code) + step) % 1_000_000).padStart(6, '0')

describe.each(productKinds())('one-time codes on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  let networks = 0
  /** Wrong codes are counted by the network: each test types from one of its own. */
  let ip = ''
  beforeEach(() => {
    networks += 1
    ip = `10.45.0.${networks}`
  })
  const confirmWith = (id: string, code: string) => cabinet.call(confirm, { body: { id, code }, ip })

  it('bear five wrong attempts and tell how many are left', async () => {
    const { id, code } = await begin(cabinet, stranger())
    const said: (string | undefined)[] = []
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const response = await confirmWith(id, otherThan(code, attempt))
      expect(response.status).toBe(400)
      said.push(fieldsOf(response)['code'])
    }
    expect(said).toEqual([
      'Неверный код. Осталось попыток: 4',
      'Неверный код. Осталось попыток: 3',
      'Неверный код. Осталось попыток: 2',
      'Неверный код. Осталось попыток: 1',
      'Неверный код. Попытки закончились, начните заново',
    ])
    expect(fieldsOf(await confirmWith(id, code))['code']).toBe('Срок действия кода истёк. Запросите новый код')
  })

  it('let exactly five of fifty parallel guesses through', async () => {
    const { id, code } = await begin(cabinet, stranger())
    const guesses = Array.from({ length: 50 }, (_, guess) => confirmWith(id, otherThan(code, guess + 1)))
    const answers = await Promise.all(guesses)
    const codes = answers.map(({ body }) => body['code'])
    expect(codes.filter((name) => name === 'CODE_WRONG' || name === 'CODE_SPENT')).toHaveLength(5)
    expect(codes.filter((name) => name === 'CODE_EXPIRED' || name === 'TOO_MANY_REQUESTS')).toHaveLength(45)
  })

  it('work once, also when the same code is sent twice at the same moment', async () => {
    const { id, code } = await begin(cabinet, stranger())
    const answers = await Promise.all([confirmWith(id, code), confirmWith(id, code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400 || status === 409)).toHaveLength(1)
  })

  it('can be asked for again after a minute, and the one before is worth nothing then', async () => {
    const person = stranger()
    const first = await begin(cabinet, person)
    const early = await cabinet.call(resend, { body: { id: first.id } })
    expect(early.status).toBe(429)
    expect(early.body['code']).toBe('RESEND_TOO_EARLY')
    cabinet.wait(RESEND_AFTER_SECONDS * 1000 + 1)
    expect((await cabinet.call(resend, { body: { id: first.id } })).status).toBe(200)
    const code = await emailCode(cabinet, person.email)
    if (code !== first.code) expect((await confirmWith(first.id, first.code)).status).toBe(400)
    expect((await confirmWith(first.id, code)).status).toBe(200)
  })

  it('are not sent endlessly', async () => {
    const { id } = await begin(cabinet, stranger())
    const statuses: number[] = []
    for (let sending = 0; sending < 5; sending += 1) {
      cabinet.wait(RESEND_AFTER_SECONDS * 1000 + 1)
      statuses.push((await cabinet.call(resend, { body: { id } })).status)
    }
    expect(statuses).toEqual([200, 200, 429, 429, 429])
  })

  it('live for ten minutes of real time, which the developer panel does not move', async () => {
    const { id, code } = await begin(cabinet, stranger())
    cabinet.clock.setShiftMinutes(60)
    expect((await confirmWith(id, otherThan(code))).body['code']).toBe('CODE_WRONG')
    cabinet.clock.setShiftMinutes(0)
    cabinet.wait(CODE_LIFE_SECONDS * 1000 + 1)
    expect((await confirmWith(id, code)).body['code']).toBe('CODE_EXPIRED')
  })

  it('serve only what they were asked for', async () => {
    const registration = await begin(cabinet, stranger())
    expect((await cabinet.call(check, { body: registration })).status).toBe(400)
    const recovery = await cabinet.call<{ id: string }>(recover, { body: { username: '+70000000005' } })
    const typed = { id: recovery.body.id, code: await emailCode(cabinet, 'vlasova@posylka-plus.example') }
    expect((await cabinet.call(confirm, { body: typed })).status).toBe(400)
    const { status, body } = await cabinet.call<{ codeToken: string }>(check, { body: typed })
    expect(status).toBe(200)
    await expect(cabinet.platform.codes.redeem(body.codeToken, ['CHANGE_PHONE'])).rejects.toMatchObject({ status: 400 })
  })

  it('carry what they permit to whoever redeems the token, once', async () => {
    const { codes } = cabinet.platform
    const subject = personId('P5')
    const { id } = await codes.issue({
      purpose: 'CHANGE_PHONE',
      subject,
      to: { phone: '+70009990001' },
      details: { mobilePhone: '+70009990001' },
      language: 'ru',
    })
    const text = await cabinet.platform.database.query
      .selectFrom('text_message')
      .select(['body', 'code'])
      .where('recipient', '=', '+70009990001')
      .executeTakeFirstOrThrow()
    expect(text.body).toBe(`Тихая гавань: код ${text.code}. Никому его не сообщайте`)
    const { body } = await cabinet.call<{ codeToken: string }>(check, { body: { id, code: text.code } })
    expect(await codes.redeem(body.codeToken, ['CHANGE_PHONE'])).toEqual({
      purpose: 'CHANGE_PHONE',
      subject,
      email: null,
      phone: '+70009990001',
      details: { mobilePhone: '+70009990001' },
    })
    await expect(codes.redeem(body.codeToken, ['CHANGE_PHONE'])).rejects.toMatchObject({ status: 400 })
  })

  it('are nowhere kept as they were sent but in the message, and what was typed at registration is forgotten', async () => {
    const person = stranger()
    const { id, code } = await begin(cabinet, person)
    const { body } = await cabinet.call<{ codeToken: string }>(confirm, { body: { id, code } })
    const { rows } = await sql<{ row: string }>`
      select cast(c as text) as row from confirmation_code c where id = ${id}`.execute(cabinet.platform.database.query)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(`,${code},`)
    expect(rows[0]?.row).not.toContain(body.codeToken)
    expect(rows[0]?.row).not.toContain(person.mobilePhone)
  })
})
