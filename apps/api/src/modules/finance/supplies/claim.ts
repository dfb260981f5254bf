import { invoiceTypes } from '@cabinet/contract/finance/supplies'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { businessDay } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import { nextNumber } from '../../../platform/counters.ts'
import { type AgreementRow, findAgreement } from '../agreements/store.ts'
import type { FinanceSupplyTable } from './tables.ts'
import { lastOrderDay } from '../order-days.ts'
import { shareOf } from '../../../kernel/shares.ts'

type Supply = Selectable<FinanceSupplyTable>
type Status = Supply['status']

/** An object that nobody has ordered yet. */
const untouched = {
  interest_before: 0,
  interest_since: null,
  status: 'AVAILABLE',
  order_date: null,
  ordered_at: null,
  financed_date: null,
  repaid_date: null,
  repaid_amount: 0,
  reject_reason: null,
  is_fixable: false,
  purpose: null,
  is_deleted: false,
} as const

/** Numbers of objects run through an organization. */
const nextObjectNumber = async (database: Database, organizationId: string): Promise<string> =>
  `ОФ-${await nextNumber(database, `finance-object-${organizationId}`)}`

/** A supply becomes a claim when its buyer has confirmed it; financing of orders takes it before. */
const isFinanced = (product: string, status: Status): boolean =>
  product === 'FACTORING'
    ? status === 'CONFIRMED'
    : product === 'ORDER_FINANCING' && ['NEW', 'CONFIRMED'].includes(status)

/** The document that names the claim: a UPD before a consignment note, and that before others. */
const firstInvoice = async ({ query }: Database, { organization_id, id }: Supply): Promise<string | null> => {
  const invoices = await query
    .selectFrom('finance_invoice')
    .select(['id', 'type'])
    .where('organization_id', '=', organization_id)
    .where('supply_id', '=', id)
    .where('is_cancelled', '=', false)
    .orderBy('date')
    .orderBy('number')
    .execute()
  const [first] = invoices.toSorted((left, right) => invoiceTypes.indexOf(left.type) - invoiceTypes.indexOf(right.type))
  return first?.id ?? null
}

const objectOf = ({ query }: Database, { organization_id, id }: Supply) =>
  query
    .selectFrom('finance_object')
    .select(['id', 'status', 'is_deleted'])
    .where('organization_id', '=', organization_id)
    .where('supply_id', '=', id)
    .executeTakeFirst()

/**
 * Makes a supply available to financing, if its agreement finances it; one that is available already follows what the
 * bank has reported about the supply. What is ordered stays as it was ordered.
 */
export const openClaim = async (database: Database, supply: Supply, at: string): Promise<void> => {
  const { organization_id, id, agreement_id, amount, due_date } = supply
  const agreement = await findAgreement(database, organization_id, agreement_id)
  if (!agreement || !isFinanced(agreement.product, supply.status)) return
  const today = businessDay(new Date(at))
  const isInForce = agreement.terminated_at === null && agreement.finished_date >= today
  if (!isInForce || supply.deferral_days > agreement.max_deferral_days) return
  const known = await objectOf(database, supply)
  const advanceRate = Number(agreement.advance_rate)
  const terms = {
    invoice_id: await firstInvoice(database, supply),
    buyer_id: supply.buyer_id,
    claim_amount: amount,
    financing_amount: shareOf(amount, advanceRate),
    last_order_date: lastOrderDay(due_date),
    planned_repayment_date: due_date,
    updated_at: at,
  }
  if (known) {
    if (known.status !== 'AVAILABLE') return
    await database.query
      .updateTable('finance_object')
      .set(terms)
      .where('organization_id', '=', organization_id)
      .where('id', '=', known.id)
      .execute()
    return
  }
  await database.query
    .insertInto('finance_object')
    .values({
      ...untouched,
      ...terms,
      organization_id,
      id: newId(),
      number: await nextObjectNumber(database, organization_id),
      kind: 'CLAIM',
      agreement_id,
      bank_id: supply.bank_id,
      supply_id: id,
      advance_rate: advanceRate,
      interest_rate: Number(agreement.interest_rate),
      created_at: at,
    })
    .execute()
}

/** The money that is asked for, as a thing that can be ordered. */
export const insertTranche = async (
  database: Database,
  agreement: AgreementRow,
  {
    id,
    amount,
    purpose,
    at,
  }: { readonly id: string; readonly amount: number; readonly purpose: string; readonly at: string },
): Promise<void> => {
  const { organization_id } = agreement
  await database.query
    .insertInto('finance_object')
    .values({
      ...untouched,
      organization_id,
      id,
      number: await nextObjectNumber(database, organization_id),
      kind: 'TRANCHE',
      agreement_id: agreement.id,
      bank_id: agreement.bank_id,
      supply_id: null,
      invoice_id: null,
      buyer_id: null,
      claim_amount: amount,
      financing_amount: amount,
      advance_rate: 100,
      interest_rate: Number(agreement.interest_rate),
      last_order_date: null,
      planned_repayment_date: null,
      purpose,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

/** A claim that nobody has ordered ends with its supply: there is nothing left to finance. */
export const dropClaim = async ({ query }: Database, { organization_id, id }: Supply, at: string): Promise<void> => {
  await query
    .updateTable('finance_object')
    .set({ is_deleted: true, updated_at: at })
    .where('organization_id', '=', organization_id)
    .where('supply_id', '=', id)
    .where('status', '=', 'AVAILABLE')
    .execute()
}
