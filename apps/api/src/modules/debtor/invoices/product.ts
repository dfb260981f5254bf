import type { InvoiceProduct } from '../../../platform/invoices/product.ts'
import { findRecipients } from '../../people/port.ts'
import { invoiceEmails } from './emails.ts'
import { DEBT_SUSPENSION_DAYS, PAYMENT_DAYS } from '../policy/terms.ts'

/** Monthly invoices of premiums. */
export const premiumInvoices: InvoiceProduct = {
  module: 'debtor',
  tables: { invoice: 'debtor_invoice', payment: 'debtor_payment' },
  title: { ru: 'Счёт за страхование коммерческих кредитов', en: 'Premium invoice of commercial credits' },
  insurance: { ru: 'Страхование коммерческих кредитов', en: 'Insurance of commercial credits' },
  service: 'страхование коммерческих кредитов',
  prefix: 'КК',
  // Letters of the other alphabet look the same.
  spellings: ['KK', 'КK', 'KК'],
  paymentDays: PAYMENT_DAYS,
  suspensionDays: DEBT_SUSPENSION_DAYS,
  findReaders: (database, organizationId) => findRecipients(database, organizationId, { roles: ['USER_ADMIN'] }),
  emails: invoiceEmails,
}
