import * as claim from '@cabinet/contract/claim'
import * as partner from '@cabinet/contract/claim/partner'
import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import * as papers from '@cabinet/contract/claim/papers'
import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import { events, type PartnerEvent } from '@cabinet/contract/partner'
import * as senderOrder from '@cabinet/contract/sender/orders'
import type { SenderOrderCard } from '@cabinet/contract/sender/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { addDays } from '../../src/kernel/days.ts'
import { HOUR_MS } from '../../src/kernel/durations.ts'
import { newId } from '../../src/kernel/ids.ts'
import { addWorkingDays } from '../../src/kernel/working-days.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'
import { runJob } from '../support/time.ts'
import { type Claims, claimsOf, lossDraft, order } from './support.ts'

interface Feed {
  readonly events: PartnerEvent[]
}

describe.each(productKinds())('the life of a claim on $name', (kind) => {
  let cabinet: Cabinet
  let claims: Claims
  let index = 20

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    claims = claimsOf(cabinet)
  })
  afterAll(() => cabinet.remove())

  const insurer = () => asPartner(cabinet, party.insurer)
  const news = (more: object = {}) => ({
    externalId: newId(),
    occurredAt: cabinet.clock.now().toISOString(),
    ...more,
  })
  const report = async (endpoint: Parameters<ReturnType<typeof asPartner>>[0], id: string, more: object = {}) =>
    insurer()(endpoint, { params: { id }, body: news(more) })
  const coverOf = async (orderId: string): Promise<string> => {
    const { body } = await claims.call<SenderOrderCard>(senderOrder.get, { params: { id: orderId } })
    return body.insurance.status.name
  }
  const emailsTo = async (recipient: string): Promise<string[]> => {
    const { query } = cabinet.platform.database
    const rows = await query.selectFrom('email').select('subject').where('recipient', '=', recipient).execute()
    return rows.map(({ subject }) => subject)
  }
  /** A submitted claim for an order that nobody has claimed. */
  const submitted = async (): Promise<{ id: string; orderId: string; number: string }> => {
    index += 1
    const orderId = order.usual(index)
    const id = await lossDraft(claims, orderId)
    const { body, status } = await claims.submit(id)
    expect(status, JSON.stringify(body)).toBe(200)
    return { id, orderId, number: body.number }
  }
  const statusOf = async (id: string): Promise<string> => (await claims.card(id)).status.name

  it('goes from a draft to the money, and the order, the letters and the feed go with it', async () => {
    const id = await lossDraft(claims, order.lost)
    expect(await coverOf(order.lost)).toBe('INSURED')
    const sent = await claims.submit(id)
    const today = businessDay(cabinet.clock.now())
    expect(sent.body).toMatchObject({
      status: { name: 'SUBMITTED' },
      missing: [],
      deadline: { kind: 'DECISION', date: addWorkingDays(today, 14), workingDaysLeft: 14 },
      possible: { edit: false, submit: false, withdraw: true, remove: false, attach: true, write: true },
      paymentDetails: { settlementAccount: '40702810999990000006' },
    })
    expect(await coverOf(order.lost)).toBe('CLAIMED')
    const feed = await insurer()<Feed>(events, { query: { limit: '500' } })
    expect(feed.body.events.filter(({ data }) => data.id === id)).toMatchObject([
      { type: 'claim.submitted', data: { version: 1 } },
    ])
    expect((await report(partner.take, id, { claimNumber: 'У-1' })).body).toEqual({
      id,
      state: 'IN_REVIEW',
      version: 2,
    })
    expect((await report(partner.decide, id, { approvedAmount: 100_000 })).body).toMatchObject({
      state: 'APPROVED',
      version: 3,
    })
    const decided = await claims.card(id)
    expect(decided).toMatchObject({
      approvedAmount: 100_000,
      insurer: { claimNumber: 'У-1' },
      decision: { approvedAmount: 100_000, deduction: 0, reason: null, date: today },
      deadline: { kind: 'PAYMENT', date: addWorkingDays(today, 5) },
    })
    expect(decided.decision?.letter?.name).toBe(`Решение по заявлению ${decided.number}.pdf`)
    expect((await report(partner.pay, id, { amount: 100_000, date: today, orderNumber: '77' })).body).toMatchObject({
      state: 'PAID',
      version: 4,
    })
    const paid = await claims.card(id)
    expect(paid).toMatchObject({ paidAmount: 100_000, payment: { amount: 100_000, orderNumber: '77', date: today } })
    expect(paid.history.map(({ status, by }) => [status.name, by])).toEqual([
      ['PAID', 'PARTNER'],
      ['APPROVED', 'PARTNER'],
      ['IN_REVIEW', 'PARTNER'],
      ['SUBMITTED', 'USER'],
      ['DRAFT', 'USER'],
    ])
    expect(await coverOf(order.lost)).toBe('COMPENSATED')
    expect(await emailsTo('vlasova@posylka-plus.example')).toEqual(
      expect.arrayContaining([
        `По заявлению ${paid.number} принято решение`,
        expect.stringMatching(new RegExp(`^По заявлению ${paid.number} выплачено 1.000,00`)),
      ]),
    )
  })

  it('waits for documents, and goes on when they are sent', async () => {
    const { id, number } = await submitted()
    await report(partner.take, id)
    const asked = await report(partner.askDocuments, id, { documents: ['INVENTORY', 'REFUND'], comment: 'Нужна опись' })
    expect(asked.body).toMatchObject({ state: 'DOCUMENTS_REQUESTED' })
    const waiting = await claims.card(id)
    expect(waiting.asked).toMatchObject({
      comment: 'Нужна опись',
      left: [{ name: 'INVENTORY' }, { name: 'REFUND' }],
    })
    expect(waiting.deadline).toMatchObject({ kind: 'DOCUMENTS', daysLeft: 30 })
    expect(await emailsTo('vlasova@posylka-plus.example')).toContain(`По заявлению ${number} нужны документы`)
    await claims.attach(id, 'INVENTORY')
    expect(await statusOf(id)).toBe('DOCUMENTS_REQUESTED')
    await claims.attach(id, 'REFUND')
    expect(await statusOf(id)).toBe('DOCUMENTS_REQUESTED')
    await claims.answer(id)
    expect(await claims.card(id)).toMatchObject({
      status: { name: 'IN_REVIEW' },
      asked: null,
      deadline: { kind: 'DECISION', workingDaysLeft: 14 },
    })
  })

  it('goes on with what is there when no more will come', async () => {
    const { id } = await submitted()
    const early = await claims.call(papers.answer, { params: { id } })
    expect([early.status, early.body['code']]).toEqual([409, 'WRONG_STATE'])
    await report(partner.take, id)
    await report(partner.askDocuments, id, { documents: ['ACT', 'OTHER'] })
    await claims.attach(id, 'ACT')
    expect((await claims.call<ClaimCard>(papers.answer, { params: { id } })).body.status.name).toBe('IN_REVIEW')
  })

  it('is refused by itself when nobody answers within 30 days', async () => {
    const { id, orderId } = await submitted()
    await report(partner.take, id)
    await report(partner.askDocuments, id, { documents: ['ACT'] })
    const shift = cabinet.clock.shiftMinutes()
    cabinet.clock.setShiftMinutes(shift + 30 * 24 * 60)
    await runJob(cabinet, 'claim.lapseRequests')
    expect(await statusOf(id)).toBe('DOCUMENTS_REQUESTED')
    cabinet.clock.setShiftMinutes(shift + 31 * 24 * 60)
    await runJob(cabinet, 'claim.lapseRequests')
    await runJob(cabinet, 'claim.lapseRequests')
    cabinet.clock.setShiftMinutes(shift)
    expect(await claims.card(id)).toMatchObject({
      status: { name: 'REJECTED' },
      decision: { reason: { name: 'NO_DOCUMENTS' }, approvedAmount: 0 },
    })
    expect(await coverOf(orderId)).toBe('FINISHED')
  })

  it('is considered by itself after a working day', async () => {
    const { id } = await submitted()
    await runJob(cabinet, 'claim.startReviews')
    expect(await statusOf(id)).toBe('SUBMITTED')
    const shift = cabinet.clock.shiftMinutes()
    const next = addWorkingDays(businessDay(cabinet.clock.now()), 1)
    const wait = Date.parse(`${next}T08:00:00+03:00`) - cabinet.clock.now().getTime()
    cabinet.clock.setShiftMinutes(shift + Math.ceil(wait / 60_000))
    await runJob(cabinet, 'claim.startReviews')
    cabinet.clock.setShiftMinutes(shift)
    expect(await statusOf(id)).toBe('IN_REVIEW')
  })

  it('is withdrawn until the insurer considers it', async () => {
    const { id, orderId } = await submitted()
    const withdrawn = await claims.call<ClaimCard>(claim.withdraw, { params: { id }, body: { reason: 'Нашёлся' } })
    expect(withdrawn.body).toMatchObject({ status: { name: 'WITHDRAWN' }, deadline: null })
    expect(withdrawn.body.history[0]).toMatchObject({ reason: 'Нашёлся', by: 'USER' })
    expect(await coverOf(orderId)).toBe('FINISHED')
    expect((await claims.call(claim.withdraw, { params: { id }, body: {} })).status).toBe(200)
    const again = await lossDraft(claims, orderId)
    await claims.submit(again)
    await report(partner.take, again)
    const late = await claims.call(claim.withdraw, { params: { id: again }, body: {} })
    expect([late.status, late.body['code'], late.body['state']]).toEqual([409, 'WRONG_STATE', 'IN_REVIEW'])
  })

  it('is repeated once after a refusal, with what was not refused', async () => {
    const { id, orderId, number } = await submitted()
    const { documents } = await claims.card(id)
    const [proof] = documents
    const refused = { id, documentId: proof?.id ?? '' }
    await insurer()(partner.refuseDocument, { params: refused, body: news({ comment: 'Не читается' }) })
    expect((await report(partner.decide, id, { approvedAmount: 0 })).status).toBe(400)
    const decided = await report(partner.decide, id, {
      approvedAmount: 0,
      reason: 'NOT_EVENT',
      comment: 'Не страховой',
    })
    expect(decided.body).toMatchObject({ state: 'REJECTED' })
    expect(await coverOf(orderId)).toBe('FINISHED')
    const cloned = await claims.call<{ id: string }>(claim.clone, { params: { id } })
    expect(cloned.status).toBe(201)
    expect((await claims.call(claim.clone, { params: { id } })).body).toMatchObject({ code: 'ALREADY_REPEATED' })
    const draft = await claims.card(cloned.body.id)
    expect(draft).toMatchObject({ status: { name: 'DRAFT' }, clonedFrom: { number }, form: { isConfirmed: false } })
    expect(draft.documents.map(({ type }) => type.name)).toEqual(['PRETENSION'])
    expect(draft.missing.map(({ documentType, field }) => documentType ?? field)).toEqual(['isConfirmed', 'COST_PROOF'])
    expect(await claims.card(id)).toMatchObject({ clonedTo: { id: draft.id }, possible: { clone: false } })
  })

  it('hears news in any order and twice, once', async () => {
    const { id } = await submitted()
    const at = cabinet.clock.now().getTime()
    const ago = (hours: number) => new Date(at - hours * HOUR_MS).toISOString()
    const decide = { externalId: 'd', occurredAt: ago(1), approvedAmount: 40_000, reason: 'PAID_BY_CARRIER' }
    const take = { externalId: 't', occurredAt: ago(3) }
    const ask = { externalId: 'a', occurredAt: ago(2), documents: ['ACT'] }
    const send = async (endpoint: Parameters<ReturnType<typeof asPartner>>[0], body: object) =>
      (await insurer()(endpoint, { params: { id }, body })).body
    const pay = { externalId: 'p', occurredAt: ago(0.5), amount: 40_000, date: businessDay(cabinet.clock.now()) }
    expect(await send(partner.pay, pay)).toMatchObject({
      code: 'WRONG_STATE',
      state: 'SUBMITTED',
      possible: ['take', 'decide'],
    })
    expect(await send(partner.decide, decide)).toMatchObject({ state: 'PARTIALLY_APPROVED', version: 2 })
    expect(await send(partner.take, take)).toMatchObject({ state: 'PARTIALLY_APPROVED', version: 2 })
    expect(await send(partner.askDocuments, ask)).toMatchObject({ state: 'PARTIALLY_APPROVED', version: 2 })
    expect(await send(partner.decide, decide)).toMatchObject({ state: 'PARTIALLY_APPROVED', version: 2 })
    expect(await send(partner.pay, pay)).toMatchObject({ state: 'PAID', version: 3 })
    expect(await send(partner.pay, pay)).toMatchObject({ state: 'PAID', version: 3 })
    expect(await claims.card(id)).toMatchObject({
      paidAmount: 40_000,
      decision: { deduction: 60_000, reason: { name: 'PAID_BY_CARRIER' } },
    })
  })

  it('is not approved above what was asked for, nor paid above what was approved', async () => {
    const { id } = await submitted()
    expect((await report(partner.decide, id, { approvedAmount: 100_001, reason: 'LATE' })).status).toBe(400)
    expect((await report(partner.decide, id, { approvedAmount: 50_000 })).status).toBe(400)
    await report(partner.decide, id, { approvedAmount: 50_000, reason: 'LATE' })
    const date = businessDay(cabinet.clock.now())
    const tomorrow = addDays(date, 1)
    expect((await report(partner.pay, id, { date: tomorrow, amount: 50_000 })).status).toBe(400)
    expect((await report(partner.pay, id, { date, amount: 50_001 })).status).toBe(400)
    expect((await report(partner.pay, id, { date, amount: 50_000 })).body).toMatchObject({ state: 'PAID' })
  })

  it('is talked about by both sides', async () => {
    const { id, number } = await submitted()
    const text = 'Уточните вес отправления'
    const first = news({ text })
    await insurer()(partner.message, { params: { id }, body: first })
    await insurer()(partner.message, { params: { id }, body: first })
    const fileId = await claims.uploaded('Весы.png')
    const reply = await claims.call(papers.writeMessage, {
      params: { id },
      body: { text: 'Два килограмма', fileIds: [fileId] },
    })
    expect(reply.status).toBe(201)
    const { body } = await claims.call<{ messages: papers.ClaimMessage[] }>(papers.messages, { params: { id } })
    expect(body.messages).toMatchObject([
      { from: 'INSURER', text, authorName: 'АО «СК «Тихий берег»', files: [] },
      { from: 'CLIENT', text: 'Два килограмма', authorName: 'Власова Ирина Дмитриевна', files: [{ name: 'Весы.png' }] },
    ])
    expect((await emailsTo('vlasova@posylka-plus.example')).filter((subject) => subject.includes(number))).toEqual([
      `Страховщик написал по заявлению ${number}`,
    ])
    const seen = await insurer()<InsurerClaim>(partner.claim, { params: { id } })
    expect(seen.body.messages.map(({ from }) => from)).toEqual(['INSURER', 'CLIENT'])
    const feed = await insurer()<Feed>(events, { query: { limit: '500' } })
    expect(feed.body.events.filter(({ data }) => data.id === id).map(({ type }) => type)).toEqual([
      'claim.submitted',
      'message.created',
    ])
  })
})
