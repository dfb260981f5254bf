import { createRequest, type FinanceRequest, findActualOffers, type Offer, oneOffer } from '@cabinet/contract/finance'
import { createOffer, findOffers, removeOffer } from '@cabinet/contract/finance/offers'
import {
  attachDocument,
  find,
  findActual,
  type FinanceRequestDetails,
  type FinanceRequestLine,
  form,
  one,
  preview,
  remove,
  type RequestForm,
  send as sendRequest,
} from '@cabinet/contract/finance/requests'
import { change, type Organization, one as oneOrganization } from '@cabinet/contract/organization'
import type { Endpoint } from '@cabinet/contract/endpoint'
import type { ErrorBody } from '@cabinet/contract/errors'
import { fileNameIn } from '@cabinet/contract/disposition'
import { upload } from '@cabinet/contract/file'
import { events, type PartnerEvent } from '@cabinet/contract/partner'
import * as bank from '@cabinet/contract/finance/partner'
import type { BankRequestInFull } from '@cabinet/contract/finance/partner-shapes'
import { attention } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { newId } from '../../src/kernel/ids.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'
import { readPdf } from '../support/pdf.ts'
import { F6, fillRequest } from './request.ts'
import { contents, fileOf } from '../support/sample-files.ts'

interface Page<Item> {
  readonly content: readonly Item[]
  readonly totalElements: number
}

const DAY_MINUTES = 24 * 60
const requestIds = (...keys: string[]): string[] => keys.map((key) => demoId(`request ${key}`))

