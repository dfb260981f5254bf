import { createRequest, type FinanceRequest } from '@cabinet/contract/finance'
import {
  acceptAgreement,
  addContact,
  addFounder,
  attachDocument,
  find,
  findActual,
  form,
  founder,
  one,
  removeContact,
  removeDocument,
  removeFounder,
  type RequestConsent,
  type RequestContact,
  type RequestForm,
  type RequestFounderInFull,
  type RequestPaymentDetails,
  saveContact,
  saveForm,
  saveFounder,
  savePaymentDetails,
  type FinanceRequestDetails,
  send as sendRequest,
} from '@cabinet/contract/finance/requests'
import type { ErrorBody } from '@cabinet/contract/errors'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { upload } from '@cabinet/contract/file'
import { one as oneAccount, remove as removeAccount } from '@cabinet/contract/organization/payment-details'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { newId } from '../../src/kernel/ids.ts'
import { organizationId, paymentDetailsId } from '@cabinet/demo/organizations'
import { personId } from '@cabinet/demo/people'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { ACCOUNT, COMPANY, CONTACT, F6, GENERAL, generalIn, PERSON } from './request.ts'
import { addPerson } from '../support/people.ts'
import { fileOf } from '../support/sample-files.ts'

const F3 = demoId('request F3')
const FOUNDER_OF_F6 = demoId(`founder 1 of ${F6}`)

