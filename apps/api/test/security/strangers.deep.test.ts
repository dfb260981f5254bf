import { invite, create, confirm as letIn } from '@cabinet/contract/people/colleagues'
import { change, confirm, one, type Organization } from '@cabinet/contract/organization'
import { register } from '@cabinet/contract/auth/registration'
import { invite as inviteSeller } from '@cabinet/contract/auth/seller-registration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '@cabinet/demo/organizations'
import { type Answer, type Cabinet, openCabinet } from '../support/cabinet.ts'
import { anyKind } from '../support/any-kind.ts'
import { productKinds } from '../support/databases.ts'
import { changeOf } from '../support/organization.ts'
import { addPerson } from '../support/people.ts'
import { fieldsOf, stranger } from '../support/registration.ts'

/** Names that are none: a mail program makes a link of something in them, or they hold other signs. */
const links = [
  'ООО example.ru',
  'ООО «Приз на приз.рф»',
  'Зайдите на http://evil.example',
  'www.evil.com',
  'boss@evil.example',
  'evil.xn--p1ai',
  'ООО evil。ru',
  'ООО <b>Ромашка</b>',
  'ООО Ромашка: приз',
  'ООО\u202e«ur.live»',
  'Я'.repeat(161),
]
const names = [
  'ООО «Ромашка и К»',
  'АО "Северный ветер-2"',
  'ООО «М.Видео и Ко»'.replace('.', '. '),
  'ИП Иванов И.И.',
  'ООО «А & Б+»',
  'ФГУП НИИ им. Н. Е. Жуковского № 5',
  'ООО «Версия 2.0»',
]

let ordinal = 0
const colleague = () => {
  ordinal += 1
  return {
    lastname: 'Иванов',
    firstname: 'Иван',
    mobilePhone: `+7999333${String(ordinal).padStart(4, '0')}`,
    email: `outside-${ordinal}@other.example`,
    roles: ['USER'],
    hasConsent: true,
  }
}

describe.each(productKinds())('letters to strangers on $name', (kind) => {
  let cabinet: Cabinet
  let owner: string
  let staff: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    owner = await cabinet.tokenOf('P7')
    staff = await cabinet.tokenOf('P8')
  })
  afterAll(() => cabinet.remove())

  const organization = async (): Promise<Organization> =>
    (await cabinet.call<Organization>(one, { token: owner, params: { id: organizationId('O6') } })).body
  const lastTo = (recipient: string) =>
    cabinet.platform.database.query
      .selectFrom('email')
      .select(['subject', 'body', 'html'])
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  /** As if the registry had never known the company: a taxpayer number that it does not have. */
  const forget = (itn: string) =>
    cabinet.platform.database.query
      .updateTable('organization')
      .set({ confirmed_name: null, confirmed_at: null, confirmed_by: null, itn })
      .where('id', '=', organizationId('O6'))
      .execute()

  /** Every call where people type the name of a company that may stand in a letter. */
  const doors: Readonly<Record<string, (name: string) => Promise<Answer>>> = {
    registration: (organizationName) =>
      cabinet.call(register, {
        body: stranger({ organizationName }),
        ip: `10.62.${(ordinal += 1) >> 8}.${ordinal & 255}`,
      }),
    'registration of a company that the registry knows': (organizationName) =>
      cabinet.call(register, {
        body: stranger({ organizationName, itn: '7799071013' }),
        ip: `10.62.${(ordinal += 1) >> 8}.${ordinal & 255}`,
      }),
    'short name': async (shortName) =>
      cabinet.call(change, { token: owner, body: { ...changeOf(await organization()), shortName } }),
    'full name': async (fullName) =>
      cabinet.call(change, { token: owner, body: { ...changeOf(await organization()), fullName } }),
    'link of a seller': (organizationName) =>
      cabinet.call(inviteSeller, {
        token: staff,
        body: { itn: '7799071013', organizationName, sellerId: 'MP-1', sellerAccountName: 'Лавка', mobilePhone: null },
      }),
  }
  const isLong = (name: string): boolean => name.length > 160
  it.each(Object.keys(doors).flatMap((door) => links.map((name) => ({ door, name }))))(
    '$door takes no $name',
    async ({ door, name }) => {
      // Full names of institutions are longer than anything that stands in a letter.
      if (door === 'full name' && isLong(name)) return
      const answer = await doors[door]?.(name)
      expect(answer?.status).toBe(400)
      expect(Object.keys(answer ? fieldsOf(answer) : {})).toHaveLength(1)
    },
  )
  it.each(Object.keys(doors).flatMap((door) => names.map((name) => ({ door, name }))))(
    '$door takes $name',
    async ({ door, name }) => {
      expect((await doors[door]?.(name))?.status).toBeLessThan(300)
    },
  )

  it('lets the name that the registry has given stay, whatever signs are in it', async () => {
    const { query } = cabinet.platform.database
    const shortName = 'АО «Завод (Опытный), филиал»'
    await query
      .updateTable('organization')
      .set({ short_name: shortName })
      .where('id', '=', organizationId('O6'))
      .execute()
    const body = { ...changeOf(await organization()), phone: '+79990000001' }
    expect((await cabinet.call(change, { token: owner, body })).status).toBe(200)
  })

  it('name the company as it was confirmed, whatever it calls itself now', async () => {
    const confirmed = (await organization()).confirmed?.name ?? ''
    expect(confirmed).not.toBe('')
    const shortName = 'ООО «Банк России платит вам»'
    const body = { ...changeOf(await organization()), shortName }
    expect((await cabinet.call(change, { token: owner, body })).status).toBe(200)
    const [invited, added] = [colleague(), colleague()]
    expect((await cabinet.call(invite, { token: owner, body: { email: invited.email } })).status).toBe(204)
    expect((await cabinet.call(create, { token: owner, body: added })).status).toBe(201)
    const waiting = await addPerson(cabinet, 'O6', ['UNVERIFIED_USER'], { status: 'UNCONFIRMED' })
    const params = { id: waiting.id }
    expect((await cabinet.call(letIn, { token: owner, params, body: { roles: ['USER'] } })).status).toBe(200)
    for (const email of [invited.email, added.email, waiting.email]) {
      const letter = await lastTo(email)
      expect(`${letter.subject} ${letter.body}`).not.toContain('Банк России')
      expect(letter.body).toContain(confirmed)
    }
  })

  it('are none before the registry or staff confirm the company', async () => {
    await forget(stranger().itn)
    const [invited, added] = [colleague(), colleague()]
    for (const refused of [
      await cabinet.call(invite, { token: owner, body: { email: invited.email } }),
      await cabinet.call(create, { token: owner, body: added }),
    ]) {
      expect([refused.status, refused.body['code']]).toEqual([409, 'ORGANIZATION_UNCONFIRMED'])
    }

    const { version, shortName } = await organization()
    const confirmBy = (token: string, seen: number) =>
      cabinet.call<Organization>(confirm, { token, params: { id: organizationId('O6') }, body: { version: seen } })
    expect((await confirmBy(owner, version)).status).toBe(403)
    expect((await confirmBy(staff, version - 1)).status).toBe(409)
    expect((await confirmBy(staff, version)).body.confirmed).toMatchObject({ name: shortName, by: 'STAFF' })
    expect((await cabinet.call(invite, { token: owner, body: { email: invited.email } })).status).toBe(204)
    expect((await cabinet.call(create, { token: owner, body: added })).status).toBe(201)
  })

  it('ask the registry once more when it was away at the registration', async () => {
    await forget('7799071013')
    expect((await cabinet.call(invite, { token: owner, body: { email: colleague().email } })).status).toBe(204)
    expect((await organization()).confirmed).toMatchObject({ by: 'REGISTRY', name: 'ООО «Лесная слобода»' })
  })
})

