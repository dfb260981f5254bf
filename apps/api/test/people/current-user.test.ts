import { current, type CurrentUser, attention, remindOwner } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { HOUR_MS } from '../../src/kernel/durations.ts'

const ALL = ['core', 'debtor', 'finance', 'seller', 'sender', 'claim']
const WITHOUT_CLAIM = ALL.slice(0, -1)

/** The modules of the demo that a person has: a generated one would stand among them. */
const ofDemo = ({ availableModules }: CurrentUser): string[] => availableModules.filter((name) => ALL.includes(name))

describe.each(productKinds())('the signed-in person on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const read = async (key: string, language = 'ru'): Promise<CurrentUser> => {
    const { accessToken } = await cabinet.enter(key)
    const { status, body } = await cabinet.call<CurrentUser>(current, {
      token: accessToken,
      headers: { 'accept-language': language },
    })
    expect(status).toBe(200)
    return body
  }

  it.each([
    ['P1', 'ООО «Северный ветер»', ['USER_ADMIN', 'USER', 'SELLER', 'SENDER', 'DEBTOR', 'FINANCE'], ALL],
    ['P2', 'ООО «Северный ветер»', ['UNVERIFIED_USER'], ['core']],
    ['P3', 'ИП Лебедева Анна Сергеевна', ['USER_ADMIN', 'USER', 'SELLER'], ALL],
    ['P4', 'ООО «Тайга Трейд»', ['USER_ADMIN', 'USER'], WITHOUT_CLAIM],
    ['P5', 'ООО «Посылка Плюс»', ['USER_ADMIN', 'USER', 'SENDER'], ALL],
    ['P6', 'АО «Агроснаб-Поволжье»', ['USER_ADMIN', 'USER', 'DEBTOR'], ['core', 'debtor', 'seller', 'sender']],
    ['P7', 'ООО «Фабрика Тканей»', ['USER_ADMIN', 'USER', 'FINANCE'], WITHOUT_CLAIM],
    ['P8', 'ООО «Платформа «Тихая гавань»', ['GODMOD'], ALL],
    ['P9', 'ИП Громов Павел Ильич', ['USER_ADMIN', 'USER', 'SENDER'], ALL],
    ['P10', 'Орлов Дмитрий Андреевич', ['USER_ADMIN', 'USER'], WITHOUT_CLAIM],
    ['P11', 'ООО «Северный ветер»', ['USER', 'SENDER'], ALL],
    ['P12', 'ООО «Посылка Плюс»', ['USER'], WITHOUT_CLAIM],
  ])('%s has the organization, the roles and the modules of the demo', async (key, organization, roles, modules) => {
    const me = await read(key)
    expect(me.organization?.shortName).toBe(organization)
    expect(me.roles.map(({ id }) => id)).toEqual(roles)
    expect(ofDemo(me)).toEqual(modules)
    expect(me.isNeedChangePassword).toBe(key === 'P12')
    expect(me.isOwner).toBe(!['P2', 'P11', 'P12'].includes(key))
    expect(me.partner).toBeUndefined()
  })

  it('says of which partner somebody is, who has no organization', async () => {
    const me = await read('P19')
    expect([me.organization, me.partner?.name]).toEqual([null, 'АО «Банк Меридиан»'])
    expect([me.roles.map(({ id }) => id), ofDemo(me)]).toEqual([['PARTNER'], ['core']])
  })

  it.each([
    ['P1', ['debtor', 'finance', 'seller', 'sender', 'claim']],
    ['P3', ['seller', 'claim']],
    ['P4', []],
    ['P9', []],
    // Whatever roles a colleague has, the products are those of the organization; who waits learns nothing of them.
    ['P11', ['debtor', 'finance', 'seller', 'sender', 'claim']],
    ['P2', []],
  ])('tells %s in which areas something of the organization is in force', async (key, areas) => {
    const { organization } = await read(key)
    expect(organization?.modulesInForce.filter((name) => ALL.includes(name))).toEqual(areas)
  })

  it('shows the organization with its main account first', async () => {
    const { organization } = await read('P1')
    expect(organization).toMatchObject({
      legalStatus: { name: 'LEGAL_ENTITY', description: 'Юридическое лицо' },
      itn: '7799012346',
      kpp: '779901001',
      ogrn: '1197799012344',
      msp: { isMsp: true, category: 'SMALL' },
      sellerAccount: { name: 'Северный ветер', isDeleted: false },
    })
    expect(organization?.paymentDetails.map(({ bik, isMain }) => [bik, isMain])).toEqual([
      ['044525974', true],
      ['044525225', false],
    ])
  })

  it('has no numbers that an individual does not have', async () => {
    const { organization } = await read('P10')
    expect(organization).toMatchObject({ kpp: null, ogrn: null, legalStatus: { name: 'INDIVIDUAL' } })
  })

  it('speaks English when asked to', async () => {
    const me = await read('P2', 'en-GB,en;q=0.9,ru;q=0.5')
    expect(me.status).toEqual({ name: 'UNCONFIRMED', description: 'Waits for confirmation' })
    expect(me.roles[0]?.description).toBe('Not confirmed')
  })

  it('hides the bank accounts of the organization from who is not confirmed', async () => {
    expect((await read('P2')).organization?.paymentDetails).toEqual([])
  })

  it('takes every other role from who is not confirmed', async () => {
    const { query } = cabinet.platform.database
    await query
      .insertInto('person_role')
      .values({ person_id: personId('P2'), role: 'GODMOD', granted_at: cabinet.clock.nowText(), is_deleted: false })
      .execute()
    const me = await read('P2')
    expect(me.roles.map(({ id }) => id)).toEqual(['UNVERIFIED_USER'])
    await query.deleteFrom('person_role').where('person_id', '=', personId('P2')).where('role', '=', 'GODMOD').execute()
  })

  it('marks a role that was taken away and does not count it', async () => {
    const { query } = cabinet.platform.database
    const role = query.updateTable('person_role').where('person_id', '=', personId('P5')).where('role', '=', 'SENDER')
    await role.set({ is_deleted: true }).execute()
    const me = await read('P5')
    expect(me.roles.find(({ id }) => id === 'SENDER')?.isDeleted).toBe(true)
    expect(ofDemo(me)).toEqual(WITHOUT_CLAIM)
    await role.set({ is_deleted: false }).execute()
  })

  it('tells an administrator how many people wait, and nobody else', async () => {
    const itemsOf = async (key: string) => {
      const { accessToken } = await cabinet.enter(key)
      return (await cabinet.call<{ items: unknown[] }>(attention, { token: accessToken })).body.items
    }
    const first = await cabinet.platform.database.query
      .selectFrom('person')
      .innerJoin('organization', 'organization.id', 'person.organization_id')
      .select('person.id')
      .where('organization.itn', '=', '7799012346')
      .where('person.status', '=', 'UNCONFIRMED')
      .orderBy('person.created_at')
      .orderBy('person.id')
      .executeTakeFirstOrThrow()
    expect(await itemsOf('P1')).toContainEqual({
      kind: 'USERS_WAITING',
      count: 2,
      // The question about who has waited longest is open already: two presses let a colleague in.
      path: `/profile?tab=users&status=UNCONFIRMED&action=confirm&user=${first.id}`,
      details: {},
      since: expect.any(String) as string,
    })
    expect(await itemsOf('P11')).not.toContainEqual(expect.objectContaining({ kind: 'USERS_WAITING' }))
    expect(await itemsOf('P2')).toEqual([])
  })

  describe('reminding the owner', () => {
    const remind = async (key: string) => {
      const { accessToken } = await cabinet.enter(key)
      return cabinet.call(remindOwner, { token: accessToken })
    }
    const emails = () => cabinet.platform.database.query.selectFrom('email').selectAll().execute()

    it('writes the owner one email a day', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => remind('P2')))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
      expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('ALREADY_REMINDED')
      const [email, ...others] = await emails()
      expect(others).toEqual([])
      expect(email).toMatchObject({
        recipient: 'sokolov@severveter.example',
        subject: 'Кузнецова Дарья Олеговна просит доступ к кабинету «ООО „Северный ветер“»',
      })
      expect(email?.body).toContain('/profile?tab=users')
    })

    it('is told of as long as there is no other', async () => {
      expect((await read('P2')).ownerRemindedDateTime).not.toBeNull()
      expect((await read('P1')).ownerRemindedDateTime).toBeNull()
      cabinet.clock.setShiftMinutes(24 * 60 + 1)
      expect((await read('P2')).ownerRemindedDateTime).toBeNull()
      cabinet.clock.setShiftMinutes(0)
    })

    it('lets another person remind too, and the same one after a day', async () => {
      expect((await remind('P15')).status).toBe(200)
      cabinet.clock.setShiftMinutes(23 * 60)
      expect((await remind('P2')).status).toBe(409)
      cabinet.clock.setShiftMinutes(24 * 60 + 1)
      expect((await remind('P2')).status).toBe(200)
      cabinet.clock.setShiftMinutes(0)
      expect(await emails()).toHaveLength(3)
    })

    it('is only for people who wait', async () => {
      expect((await remind('P1')).status).toBe(403)
    })
  })

  it('keeps its sessions when the business clock is moved', async () => {
    const { accessToken } = await cabinet.enter('P7')
    cabinet.clock.setShiftMinutes((40 * 24 * HOUR_MS) / 60_000)
    expect((await cabinet.call(current, { token: accessToken })).status).toBe(200)
    cabinet.clock.setShiftMinutes(0)
  })
})
