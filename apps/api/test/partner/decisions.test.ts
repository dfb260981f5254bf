import type { Endpoint } from '@cabinet/contract/endpoint'
import { send as sendRequest } from '@cabinet/contract/finance/requests'
import * as bank from '@cabinet/contract/finance/partner'
import type { BankRequest, BankRequestInFull } from '@cabinet/contract/finance/partner-shapes'
import type { PartnerHistory, PartnerOutcome } from '@cabinet/contract/partner'
import * as insurer from '@cabinet/contract/claim/partner'
import { events } from '@cabinet/contract/partner'
import * as people from '@cabinet/contract/partner/people'
import * as partners from '@cabinet/contract/partner/partners'
import { get as sandbox } from '@cabinet/contract/partner/sandbox'
import { type CurrentUser, current } from '@cabinet/contract/people/user'
import { demoId } from '@cabinet/demo/ids'
import { personId } from '@cabinet/demo/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { fillRequest } from '../finance/request.ts'
import { type Ask, type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party, partnerIdOf } from '../support/partner.ts'

const meridian = partnerIdOf(party.meridian)
const requestId = demoId('request F6')
const params = { id: requestId }

const terms = {
  limit: 200_000_000,
  interestRate: 27.5,
  advanceRate: 85,
  maxDeferralDays: 90,
  withRecourse: false,
  fee: null,
  finishedDate: '2031-11-21',
}

