import { credential } from '@cabinet/contract/sender'
import {
  type HealthCheck,
  healthCheck,
  type InsuranceStatus,
  insuranceStatus,
  productAgreement,
} from '@cabinet/contract/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

const BAD_KEY = 'Неверный идентификатор или секретный ключ'
const COURIER_SILENCE_MS = 2000

describe.each(productKinds())('connected services on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { courierSilenceMs: COURIER_SILENCE_MS })
  })
  afterAll(() => cabinet.remove())

  const health = async (key: string, service: string, language = 'ru'): Promise<HealthCheck> => {
    const token = await cabinet.tokenOf(key)
    const headers = { 'accept-language': language }
    return (await cabinet.call<HealthCheck>(healthCheck, { params: { service }, token, headers })).body
  }

  it.each([
    ['P1', 'sender', 'AVAILABLE', null],
    ['P5', 'sender', 'AVAILABLE', null],
    ['P9', 'sender', 'ERROR', BAD_KEY],
    ['P4', 'sender', 'EMPTY', null],
    ['P3', 'sender', 'EMPTY', null],
    ['P1', 'seller', 'AVAILABLE', null],
    ['P3', 'seller', 'AVAILABLE', null],
    ['P11', 'seller', 'EMPTY', null],
    ['P4', 'seller', 'EMPTY', null],
  ])('%s sees the %s account as %s', async (key, service, status, description) => {
    expect(await health(key, service)).toEqual({ status, description })
  })

  it('tells the mistake in the language of the request', async () => {
    expect((await health('P9', 'sender', 'en')).description).toBe('Wrong identifier or secret key')
  })

  it.each([
    ['P1', 'sender', 'ENABLED', 3900, true, false],
    ['P5', 'sender', 'ENABLED', 3900, true, false],
    ['P9', 'sender', 'DISABLED', 3900, true, true],
    ['P4', 'sender', null, null, false, false],
    ['P3', 'seller', 'ENABLED', null, true, false],
    ['P10', 'seller', null, null, false, false],
  ])('%s sees the %s insurance as %s', async (key, service, status, insurancePrice, hasStart, hasEnd) => {
    const token = await cabinet.tokenOf(key)
    const { body } = await cabinet.call<InsuranceStatus>(insuranceStatus, { params: { service }, token })
    expect(body).toMatchObject({ status, insurancePrice })
    expect([body.startDateTime !== null, body.endDateTime !== null]).toEqual([hasStart, hasEnd])
  })

  it('ended the insurance of P9 twelve days ago', async () => {
    const token = await cabinet.tokenOf('P9')
    const { body } = await cabinet.call<InsuranceStatus>(insuranceStatus, { params: { service: 'sender' }, token })
    const days = (cabinet.clock.now().getTime() - Date.parse(body.endDateTime ?? '')) / 86_400_000
    expect(Math.round(days)).toBe(12)
  })

  it.each([
    ['P1', 'sender', true],
    ['P4', 'sender', false],
    ['P3', 'seller', true],
    ['P5', 'seller', false],
  ])('%s can agree the %s product: %s', async (key, service, available) => {
    const token = await cabinet.tokenOf(key)
    const { body } = await cabinet.call(productAgreement, { params: { service }, token })
    expect(body).toEqual({ data: { available } })
  })

  it.each([healthCheck, productAgreement, insuranceStatus])('does not know another service', async (endpoint) => {
    const token = await cabinet.tokenOf('P1')
    const { status, body } = await cabinet.call(endpoint, { params: { service: 'post' }, token })
    expect(status).toBe(404)
    expect(body['code']).toBe('NOT_FOUND')
  })

  it('takes access away with the account at the marketplace', async () => {
    const account = cabinet.platform.database.query
      .updateTable('seller_account')
      .where('organization_id', '=', organizationId('O2'))
    await account.set({ is_deleted: true }).execute()
    expect((await health('P3', 'seller')).status).toBe('EMPTY')
    await account.set({ is_deleted: false }).execute()
    expect((await health('P3', 'seller')).status).toBe('AVAILABLE')
  })

  describe('the courier account', () => {
    const credentialRow = () =>
      cabinet.platform.database.query
        .selectFrom('courier_credential')
        .selectAll()
        .where('organization_id', '=', organizationId('O4'))
        .executeTakeFirstOrThrow()

    it('is shown with its secret masked', async () => {
      const token = await cabinet.tokenOf('P5')
      const { body, raw } = await cabinet.call(credential, { params: { type: 'CDEK' }, token })
      expect(body).toMatchObject({
        clientId: 'pp3Hc8yUf1Zs6eGtK5oXiB',
        clientSecretMasked: '••••••••',
        serviceType: 'CDEK',
        secretType: 'OAUTH',
      })
      expect(raw.body).not.toContain('demo-secret')
    })

    it.each([
      ['P4', 'CDEK'],
      ['P5', 'POST'],
    ])('is not found by %s as %s', async (key, type) => {
      const token = await cabinet.tokenOf(key)
      expect((await cabinet.call(credential, { params: { type }, token })).status).toBe(404)
    })

    it('asks the courier at most once a minute', async () => {
      await health('P5', 'sender')
      const first = (await credentialRow()).last_check_at
      await health('P5', 'sender')
      expect((await credentialRow()).last_check_at).toBe(first)
      cabinet.clock.setShiftMinutes(2)
      await health('P5', 'sender')
      expect((await credentialRow()).last_check_at).not.toBe(first)
      cabinet.clock.setShiftMinutes(0)
    })

    it.each(['courierFails', 'courierTimesOut'] as const)('does not answer while %s is on', async (fault) => {
      cabinet.platform.faults.set(fault, true)
      expect(await health('P5', 'sender')).toEqual({ status: 'ERROR', description: 'СДЭК не отвечает' })
      cabinet.platform.faults.clear()
      cabinet.clock.setShiftMinutes(cabinet.clock.shiftMinutes() + 2)
      expect((await health('P5', 'sender')).status).toBe('AVAILABLE')
      cabinet.clock.setShiftMinutes(0)
    })

    it('keeps its secret sealed to its row', async () => {
      const { secrets } = cabinet.platform
      const row = await credentialRow()
      const place = {
        table: 'courier_credential',
        column: 'client_secret_sealed',
        row: row.id,
        organizationId: row.organization_id,
      }
      expect(secrets.open(row.client_secret_sealed, place)).toBe('demo-secret-of-posylka-plus')
      expect(() => secrets.open(row.client_secret_sealed, { ...place, organizationId: organizationId('O1') })).toThrow()
    })
  })
})
