import * as claims from '@cabinet/contract/claim/partner'
import type { InsurerClaim, InsurerClaimLine } from '@cabinet/contract/claim/partner-shapes'
import * as credit from '@cabinet/contract/debtor/partner-credit'
import type { InsurerBuyer } from '@cabinet/contract/debtor/partner-credit'
import type { Endpoint } from '@cabinet/contract/endpoint'
import type { PartnerHistory } from '@cabinet/contract/partner'
import { demoId } from '@cabinet/demo/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { type Ask, type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'

const params = { id: demoId('claim ЗВ-26-000402') }

describe.each(productKinds())('claims that people of an insurer decide on $name', (kind) => {
  let cabinet: Cabinet
  let token: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    token = (await cabinet.enter('P20')).accessToken
  })
  afterAll(() => cabinet.remove())

  const news = (more: object = {}) => ({ externalId: newId(), occurredAt: cabinet.clock.nowText(), ...more })
  const ask = <Body = Record<string, unknown>>(endpoint: Endpoint, { headers, ...rest }: Ask = {}) =>
    cabinet.call<Body>(endpoint, {
      token,
      ...rest,
      headers: { ...(endpoint.method === 'POST' && { 'idempotency-key': newId() }), ...headers },
    })
  const open = async () => (await ask<InsurerClaim>(claims.claim, { params })).body

  it('are found by client, state and number, drafts never, and summed up', async () => {
    const all = await ask<{ content: InsurerClaimLine[]; totalElements: number }>(claims.findClaims, {
      body: { pageSize: 100 },
    })
    const listed = await ask<{ claims: InsurerClaim[] }>(claims.listClaims)
    expect(all.body.content.map(({ id }) => id).toSorted()).toEqual(listed.body.claims.map(({ id }) => id).toSorted())
    expect(all.body.content.every(({ state }) => state !== 'DRAFT')).toBe(true)
    const filters = [{ field: 'search', operation: 'LIKE', value: '000402' }]
    const found = await ask<{ content: InsurerClaimLine[] }>(claims.findClaims, { body: { filters } })
    expect(found.body.content.map(({ id, version }) => [id, version])).toEqual([[params.id, (await open()).version]])
    const { body: sums } = await ask<{ count: number; claimedAmount: number }>(claims.summaryOfClaims, { body: {} })
    expect(sums.count).toBe(all.body.totalElements)
    expect(sums.claimedAmount).toBe(all.body.content.reduce((sum, { claimedAmount }) => sum + claimedAmount, 0))
    const byKey = await asPartner(cabinet, party.insurer)<{ content: InsurerClaimLine[] }>(claims.findClaims, {
      body: { filters },
    })
    expect(byKey.body.content).toEqual(found.body.content)
  })

  it('are taken, written about and judged paper by paper', async () => {
    const taken = await ask(claims.take, { params, body: news({ version: (await open()).version }) })
    expect(taken.body['state']).toBe('IN_REVIEW')
    expect((await ask(claims.message, { params, body: news({ text: 'Уточните дату' }) })).status).toBe(200)
    const [document] = (await open()).documents
    const ofDocument = { params: { ...params, documentId: document?.id ?? '' } }
    expect(
      (await ask(claims.refuseDocument, { ...ofDocument, body: news({ comment: 'Не видно' }) })).body,
    ).toMatchObject({ state: 'REJECTED' })
    const claim = await open()
    expect(claim.messages.at(-1)?.text).toBe('Уточните дату')
    expect((await ask(claims.documentContent, ofDocument)).status).toBe(200)
    const { body: history } = await ask<PartnerHistory>(claims.claimHistory, { params })
    expect(history.events.map(({ state }) => state)).toEqual(['IN_REVIEW', 'SUBMITTED'])
  })

  it('are decided and paid with a fresh proof, once, and not after somebody else', async () => {
    const { version, expectedAmount } = await open()
    const decision = news({ approvedAmount: expectedAmount, version })
    cabinet.wait(301_000)
    const stale = await ask(claims.decide, { params, body: decision })
    expect([stale.status, stale.body['code']]).toEqual([403, 'PROOF_REQUIRED'])
    token = (await cabinet.enter('P20')).accessToken
    const answers = await Promise.all([
      ask(claims.decide, { params, body: decision }),
      ask(claims.decide, { params, body: news({ approvedAmount: 0, reason: 'LATE', version }) }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { state, approvedAmount } = await open()
    expect(['APPROVED', 'REJECTED']).toContain(state)
    // Who was first has decided.
    expect(approvedAmount).toBe(state === 'APPROVED' ? expectedAmount : 0)
    const payment = { amount: Math.max(1, approvedAmount ?? 0), date: '2026-01-01' }
    cabinet.wait(301_000)
    expect((await ask(claims.pay, { params, body: news(payment) })).body['code']).toBe('PROOF_REQUIRED')
  })

  it('with limits on buyers: found, approved with a proof, held back and lessened, each once', async () => {
    token = (await cabinet.enter('P20')).accessToken
    const waiting = { filters: [{ field: 'state', operation: 'EQ', value: 'REQUESTED' }] }
    const found = await ask<{ content: InsurerBuyer[] }>(credit.findBuyers, { body: waiting })
    const [asked] = found.body.content
    if (!asked) throw new Error('No limit waits in the demo')
    const { body: sums } = await ask<{ count: number; requestedLimit: number }>(credit.summaryOfBuyers, {
      body: waiting,
    })
    expect(sums).toMatchObject({
      count: found.body.content.length,
      requestedLimit: found.body.content.reduce((sum, { requestedLimit }) => sum + (requestedLimit ?? 0), 0),
    })
    const ofBuyer = { params: { id: asked.id } }
    expect((await ask<InsurerBuyer>(credit.buyer, ofBuyer)).body).toEqual(asked)
    const approval = news({ approvedLimit: asked.requestedLimit, validUntil: '2031-01-01', version: asked.version })
    cabinet.wait(301_000)
    expect((await ask(credit.approveLimit, { ...ofBuyer, body: approval })).body['code']).toBe('PROOF_REQUIRED')
    token = (await cabinet.enter('P20')).accessToken
    const answers = await Promise.all([
      ask(credit.approveLimit, { ...ofBuyer, body: approval }),
      ask(credit.refuseLimit, { ...ofBuyer, body: news({ reason: 'Долги', version: asked.version }) }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { body: history } = await ask<PartnerHistory>(credit.buyerHistory, ofBuyer)
    expect(history.events[0]?.by).toBe('PARTNER')
    for (const endpoint of [credit.buyer, credit.buyerHistory]) {
      expect((await ask(endpoint, { params: { id: newId() } })).status).toBe(404)
    }
  })

  it('of others do not exist', async () => {
    const bank = (await cabinet.enter('P19')).accessToken
    for (const endpoint of [claims.findClaims, claims.summaryOfClaims, credit.findBuyers, credit.summaryOfBuyers]) {
      expect((await ask(endpoint, { body: {}, token: bank })).status).toBe(404)
    }
    for (const endpoint of [claims.claim, claims.claimHistory]) {
      expect((await ask(endpoint, { params, token: bank })).status).toBe(404)
      expect((await ask(endpoint, { params: { id: newId() } })).status).toBe(404)
    }
  })
})
