import type { BankObject } from '@cabinet/contract/finance/partner-objects'
import type { Database } from '../../../db/database.ts'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { versionsOf } from '../../../platform/transitions/store.ts'
import { agreementStateOn, bankAgreementOf } from '../agreements/bank-view.ts'
import { assertBuyerLimits } from '../agreements/buyer-limits.ts'
import { type BuyerLimit, limitBuyers } from '../agreements/store.ts'
import { findFilesOfAgreements } from '../files/store.ts'
import { objectMachine } from './transitions.ts'

/** What nobody has ordered is nobody's business. */
const orderedFrom = ({ query }: Database, bankId: string) =>
  query
    .selectFrom('finance_object')
    .leftJoin('finance_supply', (join) =>
      join
        .onRef('finance_supply.organization_id', '=', 'finance_object.organization_id')
        .onRef('finance_supply.id', '=', 'finance_object.supply_id'),
    )
    .leftJoin('finance_buyer', (join) =>
      join
        .onRef('finance_buyer.organization_id', '=', 'finance_object.organization_id')
        .onRef('finance_buyer.id', '=', 'finance_object.buyer_id'),
    )
    .selectAll('finance_object')
    .select(['finance_supply.external_id', 'finance_buyer.itn', 'finance_buyer.short_name'])
    .where('finance_object.bank_id', '=', bankId)
    .where('finance_object.is_deleted', '=', false)
    .where('finance_object.status', '!=', 'AVAILABLE')

type Row = Awaited<ReturnType<ReturnType<typeof orderedFrom>['execute']>>[number]

const bankObjectOf = (row: Row, versions: ReadonlyMap<string, number>): BankObject => ({
  id: row.id,
  version: versions.get(row.id) ?? 0,
  number: row.number,
  kind: row.kind,
  state: row.status,
  agreementId: row.agreement_id,
  supply: row.external_id,
  buyer: row.itn === null || row.short_name === null ? null : { itn: row.itn, shortName: row.short_name },
  purpose: row.purpose,
  claimAmount: row.claim_amount,
  financingAmount: row.financing_amount,
  repaidAmount: row.repaid_amount,
  orderDate: row.order_date,
  orderedDateTime: row.ordered_at,
  financedDate: row.financed_date,
  plannedRepaymentDate: row.planned_repayment_date,
})

interface Paged extends CallContext {
  readonly query: { readonly after?: string | undefined; readonly limit: number }
}

/** Objects that were ordered from the bank. */
export const bankObjects = async ({ platform: { database }, partner, query: { after, limit } }: Paged) => {
  const found = orderedFrom(database, partner.partyId).orderBy('finance_object.id').limit(limit)
  const rows = await (after === undefined ? found : found.where('finance_object.id', '>', after)).execute()
  const versions = await versionsOf(
    database,
    objectMachine.id,
    rows.map(({ id }) => id),
  )
  return { objects: rows.map((row) => bankObjectOf(row, versions)) }
}

interface OfOne extends CallContext {
  readonly params: { readonly id: string }
}

/** @throws HttpError 404 for an object of another bank, and for one that is not ordered */
export const bankObject = async ({ platform: { database }, partner, params: { id } }: OfOne): Promise<BankObject> => {
  const row = await orderedFrom(database, partner.partyId).where('finance_object.id', '=', id).executeTakeFirst()
  if (!row) throw errors.notFound()
  return bankObjectOf(row, await versionsOf(database, objectMachine.id, [id]))
}

/** Agreements of the bank. */
export const bankAgreements = async ({ platform: { database, clock }, partner, query: { after, limit } }: Paged) => {
  const found = database.query
    .selectFrom('finance_agreement')
    .selectAll()
    .where('bank_id', '=', partner.partyId)
    .where('is_deleted', '=', false)
    .orderBy('id')
    .limit(limit)
  const rows = await (after === undefined ? found : found.where('id', '>', after)).execute()
  const ids = rows.map(({ id }) => id)
  const versions = await versionsOf(database, 'finance.agreement', ids)
  const files = await findFilesOfAgreements(database, ids)
  const today = businessDay(clock.now())
  return {
    agreements: rows.map((row) =>
      bankAgreementOf(row, {
        version: versions.get(row.id) ?? 0,
        filesCount: files.get(row.id)?.length ?? 0,
        today,
      }),
    ),
  }
}

interface Limits extends OfOne {
  readonly body: { readonly buyers: readonly BuyerLimit[] }
}

/**
 * Sets the limits that buyers have of their own.
 *
 * @throws HttpError 400 for a buyer that is named twice or may have more than the agreement; 404 for an agreement of
 *   another bank
 */
export const saveBuyers = async ({ platform: { database, clock }, partner, params: { id }, body }: Limits) => {
  const at = clock.nowText()
  return database.transaction(async () => {
    const agreement = await database.query
      .selectFrom('finance_agreement')
      .select(['id', 'organization_id', 'terminated_at', 'finished_date', 'financing_limit'])
      .where('id', '=', id)
      .where('bank_id', '=', partner.partyId)
      .where('is_deleted', '=', false)
      .forUpdate()
      .executeTakeFirst()
    if (!agreement) throw errors.notFound()
    assertBuyerLimits(body.buyers, agreement.financing_limit)
    await limitBuyers(database, agreement, body.buyers, at)
    const versions = await versionsOf(database, 'finance.agreement', [id])
    return {
      id,
      state: agreementStateOn(businessDay(clock.now()), agreement),
      version: versions.get(id) ?? 0,
    }
  })
}
