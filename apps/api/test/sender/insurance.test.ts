import { credential } from '@cabinet/contract/sender'
import * as account from '@cabinet/contract/sender/account'
import * as insurance from '@cabinet/contract/sender/insurance'
import { healthCheck, insuranceStatus } from '@cabinet/contract/service'
import * as order from '@cabinet/contract/sender/orders'
import { current } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCourierAccounts, TAKEN_ACCOUNT } from '@cabinet/demo/courier/accounts'
import { orderFrom } from '@cabinet/demo/courier/orders'
import { insertPrice } from '../../src/modules/sender/insurance/store.ts'
import { loadOrders } from '../../src/modules/sender/orders/jobs.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { type Ask, type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'

const O3 = organizationId('O3')
const GOOD = { ...demoCourierAccounts.wizard, serviceType: 'CDEK', secretType: 'OAUTH' }
const TEXTS = insurance.insuranceTextNames.map((type) => ({ type, version: insurance.insuranceTexts[type] }))

describe.each(productKinds())('connecting and insuring on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const as = async (person: string, endpoint: Parameters<Cabinet['call']>[0], ask: Ask = {}) =>
    cabinet.call(endpoint, { ...ask, token: await cabinet.tokenOf(person) })
  const rolesOf = async (token: string): Promise<unknown> => {
    const { body } = await cabinet.call<{ roles: { id: string }[] }>(current, { token })
    return body.roles.map(({ id }) => id)
  }
  const code = (answer: { readonly status: number; readonly body: Record<string, unknown> }) => [
    answer.status,
    answer.body['code'],
  ]

  describe('the dialog', () => {
    it.each([
      ['4100101', true],
      ['ИМ-РФ-ДЕМ-1', true],
      [' им-рф-дем-1 ', true],
      ['9999999', false],
      ['../../etc', false],
    ])('finds an offer for the contract %s: %s', async (contractNumber, available) => {
      const { status, body } = await as('P4', account.checkContract, { params: { contractNumber } })
      expect([status, body]).toEqual([200, { data: { available } }])
    })

    it('takes every well-formed contract when no list is kept', async () => {
      const list = cabinet.platform.database.query.updateTable('sender_contract')
      await list.set({ is_deleted: true }).execute()
      const { body } = await as('P4', account.checkContract, { params: { contractNumber: '9999999' } })
      expect(body).toEqual({ data: { available: true } })
      await list.set({ is_deleted: false }).execute()
    })

    it('shows the conditions before anything is connected', async () => {
      const { body } = await as('P4', insurance.conditions)
      expect(body).toMatchObject({ insurancePrice: 3900, obstacle: 'NO_ACCOUNT', lastMonth: null })
      expect(code(await as('P4', insurance.activate, { query: { insurancePrice: '3900' } }))).toEqual([
        409,
        'ACCOUNT_MISSING',
      ])
      expect((await as('P4', insuranceStatus, { params: { service: 'sender' } })).body['status']).toBeNull()
    })

    it.each([
      ['an account of another cabinet', { clientId: TAKEN_ACCOUNT }, 409],
      ['no identifier', { clientId: '  ' }, 400],
      ['no secret', { clientSecret: '' }, 400],
      ['another service', { serviceType: 'POST' }, 400],
    ])('refuses %s', async (_name, change, status) => {
      const answer = await as('P4', account.save, { body: { ...GOOD, ...change } })
      expect(answer.status).toBe(status)
      expect((await as('P4', credential, { params: { type: 'CDEK' } })).status).toBe(404)
    })

    it('is not for ordinary people', async () => {
      expect((await as('P11', account.save, { body: GOOD })).status).toBe(403)
      expect((await as('P11', insurance.deactivate)).status).toBe(403)
    })

    it('keeps a key that the courier refuses, says so, and gives the role to the owner as well', async () => {
      const body = { ...GOOD, clientId: 'demo-account-error', contractNumber: '4100101' }
      expect(await rolesOf(await cabinet.tokenOf('P4'))).not.toContain('SENDER')
      const { accessToken } = await (await addPerson(cabinet, 'O3', ['USER', 'USER_ADMIN'])).enter()
      const saved = await cabinet.call(account.save, { body, token: accessToken })
      expect(saved.status).toBe(201)
      for (const token of [accessToken, await cabinet.tokenOf('P4')]) expect(await rolesOf(token)).toContain('SENDER')
      expect(saved.body).toMatchObject({ clientId: 'demo-account-error', contractNumber: '4100101' })
      expect(saved.raw.body).not.toContain(GOOD.clientSecret)
      const { body: health } = await as('P4', healthCheck, { params: { service: 'sender' } })
      expect(health).toEqual({ status: 'ERROR', description: 'Неверный идентификатор или секретный ключ' })
    })

    it('puts a good key in its place, keeps the contract and gives the role', async () => {
      const administrator = await addPerson(cabinet, 'O3', ['USER', 'USER_ADMIN'])
      const saved = await as('P4', account.save, { body: GOOD, headers: { 'idempotency-key': 'save-key-0001' } })
      const again = await as('P4', account.save, { body: GOOD, headers: { 'idempotency-key': 'save-key-0001' } })
      expect(again.body).toEqual(saved.body)
      expect(saved.body).toMatchObject({
        clientId: 'demo-account-ok',
        contractNumber: '4100101',
        // The courier was asked when it was saved.
        lastCheckDateTime: expect.any(String) as string,
      })
      expect((await as('P4', account.check)).body).toEqual({ status: 'AVAILABLE', description: null })
      expect(await rolesOf(await cabinet.tokenOf('P4'))).toContain('SENDER')
      const { accessToken } = await administrator.enter()
      expect(await rolesOf(accessToken)).not.toContain('SENDER')
      expect((await cabinet.call(account.save, { body: GOOD, token: accessToken })).status).toBe(201)
      expect(await rolesOf(accessToken)).toContain('SENDER')
      const stored = await cabinet.platform.database.query
        .selectFrom('courier_credential')
        .selectAll()
        .where('organization_id', '=', O3)
        .execute()
      expect(stored).toHaveLength(1)
      expect(JSON.stringify(stored)).not.toContain(GOOD.clientSecret)
    })

    it('asks the courier by hand ten times a minute', async () => {
      const asked = await Promise.all(Array.from({ length: 12 }, () => as('P1', account.check)))
      expect(asked.filter(({ status }) => status === 429)).toHaveLength(2)
    })

    it('reserves an account for nobody whose key the courier has not accepted', async () => {
      const body = { ...GOOD, clientId: 'new-account' }
      const both = await Promise.all([as('P7', account.save, { body }), as('P6', account.save, { body })])
      expect(both.map(({ status }) => status)).toEqual([201, 201])
    })
  })

  describe('the insurance', () => {
    const activate = (price: number, headers = {}) =>
      as('P4', insurance.activate, { query: { insurancePrice: String(price) }, headers })
    const coverOf = async (number: string): Promise<string> => {
      const filters = [{ field: 'cdekNumber', operation: 'EQ', value: number }]
      const { body } = await as('P4', order.find, { body: { filters } })
      const [found] = body['content'] as { insurance: { status: { name: string } } }[]
      return found?.insurance.status.name ?? 'none'
    }

    it('wants the texts in their present version', async () => {
      expect(code(await activate(3900))).toEqual([409, 'CONSENT_REQUIRED'])
      const old = [{ type: 'INSURANCE_RULES', version: '2020-01-01' }]
      expect(code(await as('P4', insurance.acceptTexts, { body: { texts: old } }))).toEqual([409, 'STALE'])
      expect((await as('P4', insurance.acceptTexts, { body: { texts: TEXTS.slice(0, 1) } })).status).toBe(204)
      expect(code(await activate(3900))).toEqual([409, 'CONSENT_REQUIRED'])
      expect((await as('P4', insurance.acceptTexts, { body: { texts: TEXTS } })).status).toBe(204)
      const stored = await cabinet.platform.database.query
        .selectFrom('sender_consent')
        .selectAll()
        .where('organization_id', '=', O3)
        .execute()
      expect(stored.every(({ ip, person_id: person }) => ip !== '' && person !== '')).toBe(true)
    })

    it('wants the price that the person has seen', async () => {
      const { database, clock } = cabinet.platform
      await insertPrice(database, O3, 4500, clock.nowText())
      expect(code(await activate(3900))).toEqual([409, 'PRICE_CHANGED'])
      expect((await as('P4', insurance.price)).body).toEqual({ insurancePrice: 4500 })
      expect((await as('P4', insuranceStatus, { params: { service: 'sender' } })).body['status']).toBeNull()
    })

    it('is switched on once, however often it is asked for, and insures what waits', async () => {
      // An order that the courier knows and does not have yet.
      const { uuid } = orderFrom({ account: 'wizard', number: '1950000018', script: [] })
      const { query } = cabinet.platform.database
      const before = await cabinet.platform.courier.order(demoCourierAccounts.wizard, uuid)
      expect(before).toMatchObject({ cdekNumber: '1950000018' })
      await query
        .insertInto('sender_hint')
        .values({ organization_id: O3, courier_uuid: uuid, hinted_at: cabinet.clock.nowText() })
        .execute()
      await loadOrders(cabinet.platform)
      expect(await coverOf('1950000018')).toBe('NOT_INSURED')

      const answers = await Promise.all(Array.from({ length: 6 }, () => activate(4500)))
      expect(
        new Set(answers.map(({ status, body }) => `${status} ${body['status']} ${body['startDateTime']}`)).size,
      ).toBe(1)
      expect(answers[0]?.body).toMatchObject({ status: 'ENABLED', insurancePrice: 4500, endDateTime: null })
      const periods = await query.selectFrom('sender_period').selectAll().where('organization_id', '=', O3).execute()
      expect(periods).toHaveLength(1)
      const isTaken = typeof before === 'object' && before.acceptedAt !== null
      expect(await coverOf('1950000018')).toBe(isTaken ? 'NOT_INSURED' : 'PENDING')
      const { body } = await as('P4', insurance.conditions)
      expect(body['obstacle']).toBe('ALREADY_ON')
    })

    it('keeps the account while it is on, and lets the key be replaced', async () => {
      const { body: own } = await as('P4', credential, { params: { type: 'CDEK' } })
      const id = String(own['id'])
      expect(code(await as('P4', account.remove, { params: { id } }))).toEqual([409, 'INSURANCE_ON'])
      expect((await as('P1', account.remove, { params: { id } })).status).toBe(409)
      expect((await as('P4', account.save, { body: { ...GOOD, clientId: 'another-account' } })).status).toBe(201)
      expect((await as('P4', account.save, { body: GOOD })).status).toBe(201)
      expect((await as('P4', insuranceStatus, { params: { service: 'sender' } })).body['status']).toBe('ENABLED')
    })

    it('is switched off with a reason, and what waited is not insured', async () => {
      const { body: reasons } = await as('P4', insurance.disableReasons)
      expect(reasons).toHaveLength(8)
      expect(
        (await as('P4', insurance.giveDisableReason, { body: { reasonId: 'OTHER', comment: 'коротко' } })).status,
      ).toBe(400)
      expect(
        (await as('P4', insurance.giveDisableReason, { body: { reasonId: 'OTHER', comment: 'Закрываем магазин' } }))
          .status,
      ).toBe(204)
      expect((await as('P4', insurance.giveDisableReason, { body: { reasonId: 'PRICE' } })).status).toBe(204)
      const off = await as('P4', insurance.deactivate)
      expect(off.body).toMatchObject({ status: 'DISABLED' })
      expect((await as('P4', insurance.deactivate)).body).toEqual(off.body)
      expect(await coverOf('1950000018')).toBe('NOT_INSURED')
      const { body } = await as('P4', insurance.history)
      expect(body).toMatchObject({
        periods: [{ insurancePrice: 4500, endReason: 'BY_CLIENT' }],
        prices: [{ insurancePrice: 4500 }],
      })
    })

    it('can be switched on again with a new start', async () => {
      expect((await activate(4500)).body).toMatchObject({ status: 'ENABLED', endDateTime: null })
      expect((await as('P4', insurance.deactivate)).status).toBe(200)
      const { body } = await as('P4', insurance.history)
      expect(body['periods']).toHaveLength(2)
    })

    it('lets the account go once it is off; its address for hints is gone', async () => {
      const { body: own } = await as('P4', credential, { params: { type: 'CDEK' } })
      expect((await as('P4', account.remove, { params: { id: String(own['id']) } })).status).toBe(204)
      expect((await as('P4', credential, { params: { type: 'CDEK' } })).status).toBe(404)
      // The orders that were loaded are still theirs to read.
      expect(await rolesOf(await cabinet.tokenOf('P4'))).toContain('SENDER')
      expect((await as('P4', order.find, { body: { filters: [] } })).body['content']).not.toEqual([])
      const left = await cabinet.platform.database.query
        .selectFrom('sender_sync')
        .selectAll()
        .where('organization_id', '=', O3)
        .execute()
      expect(left).toEqual([])
      expect((await as('P4', account.save, { body: GOOD })).status).toBe(201)
    })

    it('was never on for whoever never had it', async () => {
      expect(code(await as('P10', insurance.deactivate))).toEqual([409, 'WRONG_STATE'])
    })
  })
})
