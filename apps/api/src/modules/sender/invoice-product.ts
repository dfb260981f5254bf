import type { InvoiceProduct } from '../../platform/invoices/product.ts'
import { findRecipients } from '../people/port.ts'
import { invoiceEmails } from './emails.ts'
import { PAYMENT_DAYS, SUSPENSION_DAYS } from './cover/terms.ts'

/** Monthly invoices for the insurance of orders. */
export const orderInvoices: InvoiceProduct = {
  module: 'sender',
  tables: { invoice: 'sender_invoice', payment: 'sender_payment' },
  title: { ru: 'Счёт за страхование заказов', en: 'Invoice for the insurance of orders' },
  insurance: { ru: 'Страхование заказов', en: 'Insurance of orders' },
  service: 'страхование заказов',
  prefix: 'СЧ',
  // «Счёт 26-001184» and letters of the other alphabet count.
  spellings: ['Счёт', 'Счет', 'Счёту', 'Счету', 'CЧ', 'C4'],
  paymentDays: PAYMENT_DAYS,
  suspensionDays: SUSPENSION_DAYS,
  findReaders: (database, organizationId) => findRecipients(database, organizationId, { roles: ['USER_ADMIN'] }),
  emails: invoiceEmails,
}
