import { invoiceMachineOf } from '../../../platform/invoices/transitions.ts'
import { orderInvoices } from '../invoice-product.ts'
import { releaseOrders } from './store.ts'

/** The states of the invoices for orders. */
export const invoiceMachine = invoiceMachineOf(orderInvoices, { release: releaseOrders })
