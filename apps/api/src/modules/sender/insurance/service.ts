import { addMonths, startOfDay } from '../../../kernel/days.ts'
import {
  type DisableReason,
  disableReasonCodes,
  type InsuranceConditions,
  type InsuranceText,
  insuranceTextNames,
  insuranceTexts,
} from '@cabinet/contract/sender/insurance'
import type { InsuranceStatus } from '@cabinet/contract/service'
import { businessDay } from '../../../kernel/clock.ts'
import { assertHasInsurer } from '../../../platform/claims.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { findAgreements, hasAgreed, type ProductTexts } from '../../../platform/insurance/consents.ts'
import type { ProductReasons } from '../../../platform/insurance/disable-reasons.ts'
import { isInDebt } from '../../../platform/invoices/overdue.ts'
import { findInvoiceOfMonth } from '../../../platform/invoices/store.ts'
import { hasRole } from '../../../platform/principal.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { senderErrors } from '../messages.ts'
import { ITEM_LIMIT, ORDER_LIMIT } from '../cover/cover.ts'
import { countAccepted } from '../orders/store.ts'
import { orderInvoices } from '../invoice-product.ts'
import { findCredential, findInsurance } from '../account/credential-store.ts'
import { insuranceMachine } from './transitions.ts'
import { disableReasonMessages } from './messages.ts'
import { findPeriods } from '../cover/period-store.ts'
import * as store from './store.ts'
import { CLAIM_DAYS, PAYOUT_WORKING_DAYS, RETURN_LIMIT } from '../cover/terms.ts'

/** First moments of a month `2026-10` and of the next one, Moscow time. */
const boundsOf = (month: string): readonly [string, string] => [
  startOfDay(`${month}-01`),
  startOfDay(addMonths(`${month}-01`, 1)),
]

/** The month before that of a day. */
const monthBefore = (day: string): string => addMonths(day, -1).slice(0, 7)

const statusOf = async ({ platform, organizationId }: RequestContext): Promise<InsuranceStatus> => {
  const row = await findInsurance(platform.database, organizationId)
  const isKnown = row !== undefined && row.started_at !== null
  return {
    status: isKnown ? row.status : null,
    insurancePrice: isKnown ? row.price : null,
    startDateTime: row?.started_at ?? null,
    endDateTime: row?.ended_at ?? null,
  }
}

/** A debt for which the insurance was switched off keeps it off. */
const isHeldByDebt = ({ platform, organizationId }: RequestContext): Promise<boolean> =>
  isInDebt(platform, orderInvoices, organizationId)

const obstacleTo = async (context: RequestContext): Promise<InsuranceConditions['obstacle']> => {
  const { platform, organizationId, user } = context
  const status = await statusOf(context)
  if (status.status === 'ENABLED') return 'ALREADY_ON'
  if (!(await findCredential(platform.database, organizationId, 'CDEK'))) return 'NO_ACCOUNT'
  if (!hasRole(user, 'USER_ADMIN', 'GODMOD')) return 'ADMIN_ONLY'
  return (await isHeldByDebt(context)) ? 'OVERDUE_INVOICE' : null
}

/** What an organization agrees to before its orders are insured. */
export const orderTexts: ProductTexts<InsuranceText> = {
  table: 'sender_consent',
  names: insuranceTextNames,
  versions: insuranceTexts,
}

/** By how much orders are dearer while `priceChanges` is on: whoever has the page open has seen another price. */
const CHANGED_BY = 100

/** What insuring an order costs the organization now. */
const priceOf = async ({ platform, organizationId }: RequestContext): Promise<number> => {
  const price = await store.priceOf(platform.database, organizationId, platform.clock.nowText())
  return platform.faults.isOn('priceChanges') ? price + CHANGED_BY : price
}

/** The terms of the insurance, and whether it can be switched on. */
export const conditionsOf = async (context: RequestContext): Promise<InsuranceConditions> => {
  const { platform, organizationId } = context
  const { database, clock } = platform
  const month = monthBefore(businessDay(clock.now()))
  const [price, texts, accepted, obstacle] = await Promise.all([
    priceOf(context),
    findAgreements(database, orderTexts, organizationId),
    countAccepted(database, organizationId, ...boundsOf(month)),
    obstacleTo(context),
  ])
  return {
    insurancePrice: price,
    itemLimit: ITEM_LIMIT,
    orderLimit: ORDER_LIMIT,
    returnLimit: RETURN_LIMIT,
    claimDays: CLAIM_DAYS,
    payoutWorkingDays: PAYOUT_WORKING_DAYS,
    deductible: 0,
    texts,
    lastMonth: accepted.count === 0 ? null : { month, ordersCount: accepted.count, premiumSum: accepted.count * price },
    obstacle,
  }
}