describe.each(productKinds())('decisions of people of a partner on $name', (kind) => {
  let cabinet: Cabinet
  let token: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    await fillRequest(cabinet, 'P7', requestId)
    await cabinet.call(sendRequest, { token: await cabinet.tokenOf('P7'), params })
    token = (await cabinet.enter('P19')).accessToken
  })
  afterAll(() => cabinet.remove())

  const news = (more: object = {}) => ({ externalId: newId(), occurredAt: cabinet.clock.nowText(), ...more })
  /** A call in the session of the bank, as the pages make it. */
  const ask = <Body = Record<string, unknown>>(endpoint: Endpoint, { headers, ...rest }: Ask = {}) =>
    cabinet.call<Body>(endpoint, {
      token,
      ...rest,
      headers: { ...(endpoint.method === 'POST' && { 'idempotency-key': newId() }), ...headers },
    })
  const open = async () => (await ask<BankRequestInFull>(bank.request, { params })).body
  const setRights = async (rights: readonly string[]) =>
    cabinet.call(people.setRights, {
      token: (await cabinet.enter('P8')).accessToken,
      params: { id: meridian, personId: personId('P19') },
      body: { rights },
    })
  /** What may be called, with what its answer is without the right. */
  const calls: readonly [Endpoint, Ask][] = [
    [bank.findRequests, { body: {} }],
    [bank.summaryOfRequests, { body: {} }],
    [bank.listRequests, {}],
    [bank.request, { params }],
    [bank.requestHistory, { params }],
    [bank.takeRequest, { params, body: { externalId: 'x', occurredAt: '2026-01-01T00:00:00Z' } }],
    [events, {}],
  ]

  it('are listed with what they are searched and summed by', async () => {
    const { body } = await ask<{ content: BankRequest[]; totalElements: number }>(bank.findRequests, {
      body: { filters: [{ field: 'search', operation: 'LIKE', value: 'ткан' }] },
    })
    expect(body.content.map(({ id }) => id)).toContain(requestId)
    expect(body.content.every(({ applicant }) => applicant.shortName.includes('Ткан'))).toBe(true)
    const waiting = { filters: [{ field: 'state', operation: 'IN', value: ['SEND_BANK', 'PROCESSING'] }] }
    const found = await ask<{ content: BankRequest[] }>(bank.findRequests, { body: waiting })
    const sums = await ask<{ count: number; financingLimit: number }>(bank.summaryOfRequests, { body: waiting })
    expect(sums.body.count).toBe(found.body.content.length)
    expect(sums.body.financingLimit).toBe(
      found.body.content.reduce((sum, { financingLimit }) => sum + financingLimit, 0),
    )
    // A program with a key reads the same.
    const byKey = await asPartner(cabinet, party.meridian)<{ content: BankRequest[] }>(bank.findRequests, {
      body: waiting,
    })
    expect(byKey.body.content).toEqual(found.body.content)
  })

  it('are refused to who develops only, to clients, to the staff and without a session', async () => {
    expect((await setRights(['DEVELOP'])).status).toBe(200)
    const others = await Promise.all(['P19', 'P7', 'P8'].map(async (key) => (await cabinet.enter(key)).accessToken))
    for (const [endpoint, input] of calls) {
      for (const other of others) {
        const { status, body } = await ask(endpoint, { ...input, token: other })
        expect([endpoint.id, status, body['code']]).toEqual([endpoint.id, 403, 'FORBIDDEN'])
      }
      expect((await cabinet.call(endpoint, input)).status, endpoint.id).toBe(401)
    }
    const me = await cabinet.call<CurrentUser>(current, { token: others[0] ?? '' })
    expect(me.body.partner?.areas).toEqual(['DEVELOP'])
    expect((await setRights(['DECIDE', 'DEVELOP'])).status).toBe(200)
    expect((await open()).state).toBe('SEND_BANK')
  })

  it('do not exist for people of other partners, and neither does the sandbox for a session', async () => {
    const other = (await cabinet.enter('P20')).accessToken
    for (const [endpoint, input] of calls.filter(([{ id }]) => id !== events.id)) {
      expect((await ask(endpoint, { ...input, token: other })).status, endpoint.id).toBe(404)
    }
    expect((await ask(insurer.listClaims, { token: other })).status).toBe(200)
    expect((await ask(insurer.listClaims)).status).toBe(404)
    // A request of another bank.
    for (const id of [demoId('request F4'), newId()]) {
      expect((await ask(bank.request, { params: { id } })).status).toBe(404)
      const taken = await ask(bank.takeRequest, { params: { id }, body: news() })
      expect(taken.status).toBe(404)
    }
    expect((await ask(sandbox)).status).toBe(401)
  })

  it('happen as they are reported, whatever the clock of the browser says', async () => {
    const { body } = await ask<PartnerOutcome>(bank.takeRequest, {
      params,
      body: news({ occurredAt: '2039-01-01T00:00:00Z' }),
    })
    expect(body.state).toBe('PROCESSING')
    const { body: history } = await ask<PartnerHistory>(bank.requestHistory, { params })
    expect(history.events.map(({ state, by }) => [state, by])).toEqual([
      ['PROCESSING', 'PARTNER'],
      ['SEND_BANK', 'USER'],
    ])
    expect(history.events[0]?.at.slice(0, 4)).not.toBe('2039')
  })

  it('are kept with the name of who has made them, and made once for a key', async () => {
    const body = news({ document: 'Отчётность за год', occurredAt: '2020-01-01T00:00:00Z' })
    const headers = { 'idempotency-key': newId() }
    const [one, two] = await Promise.all([
      ask(bank.askDocument, { params, body, headers }),
      ask(bank.askDocument, { params, body, headers }),
    ])
    expect([one.status, two.body]).toEqual([200, one.body])
    expect((await ask(bank.askDocument, { params, body: { ...body, document: 'Другое' }, headers })).status).toBe(409)
    expect((await open()).askedDocuments.map(({ document }) => document)).toEqual(['Отчётность за год'])
    const found = await ask<{ content: partners.PartnerCall[] }>(partners.findCalls, { body: {} })
    const call = found.body.content.find(({ externalId, status }) => externalId === body.externalId && status === 200)
    expect([call?.by, call?.keyPrefix]).toEqual(['Ершова Полина Денисовна', null])
  })

  it('about money want a proof in a session, and none with a key', async () => {
    cabinet.wait(301_000)
    const approval = { params, body: news({ ...terms, limit: 1_000_000_000_000 }) }
    const refused = await ask(bank.approveRequest, approval)
    expect([refused.status, refused.body['code']]).toEqual([403, 'PROOF_REQUIRED'])
    const byKey = await asPartner(cabinet, party.meridian)(bank.approveRequest, approval)
    expect(byKey.status).toBe(400)
    token = (await cabinet.enter('P19')).accessToken
  })

  it('of two at one time are one: the other learns that the request has changed', async () => {
    const { version } = await open()
    const second = (await cabinet.enter('P19')).accessToken
    const answers = await Promise.all([
      ask(bank.approveRequest, { params, body: news({ ...terms, version }) }),
      ask(bank.refuseRequest, { params, body: news({ comment: 'Мало поставок', version }), token: second }),
      ask(bank.approveRequest, { params, body: news({ ...terms, limit: 100_000_000, version }), token: second }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    for (const { status, body } of answers) if (status === 409) expect(body['code']).toBe('STALE')
    expect(['APPROVED', 'CANCEL']).toContain((await open()).state)
  })

  it('change nothing while the partner is switched off, and are read all the same', async () => {
    const switchTo = async (isActive: boolean) =>
      cabinet.call(partners.setActive, {
        token: await cabinet.tokenOf('P8'),
        params: { id: meridian },
        body: { isActive },
      })
    await switchTo(false)
    expect((await ask(bank.findRequests, { body: {} })).status).toBe(200)
    expect((await ask(bank.takeRequest, { params, body: news() })).status).toBe(409)
    await switchTo(true)
  })

  describe('rights', () => {
    const ofOthers = { id: meridian, personId: '' }
    let colleague: string

    beforeAll(async () => {
      const { body } = await cabinet.call<people.PartnerPerson>(people.invite, {
        token: (await cabinet.enter('P8')).accessToken,
        params: { id: meridian },
        body: {
          lastname: 'Ершов',
          firstname: 'Денис',
          email: 'ershov@bank.example',
          mobilePhone: '+79970000001',
        },
      })
      expect(body.rights).toEqual(['DEVELOP'])
      colleague = body.id
    })

    it('are given by colleagues who have them, and nobody gives them to themselves', async () => {
      const give = async (rights: readonly string[], id = colleague) =>
        ask<people.PartnerPerson>(people.setRights, {
          token: (await cabinet.enter('P19')).accessToken,
          params: { ...ofOthers, personId: id },
          body: { rights },
        })
      expect((await give(['DECIDE'])).body.rights).toEqual(['DECIDE'])
      expect((await give([])).status).toBe(400)
      expect((await give(['DECIDE'], personId('P19'))).status).toBe(409)
      await setRights(['DEVELOP'])
      // Who does not decide takes no decisions from others, nor gives them.
      expect((await give(['DEVELOP'])).status).toBe(403)
      expect((await give(['DECIDE', 'DEVELOP'])).body.rights).toEqual(['DECIDE', 'DEVELOP'])
      expect((await give(['DECIDE'], personId('P20'))).status).toBe(404)
      await setRights(['DECIDE'])
      const ofDevelopers: readonly [Endpoint, Ask][] = [
        [partners.findCalls, { body: {} }],
        [partners.issueKey, { params: { id: meridian }, body: { isTest: false, note: '' } }],
        [partners.removeWebhook, { params: { id: meridian } }],
      ]
      for (const [endpoint, input] of ofDevelopers) expect((await ask(endpoint, input)).status, endpoint.id).toBe(403)
      const { body: card } = await ask<partners.PartnerCard>(partners.card, { params: { id: meridian } })
      expect([card.keyList, card.demoKey, card.webhookTarget]).toEqual([[], null, null])
      await setRights(['DECIDE', 'DEVELOP'])
    })
  })
})
