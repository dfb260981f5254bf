import { login } from '@cabinet/contract/auth'
import { check, type CodeToken, type SentCode } from '@cabinet/contract/auth/codes'
import { create, invite, remove, transferOwnership } from '@cabinet/contract/people/colleagues'
import { change, recover } from '@cabinet/contract/auth/password'
import { sendContactCode, updateSelf } from '@cabinet/contract/people/profile'
import { confirm, register } from '@cabinet/contract/auth/registration'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@cabinet/demo/people'
import { organizationId } from '@cabinet/demo/organizations'
import { type Answer, type Cabinet, openCabinet } from '../support/cabinet.ts'
import { type DatabaseKind, productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'
import { NEW_PASSWORD, stranger } from '../support/registration.ts'

const CODE = '000000'

/** Where codes of a registration and of a recovery go, and thereby what they prove. */
const channels = {
  EMAIL: { variables: {}, proved: 'email', other: 'mobilePhone' },
  SMS: { variables: { SMS_URL: 'http://127.0.0.1:9/sms' }, proved: 'mobilePhone', other: 'email' },
} as const

type Contact = 'mobilePhone' | 'email'
type Contacts = Readonly<Record<Contact, string>>

/** Who has the contact already. */
const holders = ['added by an owner', 'gave it without proof', 'proved it', 'deleted'] as const
type Holder = (typeof holders)[number]

/** How somebody else comes with it: in their proof, or merely beside another contact that they prove. */
const ways = ['registration', 'registration beside', 'profile', 'adding', 'invitation'] as const
type Way = (typeof ways)[number]

/** What each meeting ends with: the answer, and whether who had it before is still there. */
const expectedOf = (holder: Holder, way: Way): readonly [status: number, isStillThere: boolean] => {
  if (holder === 'deleted') return [way === 'adding' ? 201 : way === 'invitation' ? 204 : 200, false]
  if (holder === 'proved it') return [way === 'invitation' ? 204 : 409, true]
  if (way === 'adding') return [201, true]
  if (way === 'invitation') return [204, true]
  return [200, holder === 'gave it without proof' || way === 'registration beside']
}

const suite = (kind: DatabaseKind, channel: keyof typeof channels): void => {
  const { variables, proved, other } = channels[channel]
  let cabinet: Cabinet
  let owner: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables })
    owner = await cabinet.tokenOf('P7')
  })
  afterAll(() => cabinet.remove())

  let visitors = 0
  const ip = (): string => {
    visitors += 1
    return `10.61.${visitors >> 8}.${visitors & 255}`
  }
  const column = (contact: Contact) => (contact === 'email' ? 'email' : 'username')
  const livingWith = (contact: Contact, value: string) =>
    cabinet.platform.database.query
      .selectFrom('person')
      .select(['id', 'organization_id', 'phone_confirmed', 'email_confirmed'])
      .where(column(contact), '=', value)
      .where('is_deleted', '=', false)
      .orderBy('created_at')
      .execute()
  const emailsTo = (recipient: string) =>
    cabinet.platform.database.query.selectFrom('email').select(['subject']).where('recipient', '=', recipient).execute()

  /** Up to the code, and the code typed; the status is that of the step that ended it. */
  const registerWith = async (given: Partial<Contacts>): Promise<Answer> => {
    const person = stranger(given)
    const sent = await cabinet.call<SentCode>(register, { body: person, ip: ip() })
    if (sent.status !== 200) return sent
    return cabinet.call(confirm, { body: { id: sent.body.id, code: CODE } })
  }
  const addBy = (token: string, contacts: Contacts, roles: readonly string[] = ['USER']) =>
    cabinet.call<{ id: string }>(create, {
      token,
      body: { lastname: 'Добавленная', firstname: 'Анна', hasConsent: true, roles, ...contacts },
    })
  const setPassword = (codeToken: string) =>
    cabinet.call(change, { body: { password: NEW_PASSWORD, codeToken, consents: stranger().consents } })
  const recoverAs = async (username: string): Promise<Answer> => {
    const sent = await cabinet.call<SentCode>(recover, { body: { username }, ip: ip() })
    const typed = await cabinet.call<CodeToken>(check, { body: { id: sent.body.id, code: CODE } })
    return typed.status === 200 ? setPassword(typed.body.codeToken) : typed
  }
  const moveTo = async (contact: Contact, value: string): Promise<Answer> => {
    const { accessToken: token } = await (await addPerson(cabinet, 'O1')).enter()
    const body = { kind: contact === 'email' ? 'EMAIL' : 'PHONE', value, password: DEMO_PASSWORD }
    const sent = await cabinet.call<SentCode>(sendContactCode, { token, body })
    const { codeToken } = (await cabinet.call<CodeToken>(check, { body: { id: sent.body.id, code: CODE } })).body
    const { version } = (await cabinet.call<CurrentUser>(current, { token })).body
    return cabinet.call(updateSelf, { token, body: { version, [contact]: value, codeToken } })
  }

  /** Makes the holder of a contact and answers their id. */
  const makeHolder = async (holder: Holder, contact: Contact, contacts: Contacts): Promise<string> => {
    if (holder === 'added by an owner' || holder === 'deleted') {
      const { status, body } = await addBy(owner, contacts)
      expect(status).toBe(201)
      if (holder === 'deleted') await cabinet.call(remove, { token: owner, params: { id: body.id } })
      return body.id
    }
    if (holder === 'proved it' && contact !== proved)
      expect((await moveTo(contact, contacts[contact])).status).toBe(200)
    else if (holder === 'gave it without proof' && contact === proved) {
      // Nothing but the other contact is proved at a registration; here the proof goes to the other one by hand.
      expect((await registerWith({ ...contacts })).status).toBe(200)
      await cabinet.platform.database.query
        .updateTable('person')
        .set({ phone_confirmed: contact !== 'mobilePhone', email_confirmed: contact !== 'email' })
        .where(column(contact), '=', contacts[contact])
        .execute()
    } else expect((await registerWith({ ...contacts })).status).toBe(200)
    const [person] = await livingWith(contact, contacts[contact])
    return person?.id ?? ''
  }

  // What a registration proves, and what merely stands beside it, follows from the channel.
  const contactsOf = (way: Way): readonly Contact[] =>
    way === 'registration' ? [proved] : way === 'registration beside' ? [other] : [proved, other]
  const cases = holders.flatMap((holder) =>
    ways.flatMap((way) => contactsOf(way).map((contact) => ({ holder, way, contact }))),
  )
  it.each(cases)('$contact of who $holder meets $way', async ({ holder, way, contact }) => {
    const { mobilePhone, email } = stranger()
    const id = await makeHolder(holder, contact, { mobilePhone, email })
    const fresh = stranger()
    const mine = {
      mobilePhone: fresh.mobilePhone,
      email: fresh.email,
      [contact]: contact === 'email' ? email : mobilePhone,
    }
    const elsewhere = await cabinet.tokenOf('P6')
    const before = await emailsTo('tikhonova@fabrika-tkaney.example')
    const answers: Readonly<Record<Way, () => Promise<Answer>>> = {
      registration: () => registerWith(mine),
      'registration beside': () => registerWith(mine),
      profile: () => moveTo(contact, mine[contact]),
      adding: () => addBy(elsewhere, mine),
      invitation: () => cabinet.call(invite, { token: elsewhere, body: mine }),
    }
    const { status } = await answers[way]()
    const living = await livingWith(contact, mine[contact])
    const [expected, isStillThere] = expectedOf(holder, way)
    expect([status, living.some((person) => person.id === id)]).toEqual([expected, isStillThere])
    // One person at most has proved it, whatever others say.
    const proof = contact === 'email' ? 'email_confirmed' : 'phone_confirmed'
    expect(living.filter((person) => person[proof]).length).toBeLessThanOrEqual(1)
    const isReplaced = holder === 'added by an owner' && !isStillThere
    const subjects = (await ownerEmails()).slice(before.length)
    expect(subjects.some((subject) => subject.startsWith('Пользователь удалён'))).toBe(isReplaced)
  })

  const ownerEmails = async (): Promise<string[]> =>
    (await emailsTo('tikhonova@fabrika-tkaney.example')).map(({ subject }) => subject)

  it('opens nothing by a contact that was merely given, and sends nothing there', async () => {
    const person = stranger()
    expect((await registerWith(person)).status).toBe(200)
    const [row] = await livingWith(proved, person[proved])
    const hash = cabinet.platform.database.query.selectFrom('person').select('password_hash')
    const { password_hash } = await hash.where('username', '=', '+70000000001').executeTakeFirstOrThrow()
    await cabinet.platform.database.query
      .updateTable('person')
      .set({ password_hash })
      .where('id', '=', row?.id ?? '')
      .execute()
    const statuses: number[] = []
    for (const contact of [proved, other]) {
      const body = { username: person[contact], password: DEMO_PASSWORD }
      statuses.push((await cabinet.call(login, { body, ip: ip() })).status)
    }
    expect(statuses).toEqual([200, 401])
    // By the name that was merely given nobody is found, so no code of the demo opens it either.
    expect((await recoverAs(person[other])).status).toBe(400)
    if (other === 'email') expect(await emailsTo(person.email)).toEqual([])
    expect((await recoverAs(person[proved])).status).toBe(204)
    if (other === 'email') expect(await emailsTo(person.email)).toEqual([])
  })

  it('proves a contact that was merely given in the profile, and it opens the cabinet from then on', async () => {
    const person = stranger()
    const registered = await registerWith(person)
    expect((await setPassword(String(registered.body['codeToken']))).status).toBe(204)
    const entered = await cabinet.call<{ accessToken: string }>(login, {
      body: { username: person[proved], password: NEW_PASSWORD },
    })
    const token = entered.body.accessToken
    const kindOf = other === 'email' ? 'EMAIL' : 'PHONE'
    const sent = await cabinet.call<SentCode>(sendContactCode, { token, body: { kind: kindOf, value: person[other] } })
    const { codeToken } = (await cabinet.call<CodeToken>(check, { body: { id: sent.body.id, code: CODE } })).body
    const { version } = (await cabinet.call<CurrentUser>(current, { token })).body
    const body = { version, [other]: person[other], codeToken }
    const saved = await cabinet.call<CurrentUser>(updateSelf, { token, body })
    expect(saved.body).toMatchObject({ emailConfirmed: true, phoneConfirmed: true })
    const again = { username: person[other], password: NEW_PASSWORD }
    expect((await cabinet.call(login, { body: again, ip: ip() })).status).toBe(200)
  })

  it('lets in whom an owner has added by the contact that they prove, and keeps the others of that contact out', async () => {
    const { mobilePhone, email } = stranger()
    const here = await addBy(owner, { mobilePhone, email })
    const there = await addBy(await cabinet.tokenOf('P6'), { mobilePhone, email })
    expect([here.status, there.status]).toEqual([201, 201])
    // Without a code of their own there is no cabinet to pass on.
    const params = { id: here.body.id }
    const early = await cabinet.call(transferOwnership, { token: owner, params, body: { password: DEMO_PASSWORD } })
    expect(early.status).toBe(409)
    const contacts: Contacts = { mobilePhone, email }
    expect((await recoverAs(contacts[other])).status).toBe(400)
    expect((await recoverAs(contacts[proved])).status).toBe(204)
    expect(await livingWith(proved, contacts[proved])).toMatchObject([
      {
        organization_id: organizationId('O6'),
        phone_confirmed: proved === 'mobilePhone',
        email_confirmed: proved === 'email',
      },
    ])
  })

  it.each([
    ['who was added', 'who registers'],
    ['who registers', 'who registers'],
    ['who was added', 'who moves there'],
  ] as const)('gives a contact to one person when %s and %s prove it at once', async (first, second) => {
    const { mobilePhone, email } = stranger()
    const contacts: Contacts = { mobilePhone, email }
    for (const token of [owner, await cabinet.tokenOf('P6')]) expect((await addBy(token, contacts)).status).toBe(201)
    const rivals = {
      'who was added': () => recoverAs(contacts[proved]),
      'who registers': () => registerWith({ [proved]: contacts[proved] }),
      'who moves there': () => moveTo(proved, contacts[proved]),
    }
    const answers = await Promise.all([rivals[first](), rivals[second](), rivals[second]()])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const living = await livingWith(proved, contacts[proved])
    expect(living).toHaveLength(1)
  })
}

describe.each(productKinds())('phone and e-mail on $name', (kind) => {
  describe.each(['EMAIL', 'SMS'] as const)('with codes by %s', (channel) => suite(kind, channel))
})