/** What one order costs the organization. */
export const priceFor = async (context: RequestContext) => ({ insurancePrice: await priceOf(context) })

/**
 * Switches the insurance on for the price that the person has seen. What is on already is answered as it stands.
 *
 * @throws HttpError 409 without an account, an insurer or the consents, for another price, with a debt
 */
export const activate = async (context: RequestContext, seenPrice: number): Promise<InsuranceStatus> => {
  const { platform, organizationId, user } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const at = clock.nowText()
    const price = await priceOf(context)
    await store.ensureInsurance(database, organizationId, price, at)
    const present = await insuranceMachine.lock(database, { id: organizationId, organizationId }, '')
    if (present?.started_at && present.status === 'ENABLED') return statusOf(context)
    if (!(await findCredential(database, organizationId, 'CDEK'))) throw senderErrors.accountMissing()
    await assertHasInsurer(platform, 'SENDER')
    if (!(await hasAgreed(database, orderTexts, organizationId))) throw senderErrors.consentRequired()
    if (price !== seenPrice) throw senderErrors.priceChanged()
    if (await isHeldByDebt(context)) throw senderErrors.invoiceOverdue()
    await applyEvent(platform, insuranceMachine, {
      subject: { id: organizationId, organizationId },
      event: 'activate',
      input: { price },
      actor: { kind: 'USER', id: user.id },
    })
    return statusOf(context)
  })
}

/**
 * Switches the insurance off. What is off already is answered as it stands.
 *
 * @throws HttpError 409 when it has never been on
 */
export const deactivate = async (context: RequestContext): Promise<InsuranceStatus> => {
  const { platform, organizationId, user } = context
  const row = await findInsurance(platform.database, organizationId)
  if (!row || row.started_at === null) throw senderErrors.neverInsured()
  await applyEvent(platform, insuranceMachine, {
    subject: { id: organizationId, organizationId },
    event: 'deactivate',
    input: { reason: 'BY_CLIENT' },
    actor: { kind: 'USER', id: user.id },
  })
  return statusOf(context)
}

/** Periods of the insurance and prices. */
export const historyOf = async ({ platform, organizationId }: RequestContext) => {
  const [periods, prices] = await Promise.all([
    findPeriods(platform.database, organizationId),
    store.findPrices(platform.database, organizationId),
  ])
  return {
    periods: periods.map(({ id, price, started_at, ended_at, end_reason }) => ({
      id,
      insurancePrice: price,
      startDateTime: started_at,
      endDateTime: ended_at,
      endReason: end_reason,
    })),
    prices: prices.map(({ price, valid_from }) => ({ insurancePrice: price, fromDateTime: valid_from })),
  }
}

/** What a month holds. */
export const summaryOfMonth = async ({ platform, organizationId }: RequestContext, asked: string | undefined) => {
  const { database, clock } = platform
  const month = asked ?? businessDay(clock.now()).slice(0, 7)
  const [accepted, invoice] = await Promise.all([
    countAccepted(database, organizationId, ...boundsOf(month)),
    findInvoiceOfMonth(database, orderInvoices.tables, organizationId, `${month}-01`),
  ])
  return {
    month,
    ordersCount: accepted.count,
    insuredCount: accepted.insured,
    excludedCount: accepted.excluded,
    notInsuredCount: accepted.count - accepted.insured - accepted.excluded,
    insuredSum: Number(accepted.insured_sum),
    premiumSum: Number(accepted.premium_sum),
    invoice: invoice ? { id: invoice.id, number: invoice.number, amount: invoice.amount } : null,
  }
}

/** Why an insurance may be switched off. */
export const disableReasons: ProductReasons<DisableReason['code']> = {
  table: 'sender_disable_reason',
  codes: disableReasonCodes,
  words: disableReasonMessages,
}
