import { login, refresh } from '@cabinet/contract/auth'
import { check } from '@cabinet/contract/auth/codes'
import { find as findColleagues } from '@cabinet/contract/people/colleagues'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { findActualOffers } from '@cabinet/contract/finance'
import { legalTexts, registrationConsents } from '@cabinet/contract/legal'
import * as people from '@cabinet/contract/partner/people'
import * as partners from '@cabinet/contract/partner/partners'
import type { PartnerAction } from '@cabinet/contract/partner/journal'
import { takeRequest } from '@cabinet/contract/finance/partner'
import { change, recover } from '@cabinet/contract/auth/password'
import * as factor from '@cabinet/contract/auth/second-factor'
import { create as createStaff } from '@cabinet/contract/staff'
import { type CurrentUser, current } from '@cabinet/contract/people/user'
import { demoId } from '@cabinet/demo/ids'
import { DEMO_PASSWORD, demoUsers, personId, usernameOf } from '@cabinet/demo/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { type Answer, type Ask, type Cabinet, openCabinet, type Pair } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party, partnerIdOf } from '../support/partner.ts'
import { emailCode, NEW_PASSWORD } from '../support/registration.ts'
import { setUpApp } from '../support/second-factor.ts'

const meridian = partnerIdOf(party.meridian)
const ural = partnerIdOf(party.ural)
let ordinal = 0

const newcomer = (more: object = {}) => {
  ordinal += 1
  return {
    lastname: 'Ершов',
    firstname: 'Денис',
    email: `dev-${ordinal}@bank.example`,
    mobilePhone: `+7997${String(ordinal).padStart(7, '0')}`,
    ...more,
  }
}

