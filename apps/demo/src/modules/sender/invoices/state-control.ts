import { invoiceControlOf } from '../../../invoice-control.ts'
import { withOrganizations } from '@cabinet/api/modules/organization/port'
import { orderInvoices } from '@cabinet/api/modules/sender/invoice-product'
import { invoiceMachine } from '@cabinet/api/modules/sender/invoices/transitions'

/** Plays the bank statement. */
export const invoiceControl = invoiceControlOf(orderInvoices, invoiceMachine, (database, rows) =>
  withOrganizations(database, rows, ['short_name']),
)
