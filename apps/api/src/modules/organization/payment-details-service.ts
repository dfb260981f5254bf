import type { PaymentDetails, PaymentDetailsFields } from '@cabinet/contract/organization/payment-details-fields'
import { paymentDetailsRules } from '@cabinet/contract/organization/payment-details-rules'
import type { Message } from '../../kernel/language.ts'
import { businessDay } from '../../kernel/clock.ts'
import { type AnyRequest, pageAround } from '../../platform/find/page.ts'
import { newId } from '../../kernel/ids.ts'
import type { RequestContext, Platform } from '../../platform/context.ts'
import { withRussianQuotes } from '../../kernel/quotes.ts'
import { errors } from '../../kernel/http-error.ts'
import { cleaned } from '../../kernel/cleaned.ts'
import { checkRules } from '../../kernel/rules.ts'
import { paymentDetailsErrors } from './messages.ts'
import * as details from './payment-details-store.ts'
import { lockOrganization } from './store.ts'
import { paymentDetailsOf, type PaymentDetailsRow, type Uses } from './view.ts'

/** Where every module uses bank accounts of the organization. */
export const usesOf = async ({ modules, database, clock }: Platform, organizationId: string): Promise<Uses> => {
  const today = businessDay(clock.now())
  const found = await Promise.all(
    modules.all.map(({ paymentDetailsUses }) => paymentDetailsUses?.(database, organizationId, today)),
  )
  return new Map<string, Message>(found.flatMap((uses) => [...(uses ?? [])]))
}

const toPaymentDetails = async (
  { platform, organizationId, language }: RequestContext,
  row: PaymentDetailsRow,
): Promise<PaymentDetails> => paymentDetailsOf(row, await usesOf(platform, organizationId), language)

/** One bank account of the organization. */
export const getPaymentDetails = async (context: RequestContext, id: string): Promise<PaymentDetails> => {
  const row = await details.findOne(context.platform.database, context.organizationId, id)
  if (!row) throw errors.notFound()
  return toPaymentDetails(context, row)
}

/** A page of the bank accounts of the organization. */
export const listPaymentDetails = async (
  { platform, organizationId, language }: RequestContext,
  request: AnyRequest,
) => {
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

const takenErrors = (others: readonly PaymentDetailsRow[], columns: ReturnType<typeof columnsOf>): void => {
  const isTaken = others.some(
    ({ bik, settlement_account }) => bik === columns.bik && settlement_account === columns.settlement_account,
  )
  if (isTaken) throw paymentDetailsErrors.accountTaken()
}

/**
 * All bank accounts of the organization. Its row is held until the transaction ends, so that changes of the accounts
 * wait for each other and exactly one stays the main one.
 */
const lockAll = async ({
  platform: { database },
  organizationId,
}: RequestContext): Promise<readonly PaymentDetailsRow[]> => {
  if (!(await lockOrganization(database, organizationId))) throw errors.notFound()
  return details.findAll(database, organizationId)
}

/**
 * Adds a bank account; the first one becomes the main one.
 *
 * @throws HttpError 400 with the wrong fields
 */
export const addPaymentDetails = (context: RequestContext, given: PaymentDetailsFields): Promise<PaymentDetails> => {
  const { platform, organizationId } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const columns = columnsOf(given)
    const others = await lockAll(context)
    takenErrors(others, columns)
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
    return toPaymentDetails(context, row)
  })
}

/**
 * Changes a bank account or makes it the main one.
 *
 * @throws HttpError 400 with the wrong fields, 404, 409 when somebody else was faster
 */
export const changePaymentDetails = (
  context: RequestContext,
  id: string,
  given: PaymentDetailsFields & { readonly version: number },
): Promise<PaymentDetails> => {
  const { platform, organizationId } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const all = await lockAll(context)
    const row = all.find((account) => account.id === id)
    if (!row) throw errors.notFound()
    if (row.version !== given.version) throw errors.stale()
    const columns = columnsOf(given)
    if (row.is_main && !given.isMain) throw paymentDetailsErrors.mainStays()
    takenErrors(
      all.filter((account) => account !== row),
      columns,
    )
    const at = clock.nowText()
    if (given.isMain && !row.is_main) await details.clearMain(database, organizationId, at)
    return toPaymentDetails(context, await details.update(database, row, { ...columns, is_main: given.isMain }, at))
  })
}

/**
 * Deletes a bank account. After the main one the oldest of the rest becomes main.
 *
 * @throws HttpError 404, 409 for one that is used
 */
export const removePaymentDetails = (context: RequestContext, id: string): Promise<void> => {
  const { platform, organizationId } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    const all = await lockAll(context)
    const row = all.find((account) => account.id === id)
    if (!row) throw errors.notFound()
    const use = (await usesOf(platform, organizationId)).get(id)
    if (use) throw paymentDetailsErrors.inUse(use)
    const at = clock.nowText()
    await details.update(database, row, { is_deleted: true, is_main: false }, at)
    const nextMain = row.is_main && all.find((account) => account !== row)
    if (nextMain) await details.update(database, nextMain, { is_main: true }, at)
  })
}
