import { leftOf, paymentEvent } from '../payments/invoice-states.ts'
import type { PayableInvoice, PayableInvoices } from '../payments/payable.ts'
import { applyEvent } from '../transitions/apply.ts'
import { type InvoiceProduct, numbersIn, purposeOf } from './product.ts'
import * as store from './store.ts'
import type { InvoiceRow } from './tables.ts'
import type { InvoiceMachine } from './transitions.ts'

const payableOf = (product: InvoiceProduct, row: InvoiceRow): PayableInvoice => ({
  id: row.id,
  organizationId: row.organization_id,
  number: row.number,
  issueDate: row.issue_date,
  dueDate: row.due_date,
  amount: row.amount,
  paidAmount: row.paid_amount,
  left: leftOf(row),
  purpose: purposeOf(product, row),
})

/** The invoices of a product as the bank statement finds and pays them. */
export const payableInvoicesOf = (product: InvoiceProduct, machine: InvoiceMachine): PayableInvoices => ({
  title: product.insurance,
  numbersIn: numbersIn(product),
  find: async (database, choice) =>
    (await store.findPayable(database, product.tables, choice)).map((row) => payableOf(product, row)),
  pay(platform, invoiceId, payment, actor) {
    const { database } = platform
    return database.transaction(async () => {
      const row = await machine.lock(database, { id: invoiceId }, '')
      if (!row || (await store.hasPayment(database, product.tables, payment.externalId))) return 0
      const amount =
        payment.amount > 0 ? Math.min(payment.amount, leftOf(row)) : Math.max(payment.amount, -row.paid_amount)
      const event = amount === 0 ? undefined : paymentEvent(row, amount)
      if (!event) return 0
      const subject = machine.keyOf(row)
      await applyEvent(platform, machine, { subject, event, input: { ...payment, amount }, actor })
      return amount
    })
  },
})
