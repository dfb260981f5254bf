import type {
  create as createCall,
  DebtorBuyer,
  DebtorBuyerCard,
  KnownCompany,
  requestLimit as requestCall,
  update as updateCall,
} from '@cabinet/contract/debtor/buyers'
import { buyerRules, newBuyerRules } from '@cabinet/contract/debtor/form-rules'
import type { PolicyTerms } from '@cabinet/contract/debtor/policy'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { type RegistryRecord, RegistryUnavailable } from '../../../integrations/registry/registry.ts'
import { businessDay, type DayText } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import { type Language, named } from '../../../kernel/language.ts'
import { checkRules } from '../../../kernel/rules.ts'
import type { Platform, RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import type { Budget } from '../../../platform/limits.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { historyOf } from '../../../platform/transitions/history.ts'
import { findOrganizationCard, registryStatusMessages } from '../../organization/port.ts'
import { findTerms } from '../policy/store.ts'
import { limitInForce } from './cover.ts'
import { type BuyerUse, findUses } from './uses.ts'
import { findInsurance } from '../store.ts'
import { buyerErrors, limitStatusMessages } from './messages.ts'
import * as store from './store.ts'
import { type BuyerRow, limitMachine, lockBuyer } from './transitions.ts'

/** The registry is asked on behalf of a person: enough for adding buyers, too little for collecting it. */
const LOOK_UPS: Budget = { name: 'debtor-registry', points: 30, seconds: 60 }

interface OfOne extends RequestContext {
  readonly params: { readonly id: string }
}

/** A buyer as it travels. */
const viewOf = (row: BuyerRow, use: BuyerUse, terms: PolicyTerms, today: DayText, language: Language): DebtorBuyer => {
  const details = {
    status: row.limit_status,
    approved: row.approved_limit,
    validUntil: row.limit_valid_until,
    overdueDays: use.overdueDays,
  }
  const { limit, isBlind } = limitInForce(details, terms, today)
  return {
    id: row.id,
    version: row.version,
    itn: row.itn,
    kpp: row.kpp,
    ogrn: row.ogrn,
    shortName: row.short_name,
    fullName: row.full_name,
    contract: { number: row.contract_number, date: row.contract_date },
    paymentTermDays: row.payment_term_days,
    requestedLimit: row.requested_limit,
    approvedLimit: row.approved_limit,
    limit,
    isBlindLimit: isBlind,
    usedLimit: use.used,
    availableLimit: Math.max(0, limit - use.used),
    limitStatus: row.limit_status && named(limitStatusMessages, row.limit_status, language),
    limitValidUntil: row.limit_valid_until,
    limitComment: row.limit_comment,
    ratingGroup: row.rating_group,
    debtSum: use.debt,
    overdueSum: use.overdue,
    comment: row.comment,
    isLimitRequestable: row.limit_status !== 'REQUESTED' && row.limit_status !== 'SUSPENDED',
    isRemovable: use.openCount === 0 && row.limit_status !== 'REQUESTED',
    createdDateTime: row.created_at,
  }
}

/** Buyers as lists show them. */
export const viewBuyers = async (
  { platform, organizationId, language }: RequestContext,
  rows: readonly BuyerRow[],
): Promise<DebtorBuyer[]> => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const ids = rows.map(({ id }) => id)
  const [terms, uses] = await Promise.all([
    findTerms(database, organizationId, today),
    findUses(database, organizationId, today, ids),
  ])
  return rows.map((row) => viewOf(row, uses(row.id), terms, today, language))
}

/** Buyers by a filter. */
export const findBuyers = async (context: RequestContext & { readonly body: AnyRequest }) => {
  const { platform, organizationId, body } = context
  const { database, clock } = platform
  const { rows, count } = await store.findBuyers(database, organizationId, businessDay(clock.now()), body)
  return pageAround(await viewBuyers(context, rows), count, body)
}