describe.each(productKinds())('the life of a request on $name', (kind) => {
  let cabinet: Cabinet
  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const ask = async <Body = ErrorBody>(endpoint: Endpoint, key: string, input: object = {}) =>
    cabinet.call<Body>(endpoint, { token: await cabinet.tokenOf(key), ...input })
  const begin = async (key: string, offer: string): Promise<string> => {
    const { body } = await ask<FinanceRequest>(createRequest, key, { query: { offerId: demoId(`offer ${offer}`) } })
    return body.id
  }
  const rowsOf = async (id: string) => {
    const { query } = cabinet.platform.database
    const [forms, founders, consents] = await Promise.all([
      query.selectFrom('finance_request_form').select('version').where('request_id', '=', id).execute(),
      query.selectFrom('finance_request_founder').select('id').where('request_id', '=', id).execute(),
      query.selectFrom('finance_request_consent').select('id').where('request_id', '=', id).execute(),
    ])
    return [forms.length, founders.length, consents.length]
  }

  describe('in lists', () => {
    const ids = async (endpoint: Endpoint, key: string, body: object = {}) => {
      const answer = await ask<Page<FinanceRequestLine>>(endpoint, key, { body })
      return answer.body.content.map(({ id }) => id)
    }

    it('is one of its organization, the newest first', async () => {
      expect(await ids(find, 'P7')).toEqual(requestIds('F4', 'F6', 'F3', 'F5', 'F1', 'F2'))
      expect(await ids(find, 'P11')).toEqual(requestIds('N2', 'N6', 'N5', 'N4', 'N1'))
      expect(await ids(find, 'P10')).toEqual([])
      expect((await ask(find, 'P2', { body: {} })).status).toBe(403)
      const { body } = await ask<Page<FinanceRequestLine>>(find, 'P7', { body: { pageSize: 1 } })
      expect(body).toMatchObject({ totalElements: 6 })
      expect(body.content[0]).toMatchObject({
        product: 'FACTORING',
        bank: { fullName: 'АО «Уральский торговый банк»', logos: [{ id: demoId('logo FB4') }] },
        createdBy: { name: 'Тихонова Ольга Викторовна' },
      })
    })

    it.each([
      [{ field: 'status.name', operation: 'IN', value: ['DRAFT', 'CANCEL'] }, ['F6', 'F5']],
      [{ field: 'bank.fullName', operation: 'LIKE', value: 'меридиан' }, ['F6', 'F1']],
      [{ field: 'product', operation: 'EQ', value: 'ORDER_FINANCING' }, ['F6']],
      [{ field: 'sentDateTime', operation: 'IS_NULL', value: null }, ['F6']],
      [{ field: 'financingLimit.financingLimit', operation: 'GE', value: 1_500_000_000 }, ['F3', 'F1']],
    ])('is found by %j', async (filter, keys) => {
      expect(await ids(find, 'P7', { filters: [filter] })).toEqual(requestIds(...keys))
    })

    it('is actual until its offer can be asked for again', async () => {
      expect(await ids(findActual, 'P7')).toContain(demoId('request F5'))
      cabinet.clock.setShiftMinutes(18 * DAY_MINUTES)
      expect(await ids(findActual, 'P7')).toEqual(requestIds('F4', 'F6', 'F3', 'F1', 'F2'))
      cabinet.clock.setShiftMinutes(0)
    })
  })

  describe('as a draft', () => {
    it('is deleted with everything personal in it, and begun anew', async () => {
      const id = await begin('P7', 'F7')
      await fillRequest(cabinet, 'P7', id)
      expect(await rowsOf(id)).toEqual([1, 1, 6])
      expect((await ask(remove, 'P1', { params: { id } })).status).toBe(404)
      expect((await ask(remove, 'P7', { params: { id } })).status).toBe(204)
      expect(await rowsOf(id)).toEqual([0, 0, 6])
      for (const endpoint of [one, form, preview, remove, sendRequest]) {
        expect((await ask(endpoint, 'P7', { params: { id } })).status, endpoint.id).toBe(404)
      }
      const again = await begin('P7', 'F7')
      expect(again).not.toBe(id)
      expect((await ask<RequestForm>(form, 'P7', { params: { id: again } })).body).toMatchObject({ version: 0 })
      expect((await ask(remove, 'P7', { params: { id: again } })).status).toBe(204)
      const { body } = await ask<{ items: { path: string }[] }>(attention, 'P7')
      expect(body.items.map(({ path }) => path)).not.toContain(`/offer/request/${again}`)
    })

    it.each(['F3', 'F4', 'F5', 'F1'])('is the only one that can be deleted: %s stays', async (key) => {
      const { status, body } = await ask(remove, 'P7', { params: { id: demoId(`request ${key}`) } })
      expect([status, body.code]).toEqual([409, 'WRONG_STATE'])
    })

    it('is not sent for an offer that the bank has withdrawn, or whose term has passed', async () => {
      const id = await begin('P7', 'F7')
      await fillRequest(cabinet, 'P7', id)
      cabinet.clock.setShiftMinutes(100 * DAY_MINUTES)
      expect((await ask(sendRequest, 'P7', { params: { id } })).status).toBe(409)
      expect((await ask<FinanceRequestDetails>(one, 'P7', { params: { id } })).body.possible.send).toBe(false)
      cabinet.clock.setShiftMinutes(0)
      expect((await ask<FinanceRequestDetails>(one, 'P7', { params: { id } })).body.possible.send).toBe(true)
      expect((await ask(remove, 'P7', { params: { id } })).status).toBe(204)
    })

    it('of an entrepreneur needs no founders', async () => {
      const id = await begin('P3', 'L1')
      const refused = await ask(sendRequest, 'P3', { params: { id } })
      expect(refused.body.fields?.map(({ field }) => field)).not.toContain('founders')
      expect(refused.body.fields?.map(({ field }) => field)).not.toContain('head.lastname')
    })
  })

  describe('when it is sent', () => {
    it('names every field that is missing', async () => {
      const { status, body } = await ask(sendRequest, 'P7', { params: { id: F6 } })
      expect(status).toBe(400)
      expect(body.fields?.map(({ field, code }) => `${field} ${code}`)).toEqual([
        'founders SHARES_SUM',
        'contacts empty',
        'paymentDetails.bik empty',
        'paymentDetails.bankName empty',
        'paymentDetails.correspondentAccount empty',
        'paymentDetails.settlementAccount empty',
        'agreements.PERSONAL_DATA unchecked',
        'agreements.PERSONAL_DATA_TRANSFER unchecked',
        'agreements.CREDIT_HISTORY unchecked',
        'agreements.DATA_ACCURACY unchecked',
        'agreements.ELECTRONIC_INTERACTION unchecked',
      ])
    })

    it('goes once, however many presses come at once', async () => {
      await fillRequest(cabinet, 'P7', F6)
      const before = await ask<FinanceRequestDetails>(one, 'P7', { params: { id: F6 } })
      expect(before.body).toMatchObject({ filledPercent: 100, possible: { edit: true, send: true, remove: true } })
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => ask<FinanceRequest>(sendRequest, 'P7', { params: { id: F6 } })),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ body }) => body.sentDateTime)).size).toBe(1)
      const { body: feed } = await asPartner(cabinet, party.meridian)<{ events: PartnerEvent[] }>(events)
      expect(feed.events.map(({ type, data }) => [type, data.id])).toEqual([['request.submitted', F6]])
      const after = await ask<FinanceRequestDetails>(one, 'P7', { params: { id: F6 } })
      expect(after.body.possible).toEqual({ edit: false, send: false, remove: false, attach: false })
    })

    it('keeps who applied, whatever the organization is called tomorrow', async () => {
      const params = { id: organizationId('O6') }
      const { body: own } = await ask<Organization>(oneOrganization, 'P7', { params })
      const renamed = {
        ...own,
        okopfCode: own.okopf?.code,
        fullName: 'Общество с ограниченной ответственностью «Новые ткани»',
        head: own.head && { ...own.head, basis: own.head.basis?.name },
        taxSystem: own.taxSystem?.name,
      }
      expect((await ask(change, 'P7', { body: renamed })).status).toBe(200)
      const { body } = await ask<RequestForm>(form, 'P7', { params: { id: F6 } })
      expect(body.organization.fullName).toBe('Общество с ограниченной ответственностью «Фабрика Тканей»')
    })

    it('is read by its bank in full, and by no other', async () => {
      const { body } = await asPartner(cabinet, party.meridian)<BankRequestInFull>(bank.request, {
        params: { id: F6 },
      })
      expect(
        body.form.founders.map(({ lastname, sharePercent, document }) => [lastname, sharePercent, document?.number]),
      ).toEqual([
        ['Тихонова', 70, '000007'],
        ['Белов', 30, '000012'],
      ])
      expect(body.form.consents).toHaveLength(6)
      expect(body.form.organization).toMatchObject({ itn: '3799055198', legalStatus: { name: 'LEGAL_ENTITY' } })
      expect((await asPartner(cabinet, party.ural)(bank.request, { params: { id: F6 } })).status).toBe(404)
    })

    it('gets the document that the bank asks for', async () => {
      const meridian = asPartner(cabinet, party.meridian)
      const params = { id: F6 }
      const attach = async () => {
        const { body: file } = await ask<{ id: string }>(upload, 'P7', {
          body: { purpose: 'REQUEST_DOCUMENT', file: fileOf('Отчётность.pdf') },
        })
        const { status } = await ask(attachDocument, 'P7', { params, body: { fileId: file.id } })
        return { status, fileId: file.id }
      }
      expect((await attach()).status).toBe(409)
      const now = cabinet.clock.nowText()
      const take = await meridian(bank.takeRequest, { params, body: { externalId: 'take', occurredAt: now } })
      expect(take.body).toMatchObject({ state: 'PROCESSING', version: 2 })
      const asked = { externalId: 'ask', occurredAt: now, document: 'Отчётность за год' }
      await meridian(bank.askDocument, { params, body: asked })
      expect((await ask<FinanceRequestDetails>(one, 'P7', { params })).body).toMatchObject({
        askedDocuments: [{ document: 'Отчётность за год', status: { name: 'ASKED' } }],
        possible: { attach: true },
      })

      const { status, fileId } = await attach()
      expect(status).toBe(201)
      const { body: feed } = await meridian<{ events: PartnerEvent[] }>(events)
      expect(feed.events.at(-1)).toMatchObject({ type: 'request.document.added', data: { id: F6, version: 4 } })
      const { body: seen } = await meridian<BankRequestInFull>(bank.request, { params })
      expect(seen.form.documents).toMatchObject([{ id: fileId, name: 'Отчётность.pdf' }])
      const content = await meridian(bank.requestDocument, { params: { id: F6, fileId } })
      expect(content.raw.rawPayload.equals(contents.pdf)).toBe(true)
      expect(fileNameIn(String(content.raw.headers['content-disposition']))).toBe('Отчётность.pdf')
      const strangers = { id: F6, fileId: demoId(`document of ${demoId('request F3')}`) }
      expect((await meridian(bank.requestDocument, { params: strangers })).status).toBe(404)
      const ural = asPartner(cabinet, party.ural)
      expect((await ural(bank.requestDocument, { params: { id: F6, fileId } })).status).toBe(404)
    })

    it('takes no document after the decision', async () => {
      const { body } = await ask<FinanceRequestDetails>(one, 'P7', { params: { id: demoId('request F1') } })
      expect(body.possible.attach).toBe(false)
      const { body: file } = await ask<{ id: string }>(upload, 'P7', {
        body: { purpose: 'REQUEST_DOCUMENT', file: fileOf('Отчётность.pdf') },
      })
      for (const id of requestIds('F1', 'F5')) {
        const refused = await ask(attachDocument, 'P7', { params: { id }, body: { fileId: file.id } })
        expect([refused.status, refused.body.code]).toEqual([409, 'WRONG_STATE'])
      }
    })
  })

  describe('the questionnaire', () => {
    const previewOf = async (id: string, key = 'P7') => {
      const { status, raw } = await ask(preview, key, { params: { id } })
      return { status, headers: raw.headers, bytes: raw.rawPayload }
    }

    it('is a PDF of two sheets with letters of its own, under its number', async () => {
      const { status, headers, bytes } = await previewOf(demoId('request F3'))
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('application/pdf')
      const { body } = await ask<FinanceRequestDetails>(one, 'P7', { params: { id: demoId('request F3') } })
      expect(fileNameIn(String(headers['content-disposition']))).toBe(`Заявка-анкета ${body.number}.pdf`)

      const read = await readPdf(bytes)
      expect(read.title).toBe(`Заявка-анкета ${body.number}`)
      expect(read.sizes.map(([width, height]) => [Math.round(width), Math.round(height)])).toEqual([
        [595, 842],
        [595, 842],
      ])
      const [first = '', second = ''] = read.sheets
      expect(first).toContain('Общество с ограниченной ответственностью «Фабрика Тканей»')
      expect(first).toContain('20 000 000,00 ₽')
      expect(first).toContain('ИНН 7799061015')
      expect(second).toContain('Тихонова Ольга Викторовна')
      expect(second).toContain('24 •• ••••07')
      expect(first + second).not.toContain('2400')
      expect(second).toContain('40702810099990000008')
      expect(second).toContain('Даю согласие на обработку персональных данных')
      expect(second).toContain('Бухгалтерская отчётность')
      expect(second).toContain('стр. 2 из 2')
      expect(first + second).not.toContain('Черновик')
      expect(read.bytes).toContain('/FontFile2')
      expect(read.bytes).toMatch(/\/BaseFont \/[A-Z]+\+Roboto/)
    })

    it('of a draft says so across each sheet', async () => {
      const id = await begin('P1', 'N3')
      const { bytes } = await previewOf(id, 'P1')
      const { sheets } = await readPdf(bytes)
      expect(sheets).toHaveLength(2)
      for (const sheet of sheets) expect(sheet).toContain('Черновик')
      expect((await previewOf(id, 'P7')).status).toBe(404)
      expect((await ask(preview, 'P2', { params: { id } })).status).toBe(403)
    })
  })

  describe('its offer', () => {
    const terms = {
      bankId: demoId('bank FB2'),
      externalId: 'S-1',
      organizationItn: '3799055198',
      product: 'FACTORING',
      financingLimit: 500_000_000,
      interestRate: 22.5,
      endDate: '2031-12-31',
      advanceRate: 90,
      maxDeferralDays: 90,
      fee: null,
      withRecourse: true,
    }

    it('is written down by platform staff alone, once under its name', async () => {
      expect((await ask(createOffer, 'P7', { body: terms })).status).toBe(403)
      const { status, body } = await ask<Offer>(createOffer, 'P8', { body: terms })
      expect(status).toBe(201)
      expect(body).toMatchObject({
        recipient: { itn: '3799055198' },
        financingLimit: { interestRate: 22.5, bank: { fullName: 'ПАО «Северный капитал»' } },
        request: null,
      })
      const seen = await ask<Page<Offer>>(findActualOffers, 'P7', { body: { pageSize: 100 } })
      expect(seen.body.content.map(({ id }) => id)).toContain(body.id)
      const twice = await Promise.all([1, 2, 3].map(() => ask(createOffer, 'P8', { body: terms })))
      for (const again of twice) expect([again.status, again.body.code]).toEqual([409, 'TAKEN'])
      const nobody = { ...terms, externalId: 'S-2', organizationItn: '7707083893' }
      expect((await ask(createOffer, 'P8', { body: nobody })).status).toBe(404)
      expect((await ask(createOffer, 'P8', { body: { ...terms, bankId: newId() } })).status).toBe(404)
      const wrong = await ask(createOffer, 'P8', { body: { ...terms, advanceRate: 79, maxDeferralDays: 181 } })
      expect(wrong.body.fields?.map(({ field }) => field)).toEqual(['advanceRate', 'maxDeferralDays'])
    })

    it('is read by its organization and by platform staff', async () => {
      const params = { id: demoId('offer F6') }
      expect((await ask<Offer>(oneOffer, 'P7', { params })).body).toMatchObject({ request: { id: F6 } })
      expect((await ask<Offer>(oneOffer, 'P8', { params })).body).toMatchObject({ request: { id: F6 } })
      expect((await ask(oneOffer, 'P1', { params })).status).toBe(404)
      expect((await ask(oneOffer, 'P2', { params })).status).toBe(403)
      const count = async (key: string) =>
        (await ask<Page<Offer>>(findOffers, key, { body: { pageSize: 100 } })).body.totalElements
      expect([await count('P1'), await count('P7'), await count('P8')]).toEqual([6, 9, 17])
    })

    it('is deleted with the drafts for it, unless a request was sent', async () => {
      const draft = await begin('P1', 'N3')
      const params = { id: demoId('offer N3') }
      expect((await ask(removeOffer, 'P1', { params })).status).toBe(403)
      expect((await ask(removeOffer, 'P8', { params })).status).toBe(204)
      expect((await ask(removeOffer, 'P8', { params })).status).toBe(404)
      expect((await ask(oneOffer, 'P1', { params })).status).toBe(404)
      expect((await ask(form, 'P1', { params: { id: draft } })).status).toBe(404)
      const used = await ask(removeOffer, 'P8', { params: { id: demoId('offer F6') } })
      expect([used.status, used.body.code]).toEqual([409, 'IN_USE'])
    })
  })
})
