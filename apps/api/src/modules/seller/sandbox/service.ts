import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { PartnerOutcome } from '@cabinet/contract/partner'
import * as marketplace from '@cabinet/contract/seller/partner'
import type { linkAccount as linkCall } from '@cabinet/contract/seller/sandbox'
import { connect, invite } from '@cabinet/contract/auth/seller-registration'
import { businessDay } from '../../../kernel/clock.ts'
import { SECOND_MS } from '../../../kernel/durations.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { inSandboxOf, type SandboxCall, type SandboxPart } from '../../../platform/partners/sandbox.ts'
import { testOrganization } from '../../../platform/partners/test-identity.ts'
import { findLatest, type ConnectionRow } from '../store.ts'
import { MARKETPLACE_ID } from '../marketplace.ts'

type Received<E> = CallContext & ReceivedOf<E>

/** Links an account as a seller does: by the link that platform staff have made. */
const link = async (
  { platform }: CallContext,
  { act, staff, testIds }: SandboxCall,
  seller: { readonly sellerId: string; readonly name: string },
): Promise<ConnectionRow> => {
  const { path } = await staff(invite, {
    body: {
      itn: testOrganization.itn,
      organizationName: testOrganization.shortName,
      sellerId: seller.sellerId,
      sellerAccountName: seller.name,
      mobilePhone: null,
    },
  })
  const token = new URL(path, 'https://sandbox.invalid').searchParams.get('token')
  await act(connect, { body: { token } })
  const linked = await findLatest(platform.database, testIds.organizationId)
  if (!linked) throw new Error('The linked account was not kept')
  return linked
}

/** The test organization links an account of the marketplace. @throws HttpError 409 while it has one */
export const linkAccount = async (context: Received<typeof linkCall>): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const { id } = await link(context, call, context.body)
  const { state, version } = await call.read(marketplace.account, { params: { id } })
  return { id, state, version }
}

/** The account of the test organization, linked when there is none. */
const accountIn = async (context: CallContext, call: SandboxCall): Promise<ConnectionRow> => {
  const known = await findLatest(context.platform.database, call.testIds.organizationId)
  if (known && known.status !== 'DELETED') return known
  return link(context, call, { sellerId: 'T-1', name: 'Тестовый магазин' })
}

const endOf = { LOSS: 'LOST', DAMAGE: 'DAMAGED' } as const

/** Sellers in the sandboxes of partners, and the days of their orders. */
export const sellerSandbox: SandboxPart = {
  parcels: {
    product: 'SELLER',
    async create(context, { event, value }) {
      const { clock } = context.platform
      const call = await inSandboxOf(context)
      const { id: accountId } = await accountIn(context, call)
      const act = call.as('MARKETPLACE', MARKETPLACE_ID)
      const today = businessDay(clock.now())
      const name = newId()
      // The goods leave first: that is when the insurance is decided.
      const report = async (state: 'SHIPPED' | (typeof endOf)[typeof event], at: Date): Promise<string> => {
        const order = {
          order: name,
          accountId,
          orderNumber: `Т-${name.slice(-8)}`,
          sticker: null,
          scheme: 'FBS' as const,
          sku: 'T-1',
          brand: null,
          name: 'Тестовый товар',
          price: value,
          warehouse: null,
          orderDate: today,
          shippedDate: today,
          deliveredDate: null,
          state,
        }
        const body = { externalId: `${name} ${state}`, occurredAt: at.toISOString(), orders: [order] }
        const { results } = await act(marketplace.saveOrders, { body })
        const id = results[0]?.id
        if (!id) throw new Error(`An order of the sandbox was not taken: ${results[0]?.error?.message}`)
        return id
      }
      const now = clock.now()
      await report('SHIPPED', new Date(now.getTime() - SECOND_MS))
      return report(endOf[event], now)
    },
  },
}
