import { find as findOrders, type SellerOrder } from '@cabinet/contract/seller/orders'
import { find as findDocuments, type SellerDocument } from '@cabinet/contract/seller/documents'
import { connect, invite } from '@cabinet/contract/auth/seller-registration'
import { pushState } from '@cabinet/contract/dev'
import { healthCheck } from '@cabinet/contract/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPrograms } from '@cabinet/demo/modules/partner/demo-programs'
import { demoOrganizations } from '@cabinet/demo/organizations'
import type { DemoPartnerProgram } from '@cabinet/demo/demo-partner'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { party, partnerIdOf } from '../support/partner.ts'
import type { Page } from './support.ts'

describe('the marketplace of the demo', () => {
  let cabinet: Cabinet
  let programs: readonly DemoPartnerProgram[]
  const begin = async (): Promise<void> => {
    programs = await createPrograms(cabinet.platform, `${cabinet.app.listeningOrigin}/api`)
  }

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    await cabinet.app.listen({ port: 0, host: '127.0.0.1' })
    await begin()
  })
  afterAll(() => cabinet.remove())

  const live = async (): Promise<void> => {
    for (const program of programs) await program.tick()
  }
  const passDay = (): void => cabinet.clock.setShiftMinutes(cabinet.clock.shiftMinutes() + 24 * 60)
  const ordersOf = async (person: string) =>
    (
      await cabinet.call<Page<SellerOrder>>(findOrders, {
        token: await cabinet.tokenOf(person),
        body: { pageSize: 100 },
      })
    ).body
  const behavior = async (next: string) =>
    cabinet.call(pushState, {
      token: await cabinet.tokenOf('P8'),
      params: { kind: 'partner.mood', id: partnerIdOf(party.marketplace) },
      body: { next },
    })

  it('hands over one order a day, which leaves, is bought or comes back', async () => {
    expect((await ordersOf('P3')).totalElements).toBe(40)
    await live()
    const [first] = (await ordersOf('P3')).content
    expect(first).toMatchObject({ status: { name: 'NEW' }, insured: false, coverReason: { name: 'NOT_SHIPPED' } })
    for (let day = 0; day < 8; day += 1) {
      passDay()
      await live()
    }
    const after = await ordersOf('P3')
    expect(after.totalElements).toBe(49)
    const same = after.content.find(({ id }) => id === first?.id)
    expect(['DELIVERED', 'UNREDEEMED']).toContain(same?.status.name)
    expect(same).toMatchObject({ insured: true, premium: Math.round((first?.price ?? 0) * 0.014) })
  })

  it('tells nothing twice after a restart', async () => {
    await begin()
    await live()
    expect((await ordersOf('P3')).totalElements).toBe(49)
  })

  it('closes the month when it is over', async () => {
    const certificates = async () =>
      (
        await cabinet.call<Page<SellerDocument>>(findDocuments, {
          token: await cabinet.tokenOf('P3'),
          body: { filters: [{ field: 'type.name', operation: 'EQ', value: 'CERTIFICATE' }] },
        })
      ).body.content
    const before = (await certificates()).length
    cabinet.clock.setShiftMinutes(cabinet.clock.shiftMinutes() + 31 * 24 * 60)
    await live()
    const [newest, ...others] = await certificates()
    expect(others.length).toBeGreaterThanOrEqual(before)
    expect(newest?.ordersCount).toBeGreaterThan(0)
  })

  it('refuses an account or is silent, as the panel says', async () => {
    await behavior('REFUSING')
    const made = await cabinet.call<{ path: string }>(invite, {
      token: await cabinet.tokenOf('P8'),
      body: {
        itn: demoOrganizations.O3.itn,
        organizationName: demoOrganizations.O3.shortName,
        sellerId: 'S-77',
        sellerAccountName: 'Тайга',
        mobilePhone: null,
      },
    })
    const token = await cabinet.tokenOf('P4')
    const link = new URL(made.body.path, 'http://localhost').searchParams.get('token')
    await cabinet.call(connect, { token, body: { token: link } })
    await live()
    passDay()
    await live()
    const health = await cabinet.call(healthCheck, { token, params: { service: 'seller' } })
    expect(health.body).toMatchObject({ status: 'ERROR', description: expect.stringContaining('не подтвердил') })
    await behavior('SILENT')
    const { totalElements } = await ordersOf('P3')
    passDay()
    await live()
    expect((await ordersOf('P3')).totalElements).toBe(totalElements)
  })
})
