import * as account from '@cabinet/contract/sender/account'
import { dashboard } from '@cabinet/contract/sender/orders'
import { healthCheck } from '@cabinet/contract/service'
import { attention } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCourierAccounts } from '@cabinet/demo/courier/accounts'
import { loadOrders } from '../../src/modules/sender/orders/jobs.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'

interface Waiting {
  readonly kind: string
  readonly path: string
  readonly details: Record<string, string>
}

describe('an account whose key was changed at the courier', () => {
  let cabinet: Cabinet
  let token: string

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    token = await cabinet.tokenOf('P9')
  })
  afterAll(() => cabinet.remove())

  const waiting = async (person = 'P9'): Promise<Waiting[]> => {
    const { body } = await cabinet.call<{ items: Waiting[] }>(attention, { token: await cabinet.tokenOf(person) })
    return body.items.filter(({ kind }) => kind === 'SENDER_ACCOUNT')
  }
  const load = async (): Promise<void> => {
    cabinet.clock.setShiftMinutes(cabinet.clock.shiftMinutes() + 31)
    await loadOrders(cabinet.platform)
  }
  const health = async () => (await cabinet.call(healthCheck, { token, params: { service: 'sender' } })).body['status']

  it('waits for its administrator once the courier has refused it, and for nobody else', async () => {
    expect(await waiting()).toEqual([])
    await load()
    const [item] = await waiting()
    expect(item).toMatchObject({
      path: '/sender/insurance-management?connect=key',
      details: { courier: cabinet.platform.config.courierName.ru },
    })
    expect(await waiting('P5')).toEqual([])
  })

  it('waits for nobody while the courier is only silent', async () => {
    cabinet.platform.faults.set('courierFails', true)
    expect((await cabinet.call(account.check, { token })).body['status']).toBe('ERROR')
    expect(await waiting()).toEqual([])
    cabinet.platform.faults.clear()
    // The breaker lets the next question through half a minute later.
    cabinet.wait(61_000)
    expect((await cabinet.call(account.check, { token })).body['status']).toBe('ERROR')
    expect(await waiting()).toHaveLength(1)
  })

  it('works again with the present key: nothing waits, and orders are loaded', async () => {
    const body = { ...demoCourierAccounts.O7, serviceType: 'CDEK', secretType: 'OAUTH' }
    expect((await cabinet.call(account.save, { token, body })).status).toBe(201)
    expect(await waiting()).toEqual([])
    expect(await health()).toBe('AVAILABLE')
    await load()
    expect((await cabinet.call(dashboard, { token })).body['syncStatus']).toBe('OK')
  })
})
