import * as marketplace from '@cabinet/contract/seller/partner'
import { attention } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { lebedeva, marketplaceOf } from './support.ts'

const DAY_MINUTES = 24 * 60

describe('an account of a seller that does not work', () => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
  })
  afterAll(() => cabinet.remove())

  const waiting = async (person = 'P3') => {
    const token = await cabinet.tokenOf(person)
    const { body } = await cabinet.call<{ items: { kind: string }[] }>(attention, { token })
    return body.items.filter(({ kind }) => kind.startsWith('SELLER_ACCOUNT'))
  }
  const report = async (endpoint: Parameters<Cabinet['call']>[0], body: object = {}): Promise<void> => {
    const answer = await marketplaceOf(cabinet).report(endpoint, body, 0, { id: lebedeva })
    expect(answer.status).toBe(200)
  }

  it('waits for its seller in the words of the marketplace, until it works again', async () => {
    expect(await waiting()).toEqual([])
    await report(marketplace.failAccount, { problem: 'Доступ к заказам отозван' })
    expect(await waiting()).toMatchObject([
      {
        kind: 'SELLER_ACCOUNT_ERROR',
        path: '/documents',
        details: { account: 'Лебедева Store', problem: 'Доступ к заказам отозван' },
      },
    ])
    for (const other of ['P1', 'P4', 'P11']) expect(await waiting(other), other).toEqual([])
    await report(marketplace.activateAccount)
    expect(await waiting()).toEqual([])
  })

  it('is told of for a month after its removal, and no longer', async () => {
    await report(marketplace.removeAccount)
    expect(await waiting()).toMatchObject([{ kind: 'SELLER_ACCOUNT_REMOVED', path: '/documents' }])
    cabinet.clock.setShiftMinutes(29 * DAY_MINUTES)
    expect(await waiting()).toHaveLength(1)
    cabinet.clock.setShiftMinutes(31 * DAY_MINUTES)
    expect(await waiting()).toEqual([])
  })
})
