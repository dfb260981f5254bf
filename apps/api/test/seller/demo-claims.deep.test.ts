import { find, get as getClaim, summary } from '@cabinet/contract/claim'
import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import { find as findOrders, get, type SellerOrder, type SellerOrderCard } from '@cabinet/contract/seller/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import type { Page } from './support.ts'

interface Claim {
  readonly id: string
  readonly number: string
  readonly status: { readonly name: string }
  readonly isGroupClaim: boolean
  readonly claimedAmount: number | null
  readonly subject: { readonly code: string }
}

describe('claims of a seller with which the demo begins', () => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
  })
  afterAll(() => cabinet.remove())

  it('are one in review, one paid, one refused, and the returns of last month', async () => {
    const token = await cabinet.tokenOf('P3')
    const { body } = await cabinet.call<Page<Claim>>(find, { token, body: { pageSize: 100 } })
    const reported = body.content.map(({ subject, status }) => `${subject.code} ${status.name}`)
    expect(reported.toSorted()).toEqual([
      'MP_DAMAGE IN_REVIEW',
      'MP_LOSS PAID',
      'MP_RETURN DRAFT',
      'MP_SUBSTITUTION REJECTED',
    ])
    const group = body.content.find(({ isGroupClaim }) => isGroupClaim)
    expect(group?.claimedAmount).toBe(194_000)
    expect((await cabinet.call(summary, { token, body: {} })).status).toBe(200)
  })

  it('turn to the marketplace first, by every name of a document', async () => {
    const token = await cabinet.tokenOf('P3')
    const { body } = await cabinet.call<Page<Claim>>(find, { token, body: { pageSize: 100 } })
    const damaged = body.content.find(({ subject }) => subject.code === 'MP_DAMAGE')
    const card = await cabinet.call<ClaimCard>(getClaim, { token, params: { id: damaged?.id ?? '' } })
    const { checklist, documents } = card.body
    const names = [...checklist, ...documents].map(({ type }) => type.description)
    expect(names).toEqual(expect.arrayContaining(['Претензия маркетплейсу', 'Ответ маркетплейса']))
    expect([...names, ...documents.map(({ file }) => file.name)].filter((name) => /перевозчик/i.test(name))).toEqual([])
  })

  it('stand beside their orders', async () => {
    const token = await cabinet.tokenOf('P3')
    const { body } = await cabinet.call<Page<SellerOrder>>(findOrders, { token, body: { pageSize: 100 } })
    const claimed = body.content.filter(({ claims }) => claims.some(({ isGroupClaim }) => !isGroupClaim))
    expect(claimed.map(({ status }) => status.name).toSorted()).toEqual(['DAMAGED', 'DELIVERED', 'LOST'])
    const inGroup = body.content.filter(({ claims }) => claims.some(({ isGroupClaim }) => isGroupClaim))
    expect(inGroup).toHaveLength(7)
    const damaged = claimed.find(({ status }) => status.name === 'DAMAGED')
    const card = await cabinet.call<SellerOrderCard>(get, { token, params: { id: damaged?.id ?? '' } })
    expect(card.body.claimObstacle).toBe('OPEN_CLAIM')
  })
})