describe.each(productKinds())('people of a partner on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  /** A call in a session that has just been opened: its proof is fresh. */
  const as = async <Body = Record<string, unknown>>(person: string, endpoint: Endpoint, ask: Ask = {}) =>
    cabinet.call<Body>(endpoint, { ...ask, token: (await cabinet.enter(person)).accessToken })
  const invite = (id: string, body: object, headers: Record<string, string> = {}) =>
    as<people.PartnerPerson & { code?: string }>('P8', people.invite, { params: { id }, body, headers })
  const lettersTo = (recipient: string) =>
    cabinet.platform.database.query.selectFrom('email').selectAll().where('recipient', '=', recipient).execute()

  /** Sets the first password as the letter says, and signs in. */
  const arrive = async (email: string): Promise<Pair> => {
    const { body: sent } = await cabinet.call<{ id: string }>(recover, { body: { username: email } })
    const typed = { id: sent.id, code: await emailCode(cabinet, email) }
    const { body: checked } = await cabinet.call<{ codeToken: string }>(check, { body: typed })
    const consents = registrationConsents.required.map((type) => ({ type, version: legalTexts[type] }))
    const body = { password: NEW_PASSWORD, codeToken: checked.codeToken, consents }
    expect((await cabinet.call(change, { body })).status).toBe(204)
    return (await cabinet.call<Pair>(login, { body: { username: email, password: NEW_PASSWORD } })).body
  }
  /** Somebody whom staff have invited and who has come. */
  const arrived = async (id: string) => {
    const body = newcomer()
    const { body: person } = await invite(id, body)
    const { accessToken: token, refreshToken } = await arrive(body.email)
    return { id: person.id, email: body.email, token, refreshToken }
  }

  const keyBody = { isTest: false, note: 'Новая система' }
  const webhookBody = { url: 'https://93.184.216.34/hooks' }

  it('come by a letter with which they set a password, and see their partner', async () => {
    const body = newcomer()
    const { status, body: person } = await invite(ural, body)
    expect([status, person.lastLoginDateTime]).toEqual([201, null])
    const [letter] = await lettersTo(body.email)
    expect(letter?.subject).toContain('Доступ для разработчиков')
    // The telephone is what somebody has said: nobody signs in with it.
    const guess = await cabinet.call(login, { body: { username: body.mobilePhone, password: NEW_PASSWORD } })
    expect(guess.status).toBe(401)
    const { accessToken: token } = await arrive(body.email)
    const { body: me } = await cabinet.call<CurrentUser>(current, { token })
    expect([me.partner?.id, me.organization, me.availableModules]).toEqual([ural, null, ['core']])
    expect(me.roles.map(({ id }) => id)).toEqual(['PARTNER'])
    const card = await cabinet.call<partners.PartnerCard>(partners.card, { token, params: { id: ural } })
    expect(card.body.id).toBe(ural)
    const { body: list } = await cabinet.call<{ people: people.PartnerPerson[] }>(people.list, {
      token,
      params: { id: ural },
    })
    expect(list.people.map(({ email }) => email)).toContain(body.email)
    const journal = await as('P8', partners.findActions, { body: { filters: [] } })
    expect(JSON.stringify(journal.body)).toContain(body.email)
  })

  it('issue keys, set the address of events and send again; the journal says that it was them', async () => {
    const { token } = await arrived(ural)
    const of = { token, params: { id: ural } }
    const { status, body: issued } = await cabinet.call<{ key: string; item: { id: string } }>(partners.issueKey, {
      ...of,
      body: keyBody,
    })
    expect([status, issued.key.startsWith('ck_live_')]).toEqual([200, true])
    const saved = await cabinet.call<{ secret: string }>(partners.saveWebhook, { ...of, body: webhookBody })
    expect([saved.status, typeof saved.body.secret]).toEqual([200, 'string'])
    expect((await cabinet.call(partners.replay, { ...of, body: {} })).status).toBe(204)
    expect((await cabinet.call(partners.removeWebhook, of)).status).toBe(204)
    const revoke = { token, params: { id: ural, keyId: issued.item.id } }
    expect((await cabinet.call(partners.revokeKey, revoke)).status).toBe(204)
    const { body: journal } = await as<{ content: PartnerAction[] }>('P8', partners.findActions, {
      body: { filters: [{ field: 'partnerId', operation: 'EQ', value: ural }], pageSize: 20 },
    })
    const own = journal.content.filter(({ isByPartner }) => isByPartner).map(({ action }) => action)
    expect(own).toEqual(
      expect.arrayContaining(['KEY_ISSUED', 'KEY_REVOKED', 'WEBHOOK_SAVED', 'WEBHOOK_RESUMED', 'WEBHOOK_REMOVED']),
    )
    expect(journal.content.find(({ action }) => action === 'PERSON_INVITED')?.isByPartner).toBe(false)
    expect(JSON.stringify(journal)).not.toContain(issued.key)
    expect(JSON.stringify(journal)).not.toContain(saved.body.secret)
  })

  it('prove who they are before a key or a secret is shown, however long ago they have signed in', async () => {
    const { token } = await arrived(ural)
    cabinet.wait(301_000)
    const of = { token, params: { id: ural } }
    for (const answer of [
      await cabinet.call(partners.issueKey, { ...of, body: keyBody }),
      await cabinet.call(partners.saveWebhook, { ...of, body: webhookBody }),
      await cabinet.call(partners.revokeKey, { token, params: { id: ural, keyId: newId() } }),
    ]) {
      expect([answer.status, answer.body['code']]).toEqual([403, 'PROOF_REQUIRED'])
    }
  })

  it('see nothing of another partner, whatever id they send', async () => {
    const { token } = await arrived(ural)
    const { body: other } = await as<partners.PartnerCard>('P8', partners.card, { params: { id: meridian } })
    const keyId = other.keyList[0]?.id ?? ''
    const { body: colleague } = await invite(meridian, newcomer())
    const of = { token, params: { id: meridian } }
    const calls: [Endpoint, Ask][] = [
      [partners.card, of],
      [partners.issueKey, { ...of, body: keyBody }],
      [partners.revokeKey, { token, params: { id: meridian, keyId } }],
      // Its own id in the address, and the thing of another behind it.
      [partners.revokeKey, { token, params: { id: ural, keyId } }],
      [partners.saveWebhook, { ...of, body: webhookBody }],
      [partners.removeWebhook, of],
      [partners.replay, { ...of, body: {} }],
      [people.list, of],
      [people.remove, { token, params: { id: meridian, personId: colleague.id } }],
      [people.remove, { token, params: { id: ural, personId: colleague.id } }],
      [partners.card, { token, params: { id: meridian.toUpperCase() } }],
    ]
    for (const [endpoint, ask] of calls) {
      const { status, body } = await cabinet.call(endpoint, ask)
      expect([endpoint.id, status, body['code']]).toEqual([endpoint.id, 404, 'NOT_FOUND'])
    }
    expect((await as<partners.PartnerCard>('P8', partners.card, { params: { id: meridian } })).body.keyList).toEqual(
      other.keyList,
    )
  })

  it('find their own calls and deliveries alone', async () => {
    const { token } = await arrived(ural)
    const told = (partyId: string) =>
      asPartner(cabinet, partyId)(takeRequest, {
        params: { id: newId() },
        body: { externalId: `e-${newId()}`, occurredAt: new Date().toISOString() },
      })
    await told(party.meridian)
    await told(party.ural)
    const filters = [{ field: 'partnerId', operation: 'EQ', value: meridian }]
    const find = async (body: object) =>
      (await cabinet.call<{ content: partners.PartnerCall[] }>(partners.findCalls, { token, body })).body.content
    const own = await find({})
    expect(own.length).toBeGreaterThan(0)
    const ids = (await as<{ content: partners.PartnerCall[] }>('P8', partners.findCalls, { body: { filters } })).body
      .content
    expect(ids.length).toBeGreaterThan(0)
    expect(own.filter(({ id }) => ids.some((other) => other.id === id))).toEqual([])
    expect(await find({ filters })).toEqual([])
    const foreign = await cabinet.call(partners.call, { token, params: { id: ids[0]?.id ?? '' } })
    expect(foreign.status).toBe(404)
    expect((await cabinet.call(partners.call, { token, params: { id: own[0]?.id ?? '' } })).status).toBe(200)

    const { query } = cabinet.platform.database
    const delivery = { event_id: newId(), seq: 1, type: 'request.submitted', subject_id: newId(), attempt: 1 }
    for (const partnerId of [ural, meridian]) {
      await query
        .insertInto('partner_delivery')
        .values({
          ...delivery,
          id: newId(),
          partner_id: partnerId,
          is_delivered: false,
          http_code: 500,
          problem: 'The target answered 500',
          attempted_at: cabinet.clock.real().toISOString(),
        })
        .execute()
    }
    const deliveries = await cabinet.call<{ totalElements: number }>(partners.findDeliveries, { token, body: {} })
    expect(deliveries.body.totalElements).toBe(1)
    for (const excel of [partners.callsExcel, partners.deliveriesExcel]) {
      expect((await cabinet.call(excel, { token, body: { filters } })).status).toBe(200)
    }
  })

  it('make no call of clients or of the staff', async () => {
    const { token } = await arrived(ural)
    const of = { token, params: { id: ural } }
    const calls: [Endpoint, Ask][] = [
      [findColleagues, { token, body: {} }],
      [findActualOffers, { token, body: {} }],
      [partners.find, { token, body: {} }],
      [partners.parties, { token }],
      [partners.create, { token, body: { kind: 'BANK', partyId: newId() } }],
      [partners.setActive, { ...of, body: { isActive: false } }],
      [partners.findActions, { token, body: {} }],
      [partners.actionsExcel, { token, body: {} }],
      [people.invite, { ...of, body: newcomer() }],
      [createStaff, { token, body: { ...newcomer(), password: NEW_PASSWORD } }],
    ]
    for (const [endpoint, ask] of calls) {
      const { status, body } = await cabinet.call(endpoint, ask)
      expect([endpoint.id, status, body['code']]).toEqual([endpoint.id, 403, 'FORBIDDEN'])
    }
    for (const client of ['P1', 'P7', 'P11']) {
      expect((await as(client, partners.card, { params: { id: ural } })).status).toBe(403)
      expect((await as(client, people.list, { params: { id: ural } })).status).toBe(403)
      expect((await as(client, people.invite, { params: { id: ural }, body: newcomer() })).status).toBe(403)
    }
  })

  it('are shut out at once when they are removed, and their e-mail is free', async () => {
    const one = await arrived(ural)
    const other = await arrived(ural)
    const own = await cabinet.call(people.remove, { token: one.token, params: { id: ural, personId: one.id } })
    expect([own.status, own.body['code']]).toEqual([409, 'OWN_SELF'])
    const params = { id: ural, personId: other.id }
    expect((await cabinet.call(people.remove, { token: one.token, params })).status).toBe(204)
    expect((await cabinet.call(partners.card, { token: other.token, params: { id: ural } })).status).toBe(401)
    expect((await cabinet.call(refresh, { token: other.refreshToken })).status).toBe(401)
    expect((await cabinet.call(people.remove, { token: one.token, params })).status).toBe(404)
    const again = await cabinet.call(login, { body: { username: other.email, password: NEW_PASSWORD } })
    expect(again.status).toBe(401)
    expect((await invite(meridian, newcomer({ email: other.email }))).status).toBe(201)
  })

  it('of two who remove each other at the same moment leave one', async () => {
    const pair = [await arrived(ural), await arrived(ural)] as const
    const answers = await Promise.all(
      pair.map(({ token }, index) =>
        cabinet.call(people.remove, { token, params: { id: ural, personId: pair[1 - index]?.id ?? '' } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401 || status === 403)).toHaveLength(1)
  })

  it('are made once of parallel invitations, and once for a key', async () => {
    const body = newcomer()
    const all = await Promise.all([invite(ural, body), invite(ural, body), invite(meridian, body)])
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await lettersTo(body.email)).toHaveLength(1)
    const twice = await invite(ural, body)
    expect([twice.status, twice.body.code]).toEqual([409, 'TAKEN'])

    const headers = { 'idempotency-key': newId() }
    const once = newcomer()
    const first = await invite(ural, once, headers)
    const second = await invite(ural, once, headers)
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(await lettersTo(once.email)).toHaveLength(1)
  })

  it('are nobody whom the product knows already: neither a client nor staff', async () => {
    for (const key of ['P7', 'P8', 'P19']) {
      const email = demoUsers.find((user) => user.key === key)?.email
      const { status, body } = await invite(ural, newcomer({ email }))
      expect([key, status, body.code]).toEqual([key, 409, 'TAKEN'])
    }
    // A telephone is said of them and proved by nobody: it takes nothing from who has it.
    expect((await invite(ural, newcomer({ mobilePhone: usernameOf('P7') }))).status).toBe(201)
    expect((await cabinet.enter('P7')).accessToken).toBeTruthy()
    const { email, mobilePhone } = newcomer()
    expect((await invite(ural, newcomer({ email, mobilePhone }))).status).toBe(201)
    const asStaff = newcomer({ email, mobilePhone, password: DEMO_PASSWORD })
    const raised = await as('P8', createStaff, { body: asStaff })
    expect([raised.status, raised.body['code']]).toEqual([409, 'TAKEN'])
    expect((await invite(newId(), newcomer())).status).toBe(404)
    expect((await invite(ural, newcomer({ email: 'no address' }))).status).toBe(400)
  })

  it('read, and change nothing, while their partner is switched off', async () => {
    const { token } = await arrived(ural)
    const of = { token, params: { id: ural } }
    const switchTo = (isActive: boolean) => as('P8', partners.setActive, { params: { id: ural }, body: { isActive } })
    await switchTo(false)
    const card = await cabinet.call<partners.PartnerCard>(partners.card, of)
    expect([card.status, card.body.isActive]).toEqual([200, false])
    expect((await cabinet.call(partners.findCalls, { token, body: {} })).status).toBe(200)
    for (const answer of [
      await cabinet.call(partners.issueKey, { ...of, body: keyBody }),
      await cabinet.call(partners.saveWebhook, { ...of, body: webhookBody }),
      await cabinet.call(partners.replay, { ...of, body: {} }),
    ]) {
      expect([answer.status, answer.body['code']]).toEqual([409, 'CONFLICT'])
    }
    await switchTo(true)
    expect((await cabinet.call(partners.issueKey, { ...of, body: keyBody })).status).toBe(200)
  })

  it('make a key once for a key of idempotency', async () => {
    const { token } = await arrived(ural)
    const ask = { token, params: { id: ural }, body: keyBody, headers: { 'idempotency-key': newId() } }
    const issue = (): Promise<Answer<{ key: string }>> => cabinet.call(partners.issueKey, ask)
    const [first, second] = await Promise.all([issue(), issue()])
    expect([first.status, second.body]).toEqual([200, first.body])
    const { body } = await cabinet.call<partners.PartnerCard>(partners.card, { token, params: { id: ural } })
    expect(body.keyList.filter(({ prefix }) => first.body.key.startsWith(prefix))).toHaveLength(1)
  })

  it('of the demo belong to the bank', async () => {
    const { body: me } = await as<CurrentUser>('P19', current)
    expect(me.partner).toEqual({
      id: demoId(`partner ${party.meridian}`),
      name: 'АО «Банк Меридиан»',
      areas: ['BANK', 'DEVELOP'],
    })
    expect((await as('P19', partners.card, { params: { id: meridian } })).status).toBe(200)
    const { body } = await as<{ people: people.PartnerPerson[] }>('P8', people.list, { params: { id: meridian } })
    expect(body.people.map(({ id }) => id)).toContain(personId('P19'))
  })

  it('set up a second factor before anything else, but not in the demo', async () => {
    const real = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    try {
      const token = await real.tokenOf('P19')
      const ask = { token, params: { id: meridian } }
      expect((await real.call(partners.card, ask)).body['code']).toBe('SECOND_FACTOR_REQUIRED')
      expect((await real.call(factor.get, { token })).body['requiredBy']).toBe('PLATFORM')
      await setUpApp(real, token)
      expect((await real.call(partners.card, ask)).status).toBe(200)
    } finally {
      await real.remove()
    }
  })
})
