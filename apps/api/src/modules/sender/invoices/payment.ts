import { applyEvent } from '../../../platform/transitions/apply.ts'
import { leftOf, paymentEvent } from '../../../platform/payments/invoice-states.ts'
import { numberReader, paymentPurpose } from '../../../platform/payments/order.ts'
import type { PayableInvoice, PayableInvoices } from '../../../platform/payments/payable.ts'
import * as store from './store.ts'
import { invoiceMachine, type InvoiceRow } from './transitions.ts'

/** What numbers of these invoices begin with; no other product has it. */
export const NUMBER_PREFIX = 'СЧ'

/** What the payer writes in the order to the bank. */
export const purposeOf = ({ number, issue_date: issueDate }: Pick<InvoiceRow, 'number' | 'issue_date'>): string =>
  paymentPurpose(number, issueDate, 'страхование заказов')

/** Numbers of these invoices in the purpose of a payment; «Счёт 26-001184» and letters of the other alphabet count. */
export const numbersIn = numberReader(NUMBER_PREFIX, ['Счёт', 'Счет', 'Счёту', 'Счету', 'CЧ', 'C4'])

const payableOf = (row: InvoiceRow): PayableInvoice => ({
  id: row.id,
  organizationId: row.organization_id,
  number: row.number,
  issueDate: row.issue_date,
  dueDate: row.due_date,
  amount: row.amount,
  paidAmount: row.paid_amount,
  left: leftOf(row),
  purpose: purposeOf(row),
})

/** The monthly invoices as the bank statement finds and pays them. */
export const payableInvoices: PayableInvoices = {
  title: { ru: 'Страхование заказов', en: 'Insurance of orders' },
  numbersIn,
  find: async (database, choice) => (await store.findPayable(database, choice)).map(payableOf),
  pay(platform, invoiceId, payment, actor) {
    const { database } = platform
    return database.transaction(async () => {
      const row = await invoiceMachine.lock(database, { id: invoiceId }, '')
      if (!row || (await store.hasPayment(database, payment.externalId))) return 0
      const amount =
        payment.amount > 0 ? Math.min(payment.amount, leftOf(row)) : Math.max(payment.amount, -row.paid_amount)
      const event = amount === 0 ? undefined : paymentEvent(row, amount)
      if (!event) return 0
      const subject = invoiceMachine.keyOf(row)
      await applyEvent(platform, invoiceMachine, { subject, event, input: { ...payment, amount }, actor })
      return amount
    })
  },
}
