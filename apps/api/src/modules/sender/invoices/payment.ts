import { payableInvoicesOf } from '../../../platform/invoices/payment.ts'
import { orderInvoices } from '../invoice-product.ts'
import { invoiceMachine } from './transitions.ts'

/** The monthly invoices as the bank statement finds and pays them. */
export const payableInvoices = payableInvoicesOf(orderInvoices, invoiceMachine)