/** Sums over the buyers of a filter. */
export const sumBuyers = async (context: RequestContext & { readonly body: AnyRequest }) => {
  const { platform, organizationId, body } = context
  const { database, clock } = platform
  const today = businessDay(clock.now())
  return store.sumBuyers(database, organizationId, today, await findTerms(database, organizationId, today), body)
}

const cardOf = async (
  { platform: { database, clock }, organizationId, language }: RequestContext,
  row: BuyerRow,
): Promise<DebtorBuyerCard> => {
  const today = businessDay(clock.now())
  const [terms, uses] = await Promise.all([
    findTerms(database, organizationId, today),
    findUses(database, organizationId, today, [row.id]),
  ])
  const title = { ru: 'Покупатель добавлен', en: 'The buyer was added' }
  const beginning = { id: row.id, at: row.created_at, title, by: 'USER' } as const
  return {
    ...viewOf(row, uses(row.id), terms, today, language),
    history: await historyOf(database, limitMachine, beginning, language),
  }
}

/** @throws HttpError 404 */
export const getBuyer = async (context: OfOne): Promise<DebtorBuyerCard> => {
  const { platform, organizationId, params } = context
  const row = await store.findBuyer(platform.database, organizationId, params.id)
  if (!row) throw errors.notFound()
  return cardOf(context, row)
}

const recordOf = async ({ registry, limits }: Platform, personId: string, itn: string): Promise<RegistryRecord> => {
  if (!(await limits.spend(LOOK_UPS, personId))) throw errors.tooMany()
  try {
    const record = await registry.findByItn(itn)
    if (!record) throw buyerErrors.notRegistered()
    return record
  } catch (error) {
    if (error instanceof RegistryUnavailable) throw buyerErrors.registryAway(error)
    throw error
  }
}

/**
 * What the registry knows of a company.
 *
 * @throws HttpError 404, 424, 429
 */
export const lookUp = async (
  { platform, user, organizationId, language }: RequestContext,
  itn: string,
): Promise<KnownCompany> => {
  const record = await recordOf(platform, user.id, itn)
  const known = await store.findByItn(platform.database, organizationId, [itn])
  return {
    itn: record.itn,
    kpp: record.kpp,
    ogrn: record.ogrn,
    shortName: record.shortName,
    fullName: record.fullName,
    registryStatus: named(registryStatusMessages, record.registryStatus, language),
    buyerId: known.get(itn)?.id ?? null,
  }
}

const detailsOf = async ({ platform: { database, clock }, organizationId }: RequestContext) => {
  const today = businessDay(clock.now())
  const { maxDeferralDays } = await findTerms(database, organizationId, today)
  return { today, maxDeferralDays }
}

/** Asks the insurer for a limit; the buyer is held. */
const ask = async ({ platform, organizationId, user }: RequestContext, id: string, limit: number): Promise<void> => {
  const insurance = await findInsurance(platform.database, organizationId)
  if (insurance?.service_status !== 'AVAILABLE') throw buyerErrors.notConnected()
  await applyEvent(platform, limitMachine, {
    subject: { id, organizationId },
    event: 'request',
    input: { limit },
    actor: { kind: 'USER', id: user.id },
  })
}

type Creating = RequestContext & { readonly body: ReceivedOf<typeof createCall>['body'] }

/**
 * What the registry knows of a buyer who is to be added, null for one that is on the list already. Asked ahead of the
 * transaction: nobody should wait for the registry with rows held.
 *
 * @throws HttpError 400 for what is entered and for an affiliated buyer, 404 and 424 of the registry, 429
 */
export const lookUpNew = async (context: Creating): Promise<RegistryRecord | null> => {
  const { platform, organizationId, user, body } = context
  const { database } = platform
  checkRules(body, newBuyerRules(await detailsOf(context)))
  const own = await findOrganizationCard(database, organizationId)
  if (own?.itn === body.itn) throw buyerErrors.own()
  const isListed = (await store.findByItn(database, organizationId, [body.itn])).size > 0
  return isListed ? null : recordOf(platform, user.id, body.itn)
}

