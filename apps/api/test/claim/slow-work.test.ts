import { claimableOne, create, submit } from '@cabinet/contract/claim'
import type { ClaimableCard, ClaimBrief } from '@cabinet/contract/claim/shapes'
import * as partner from '@cabinet/contract/claim/partner'
import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import { pushState } from '@cabinet/contract/dev'
import { IDEMPOTENCY_HEADER } from '@cabinet/contract/endpoint'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { asPartner, party } from '../support/partner.ts'
import { type Claims, claimsOf, lossDraft, lossForm, order } from './support.ts'

describe('documents of a claim are made while no transaction holds anything', () => {
  let cabinet: Cabinet
  let claims: Claims
  /** Whether a transaction was open, for each content that went into the storage or out of it. */
  const held: boolean[] = []
  let ordinal = 0
  const fresh = (): string => order.usual((ordinal += 1))

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    claims = claimsOf(cabinet)
    const { storage } = cabinet.platform.files
    const { put, remove } = storage
    const note = () => void held.push(cabinet.platform.database.query.isTransaction)
    Object.assign(storage, {
      put: (...input: Parameters<typeof put>) => (note(), put.apply(storage, input)),
      remove: (...input: Parameters<typeof remove>) => (note(), remove.apply(storage, input)),
    })
  })
  beforeEach(() => {
    held.length = 0
  })
  afterAll(() => cabinet.remove())

  it('when a draft is sent, and when the insurer decides', async () => {
    const id = await lossDraft(claims, fresh())
    const { version } = await claims.card(id)
    held.length = 0
    const sent = await claims.call(submit, { params: { id }, body: { version } })
    expect(sent.status, sent.raw.body).toBe(200)
    expect((await claims.card(id)).documents.map(({ type }) => type.name)).toContain('WAYBILL')
    const insurer = asPartner(cabinet, party.insurer)
    const { expectedAmount: approvedAmount } = (await insurer<InsurerClaim>(partner.claim, { params: { id } })).body
    const body = { externalId: 'd-1', occurredAt: cabinet.clock.now().toISOString(), approvedAmount }
    const decided = await insurer(partner.decide, { params: { id }, body })
    expect(decided.status, decided.raw.body).toBe(200)
    expect((await claims.card(id)).decision?.letter?.name).toMatch(/\.pdf$/)
    expect(held).toEqual([false, false])
  })

  it('when the panel of the demo plays the insurer', async () => {
    const id = await lossDraft(claims, fresh())
    const { version } = await claims.card(id)
    await claims.call(submit, { params: { id }, body: { version } })
    held.length = 0
    const token = await cabinet.tokenOf('P8')
    const push = (next: string) =>
      cabinet.call(pushState, { token, params: { kind: 'claim.claims', id }, body: { next } })
    const pushed = await push('PARTIALLY_APPROVED')
    expect(pushed.status, pushed.raw.body).toBe(204)
    const { decision } = await claims.card(id)
    expect(decision?.letter?.name).toMatch(/\.pdf$/)
    // What cannot be said of a claim as it stands draws nothing.
    expect((await push('REJECTED')).status).toBe(409)
    expect(held).toEqual([false])
  })

  it('when a claim is begun and sent at once, with a key', async () => {
    const objectId = fresh()
    const params = { product: 'SENDER', id: objectId }
    const { earliestDate: date } = (await claims.call<ClaimableCard>(claimableOne, { params })).body
    const documents = [
      { type: 'COST_PROOF', fileId: await claims.uploaded() },
      { type: 'PRETENSION', fileId: await claims.uploaded() },
    ]
    const form = { ...lossForm, eventDate: date, pretension: { ...lossForm.pretension, date } }
    const body = { product: 'SENDER', objectId, status: 'SUBMITTED', form, documents }
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() }
    held.length = 0
    const began = await claims.call<ClaimBrief>(create, { headers, body })
    expect([began.status, began.body.status.name]).toEqual([201, 'SUBMITTED'])
    expect((await claims.call<ClaimBrief>(create, { headers, body })).body.id).toBe(began.body.id)
    expect(held).toEqual([false])
  })

  it('and are thrown away when the claim is refused', async () => {
    const { body } = await claims.create(fresh())
    const saved = await claims.save(body.id, { subjectCode: 'COURIER_LOSS' })
    held.length = 0
    const sent = await claims.call(submit, { params: { id: body.id }, body: { version: saved.body.version } })
    expect(sent.status).toBe(400)
    // Put and removed.
    expect(held).toEqual([false, false])
  })
})
