import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { closeMonth as closeCall, MarketplaceMonth } from '@cabinet/contract/seller/partner'
import type { PartnerOutcome } from '@cabinet/contract/partner'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Platform } from '../../../platform/context.ts'
import { nextNumber } from '../../../platform/counters.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { findRecipients } from '../../people/port.ts'
import { type ConnectionRow, findConnectionsOf } from '../store.ts'
import { accountMachine } from '../account/transitions.ts'
import { certificateIssued } from '../emails.ts'
import { assertHappened } from '../intake/refusals.ts'
import { sellerErrors } from '../messages.ts'
import { daysOfMonth } from '../documents/month.ts'
import { certificateNumber } from '../documents/papers.ts'
import * as store from '../documents/store.ts'

interface OfMonth extends CallContext {
  readonly params: { readonly id: string; readonly month: string }
}

type Insured = Awaited<ReturnType<typeof store.findUncertified>>

const totalsOf = (orders: Insured) => ({
  ordersCount: orders.length,
  insuredSum: orders.reduce((sum, order) => sum + (order.insured_sum ?? 0), 0),
  premium: orders.reduce((sum, order) => sum + (order.premium ?? 0), 0),
})

/**
 * What stands, or would stand, on the certificate of a month.
 *
 * @throws HttpError 404 for an account of another marketplace
 */
export const monthOf = async ({ platform, partner, params }: OfMonth): Promise<MarketplaceMonth> => {
  const { database } = platform
  const account = (await findConnectionsOf(database, partner.partyId, [params.id])).get(params.id)
  if (!account) throw errors.notFound()
  const { from, to } = daysOfMonth(params.month)
  const issued = await store.findCertificate(database, account.id, from)
  if (!issued) {
    const totals = totalsOf(await store.findUncertified(database, account.id, to))
    return { month: params.month, ...totals, certificate: null }
  }
  return {
    month: params.month,
    ordersCount: issued.orders_count ?? 0,
    insuredSum: issued.insured_sum ?? 0,
    premium: issued.premium ?? 0,
    certificate: { id: issued.id, number: issued.number, issueDate: issued.issue_date },
  }
}

/** Those who work with the orders hear of the certificate. */
const notifySellers = async (
  platform: Platform,
  organizationId: string,
  details: Parameters<typeof certificateIssued.write>[0],
): Promise<void> => {
  const readers = await findRecipients(platform.database, organizationId, { roles: ['SELLER'] })
  await sendToRecipients(platform, organizationId, readers, certificateIssued, details)
}

const issue = async (platform: Platform, account: ConnectionRow, month: string, orders: Insured): Promise<string> => {
  const { database, clock } = platform
  const at = clock.nowText()
  const day = businessDay(clock.now())
  const { from, to } = daysOfMonth(month)
  const { ordersCount, insuredSum, premium } = totalsOf(orders)
  const number = certificateNumber(day, await nextNumber(database, `seller-certificate-${day.slice(0, 4)}`))
  const row = { organization_id: account.organization_id, id: newId() }
  await store.insertDocument(database, {
    ...row,
    account_id: account.id,
    type: 'CERTIFICATE',
    number,
    period_from: from,
    period_to: to,
    issue_date: day,
    orders_count: ordersCount,
    insured_sum: insuredSum,
    premium,
    created_at: at,
    updated_at: at,
    is_deleted: false,
  })
  await store.certify(
    database,
    row,
    orders.map(({ id }) => id),
  )
  await notifySellers(platform, account.organization_id, { number, month, ordersCount, premium })
  return row.id
}

/**
 * Closes a month of an account: issues its certificate when we count as the marketplace does. An order that becomes
 * known late comes with the next certificate.
 *
 * @throws HttpError 400 before the month is over, 404 for an account of another marketplace, 409 when the totals differ,
 *   when nothing is insured, or when the month was closed with other totals
 */
export const closeMonth = ({
  platform,
  partner,
  params,
  body,
}: CallContext & Pick<ReceivedOf<typeof closeCall>, 'params' | 'body'>): Promise<PartnerOutcome> => {
  const { database, clock } = platform
  assertHappened(platform, body.occurredAt)
  const { from, to } = daysOfMonth(body.month)
  if (to >= businessDay(clock.now())) throw sellerErrors.monthOpen()
  return database.transaction(async () => {
    // Who closes the same month at the same moment waits here.
    const account = await accountMachine.lock(database, { id: params.id }, from)
    if (account?.marketplace_id !== partner.partyId) throw errors.notFound()
    const issued = await store.findCertificate(database, account.id, from)
    if (issued) {
      const isSame = issued.orders_count === body.ordersCount && issued.premium === body.premium
      if (!isSame) throw sellerErrors.closedOtherwise(issued.number)
      return { id: issued.id, state: 'ISSUED', version: 1 }
    }
    const orders = await store.findUncertified(database, account.id, to)
    if (orders.length === 0) throw sellerErrors.nothingInsured()
    const { ordersCount, premium } = totalsOf(orders)
    if (ordersCount !== body.ordersCount || premium !== body.premium) {
      throw sellerErrors.otherTotals(ordersCount, premium)
    }
    return { id: await issue(platform, account, body.month, orders), state: 'ISSUED', version: 1 }
  })
}