/**
 * Adds a buyer, and asks for a limit at once when a sum is named.
 *
 * @param record see `lookUpNew`
 * @throws HttpError 400 for a buyer that is on the list or is no company any more
 */
export const createBuyer = async (context: Creating, record: RegistryRecord | null): Promise<DebtorBuyerCard> => {
  const { platform, organizationId, body } = context
  const { database, clock } = platform
  if (!record) throw buyerErrors.onList()
  if (record.registryStatus === 'LIQUIDATED' || record.registryStatus === 'BANKRUPT') throw buyerErrors.liquidated()
  return database.transaction(async () => {
    const id = newId()
    const at = clock.nowText()
    const isNew = await store.insertBuyer(database, {
      organization_id: organizationId,
      id,
      version: 1,
      itn: record.itn,
      kpp: record.kpp,
      ogrn: record.ogrn,
      short_name: record.shortName,
      full_name: record.fullName,
      contract_number: body.contract.number,
      contract_date: body.contract.date,
      payment_term_days: body.paymentTermDays,
      comment: body.comment || null,
      limit_status: null,
      requested_limit: null,
      requested_by: null,
      requested_at: null,
      approved_limit: null,
      limit_valid_until: null,
      limit_comment: null,
      rating_group: null,
      is_suspended_by_debt: false,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    if (!isNew) throw buyerErrors.onList()
    if (body.requestedLimit !== null) await ask(context, id, body.requestedLimit)
    const row = await store.findBuyer(database, organizationId, id)
    if (!row) throw errors.notFound()
    return cardOf(context, row)
  })
}

/**
 * Changes what the organization says of a buyer.
 *
 * @throws HttpError 400, 404, 409 when somebody has changed it meanwhile
 */
export const updateBuyer = async (
  context: OfOne & { readonly body: ReceivedOf<typeof updateCall>['body'] },
): Promise<DebtorBuyerCard> => {
  const { platform, organizationId, params, body } = context
  const { database, clock } = platform
  const known = await store.findBuyer(database, organizationId, params.id)
  if (!known) throw errors.notFound()
  checkRules(body, buyerRules(await detailsOf(context)))
  const key = { organization_id: organizationId, id: known.id, version: body.version }
  const isChanged = await store.updateBuyer(database, key, {
    contract_number: body.contract.number,
    contract_date: body.contract.date,
    payment_term_days: body.paymentTermDays,
    comment: body.comment || null,
    updated_at: clock.nowText(),
  })
  if (!isChanged) throw errors.stale()
  return getBuyer(context)
}

/**
 * Takes a buyer off the list.
 *
 * @throws HttpError 404, 409 while something is unpaid or under way
 */
export const removeBuyer = ({ platform, organizationId, params }: OfOne): Promise<void> => {
  const { database, clock } = platform
  return database.transaction(async () => {
    const row = await lockBuyer(database, { id: params.id, organizationId })
    if (!row) throw errors.notFound()
    const uses = await findUses(database, organizationId, businessDay(clock.now()), [row.id])
    if (uses(row.id).openCount > 0) throw buyerErrors.inUse()
    if (row.limit_status === 'REQUESTED') throw buyerErrors.alreadyRequested()
    await store.deleteBuyer(database, row, clock.nowText())
  })
}

/**
 * Asks the insurer for a limit. The same sum asked for again answers the current state.
 *
 * @throws HttpError 404, 409
 */
export const requestLimit = (
  context: OfOne & { readonly body: ReceivedOf<typeof requestCall>['body'] },
): Promise<DebtorBuyerCard> => {
  const { platform, organizationId, params, body } = context
  const { database } = platform
  return database.transaction(async () => {
    const row = await lockBuyer(database, { id: params.id, organizationId })
    if (!row) throw errors.notFound()
    if (row.limit_status === 'SUSPENDED') throw buyerErrors.suspended()
    if (row.limit_status !== 'REQUESTED') await ask(context, row.id, body.requestedLimit)
    else if (row.requested_limit !== body.requestedLimit) throw buyerErrors.alreadyRequested()
    return getBuyer(context)
  })
}
