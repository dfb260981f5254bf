import { attachDocument, type FinanceRequestDetails, one } from '@cabinet/contract/finance/requests'
import { MAX_REQUEST_DOCUMENTS } from '@cabinet/contract/finance/request-values'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { upload } from '@cabinet/contract/file'
import { events, type PartnerEvent } from '@cabinet/contract/partner'
import * as bank from '@cabinet/contract/finance/partner'
import type { BankRequest, BankRequestInFull } from '@cabinet/contract/finance/partner-shapes'
import { attention } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { newId } from '../../src/kernel/ids.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'
import { fileOf } from '../support/sample-files.ts'

/** The request that its bank considers. */
const CONSIDERED = demoId('request F3')
const MINUTE_MS = 60_000

interface Answer {
  readonly code?: string
  readonly id: string
  readonly state?: string
  readonly version?: number
}

describe.each(productKinds())('documents that a bank asks for on $name', (kind) => {
  let cabinet: Cabinet
  let bankId: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    const { query } = cabinet.platform.database
    const offers = query.selectFrom('finance_offer').innerJoin('finance_request', 'offer_id', 'finance_offer.id')
    bankId = (
      await offers
        .select('finance_offer.bank_id')
        .where('finance_request.id', '=', CONSIDERED)
        .executeTakeFirstOrThrow()
    ).bank_id
  })
  afterAll(() => cabinet.remove())

  const ago = (minutes: number): string => new Date(cabinet.clock.now().getTime() - minutes * MINUTE_MS).toISOString()
  const reported = (endpoint: Endpoint, params: Record<string, string>, body: object = {}) =>
    asPartner(cabinet, bankId)<Answer>(endpoint, {
      params,
      body: { externalId: newId(), occurredAt: ago(10), ...body },
    })
  const askFor = (document: string, body: object = {}) =>
    reported(bank.askDocument, { id: CONSIDERED }, { document, ...body })
  const read = async (key = 'P7') =>
    (await cabinet.call<FinanceRequestDetails>(one, { token: await cabinet.tokenOf(key), params: { id: CONSIDERED } }))
      .body
  const askedNow = async () =>
    (await read()).askedDocuments.map(({ document, status, comment, files }) => [
      document,
      status.name,
      comment,
      files.length,
    ])
  const idOf = async (document: string): Promise<string> =>
    (await read()).askedDocuments.find((asked) => asked.document === document)?.id ?? ''
  const uploaded = async (key = 'P7') => {
    const { body } = await cabinet.call<{ id: string }>(upload, {
      token: await cabinet.tokenOf(key),
      body: { purpose: 'REQUEST_DOCUMENT', file: fileOf('Ответ банку.pdf') },
    })
    return body.id
  }
  const attach = async (body: object, key = 'P7', id = CONSIDERED) =>
    cabinet.call<Answer>(attachDocument, {
      token: await cabinet.tokenOf(key),
      params: { id },
      body: { fileId: await uploaded(key), ...body },
    })
  const waiting = async () => {
    const { body } = await cabinet.call<{ items: { kind: string; count: number; path: string }[] }>(attention, {
      token: await cabinet.tokenOf('P7'),
    })
    return body.items.filter(({ kind: of, path }) => of === 'FINANCE_DOCUMENT' && path.includes(CONSIDERED))
  }

  beforeEach(async () => {
    await cabinet.platform.database.query
      .deleteFrom('finance_request_document')
      .where('asked_document_id', 'is not', null)
      .where('request_id', '=', CONSIDERED)
      .execute()
    await cabinet.platform.database.query
      .deleteFrom('finance_asked_document')
      .where('request_id', '=', CONSIDERED)
      .execute()
  })

  it('all wait, each with what the bank says of it, whatever the order of the news', async () => {
    const first = { comment: 'С отметкой налоговой', occurredAt: ago(8), externalId: newId() }
    await askFor('Договор аренды склада', { occurredAt: ago(5) })
    expect((await askFor('Отчётность за год', first)).body.state).toBe('PROCESSING')
    // Told once more, it is asked for once.
    await askFor('Отчётность за год', first)
    expect(await askedNow()).toEqual([
      ['Отчётность за год', 'ASKED', 'С отметкой налоговой', 0],
      ['Договор аренды склада', 'ASKED', null, 0],
    ])
    expect(await waiting()).toMatchObject([{ count: 2, path: `/offer/request/${CONSIDERED}` }])
    const { body } = await asPartner(cabinet, bankId)<BankRequest>(bank.request, { params: { id: CONSIDERED } })
    expect(body.askedDocuments.map(({ document, state, externalId }) => [document, state, externalId])).toEqual([
      ['Отчётность за год', 'ASKED', first.externalId],
      ['Договор аренды склада', 'ASKED', expect.any(String)],
    ])
  })

  it('are answered one by one, with several files when need be', async () => {
    await askFor('Отчётность за год', { occurredAt: ago(9) })
    await askFor('Договор аренды склада', { occurredAt: ago(8) })
    const askedDocumentId = await idOf('Договор аренды склада')
    expect((await attach({ askedDocumentId })).status).toBe(201)
    expect((await attach({ askedDocumentId })).status).toBe(201)
    expect(await askedNow()).toEqual([
      ['Отчётность за год', 'ASKED', null, 0],
      ['Договор аренды склада', 'ANSWERED', null, 2],
    ])
    expect(await waiting()).toMatchObject([{ count: 1 }])
    const meridian = asPartner(cabinet, bankId)
    const { body: feed } = await meridian<{ events: PartnerEvent[] }>(events)
    expect(feed.events.at(-1)).toMatchObject({ type: 'request.document.added', data: { id: CONSIDERED } })
    const { body } = await meridian<BankRequestInFull>(bank.request, { params: { id: CONSIDERED } })
    const answered = body.askedDocuments[1]
    expect(answered).toMatchObject({ state: 'ANSWERED', answeredBy: expect.any(String) as string })
    expect(answered?.documents).toHaveLength(2)
    expect(body.form.documents.map(({ id }) => id)).toEqual(expect.arrayContaining(answered?.documents ?? []))
    // A file that nobody has asked for answers nothing.
    await attach({})
    expect(await askedNow()).toMatchObject([{ 1: 'ASKED' }, { 1: 'ANSWERED' }])
  })

  it('have room however many files the request has, and ten each', async () => {
    while ((await attach({})).status === 201);
    await askFor('Отчётность за год')
    const askedDocumentId = await idOf('Отчётность за год')
    const statuses: number[] = []
    for (let count = 0; count <= MAX_REQUEST_DOCUMENTS; count += 1) {
      statuses.push((await attach({ askedDocumentId })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: MAX_REQUEST_DOCUMENTS }, () => 201), 409])
    expect(await askedNow()).toMatchObject([{ 1: 'ANSWERED', 3: MAX_REQUEST_DOCUMENTS }])
  })

  it('can be taken back by the bank until they are answered, by no other bank', async () => {
    await askFor('Отчётность за год', { occurredAt: ago(9) })
    await askFor('Договор аренды склада', { occurredAt: ago(8) })
    const [stored, other] = [await idOf('Отчётность за год'), await idOf('Договор аренды склада')]
    const params = { id: CONSIDERED, askedDocumentId: other }
    const news = { externalId: newId(), occurredAt: ago(1) }
    const stranger = asPartner(cabinet, party.ural)
    if (bankId !== party.ural) {
      expect((await stranger(bank.withdrawAskedDocument, { params, body: news })).status).toBe(404)
    }
    const foreign = { id: demoId('request F1'), askedDocumentId: other }
    expect((await reported(bank.withdrawAskedDocument, foreign, news)).status).toBe(404)
    expect((await reported(bank.withdrawAskedDocument, params, news)).body).toEqual({
      id: other,
      state: 'WITHDRAWN',
      version: 1,
    })
    expect((await reported(bank.withdrawAskedDocument, params, news)).body).toMatchObject({ version: 1 })
    expect(await askedNow()).toMatchObject([{ 1: 'ASKED' }, { 1: 'WITHDRAWN' }])
    expect(await waiting()).toMatchObject([{ count: 1 }])
    const refused = await attach({ askedDocumentId: other })
    expect([refused.status, refused.body.code]).toEqual([409, 'WRONG_STATE'])

    await attach({ askedDocumentId: stored })
    const late = await reported(bank.withdrawAskedDocument, { id: CONSIDERED, askedDocumentId: stored })
    expect([late.status, late.body.state]).toEqual([200, 'ANSWERED'])
  })

  it('of others do not exist', async () => {
    await askFor('Отчётность за год')
    const askedDocumentId = await idOf('Отчётность за год')
    expect((await attach({ askedDocumentId: newId() })).status).toBe(404)
    expect((await attach({ askedDocumentId }, 'P11', demoId('request N2'))).status).toBe(404)
    expect(await askedNow()).toMatchObject([{ 1: 'ASKED', 3: 0 }])
  })

  it('wait no more when the bank has decided', async () => {
    await askFor('Отчётность за год', { occurredAt: ago(9) })
    await askFor('Договор аренды склада', { occurredAt: ago(8) })
    await attach({ askedDocumentId: await idOf('Договор аренды склада') })
    const refusal = { comment: 'Мало поставок', occurredAt: ago(0) }
    expect((await reported(bank.refuseRequest, { id: CONSIDERED }, refusal)).body.state).toBe('CANCEL')
    expect(await askedNow()).toMatchObject([{ 1: 'WITHDRAWN' }, { 1: 'ANSWERED' }])
    expect(await waiting()).toEqual([])
    // What was asked for before the decision and is told after it changes nothing.
    expect((await askFor('Баланс', { occurredAt: ago(7) })).status).toBe(200)
    expect(await askedNow()).toHaveLength(2)
  })
})
