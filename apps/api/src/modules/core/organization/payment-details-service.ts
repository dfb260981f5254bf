import type { FindRequest } from '@cabinet/contract/find'
import type { PaymentDetails, PaymentDetailsFields } from '@cabinet/contract/payment-details'
import { paymentDetailsRules } from '@cabinet/contract/payment-details-rules'
import type { Words } from '../../../platform/language.ts'
import { businessDay } from '../../../platform/clock.ts'
import { pageAround } from '../../../platform/find.ts'
import { newId } from '../../../platform/ids.ts'
import type { Inquiry, Platform } from '../../../platform/module.ts'
import { withRussianQuotes } from '../../../platform/quotes.ts'
import { refuse } from '../../../platform/refusal.ts'
import { cleaned } from '../../../platform/cleaned.ts'
import { checkRules } from '../../../platform/rules.ts'
import { refusePaymentDetails } from './messages.ts'
import * as details from './payment-details-store.ts'
import { lockOrganization } from './store.ts'
import { paymentDetailsOf, type PaymentDetailsRow, type Uses } from './view.ts'

/** Where every module uses bank accounts of the organization. */
export const usesOf = async ({ modules, database, clock }: Platform, organizationId: string): Promise<Uses> => {
  const today = businessDay(clock.now())
  const found = await Promise.all(
    modules.all.map(({ paymentDetailsUses }) => paymentDetailsUses?.(database, organizationId, today)),
  )
  return new Map<string, Words>(found.flatMap((uses) => [...(uses ?? [])]))
}

const told = async ({ platform, organizationId, language }: Inquiry, row: PaymentDetailsRow): Promise<PaymentDetails> =>
  paymentDetailsOf(row, await usesOf(platform, organizationId), language)

/** One bank account of the organization. */
export const paymentDetailsById = async (inquiry: Inquiry, id: string): Promise<PaymentDetails> => {
  const row = await details.findOne(inquiry.platform.database, inquiry.organizationId, id)
  if (!row) throw refuse.notFound()
  return told(inquiry, row)
}

/** A page of the bank accounts of the organization. */
export const paymentDetailsFound = async ({ platform, organizationId, language }: Inquiry, request: FindRequest) => {
  const [{ rows, count }, uses] = await Promise.all([
    details.find(platform.database, organizationId, request),
    usesOf(platform, organizationId),
  ])
  return pageAround(
    rows.map((row) => paymentDetailsOf(row, uses, language)),
    count,
    request,
  )
}

const columnsOf = (given: PaymentDetailsFields) => {
  const entered = cleaned(given)
  checkRules(entered, paymentDetailsRules)
  return {
    bik: entered.bik,
    bank_name: withRussianQuotes(entered.bankName),
    bank_city: entered.bankCity,
    correspondent_account: entered.correspondentAccount,
    settlement_account: entered.settlementAccount,
    comment: entered.comment,
  }
}

const refuseTaken = (others: readonly PaymentDetailsRow[], columns: ReturnType<typeof columnsOf>): void => {
  const isTaken = others.some(
    ({ bik, settlement_account }) => bik === columns.bik && settlement_account === columns.settlement_account,
  )
  if (isTaken) throw refusePaymentDetails.accountTaken()
}

/**
 * All bank accounts of the organization. Its row is held until the transaction ends, so that changes of the accounts
 * wait for each other and exactly one stays the main one.
 */
const lockAll = async ({ platform: { database }, organizationId }: Inquiry): Promise<readonly PaymentDetailsRow[]> => {
  if (!(await lockOrganization(database, organizationId))) throw refuse.notFound()
  return details.findAll(database, organizationId)
}

/**
 * Adds a bank account; the first one becomes the main one.
 *
 * @throws Refusal 400 with the wrong fields
 */
export const addPaymentDetails = (inquiry: Inquiry, given: PaymentDetailsFields): Promise<PaymentDetails> => {
  const { platform, organizationId } = inquiry
  const { database, clock } = platform
  return database.transaction(async () => {
    const columns = columnsOf(given)
    const others = await lockAll(inquiry)
    refuseTaken(others, columns)
    const at = clock.nowText()
    const isMain = given.isMain || others.length === 0
    if (isMain) await details.clearMain(database, organizationId, at)
    const row = await details.insert(database, {
      organization_id: organizationId,
      id: newId(),
      ...columns,
      is_main: isMain,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    return told(inquiry, row)
  })
}

/**
 * Changes a bank account or makes it the main one.
 *
 * @throws Refusal 400 with the wrong fields, 404, 409 when somebody else was faster
 */
export const changePaymentDetails = (
  inquiry: Inquiry,
  id: string,
  given: PaymentDetailsFields & { readonly version: number },
): Promise<PaymentDetails> => {
  const { platform, organizationId } = inquiry
  const { database, clock } = platform
  return database.transaction(async () => {
    const all = await lockAll(inquiry)
    const row = all.find((account) => account.id === id)
    if (!row) throw refuse.notFound()
    if (row.version !== given.version) throw refuse.stale()
    const columns = columnsOf(given)
    if (row.is_main && !given.isMain) throw refusePaymentDetails.mainStays()
    refuseTaken(
      all.filter((account) => account !== row),
      columns,
    )
    const at = clock.nowText()
    if (given.isMain && !row.is_main) await details.clearMain(database, organizationId, at)
    return told(inquiry, await details.update(database, row, { ...columns, is_main: given.isMain }, at))
  })
}

/**
 * Deletes a bank account. After the main one the oldest of the rest becomes main.
 *
 * @throws Refusal 404, 409 for one that is used
 */
export const removePaymentDetails = (inquiry: Inquiry, id: string): Promise<void> => {
  const { platform, organizationId } = inquiry
  const { database, clock } = platform
  return database.transaction(async () => {
    const all = await lockAll(inquiry)
    const row = all.find((account) => account.id === id)
    if (!row) throw refuse.notFound()
    const use = (await usesOf(platform, organizationId)).get(id)
    if (use) throw refusePaymentDetails.inUse(use)
    const at = clock.nowText()
    await details.update(database, row, { is_deleted: true, is_main: false }, at)
    const heir = row.is_main && all.find((account) => account !== row)
    if (heir) await details.update(database, heir, { is_main: true }, at)
  })
}
