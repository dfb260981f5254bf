import { defineModule } from '../../platform/module.ts'
import { confirmedOnly } from '../../platform/module-registry.ts'
import { paymentEvents } from '../../platform/payments/payable.ts'
import { refusedKey } from './account/attention.ts'
import { claimableOrders } from './claims/claimable.ts'
import { senderHandlers } from './handlers.ts'
import { senderHelp } from './help.ts'
import { senderEmails } from './emails.ts'
import { unpaidOrders } from './invoices/attention.ts'
import { invoiceJobs } from './invoices/jobs.ts'
import { payableInvoices } from './invoices/payment.ts'
import { invoiceMachine } from './invoices/transitions.ts'
import { orderJobs } from './orders/jobs.ts'
import { coverMachine } from './orders/transitions.ts'
import { senderSandbox } from './sandbox/part.ts'
import { courierService, insuranceInForce, senderRole } from './account/health.ts'
import { senderMigrations } from './migrations.ts'
import { credentialMachine } from './account/transitions.ts'
import { insuranceMachine } from './insurance/transitions.ts'
import { searchSender } from './search.ts'
import { senderFigures } from './figures.ts'

export const module = defineModule({
  id: 'sender',
  product: { sort: 130, isAvailable: confirmedOnly },
  help: senderHelp,
  emails: senderEmails,
  registrations: senderHandlers,
  migrations: senderMigrations,
  machines: [insuranceMachine, credentialMachine, coverMachine, invoiceMachine],
  jobs: [...orderJobs, ...invoiceJobs],
  sandbox: senderSandbox,
  payableInvoices,
  partnerEvents: paymentEvents,
  claimable: claimableOrders,
  attention: async (context) => (await Promise.all([refusedKey(context), unpaidOrders(context)])).flat(),
  connectedService: courierService,
  search: searchSender,
  figures: senderFigures,
  assignableRoles: [senderRole],
  organizationUses: insuranceInForce,
})
