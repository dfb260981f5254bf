import { invoiceMachineOf } from '../../../platform/invoices/transitions.ts'
import { premiumInvoices } from './product.ts'
import { resumeWhenPaid } from './resume.ts'
import { releaseShipments } from './store.ts'

/** The states of premium invoices. */
export const invoiceMachine = invoiceMachineOf(premiumInvoices, { release: releaseShipments, paid: resumeWhenPaid })
