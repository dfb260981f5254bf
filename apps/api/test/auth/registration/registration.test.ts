import { login } from '@cabinet/contract/auth'
import { findActualOffers } from '@cabinet/contract/finance'
import { change } from '@cabinet/contract/auth/password'
import { confirm, register } from '@cabinet/contract/auth/registration'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { generate } from '@cabinet/validators/inn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoOrganizations, organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet, type Pair } from '../../support/cabinet.ts'
import { productKinds } from '../../support/databases.ts'
import { arrive, begin, fieldsOf, NEW_PASSWORD, settle, storedPerson, stranger } from '../../support/registration.ts'

describe.each(productKinds())('registration on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const signIn = async (username: string): Promise<CurrentUser> => {
    const { status, body } = await cabinet.call<Pair>(login, { body: { username, password: NEW_PASSWORD } })
    expect(status).toBe(200)
    return (await cabinet.call<CurrentUser>(current, { token: body.accessToken })).body
  }
  const rolesOf = (user: CurrentUser): string[] => user.roles.map(({ id }) => id)

  it('makes the first person of an organization its owner', async () => {
    const person = stranger({ middlename: 'Петровна', position: 'Директор', email: 'Mixed.Case@New.example' })
    await settle(cabinet, { ...person, email: person.email.toLowerCase() })
    const user = await signIn(person.email.toLowerCase())
    expect(rolesOf(user)).toEqual(['USER_ADMIN', 'USER'])
    expect(user).toMatchObject({
      isOwner: true,
      status: { name: 'ACTIVE' },
      email: 'mixed.case@new.example',
      organization: { itn: person.itn, shortName: person.organizationName, legalStatus: { name: 'LEGAL_ENTITY' } },
    })
  })

  it('lets a person into an existing organization only as far as the waiting card, and writes to the owner', async () => {
    const person = stranger({ itn: demoOrganizations.O4.itn, organizationName: null })
    await settle(cabinet, person)
    const user = await signIn(person.email)
    expect(rolesOf(user)).toEqual(['UNVERIFIED_USER'])
    expect(user).toMatchObject({ isOwner: false, status: { name: 'UNCONFIRMED' } })
    const { body } = await cabinet.call<Pair>(login, { body: { username: person.email, password: NEW_PASSWORD } })
    expect((await cabinet.call(findActualOffers, { token: body.accessToken, body: {} })).status).toBe(406)
    const email = await cabinet.platform.database.query
      .selectFrom('email')
      .selectAll()
      .where('recipient', '=', 'vlasova@posylka-plus.example')
      .executeTakeFirstOrThrow()
    expect(email.subject).toBe('Новикова Анна-Мария просит доступ к кабинету «ООО „Посылка Плюс“»')
    expect(email.organization_id).toBe(organizationId('O4'))
    expect(email.body).toContain(person.mobilePhone)
  })

  it('registers nobody before the code is typed', async () => {
    const person = stranger()
    const { id, code } = await begin(cabinet, person)
    expect(await storedPerson(cabinet, person.mobilePhone)).toBeUndefined()
    expect((await cabinet.call(confirm, { body: { id, code } })).status).toBe(200)
    expect(await storedPerson(cabinet, person.mobilePhone)).toMatchObject({
      email_confirmed: true,
      phone_confirmed: false,
      organization_id: expect.any(String) as string,
    })
  })

  it('opens nothing before the password is set, and the token sets it once', async () => {
    const person = stranger()
    const codeToken = await arrive(cabinet, person)
    const set = (password: string) => cabinet.call(change, { body: { password, codeToken } })
    expect(fieldsOf(await set('weak'))).toEqual({ password: 'Пароль не соответствует требованиям' })
    expect((await set(NEW_PASSWORD)).status).toBe(204)
    expect((await set('Another-2026')).body['code']).toBe('CODE_EXPIRED')
    await signIn(person.email)
  })

  it('keeps what the person agreed to with version, time and address, each text by itself', async () => {
    const person = stranger()
    const consents = [...person.consents, { type: 'NEWS', version: person.consents[0]?.version }]
    const response = await cabinet.call<{ id: string }>(register, { body: { ...person, consents }, ip: '10.41.0.7' })
    await cabinet.call(confirm, { body: { id: response.body.id, code: '000000' } })
    const stored = await storedPerson(cabinet, person.mobilePhone)
    const rows = await cabinet.platform.database.query
      .selectFrom('person_consent')
      .select(['type', 'version', 'ip', 'accepted_at'])
      .where('person_id', '=', stored?.id ?? '')
      .execute()
    expect(rows.map(({ type }) => type).toSorted()).toEqual(['NEWS', 'PERSONAL_DATA', 'USER_AGREEMENT'])
    for (const row of rows) {
      expect(row).toMatchObject({ ip: '10.41.0.7', version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string })
      expect(Date.parse(row.accepted_at)).toBeLessThanOrEqual(Date.parse(stored?.created_at ?? ''))
    }
    expect(stored?.notifications).toEqual({ email: true, sms: false, product: true })
  })

  const wrongInputs: readonly [string, Readonly<Record<string, unknown>>, Readonly<Record<string, string>>][] = [
    ['a wrong check digit', { itn: '7707083894' }, { itn: 'Некорректная контрольная цифра ИНН' }],
    ['no names', { lastname: '', firstname: ' ' }, { lastname: 'Обязательное поле', firstname: 'Обязательное поле' }],
    ['digits in a name', { middlename: 'Пе7рович' }, { middlename: 'Только буквы, пробелы, дефисы и апострофы' }],
    ['a long position', { position: 'я'.repeat(129) }, { position: 'Не длиннее 128 символов' }],
    [
      'a foreign phone',
      { mobilePhone: '+49301234567' },
      { mobilePhone: 'Введите 10 цифр после +7 без пробелов и лишних символов' },
    ],
    ['not an e-mail', { email: 'new.example' }, { email: 'Введите корректный e-mail' }],
    [
      'no consents',
      { consents: [] },
      { 'consents.PERSONAL_DATA': 'Отметьте это поле', 'consents.USER_AGREEMENT': 'Отметьте это поле' },
    ],
    ['an unknown company without a name', { organizationName: ' ' }, { organizationName: 'Обязательное поле' }],
    [
      'a person of twelve digits without a status',
      { itn: generate(Math.random, 12), organizationName: null },
      { legalStatus: 'Обязательное поле' },
    ],
  ]
  it.each(wrongInputs)('tells about %s at its field', async (_, given, expected) => {
    const response = await cabinet.call(register, { body: stranger(given), ip: '10.42.0.1' })
    expect(response.status).toBe(400)
    expect(fieldsOf(response)).toEqual(expected)
  })

  it('does not take an agreement to an older text', async () => {
    const person = stranger()
    const consents = person.consents.map(({ type }) => ({ type, version: '2020-01-01' }))
    const response = await cabinet.call(register, { body: { ...person, consents }, ip: '10.42.0.2' })
    expect(response.status).toBe(400)
    expect(Object.keys(fieldsOf(response))).toEqual(['consents.PERSONAL_DATA'])
  })

  it('says at the field that a phone or an e-mail is registered', async () => {
    const phone = await cabinet.call(register, { body: stranger({ mobilePhone: '+70000000001' }), ip: '10.42.0.3' })
    expect(phone.status).toBe(409)
    expect(fieldsOf(phone)).toEqual({
      mobilePhone: 'Этот телефон уже зарегистрирован. Войдите или восстановите пароль',
    })
    const email = await cabinet.call(register, {
      body: stranger({ email: 'SOKOLOV@severveter.example' }),
      ip: '10.42.0.3',
    })
    expect(email.status).toBe(409)
    expect(fieldsOf(email)).toEqual({ email: 'Этот e-mail уже зарегистрирован. Войдите или восстановите пароль' })
  })

  it('names a sole person by their own name', async () => {
    for (const [legalStatus, shortName] of [
      ['INDIVIDUAL', 'Новикова Анна-Мария'],
      ['INDIVIDUAL_ENTREPRENEUR', 'ИП Новикова Анна-Мария'],
    ] as const) {
      const person = stranger({ itn: generate(Math.random, 12), organizationName: null, legalStatus })
      await settle(cabinet, person)
      const { organization } = await signIn(person.email)
      expect(organization).toMatchObject({ shortName, legalStatus: { name: legalStatus } })
    }
  })

  it('gives one e-mail to one person, however many confirm at once', async () => {
    const { email } = stranger()
    const rivals = [1, 2, 3, 4].map(() => stranger({ email }))
    const typed: { id: string; code: string }[] = []
    for (const rival of rivals) typed.push(await begin(cabinet, rival))
    const answers = await Promise.all(typed.map((body) => cabinet.call(confirm, { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    for (const lost of answers.filter(({ status }) => status === 409)) expect(lost.body['code']).toBe('EMAIL_TAKEN')
  })

  it('gives one organization to one owner, however many found it at once', async () => {
    const itn = generate()
    const founders = [1, 2, 3, 4].map(() => stranger({ itn, organizationName: 'ООО «Вместе»' }))
    const typed: { id: string; code: string }[] = []
    for (const founder of founders) typed.push(await begin(cabinet, founder))
    const answers = await Promise.all(typed.map((body) => cabinet.call(confirm, { body })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const people = await Promise.all(founders.map(({ mobilePhone }) => storedPerson(cabinet, mobilePhone)))
    expect(new Set(people.map((person) => person?.organization_id)).size).toBe(1)
    expect(people.map((person) => person?.status).toSorted()).toEqual([
      'ACTIVE',
      'UNCONFIRMED',
      'UNCONFIRMED',
      'UNCONFIRMED',
    ])
    const owner = people.find((person) => person?.status === 'ACTIVE')
    const organization = await cabinet.platform.database.query
      .selectFrom('organization')
      .select('owner_id')
      .where('itn', '=', itn)
      .executeTakeFirstOrThrow()
    expect(organization.owner_id).toBe(owner?.id)
  })

  it('takes thirty registrations of one address within an hour', async () => {
    const ip = '10.43.0.1'
    for (let count = 0; count < 30; count += 1) {
      const { status } = await cabinet.call(register, { body: stranger({ mobilePhone: '+70000000001' }), ip })
      expect(status).toBe(409)
    }
    expect((await cabinet.call(register, { body: stranger(), ip })).status).toBe(429)
    expect((await cabinet.call(register, { body: stranger(), ip: '10.43.0.2' })).status).toBe(200)
  })
})
