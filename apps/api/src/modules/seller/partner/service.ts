import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { listOrders, MarketplaceAccount, MarketplaceOrder } from '@cabinet/contract/seller/partner'
import { errors } from '../../../kernel/http-error.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import * as store from '../store.ts'
import { accountMachine } from '../account/transitions.ts'
import { findOrdersOf } from '../intake/store.ts'

const accountOf = (row: store.OwnConnection, versions: ReadonlyMap<string, number>): MarketplaceAccount => ({
  id: row.id,
  version: versions.get(row.id) ?? 0,
  state: row.status,
  sellerId: row.seller_id,
  name: row.name,
  problem: row.problem,
  linkedDateTime: row.linked_at,
  seller: { fullName: row.full_name, shortName: row.short_name, itn: row.itn, ogrn: row.ogrn },
})

/** Accounts that are linked with cabinets. */
export const accountsOf = async ({
  platform: { database },
  partner,
  query: { after, limit },
}: CallContext & { readonly query: { readonly after?: string | undefined; readonly limit: number } }) => {
  const rows = await store.findOwnConnections(database, partner.partyId, after, limit)
  const versions = await versionsOf(
    database,
    accountMachine.id,
    rows.map(({ id }) => id),
  )
  return { accounts: rows.map((row) => accountOf(row, versions)) }
}

/** @throws HttpError 404 for an account of another marketplace */
export const oneAccount = async ({
  platform: { database },
  partner,
  params: { id },
}: CallContext & { readonly params: { readonly id: string } }) => {
  const row = await store.findOwnConnection(database, partner.partyId, id)
  if (!row) throw errors.notFound()
  return accountOf(row, await versionsOf(database, accountMachine.id, [id]))
}

/** @throws HttpError 404 for an account of another marketplace */
export const ordersOf = async ({
  platform: { database },
  partner,
  params: { id },
  query,
}: CallContext & Pick<ReceivedOf<typeof listOrders>, 'params' | 'query'>): Promise<{ orders: MarketplaceOrder[] }> => {
  if (!(await store.findOwnConnection(database, partner.partyId, id))) throw errors.notFound()
  const rows = await findOrdersOf(database, id, query)
  return {
    orders: rows.map((row) => ({
      id: row.id,
      order: row.external_id,
      state: row.status,
      orderDate: row.order_date,
      shippedDate: row.shipped_date,
      insured: row.cover_status !== 'NOT_INSURED',
      premium: row.premium,
      certificateId: row.certificate_id,
    })),
  }
}
