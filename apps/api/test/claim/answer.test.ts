import * as partner from '@cabinet/contract/claim/partner'
import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import * as papers from '@cabinet/contract/claim/papers'
import type { ClaimDocument } from '@cabinet/contract/claim/shapes'
import { events, type PartnerEvent } from '@cabinet/contract/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { asPartner, party } from '../support/partner.ts'
import { runJob } from '../support/time.ts'
import { type Claims, claimsOf, lossDraft, order } from './support.ts'

describe('the answer to an insurer that asks for documents', () => {
  let cabinet: Cabinet
  let claims: Claims
  let index = 20

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    claims = claimsOf(cabinet)
  })
  afterAll(() => cabinet.remove())

  const insurer = () => asPartner(cabinet, party.insurer)
  const news = (more: object) => ({ externalId: newId(), occurredAt: cabinet.clock.now().toISOString(), ...more })
  const submitted = async (): Promise<string> => {
    index += 1
    const id = await lossDraft(claims, order.usual(index))
    expect((await claims.submit(id)).status).toBe(200)
    return id
  }
  /** A claim for which the insurer has asked for these documents. */
  const asked = async (...documents: readonly string[]): Promise<string> => {
    const id = await submitted()
    const report = async (endpoint: Parameters<ReturnType<typeof asPartner>>[0], more: object = {}) =>
      expect((await insurer()(endpoint, { params: { id }, body: news(more) })).status).toBe(200)
    await report(partner.take)
    await report(partner.askDocuments, { documents })
    return id
  }
  const answer = (id: string, from: Claims = claims) => from.answer(id)
  const seen = async (id: string): Promise<string[]> =>
    (await insurer()<InsurerClaim>(partner.claim, { params: { id } })).body.documents.map(({ type }) => type)
  const reported = async (id: string): Promise<string[]> => {
    const { body } = await insurer()<{ events: PartnerEvent[] }>(events, { query: { limit: '500' } })
    return body.events.flatMap(({ type, data }) => (data.id === id ? type : []))
  }
  const sent = ['COST_PROOF', 'PRETENSION', 'WAYBILL']

  it('is not ended by its last file: the person sends it', async () => {
    const id = await asked('INVENTORY')
    const { body: document } = await claims.attach(id, 'INVENTORY')
    expect(document.isSent).toBe(false)
    const waiting = await claims.card(id)
    expect(waiting).toMatchObject({
      status: { name: 'DOCUMENTS_REQUESTED' },
      asked: { left: [] },
      possible: { answer: true },
    })
    expect(await reported(id)).toEqual(['claim.submitted'])
    const { status, body } = await answer(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: { name: 'IN_REVIEW' },
      asked: null,
      deadline: { kind: 'DECISION', workingDaysLeft: 14 },
      possible: { answer: false },
    })
    expect(body.documents.every(({ isSent }) => isSent)).toBe(true)
    expect(await seen(id)).toEqual(expect.arrayContaining([...sent, 'INVENTORY']))
    expect(await reported(id)).toEqual(['claim.submitted', 'claim.document.added'])
  })

  it('is sent once, however often it is pressed', async () => {
    const id = await asked('INVENTORY')
    await claims.attach(id, 'INVENTORY')
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(id)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status.name}`))).toEqual(
      new Set(['200 IN_REVIEW']),
    )
    expect((await claims.card(id)).history.filter(({ status }) => status.name === 'IN_REVIEW')).toHaveLength(2)
    expect(await reported(id)).toEqual(['claim.submitted', 'claim.document.added'])
  })

  it('stays with the organization until then: the insurer neither sees, opens nor judges it', async () => {
    const id = await asked('INVENTORY')
    const { body: document } = await claims.attach(id, 'INVENTORY')
    const params = { id, documentId: document.id }
    expect((await seen(id)).toSorted()).toEqual(sent)
    expect((await insurer()(partner.documentContent, { params })).status).toBe(404)
    const refused = await insurer()(partner.refuseDocument, { params, body: news({ comment: 'Не читается' }) })
    expect(refused.status).toBe(404)
    await answer(id)
    expect((await insurer()(partner.documentContent, { params })).status).toBe(200)
  })

  it('is changed until then, and not after', async () => {
    const id = await asked('INVENTORY', 'REFUND')
    const { body: wrong } = await claims.attach(id, 'INVENTORY', 'Не тот файл.pdf')
    const { body: extra } = await claims.attach(id, 'REFUND')
    const { body: right } = await claims.call<ClaimDocument>(papers.changeDocument, {
      params: { id, documentId: wrong.id },
      body: { type: 'INVENTORY', fileId: await claims.uploaded('Опись.pdf') },
    })
    const remove = (documentId: string) =>
      claims.call<{ code?: string }>(papers.removeDocument, { params: { id, documentId } })
    expect((await remove(extra.id)).status).toBeLessThan(300)
    const before = await claims.card(id)
    expect(before.asked?.left.map(({ name }) => name)).toEqual(['REFUND'])
    expect(before.documents.filter(({ isSent }) => !isSent).map(({ file }) => file.name)).toEqual(['Опись.pdf'])
    // What the insurer has already is no part of the answer.
    const [proof] = before.documents
    expect((await remove(proof?.id ?? '')).body.code).toBe('WRONG_STATE')
    expect((await answer(id)).body.status.name).toBe('IN_REVIEW')
    expect((await remove(right.id)).body.code).toBe('WRONG_STATE')
  })

  it('is refused without a document, before it is asked for, and to others', async () => {
    const early = await submitted()
    expect((await answer(early)).body.code).toBe('WRONG_STATE')
    const id = await asked('INVENTORY')
    expect(await answer(id)).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_SEND' } })
    await claims.attach(id, 'INVENTORY')
    expect((await answer(id, claimsOf(cabinet, 'P3'))).status).toBe(404)
    expect((await claims.card(id)).status.name).toBe('DOCUMENTS_REQUESTED')
    const draft = await claims.byNumber('ЗВ-26-000401')
    expect((await answer(draft.id)).body.code).toBe('WRONG_STATE')
    const paid = await claims.byNumber('ЗВ-26-000407')
    expect((await answer(paid.id)).body.code).toBe('WRONG_STATE')
  })

  it('is sent by itself on the last day with what was attached and forgotten', async () => {
    const id = await asked('INVENTORY', 'REFUND')
    await claims.attach(id, 'INVENTORY')
    const shift = cabinet.clock.shiftMinutes()
    cabinet.clock.setShiftMinutes(shift + 31 * 24 * 60)
    await runJob(cabinet, 'claim.lapseRequests')
    cabinet.clock.setShiftMinutes(shift)
    const card = await claims.card(id)
    expect(card.status.name).toBe('IN_REVIEW')
    expect(card.history[0]).toMatchObject({ by: 'JOB' })
    expect(await seen(id)).toContain('INVENTORY')
  })
})
