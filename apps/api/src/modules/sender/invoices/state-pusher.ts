import { invoicePusherOf } from '../../../platform/invoices/state-pusher.ts'
import { withOrganizations } from '../../organization/port.ts'
import { orderInvoices } from './product.ts'
import { invoiceMachine } from './transitions.ts'

/** Plays the bank statement. */
export const invoicePusher = invoicePusherOf(orderInvoices, invoiceMachine, (database, rows) =>
  withOrganizations(database, rows, ['short_name']),
)
