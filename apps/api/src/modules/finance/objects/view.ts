import type { FinancingObject } from '@cabinet/contract/finance/objects'
import { businessDay } from '../../../kernel/clock.ts'
import { type Language, named } from '../../../kernel/language.ts'
import { invoiceTypeMessages, objectStatusMessages } from '../supplies/messages.ts'
import { cutOffOf, nextOrderDay } from '../order-days.ts'
import { accruedOf } from './money.ts'
import type { ObjectRow } from './store.ts'

/** What the look of an object depends on besides the object. */
export interface Moment {
  readonly now: Date
  readonly language: Language
  /** What is left of the limit, by agreement. */
  readonly available: ReadonlyMap<string, number>
}

/** Whether the object can be ordered for some day from now on. */
const canBeOrdered = (row: ObjectRow, now: Date): boolean => {
  if (row.status !== 'AVAILABLE' || row.terminated_at !== null) return false
  const day = nextOrderDay(now)
  return row.finished_date >= day && (row.last_order_date === null || row.last_order_date >= day)
}

const canBeWithdrawn = ({ status, order_date: day }: ObjectRow, now: Date): boolean =>
  status === 'ORDERED' && day !== null && now < cutOffOf(day)

const invoiceOf = (row: ObjectRow, language: Language): FinancingObject['invoice'] =>
  row.invoice_id === null || row.invoice_number === null || row.invoice_type === null || row.invoice_date === null
    ? null
    : {
        id: row.invoice_id,
        number: row.invoice_number,
        type: named(invoiceTypeMessages, row.invoice_type, language),
        date: row.invoice_date,
      }

/** An object as it travels. */
export const objectOf = (row: ObjectRow, { now, language, available }: Moment): FinancingObject => {
  const whole = row.financing_amount
  const financing = row.status === 'AVAILABLE' ? Math.min(whole, available.get(row.agreement_id) ?? 0) : whole
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    agreement: {
      id: row.agreement_id,
      number: row.agreement_number,
      bank: { id: row.bank_id, shortName: row.bank_short_name },
    },
    invoice: invoiceOf(row, language),
    supply:
      row.supply_id === null || row.supply_number === null ? null : { id: row.supply_id, number: row.supply_number },
    buyer:
      row.buyer_id === null || row.buyer_short_name === null || row.buyer_itn === null
        ? null
        : { id: row.buyer_id, shortName: row.buyer_short_name, itn: row.buyer_itn },
    claimAmount: row.claim_amount,
    advanceRate: Number(row.advance_rate),
    financingAmount: financing,
    interestRate: Number(row.interest_rate),
    accruedInterest: accruedOf(row, businessDay(now)),
    orderDate: row.order_date,
    lastOrderDate: row.last_order_date,
    financedDate: row.financed_date,
    plannedRepaymentDate: row.planned_repayment_date,
    repaidDate: row.repaid_date,
    repaidAmount: row.repaid_amount,
    residualAmount: row.claim_amount - financing,
    status: named(objectStatusMessages, row.status, language),
    rejectReason: row.reject_reason,
    isFixable: row.is_fixable,
    purpose: row.purpose,
    isAvailable: canBeOrdered(row, now),
    isWithdrawable: canBeWithdrawn(row, now),
    createdDateTime: row.created_at,
  }
}
