import type { Endpoint } from '@cabinet/contract/endpoint'
import { upload } from '@cabinet/contract/file'
import { createRequest, findActualOffers } from '@cabinet/contract/finance'
import * as banks from '@cabinet/contract/finance/banks'
import { createOffer } from '@cabinet/contract/finance/offers'
import { saveOffer } from '@cabinet/contract/finance/partner'
import { parties } from '@cabinet/contract/partner/partners'
import { findActions } from '@cabinet/contract/staff'
import { generate as generateInn } from '@cabinet/validators/organization-inn'
import { generate as generateOgrn } from '@cabinet/validators/organization-ogrn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { demoOrganization } from '@cabinet/demo/organizations'
import { type Ask, type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'
import { fieldsOf } from '../support/registration.ts'
import { contents, fileOf } from '../support/sample-files.ts'

describe.each(productKinds())('banks in the hands of platform staff on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const as = async <Body = Record<string, unknown>>(person: string, endpoint: Endpoint, ask: Ask = {}) =>
    cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf(person) })
  const uploaded = async (person = 'P8', purpose = 'BANK_LOGO', pdf = false): Promise<string> => {
    const file = pdf ? fileOf('logo.pdf', contents.pdf) : fileOf('logo.png', contents.png)
    return String((await as(person, upload, { body: { purpose, file } })).body['id'])
  }
  const fields = async (more: object = {}) => ({
    fullName: 'АО «Банк Причал»',
    shortName: 'Банк Причал',
    itn: generateInn(),
    ogrn: generateOgrn(),
    bik: '044525999',
    logoFileId: await uploaded(),
    ...more,
  })
  const create = async (more: object = {}) => as('P8', banks.create, { body: await fields(more) })
  const offer = (bankId: string) => ({
    bankId,
    organizationItn: demoOrganization('O1').itn,
    product: 'FACTORING',
    financingLimit: 1_000_000,
    interestRate: 20,
    endDate: '2031-01-01',
    advanceRate: 90,
    maxDeferralDays: 30,
    withRecourse: false,
  })

  it('are no business of anybody else', async () => {
    const id = party.meridian
    for (const person of ['P1', 'P2', 'P7', 'P11']) {
      expect((await as(person, banks.find, { body: {} })).status).toBe(403)
      expect((await as(person, banks.get, { params: { id } })).status).toBe(403)
      expect((await as(person, banks.create, { body: await fields({ logoFileId: newId() }) })).status).toBe(403)
      expect((await as(person, banks.setActive, { params: { id }, body: { isActive: false } })).status).toBe(403)
    }
  })

  it('are found, the demo ones too', async () => {
    const filters = [{ field: 'search', operation: 'LIKE', value: 'меридиан' }]
    const { body } = await as<{ content: banks.FinanceBank[] }>('P8', banks.find, { body: { filters } })
    expect(body.content).toMatchObject([{ shortName: 'Банк Меридиан', bik: '044599001', isActive: true, version: 1 }])
  })

  it('are refused with wrong numbers and without a logo of one’s own', async () => {
    const wrong = await create({ itn: '7707083894', ogrn: '1027700132196', bik: '12345678' })
    expect([wrong.status, Object.keys(fieldsOf(wrong)).toSorted()]).toEqual([400, ['bik', 'itn', 'ogrn']])
    for (const logoFileId of [
      newId(),
      await uploaded('P1'),
      await uploaded('P8', 'REQUEST_DOCUMENT'),
      await uploaded('P8', 'BANK_LOGO', true),
    ]) {
      const refused = await create({ logoFileId })
      expect([refused.status, Object.keys(fieldsOf(refused))]).toEqual([400, ['logoFileId']])
    }
  })

  it('are added once, however many add them, and a repeated call adds nothing', async () => {
    const body = await fields()
    const all = await Promise.all(Array.from({ length: 4 }, () => as('P8', banks.create, { body })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    const headers = { 'idempotency-key': newId() }
    const keyed = await fields()
    const first = await as('P8', banks.create, { body: keyed, headers })
    const second = await as('P8', banks.create, { body: keyed, headers })
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
  })

  it('are changed by one of two who have seen the same, and not into one another', async () => {
    const { body: one } = await create()
    const { body: other } = await create()
    const params = { id: String(one['id']) }
    const same = await fields({ logoFileId: one['logoFileId'], itn: one['itn'] })
    const change = (shortName: string) =>
      as('P8', banks.update, { params, body: { ...same, shortName, version: one['version'] } })
    const both = await Promise.all([change('Первый'), change('Второй')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body['code']).toBe('STALE')
    const taken = await as('P8', banks.update, { params, body: { ...same, version: 2, itn: other['itn'] } })
    expect([taken.status, taken.body['code']]).toEqual([409, 'TAKEN'])
    expect((await as('P8', banks.update, { params: { id: newId() }, body: { ...same, version: 1 } })).status).toBe(404)
    const filters = [{ field: 'thingId', operation: 'EQ', value: params.id }]
    const { body } = await as<{ content: { action: string; by: string }[] }>('P8', findActions, { body: { filters } })
    expect(body.content.map(({ action }) => action)).toEqual(['CHANGED', 'ADDED'])
    expect(body.content[0]?.by).toMatch(/^Крылов/)
  })

  it('make no offers and take no requests while they are off', async () => {
    const bankId = String((await create()).body['id'])
    const offered = await as('P8', createOffer, { body: offer(bankId) })
    expect(offered.status).toBe(201)
    const offerId = String(offered.body['id'])
    const seen = async () => {
      const { body } = await as<{ content: { id: string }[] }>('P1', findActualOffers, { body: {} })
      return JSON.stringify(body).includes(offerId)
    }
    expect(await seen()).toBe(true)
    const set = (id: string, isActive: boolean) => as('P8', banks.setActive, { params: { id }, body: { isActive } })
    expect((await set(bankId, false)).body['isActive']).toBe(false)
    expect((await set(bankId, false)).status).toBe(200)
    expect(await seen()).toBe(false)
    expect((await as('P1', createRequest, { query: { offerId } })).status).toBe(409)
    expect((await as('P8', createOffer, { body: offer(bankId) })).status).toBe(409)
    expect(JSON.stringify((await as('P8', parties)).body)).not.toContain(bankId)
    expect((await set(bankId, true)).body['isActive']).toBe(true)
    expect(await seen()).toBe(true)

    await set(party.ural, false)
    const { bankId: _bank, ...terms } = offer(bankId)
    const answer = await asPartner(cabinet, party.ural)(saveOffer, {
      body: { ...terms, fee: null, offer: 'new', externalId: 'new', occurredAt: cabinet.clock.nowText() },
    })
    expect(answer.status).toBe(409)
    await set(party.ural, true)
  })
})
