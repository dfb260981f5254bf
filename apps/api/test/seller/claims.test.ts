import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '../../src/kernel/demo/ids.ts'
import { claimableOrders } from '../../src/modules/seller/claims.ts'
import { monthsAgo } from '../../src/modules/seller/seed/months.ts'
import type { ClaimNews, ClaimPlace } from '../../src/platform/claims.ts'
import { organizationId } from '../../src/platform/demo/organizations.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { marketplaceOf, orderNews } from './support.ts'

const O2 = organizationId('O2')

describe.each(productKinds())('claims for marketplace orders on $name', (kind) => {
  let cabinet: Cabinet
  let place: ClaimPlace
  let month: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    const now = cabinet.clock.now()
    place = { database: cabinet.platform.database, organizationId: O2, now }
    month = monthsAgo(now, 1).name
  })
  afterAll(() => cabinet.remove())

  const search = (text: string, isPossible = true, limit = 100) =>
    claimableOrders.find(place, { search: text, isPossible, limit })
  const hear = (objectId: string, newsKind: ClaimNews['kind']) =>
    claimableOrders.hear(cabinet.platform, {
      kind: newsKind,
      organizationId: O2,
      claimId: demoId('claim of a test'),
      objectId,
      paidAmount: newsKind === 'PAID' ? 100 : null,
      actor: { kind: newsKind === 'FILED' ? 'USER' : 'PARTNER', id: demoId('somebody') },
    })
  const coverOf = async (id: string) =>
    (
      await place.database.query
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
    const [result] = await marketplaceOf(cabinet).orders([orderNews(cabinet, 'dear', { price: 9_000_000 })])
    expect(await claimableOrders.read(place, result?.id ?? '')).toMatchObject({
      money: { value: 9_000_000, insured: 5_000_000, most: 5_000_000, bound: 'LIMIT' },
    })
  })

  it('one that is not insured says so, and others have none of it', async () => {
    const [result] = await marketplaceOf(cabinet).orders([
      orderNews(cabinet, 'new', { shippedDate: null, state: 'NEW' }),
    ])
    const id = result?.id ?? ''
    expect(await claimableOrders.read(place, id)).toMatchObject({ obstacle: 'NOT_INSURED' })
    expect(await claimableOrders.read({ ...place, organizationId: organizationId('O1') }, id)).toBeUndefined()
    expect((await search('N-new', false)).map((thing) => thing.id)).toEqual([])
  })

  it('the returns of a month are lines, each within the limit of logistics', async () => {
    expect(await claimableOrders.returns?.organizations(place.database, month)).toContain(O2)
    const lines = (await claimableOrders.returns?.find(place, month)) ?? []
    expect(lines).toHaveLength(7)
    expect(lines.filter(({ event }) => event === 'UNREDEEMED')).toHaveLength(3)
    expect(lines.reduce((sum, { cost }) => sum + cost, 0)).toBe(194_000)
    const [first] = lines
    await place.database.query
      .updateTable('seller_order')
      .set({ logistics_cost: 600_000 })
      .where('id', '=', first?.id ?? '')
      .execute()
    const again = (await claimableOrders.returns?.find(place, month)) ?? []
    expect(again.find(({ id }) => id === first?.id)?.cost).toBe(500_000)
    const before = monthsAgo(place.now, 30).name
    expect(await claimableOrders.returns?.organizations(place.database, before)).toEqual([])
  })

  it('what the marketplace has told stands for the consignment note', async () => {
    const [thing] = await search('')
    const notes = await claimableOrders.waybills?.(place, [thing?.id ?? ''])
    expect(notes?.get(thing?.id ?? '')).toContainEqual({ kind: 'fact', label: 'Заказ', value: thing?.number })
  })

  it('a claim moves the insurance, and what comes late or again does no harm', async () => {
    const [, thing] = await search('')
    const id = thing?.id ?? ''
    await hear(id, 'FILED')
    await hear(id, 'FILED')
    expect(await coverOf(id)).toBe('CLAIMED')
    await hear(id, 'REJECTED')
    expect(await coverOf(id)).toBe('INSURED')
    await hear(id, 'FILED')
    await hear(id, 'PAID')
    expect(await coverOf(id)).toBe('COMPENSATED')
    await hear(id, 'WITHDRAWN')
    expect(await coverOf(id)).toBe('COMPENSATED')
    expect(await claimableOrders.read(place, id)).toMatchObject({ obstacle: 'COMPENSATED' })
    await expect(hear(id, 'FILED')).rejects.toMatchObject({ status: 409 })
    await expect(hear(demoId('nothing'), 'FILED')).rejects.toMatchObject({ status: 404 })
  })
})
