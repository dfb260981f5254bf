import { payableInvoicesOf } from '../../../platform/invoices/payment.ts'
import { premiumInvoices } from './product.ts'
import { invoiceMachine } from './transitions.ts'

/** The premium invoices as the bank statement finds and pays them. */
export const payableInvoices = payableInvoicesOf(premiumInvoices, invoiceMachine)
