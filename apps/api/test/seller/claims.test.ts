import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { claimableOrders } from '../../src/modules/seller/claims.ts'
import { monthsAgo } from '@cabinet/demo/modules/seller/months'
import type { ClaimEvent, ClaimScope } from '../../src/platform/claims.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { marketplaceOf, orderReport } from './support.ts'

const O2 = organizationId('O2')

describe.each(productKinds())('claims for marketplace orders on $name', (kind) => {
  let cabinet: Cabinet
  let scope: ClaimScope
  let month: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    const now = cabinet.clock.now()
    scope = { database: cabinet.platform.database, organizationId: O2, now }
    month = monthsAgo(now, 1).name
  })
  afterAll(() => cabinet.remove())

  const search = (text: string, isPossible = true, limit = 100) =>
    claimableOrders.find(scope, { search: text, isPossible, limit })
  const receive = (objectId: string, eventKind: ClaimEvent['kind']) =>
    claimableOrders.receive(cabinet.platform, {
      kind: eventKind,
      organizationId: O2,
      claimId: demoId('claim of a test'),
      objectId,
      paidAmount: eventKind === 'PAID' ? 100 : null,
      actor: { kind: eventKind === 'FILED' ? 'USER' : 'PARTNER', id: demoId('somebody') },
    })
  const coverOf = async (id: string) =>
    (
      await scope.database.query
        .selectFrom('seller_order')
        .select('cover_status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).cover_status

  it('those with something wrong come first, with what bounds the sum', async () => {
    const [first] = await search('')
    expect(first).toMatchObject({
      hint: 'DAMAGE',
      obstacle: null,
      events: ['LOSS', 'DAMAGE', 'SUBSTITUTION'],
      money: { bound: 'DECLARED_VALUE', rate: null },
    })
    expect(first?.money.most).toBe(first?.money.value)
    // The paid one and the one in review cannot be claimed again.
    expect(await search('')).toHaveLength(38)
    expect(await search('', false)).toHaveLength(40)
    expect(await search('', false, 5)).toHaveLength(5)
    expect(await search('маяк')).not.toHaveLength(0)
    expect(await search('%')).toHaveLength(0)
  })

  it('a dear one is bounded by the limit of an item', async () => {
    const [result] = await marketplaceOf(cabinet).orders([orderReport(cabinet, 'dear', { price: 9_000_000 })])
    expect(await claimableOrders.read(scope, result?.id ?? '')).toMatchObject({
      money: { value: 9_000_000, insured: 5_000_000, most: 5_000_000, bound: 'LIMIT' },
    })
  })

  it('one that is not insured says so, and others have none of it', async () => {
    const [result] = await marketplaceOf(cabinet).orders([
      orderReport(cabinet, 'new', { shippedDate: null, state: 'NEW' }),
    ])
    const id = result?.id ?? ''
    expect(await claimableOrders.read(scope, id)).toMatchObject({ obstacle: 'NOT_INSURED' })
    expect(await claimableOrders.read({ ...scope, organizationId: organizationId('O1') }, id)).toBeUndefined()
    expect((await search('N-new', false)).map((thing) => thing.id)).toEqual([])
  })

  it('the returns of a month are lines, each within the limit of logistics', async () => {
    expect(await claimableOrders.returns?.organizations(scope.database, month)).toContain(O2)
    const lines = (await claimableOrders.returns?.find(scope, month)) ?? []
    expect(lines).toHaveLength(7)
    expect(lines.filter(({ event }) => event === 'UNREDEEMED')).toHaveLength(3)
    expect(lines.reduce((sum, { cost }) => sum + cost, 0)).toBe(194_000)
    const [first] = lines
    await scope.database.query
      .updateTable('seller_order')
      .set({ logistics_cost: 600_000 })
      .where('id', '=', first?.id ?? '')
      .execute()
    const again = (await claimableOrders.returns?.find(scope, month)) ?? []
    expect(again.find(({ id }) => id === first?.id)?.cost).toBe(500_000)
    const before = monthsAgo(scope.now, 30).name
    expect(await claimableOrders.returns?.organizations(scope.database, before)).toEqual([])
  })

  it('what the marketplace has told stands for the consignment note', async () => {
    const [thing] = await search('')
    const notes = await claimableOrders.waybills?.(scope, [thing?.id ?? ''])
    expect(notes?.get(thing?.id ?? '')).toContainEqual({ kind: 'fact', label: 'Заказ', value: thing?.number })
  })

  it('a claim moves the insurance, and what comes late or again does no harm', async () => {
    const [, thing] = await search('')
    const id = thing?.id ?? ''
    await receive(id, 'FILED')
    await receive(id, 'FILED')
    expect(await coverOf(id)).toBe('CLAIMED')
    await receive(id, 'REJECTED')
    expect(await coverOf(id)).toBe('INSURED')
    await receive(id, 'FILED')
    await receive(id, 'PAID')
    expect(await coverOf(id)).toBe('COMPENSATED')
    await receive(id, 'WITHDRAWN')
    expect(await coverOf(id)).toBe('COMPENSATED')
    expect(await claimableOrders.read(scope, id)).toMatchObject({ obstacle: 'COMPENSATED' })
    await expect(receive(id, 'FILED')).rejects.toMatchObject({ status: 409 })
    await expect(receive(demoId('nothing'), 'FILED')).rejects.toMatchObject({ status: 404 })
  })
})
