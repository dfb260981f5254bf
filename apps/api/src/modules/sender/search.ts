import { senderPages } from '@cabinet/contract/sender/pages'
import type { ApiModule } from '../../platform/module.ts'
import { hasRole } from '../../platform/principal.ts'
import { findByText } from '../../platform/search.ts'
import { invoices } from './invoices/service.ts'
import { findOrders } from './orders/store.ts'

/** Orders and invoices of the courier, for who works with them. */
export const searchSender: NonNullable<ApiModule['search']> = async (
  { platform, user, organizationId, language },
  text,
) => {
  if (!hasRole(user, 'SENDER', 'GODMOD')) return []
  const { database } = platform
  const [orders, billed] = await Promise.all([
    findOrders(database, organizationId, findByText(text)),
    invoices.find({ platform, user, organizationId, language, body: findByText(text, 'number') }),
  ])
  return [
    ...orders.rows.map((row) => ({
      kind: 'SENDER_ORDER',
      id: row.id,
      title: row.cdek_number ?? row.im_number ?? row.id,
      text: [row.im_number, `${row.from_city} — ${row.to_city}`].filter((part) => part !== null).join(', '),
      path: senderPages['Sender:OrderRegister']({}, { open: row.id }),
    })),
    ...billed.content.map(({ id, number }) => ({
      kind: 'SENDER_INVOICE',
      id,
      title: number,
      text: null,
      path: senderPages['Sender:InvoicesPayment']({}, { open: id }),
    })),
  ]
}
