import { confirm } from '@cabinet/contract/auth/registration'
import { check, connect, invite, register, type SellerData } from '@cabinet/contract/auth/seller-registration'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoOrganizations } from '@cabinet/demo/organizations'
import { demoInvitations } from '@cabinet/demo/modules/auth/demo-links'
import { type Cabinet, openCabinet } from '../../support/cabinet.ts'
import { productKinds } from '../../support/databases.ts'
import { fieldsOf, emailCode, storedPerson, stranger } from '../../support/registration.ts'

const nothing = { itn: null, organizationName: null, sellerAccountName: null, isExistingUser: false }

describe.each(productKinds())('sellers on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const ask = async (body: Readonly<Record<string, unknown>>) => (await cabinet.call<SellerData>(check, { body })).body
  const rolesOf = async (person: string) => {
    const rows = await cabinet.platform.database.query
      .selectFrom('person_role')
      .select('role')
      .where('person_id', '=', person)
      .where('is_deleted', '=', false)
      .execute()
    return rows.map(({ role }) => role).toSorted()
  }
  const accountsOf = async (itn: string) => {
    const rows = await cabinet.platform.database.query
      .selectFrom('seller_account')
      .innerJoin('organization', 'organization.id', 'seller_account.organization_id')
      .select('seller_account.name')
      .where('organization.itn', '=', itn)
      .where('seller_account.is_deleted', '=', false)
      .execute()
    return rows.map(({ name }) => name)
  }
  const newLink = async (given: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const body = {
      itn: stranger().itn,
      organizationName: 'ООО «Лавка»',
      sellerId: 'MP-7',
      sellerAccountName: 'Лавка',
      mobilePhone: null,
      ...given,
    }
    const response = await cabinet.call<{ path: string }>(invite, { body, token: await cabinet.tokenOf('P8') })
    expect(response.status).toBe(201)
    return new URL(response.body.path, 'http://cabinet.example').searchParams.get('token') ?? ''
  }
  const registerBy = async (token: string, person = stranger()) => {
    const { itn: _itn, organizationName: _name, legalStatus: _status, ...registrant } = person
    const begun = await cabinet.call(register, { body: { token, ...registrant } })
    if (begun.status !== 200) return begun
    const code = await emailCode(cabinet, person.email)
    return cabinet.call(confirm, { body: { id: begun.body.id, code } })
  }

  it('get one of four answers for their link; only a good one tells whose it is', async () => {
    expect(await ask({ token: 'demo-seller-new' })).toEqual({
      status: 'OK',
      itn: '619906789087',
      organizationName: 'ИП Ковалёв Игорь Петрович',
      sellerAccountName: 'Ковалёв Маркет',
      isExistingUser: false,
    })
    expect(await ask({ token: 'demo-seller-known' })).toMatchObject({ status: 'OK', isExistingUser: true })
    expect(await ask({ token: 'demo-seller-expired' })).toEqual({ status: 'EXPIRED', ...nothing })
    expect(await ask({ token: 'demo-seller-used' })).toEqual({ status: 'USED', ...nothing })
    expect(await ask({ token: 'nobody-has-this' })).toEqual({ status: 'NOT_FOUND', ...nothing })
  })

  it('are found by taxpayer number and identifier as well, and only by both', async () => {
    expect(await ask({ itn: '619906789087', sellerId: ' MP-100417 ' })).toMatchObject({ status: 'OK' })
    expect(await ask({ itn: '619906789087', sellerId: 'MP-100418' })).toEqual({ status: 'NOT_FOUND', ...nothing })
    const response = await cabinet.call(check, { body: { itn: '7707083894' } })
    expect(fieldsOf(response)).toEqual({ itn: 'Некорректная контрольная цифра ИНН', sellerId: 'Обязательное поле' })
  })

  it('become owners of a new organization with the account connected and the role given', async () => {
    const token = await newLink()
    const person = stranger()
    expect((await registerBy(token, person)).status).toBe(200)
    const stored = await storedPerson(cabinet, person.mobilePhone)
    expect(await rolesOf(stored?.id ?? '')).toEqual(['SELLER', 'USER', 'USER_ADMIN'])
    expect(await ask({ token })).toEqual({ status: 'USED', ...nothing })
    const again = await registerBy(token)
    expect(again.status).toBe(409)
    expect(again.body['code']).toBe('SELLER_LINK_DEAD')
  })

  it('cannot choose another organization than that of the link', async () => {
    const person = stranger()
    const token = await newLink({ itn: person.itn })
    const { organizationName: _name, legalStatus: _status, ...registrant } = person
    const body = { token, ...registrant, itn: demoOrganizations.O1.itn }
    const begun = await cabinet.call<{ id: string }>(register, { body })
    const code = await emailCode(cabinet, person.email)
    expect((await cabinet.call(confirm, { body: { id: begun.body.id, code } })).status).toBe(200)
    expect(await accountsOf(person.itn)).toEqual(['Лавка'])
  })

  it('wait for the owner of an existing organization; until then the role opens nothing', async () => {
    const token = await newLink({ itn: demoOrganizations.O6.itn, sellerAccountName: 'Ткани' })
    const person = stranger()
    expect((await registerBy(token, person)).status).toBe(200)
    const stored = await storedPerson(cabinet, person.mobilePhone)
    expect(stored?.status).toBe('UNCONFIRMED')
    expect(await rolesOf(stored?.id ?? '')).toEqual(['SELLER', 'UNVERIFIED_USER'])
    expect(await accountsOf(demoOrganizations.O6.itn)).toEqual(['Ткани'])
  })

  it('use a link once, however many come with it at the same moment', async () => {
    const token = await newLink()
    const answers = await Promise.all([1, 2, 3].map(() => registerBy(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('connect the account to the cabinet that they are signed in to', async () => {
    const token = await cabinet.tokenOf('P4')
    const link = { token: 'demo-seller-known' }
    expect((await cabinet.call(connect, { body: link, token: await cabinet.tokenOf('P11') })).status).toBe(403)
    const foreign = await cabinet.call(connect, { body: link, token: await cabinet.tokenOf('P7') })
    expect(foreign.status).toBe(409)
    expect(foreign.body['code']).toBe('SELLER_OTHER_ORGANIZATION')
    const good = await cabinet.call(connect, { body: link, token })
    expect(good.body).toEqual({ sellerAccountName: 'Тайга Трейд' })
    const { body: user } = await cabinet.call<CurrentUser>(current, { token })
    expect(user.roles.map(({ id }) => id)).toContain('SELLER')
    expect(user.organization?.sellerAccount).toMatchObject({ name: 'Тайга Трейд', isDeleted: false })
    expect((await cabinet.call(connect, { body: link, token })).body['code']).toBe('SELLER_LINK_DEAD')
  })

  it('cannot connect a second account, and the link stays good', async () => {
    const link = { token: await newLink({ itn: demoOrganizations.O1.itn }) }
    const response = await cabinet.call(connect, { body: link, token: await cabinet.tokenOf('P1') })
    expect(response.status).toBe(409)
    expect(response.body['message']).toBe('К кабинету уже подключён аккаунт «Северный ветер»')
    expect(await ask(link)).toMatchObject({ status: 'OK' })
  })

  it('are invited by platform staff alone, for fourteen days, by a token that is not stored', async () => {
    const body = {
      itn: stranger().itn,
      organizationName: 'О',
      sellerId: 'С',
      sellerAccountName: 'А',
      mobilePhone: null,
    }
    expect((await cabinet.call(invite, { body, token: await cabinet.tokenOf('P1') })).status).toBe(403)
    const token = await newLink()
    const stored = await cabinet.platform.database.query.selectFrom('seller_invitation').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    for (const demo of demoInvitations) expect(JSON.stringify(stored)).not.toContain(demo.token)
  })
})