describe.each(productKinds())('the form of a request on $name', (kind) => {
  let cabinet: Cabinet
  /** A request of P1's organization that P11, an ordinary user, has begun. */
  let own = ''
  /** A request of an entrepreneur. */
  let entrepreneurs = ''

  const ask = async <Body = ErrorBody>(endpoint: Endpoint, key: string, input: object) =>
    cabinet.call<Body>(endpoint, { token: await cabinet.tokenOf(key), ...input })
  const begin = async (key: string, offer: string): Promise<string> => {
    const { body } = await ask<FinanceRequest>(createRequest, key, { query: { offerId: demoId(`offer ${offer}`) } })
    return body.id
  }
  const read = async (key: string, id: string) => (await ask<RequestForm>(form, key, { params: { id } })).body
  const save = async (key: string, id: string, change: object, query: object = {}) => {
    const before = await read(key, id)
    const body = { ...generalIn(before), version: before.version, ...change }
    return ask<RequestForm & ErrorBody>(saveForm, key, { params: { id }, query, body })
  }

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    own = await begin('P11', 'N3')
    entrepreneurs = await begin('P3', 'L1')
  })
  afterAll(() => cabinet.remove())

  it('is open to everybody who is confirmed, also to who has no financing yet', async () => {
    const { accessToken: token } = await (await addPerson(cabinet, 'O1')).enter()
    const params = { id: own }
    expect((await cabinet.call(one, { token, params })).status).toBe(200)
    expect((await cabinet.call(form, { token, params })).status).toBe(200)
    for (const list of [find, findActual]) {
      const { body } = await cabinet.call<{ content: { id: string }[] }>(list, { token, body: { pageSize: 100 } })
      expect(body.content.map(({ id }) => id)).toContain(own)
    }
    expect((await cabinet.call(sendRequest, { token, params, body: {} })).status).toBe(403)
  })

  describe('of the demo', () => {
    it('is filled in by 40 %, with shares that make 90', async () => {
      const body = await read('P7', F6)
      expect(body).toMatchObject({
        filledPercent: 40,
        isEditable: true,
        progress: {
          GENERAL: 'COMPLETE',
          FOUNDERS: 'ERROR',
          CONTACTS: 'EMPTY',
          PAYMENT_DETAILS: 'EMPTY',
          AGREEMENTS: 'EMPTY',
        },
      })
      expect(body.missing[0]).toMatchObject({ group: 'FOUNDERS', field: 'founders', code: 'SHARES_SUM' })
      expect(body.missing[0]?.message.replaceAll('\u00a0', ' ')).toBe('Сумма долей — 90 %. Должно быть 100 %')
    })

    it('is complete and closed for every request that was sent', async () => {
      for (const key of ['F1', 'F2', 'F3', 'F4', 'F5']) {
        const body = await read('P7', demoId(`request ${key}`))
        expect(body, key).toMatchObject({ filledPercent: 100, isEditable: false, missing: [] })
        expect(body.founders, key).toHaveLength(2)
        expect(body.agreements.PERSONAL_DATA.acceptedBy, key).toBe('Тихонова Ольга Викторовна')
      }
      expect((await read('P7', F3)).documents.map(({ name }) => name)).toEqual([
        expect.stringMatching(/^Бухгалтерская отчётность за 20\d\d год\.pdf$/),
      ])
    })

    it('tells which documents a bank waits for', async () => {
      const { body } = await ask<FinanceRequestDetails>(one, 'P1', { params: { id: demoId('request N2') } })
      expect(body).toMatchObject({
        status: { name: 'PROCESSING' },
        askedDocuments: [
          { status: { name: 'ANSWERED' }, files: [{ name: 'Договор аренды склада.pdf' }] },
          { status: { name: 'WITHDRAWN' } },
          { status: { name: 'ASKED' }, document: expect.stringContaining('отчётность') as string },
        ],
        createdBy: { name: 'Соколов Михаил Андреевич' },
        possible: { edit: false, send: false, remove: false, attach: true },
      })
    })
  })

  describe('the group GENERAL', () => {
    it('begins with what the cabinet knows', async () => {
      const body = await read('P11', own)
      expect(body).toMatchObject({
        version: 0,
        head: { lastname: 'Соколов' },
        okved: { code: '47.91.2' },
        taxSystem: 'OSNO',
        requestedLimit: null,
        organization: { itn: '7799012346', registrationDate: '2019-04-11' },
        progress: { GENERAL: 'PARTIAL', FOUNDERS: 'EMPTY' },
      })
      expect((await read('P3', entrepreneurs)).head).toBeNull()
    })

    it('is saved with holes, and not with what is badly written', async () => {
      const saved = await save('P11', own, { website: ' https://severveter.example ', employeesCount: 7 })
      expect(saved.body).toMatchObject({ version: 1, website: 'https://severveter.example', employeesCount: 7 })
      const wrong = await save('P11', own, { website: 'severveter', averageDeferralDays: 181 })
      expect(wrong.status).toBe(400)
      expect(wrong.body.fields?.map(({ field, message }) => [field, message])).toEqual([
        ['website', 'Введите корректную ссылку'],
        ['averageDeferralDays', 'Введите число от 1 до 180'],
      ])
      expect(await read('P11', own)).toMatchObject({ version: 1, averageDeferralDays: null })
    })

    it('empties what the other answers leave no place for', async () => {
      const { body } = await save('P11', own, {
        hasLoans: false,
        loansSum: 5_000_000,
        financingPurpose: 'SEASON',
        financingPurposeText: 'Склад',
      })
      expect(body).toMatchObject({ loansSum: null, financingPurposeText: null })
      expect((await save('P3', entrepreneurs, { head: GENERAL.head })).body.head).toBeNull()
    })

    it('is checked when a step is left, and then all or nothing is saved', async () => {
      const before = await read('P11', own)
      const refused = await save('P11', own, { employeesCount: 61 }, { validateGroup: 'GENERAL' })
      expect(refused.status).toBe(400)
      expect(refused.body.fields?.map(({ field }) => field)).toContain('requestedLimit')
      expect(await read('P11', own)).toMatchObject({ version: before.version, employeesCount: 7 })
      const beyond = { ...GENERAL, requestedLimit: before.financingLimit.financingLimit + 1 }
      expect((await save('P11', own, beyond, { validateGroup: 'GENERAL' })).body.fields).toMatchObject([
        { field: 'requestedLimit', code: 'LIMIT' },
      ])
      expect((await save('P11', own, GENERAL, { validateGroup: 'GENERAL' })).body.progress.GENERAL).toBe('COMPLETE')
      const contacts = await save('P11', own, {}, { validateGroup: 'CONTACTS' })
      expect(contacts.body.fields).toMatchObject([{ field: 'contacts', code: 'empty' }])
      expect((await save('P11', own, {}, { validateGroup: 'EVERYTHING' })).status).toBe(400)
    })

    it('is saved by one of those who began with the same version', async () => {
      const before = await read('P11', own)
      const body = { ...generalIn(before), version: before.version }
      const answers = await Promise.all(
        ['P1', 'P11', 'P1', 'P11'].map((key) => ask(saveForm, key, { params: { id: own }, body })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('STALE')
      expect((await read('P1', own)).version).toBe(before.version + 1)
    })
  })

  describe('founders', () => {
    const add = (key: string, id: string, body: object) =>
      ask<RequestFounderInFull & ErrorBody>(addFounder, key, { params: { id }, body })

    it('are added with holes, changed by their version, and taken out', async () => {
      const { status, body: added } = await add('P11', own, { ...PERSON, sharePercent: null, document: null })
      expect(status).toBe(201)
      expect(added).toMatchObject({ version: 1, sharePercent: null, document: null, kpp: null })
      const params = { id: added.id }
      const { id: _id, ...rest } = added
      const change = { ...rest, sharePercent: 60, isBeneficiary: false, document: PERSON.document }
      const { body: changed } = await ask<RequestFounderInFull>(saveFounder, 'P1', { params, body: change })
      expect(changed).toMatchObject({ version: 2, sharePercent: 60, document: PERSON.document })
      expect((await ask(saveFounder, 'P11', { params, body: change })).body.code).toBe('STALE')
      const wrong = await ask(saveFounder, 'P11', { params, body: { ...change, version: 2, snils: '112-233-445 96' } })
      expect(wrong.body.fields).toMatchObject([{ field: 'snils', code: 'checksum' }])

      const company = await add('P11', own, { ...PERSON, ...COMPANY, lastname: 'Лишняя', document: PERSON.document })
      expect(company.body).toMatchObject({ founderType: 'LEGAL', lastname: null, document: null, sharePercent: 40 })
      expect((await read('P11', own)).progress.FOUNDERS).toBe('COMPLETE')
      expect((await ask(removeFounder, 'P11', { params: { id: company.body.id } })).status).toBe(204)
      expect((await ask(removeFounder, 'P11', { params: { id: company.body.id } })).status).toBe(404)
      expect((await read('P11', own)).progress.FOUNDERS).toBe('ERROR')
    })

    it('show a passport to who edits it, and only its ends in the list', async () => {
      const [line] = (await read('P11', own)).founders
      expect(line?.document).toEqual({ masked: '24 •• ••••12' })
      const { body } = await ask<RequestFounderInFull>(founder, 'P11', { params: { id: line?.id } })
      expect(body.document).toEqual(PERSON.document)
    })

    it('keep what is private sealed, and bound to its place', async () => {
      const { query } = cabinet.platform.database
      const rows = await query.selectFrom('finance_request_founder').selectAll().where('request_id', '=', own).execute()
      const { document, birthDate, birthPlace, snils, itn, registrationAddress } = PERSON
      for (const secret of [document.number, birthDate, birthPlace, snils, itn, registrationAddress.street]) {
        expect(String(secret).length).toBeGreaterThan(2)
        expect(JSON.stringify(rows)).not.toContain(secret)
      }
      const [row] = rows
      const foreign = await query
        .selectFrom('finance_request_founder')
        .select(['id', 'personal_sealed'])
        .where('id', '=', FOUNDER_OF_F6)
        .executeTakeFirstOrThrow()
      await query
        .updateTable('finance_request_founder')
        .set({ personal_sealed: row?.personal_sealed ?? null })
        .where('id', '=', foreign.id)
        .execute()
      expect((await ask(founder, 'P7', { params: { id: foreign.id } })).status).toBe(500)
      await query
        .updateTable('finance_request_founder')
        .set({ personal_sealed: foreign.personal_sealed })
        .where('id', '=', foreign.id)
        .execute()
      expect((await ask(founder, 'P7', { params: { id: foreign.id } })).status).toBe(200)
    })

    it('are none of an entrepreneur', async () => {
      expect((await add('P3', entrepreneurs, PERSON)).status).toBe(409)
      expect((await read('P3', entrepreneurs)).progress.FOUNDERS).toBe('COMPLETE')
    })

    it('are added once under one request key', async () => {
      const headers = { 'idempotency-key': newId() }
      const input = { params: { id: own }, body: { ...COMPANY, sharePercent: 15 }, headers }
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => ask<RequestFounderInFull>(addFounder, 'P11', input)),
      )
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
      const [{ body } = { body: { id: '' } }] = answers
      expect((await ask(removeFounder, 'P11', { params: { id: body.id } })).status).toBe(204)
    })
  })

  it('has five contacts at most, however many are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        ask<RequestContact>(addContact, 'P11', {
          params: { id: own },
          body: { ...CONTACT, contactType: index === 0 ? 'MAIN' : 'OTHER' },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409])
    const { contacts } = await read('P11', own)
    expect(contacts[0]).toMatchObject({ email: 'tikhonova@fabrika-tkaney.example', version: 1 })
    for (const { id } of contacts.slice(1)) await ask(removeContact, 'P1', { params: { id } })

    const [{ id: main, ...rest } = { id: '' }] = (await read('P11', own)).contacts
    const changed = { ...rest, contactType: 'OTHER', position: 'Директор' }
    const saved = await ask<RequestContact>(saveContact, 'P11', { params: { id: main }, body: changed })
    expect(saved.body).toMatchObject({ version: 2, position: 'Директор' })
    expect((await ask(saveContact, 'P1', { params: { id: main }, body: changed })).body.code).toBe('STALE')
    expect((await read('P11', own)).missing).toContainEqual({
      group: 'CONTACTS',
      field: 'contacts',
      code: 'MAIN_CONTACT',
      message: 'Укажите основной контакт',
    })
    const again = { ...changed, version: 2, contactType: 'MAIN' }
    expect((await ask(saveContact, 'P1', { params: { id: main }, body: again })).status).toBe(200)
    expect((await read('P11', own)).progress.CONTACTS).toBe('COMPLETE')
    const bad = await ask(addContact, 'P11', { params: { id: own }, body: { ...CONTACT, mobilePhone: '89161234567' } })
    expect(bad.body.fields).toMatchObject([{ field: 'mobilePhone' }])
  })

  describe('the account', () => {
    const put = (key: string, body: object, id = own) =>
      ask<RequestPaymentDetails & ErrorBody>(savePaymentDetails, key, { params: { id }, body })
    const countOf = async (): Promise<number> => {
      const { query } = cabinet.platform.database
      const rows = await query
        .selectFrom('payment_details')
        .select('id')
        .where('organization_id', '=', organizationId('O1'))
        .execute()
      return rows.length
    }

    it('takes the place of the one before', async () => {
      expect((await put('P11', { ...ACCOUNT, settlementAccount: null, version: null })).body.version).toBe(1)
      expect((await put('P11', { ...ACCOUNT, version: null })).body.code).toBe('STALE')
      const { body } = await put('P11', { ...ACCOUNT, version: 1, accountOpenedDate: '2019-06-03' })
      expect(body).toMatchObject({ version: 2, settlementAccount: ACCOUNT.settlementAccount })
      const wrong = await put('P11', { ...ACCOUNT, version: 2, settlementAccount: '40702810099990000009' })
      expect(wrong.body.fields).toMatchObject([{ field: 'settlementAccount', code: 'checksum' }])
      expect((await read('P11', own)).progress.PAYMENT_DETAILS).toBe('COMPLETE')
    })

    it('can be one of the organization, and no other organization’s', async () => {
      const chosen = { ...ACCOUNT, version: 2, organizationPaymentDetailsId: paymentDetailsId('O1') }
      expect((await put('P11', chosen)).body.organizationPaymentDetailsId).toBe(paymentDetailsId('O1'))
      const foreign = { ...chosen, version: 3, organizationPaymentDetailsId: paymentDetailsId('O6') }
      expect((await put('P11', foreign)).body.fields).toMatchObject([{ field: 'organizationPaymentDetailsId' }])
    })

    it('becomes one of the organization when an administrator says so', async () => {
      const stored = { ...ACCOUNT, version: 3, saveToOrganization: true }
      const before = await countOf()
      expect((await put('P11', stored)).status).toBe(403)
      expect((await put('P1', { ...stored, settlementAccount: null })).body.fields).toMatchObject([
        { field: 'settlementAccount' },
      ])
      expect(await countOf()).toBe(before)
      const { body } = await put('P1', stored)
      expect(body).toMatchObject({ version: 4, organizationPaymentDetailsId: expect.any(String) as string })
      expect(await countOf()).toBe(before + 1)
      expect((await put('P1', { ...stored, version: 4 })).status).toBe(400)
      expect(await countOf()).toBe(before + 1)
    })

    it('cannot be deleted from the organization while a request names it, a draft too', async () => {
      const { paymentDetails } = await read('P1', own)
      const params = { id: paymentDetails?.organizationPaymentDetailsId ?? '' }
      const refused = await ask<{ readonly code: string; readonly message: string }>(removeAccount, 'P1', { params })
      expect([refused.status, refused.body.code]).toEqual([409, 'IN_USE'])
      expect(refused.body.message).toContain('в заявке № ФН-')
      expect((await ask<{ readonly isUsed: boolean }>(oneAccount, 'P1', { params })).body.isUsed).toBe(true)
      await put('P11', { ...ACCOUNT, version: paymentDetails?.version ?? 0 })
      expect((await ask(removeAccount, 'P1', { params })).status).toBe(204)
    })
  })

  it('keeps each box with the version of the text, the time, the person and the address', async () => {
    const tick = (flag: string, value: string, key = 'P11') =>
      ask<RequestConsent>(acceptAgreement, key, { params: { id: own, flag, value }, ip: '198.51.100.7' })
    const rows = () =>
      cabinet.platform.database.query
        .selectFrom('finance_request_consent')
        .select(['flag', 'accepted', 'text_version', 'ip', 'person_id'])
        .where('request_id', '=', own)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    const { body: first } = await tick('CREDIT_HISTORY', 'true')
    expect(first).toMatchObject({ accepted: true, isRequired: true, version: '2026-11-01' })
    expect((await tick('CREDIT_HISTORY', 'true', 'P1')).body).toEqual(first)
    expect((await tick('CREDIT_HISTORY', 'false')).body).toMatchObject({ accepted: false, acceptedDateTime: null })
    expect((await tick('MARKETING', 'false')).body).toMatchObject({ accepted: false, isRequired: false })
    const by = { text_version: '2026-11-01', ip: '198.51.100.7', person_id: personId('P11') }
    expect(await rows()).toEqual([
      { flag: 'CREDIT_HISTORY', accepted: true, ...by },
      { flag: 'CREDIT_HISTORY', accepted: false, ...by },
    ])
    expect((await tick('NEWS', 'true')).status).toBe(404)
    expect((await tick('MARKETING', 'yes')).status).toBe(404)

    await tick('PERSONAL_DATA', 'true')
    await cabinet.platform.database.query
      .updateTable('finance_request_consent')
      .set({ text_version: '2020-01-01' })
      .where('request_id', '=', own)
      .where('flag', '=', 'PERSONAL_DATA')
      .execute()
    expect((await read('P11', own)).agreements.PERSONAL_DATA.accepted).toBe(false)
  })

  describe('documents', () => {
    const uploadOne = async (key = 'P11', purpose = 'REQUEST_DOCUMENT'): Promise<string> => {
      const { body } = await ask<{ id: string }>(upload, key, { body: { purpose, file: fileOf('Отчёт.pdf') } })
      return body.id
    }
    const attach = (fileId: string, key = 'P11', id = own) =>
      ask<{ name: string } & ErrorBody>(attachDocument, key, { params: { id }, body: { fileId } })

    it('are ten at most, each for one request, and uploaded for it', async () => {
      const ids: string[] = []
      for (let count = 0; count < 12; count++) ids.push(await uploadOne())
      const answers = await Promise.all(ids.map((id) => attach(id)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(201), 409, 409])
      const { documents } = await read('P11', own)
      expect(documents).toHaveLength(10)
      const [first = { id: '' }] = documents
      expect((await attach(first.id)).status).toBe(201)
      expect((await read('P11', own)).documents).toHaveLength(10)

      const params = { id: own, fileId: first.id }
      expect((await ask(removeDocument, 'P1', { params })).status).toBe(204)
      expect((await ask(removeDocument, 'P1', { params })).status).toBe(404)
      expect((await attach(await uploadOne('P11', 'CLAIM_DOCUMENT'))).status).toBe(404)
      expect((await attach(await uploadOne('P7'))).status).toBe(404)
      expect((await attach(documents[1]?.id ?? '', 'P1', demoId('request N2'))).status).toBe(409)
    })
  })

  describe('of another organization, or of who waits for confirmation', () => {
    const calls: [string, Endpoint, object][] = [
      ['one', one, {}],
      ['form', form, {}],
      ['save', saveForm, { body: { ...GENERAL, version: 1 } }],
      ['add founder', addFounder, { body: PERSON }],
      ['add contact', addContact, { body: CONTACT }],
      ['account', savePaymentDetails, { body: { ...ACCOUNT, version: null } }],
      ['consent', acceptAgreement, { params: { id: F6, flag: 'MARKETING', value: 'true' } }],
      ['document', attachDocument, { body: { fileId: newId() } }],
      ['founder', founder, { params: { id: FOUNDER_OF_F6 } }],
      ['save founder', saveFounder, { params: { id: FOUNDER_OF_F6 }, body: { ...PERSON, version: 1 } }],
      ['remove founder', removeFounder, { params: { id: FOUNDER_OF_F6 } }],
    ]
    it.each(calls)('%s finds nothing', async (_name, endpoint, input) => {
      const before = await read('P7', F6)
      expect((await ask(endpoint, 'P1', { params: { id: F6 }, ...input })).status).toBe(404)
      expect((await ask(endpoint, 'P2', { params: { id: own }, ...input })).status).toBe(403)
      expect(await read('P7', F6)).toEqual(before)
    })
  })

  describe('of a request that was sent', () => {
    const founderOfF3 = demoId(`founder 0 of ${F3}`)
    const contactOfF3 = demoId(`contact 0 of ${F3}`)
    const calls: [string, Endpoint, object][] = [
      ['save', saveForm, { body: { ...GENERAL, version: 1 } }],
      ['add founder', addFounder, { body: PERSON }],
      ['save founder', saveFounder, { params: { id: founderOfF3 }, body: { ...PERSON, version: 1 } }],
      ['remove founder', removeFounder, { params: { id: founderOfF3 } }],
      ['add contact', addContact, { body: CONTACT }],
      ['save contact', saveContact, { params: { id: contactOfF3 }, body: { ...CONTACT, version: 1 } }],
      ['remove contact', removeContact, { params: { id: contactOfF3 } }],
      ['account', savePaymentDetails, { body: { ...ACCOUNT, version: 1 } }],
      ['consent', acceptAgreement, { params: { id: F3, flag: 'MARKETING', value: 'true' } }],
      ['remove document', removeDocument, { params: { id: F3, fileId: demoId(`document of ${F3}`) } }],
    ]
    it.each(calls)('%s changes nothing', async (_name, endpoint, input) => {
      const before = await read('P7', F3)
      const { status, body } = await ask(endpoint, 'P7', { params: { id: F3 }, ...input })
      expect([status, body.code]).toEqual([409, 'WRONG_STATE'])
      expect(await read('P7', F3)).toEqual(before)
    })
  })

  it('is sent by administrators alone', async () => {
    expect((await ask(sendRequest, 'P11', { params: { id: own } })).status).toBe(403)
    const refused = await ask(sendRequest, 'P1', { params: { id: own } })
    expect(refused.status).toBe(400)
    expect(refused.body.fields?.map(({ field }) => field)).toContain('agreements.CREDIT_HISTORY')
  })
})