describe('budgets of messages to strangers', () => {
  const open = (variables: Readonly<Record<string, string>>) => openCabinet(anyKind(), { variables })
  const inviteFrom = async (cabinet: Cabinet, who: string, ip: string) =>
    cabinet.call(invite, { token: await cabinet.tokenOf(who), body: { email: colleague().email }, ip })
  const registerFrom = (cabinet: Cabinet, ip: string) => cabinet.call(register, { body: stranger(), ip })

  it.each([
    [
      'NETWORK',
      [
        ['P7', '10.63.0.1'],
        ['P6', '10.63.0.1'],
        ['P7', '10.63.0.1'],
      ],
      ['P7', '10.63.0.2'],
    ],
    [
      'ORGANIZATION',
      [
        ['P7', '10.63.1.1'],
        ['P7', '10.63.1.2'],
        ['P7', '10.63.1.3'],
      ],
      ['P6', '10.63.1.1'],
    ],
    [
      'INSTALLATION',
      [
        ['P7', '10.63.2.1'],
        ['P6', '10.63.2.2'],
        ['P5', '10.63.2.3'],
      ],
      null,
    ],
  ] as const)('%s: the third of two is refused, with the time to wait', async (name, calls, free) => {
    const cabinet = await open({ [`STRANGER_MESSAGES_PER_${name}`]: '2' })
    try {
      const answers: Answer[] = []
      for (const [who, ip] of calls) answers.push(await inviteFrom(cabinet, who, ip))
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 429])
      expect(answers[2]?.body['message']).toBe('На сегодня сообщений новым людям достаточно. Попробуйте завтра')
      expect(Number(answers[2]?.raw.headers['retry-after'])).toBeGreaterThan(3600)
      if (free) expect((await inviteFrom(cabinet, free[0], free[1])).status).toBe(204)
      // Codes of registrations have budgets of their own.
      expect((await registerFrom(cabinet, '10.63.3.1')).status).toBe(200)
    } finally {
      await cabinet.remove()
    }
  })

  it('codes of registrations: by the network and the installation', async () => {
    const cabinet = await open({ STRANGER_MESSAGES_PER_NETWORK: '2', STRANGER_MESSAGES_PER_INSTALLATION: '3' })
    try {
      const statuses: number[] = []
      for (const ip of ['10.64.0.1', '10.64.0.1', '10.64.0.1', '10.64.0.2', '10.64.0.3'])
        statuses.push((await registerFrom(cabinet, ip)).status)
      expect(statuses).toEqual([200, 200, 429, 200, 429])
    } finally {
      await cabinet.remove()
    }
  })
})
