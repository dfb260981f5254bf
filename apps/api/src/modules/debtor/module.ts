import { area } from '@cabinet/contract/debtor/area'
import { defineModule } from '../../platform/module.ts'
import { confirmedOnly } from '../../platform/module-registry.ts'
import { paymentEvents } from '../../platform/payments/payable.ts'
import { waitingCredits } from './attention.ts'
import { debtorHandlers } from './handlers.ts'
import { debtorHelp } from './help.ts'
import { insurerEvents } from './partner/events.ts'
import { insurerHandlers } from './partner/handlers.ts'
import { creditHandlers } from './partner/credit-handlers.ts'
import { findInsurers } from './partner/store.ts'
import { debtorRole, insuranceInForce } from './insurance/service.ts'
import { insuranceMoved } from './insurance/emails.ts'
import { invoiceEmails } from './invoices/emails.ts'
import { invoiceJobs } from './invoices/jobs.ts'
import { payableInvoices } from './invoices/payment.ts'
import { invoiceMachine } from './invoices/transitions.ts'
import { debtorJobs } from './jobs.ts'
import { limitEmails } from './buyers/emails.ts'
import { limitMachine } from './buyers/transitions.ts'
import { claimableShipments } from './claims/claimable.ts'
import { shipmentEmails } from './shipments/emails.ts'
import { isDocument } from './shipments/store.ts'
import { shipmentMachine } from './shipments/transitions.ts'
import { offerByRule } from './staff/offer-rule-service.ts'
import { debtorMigrations } from './migrations.ts'
import { insuranceMachine } from './insurance/transitions.ts'
import { insurerSandboxHandlers } from './sandbox/handlers.ts'
import { debtorSandbox } from './sandbox/party.ts'
import { searchDebtor } from './search.ts'
import { debtorFigures } from './dashboard.ts'

export const module = defineModule({
  id: 'debtor',
  product: { sort: 100, isAvailable: confirmedOnly },
  help: debtorHelp,
  emails: [insuranceMoved, ...shipmentEmails, ...limitEmails, ...Object.values(invoiceEmails)],
  registrations: [...debtorHandlers, ...insurerHandlers, ...creditHandlers, ...insurerSandboxHandlers],
  sandbox: debtorSandbox,
  partnerEvents: [...insurerEvents, ...paymentEvents],
  partnerParties: { kind: 'INSURER', find: findInsurers },
  machines: [insuranceMachine, limitMachine, shipmentMachine, invoiceMachine],
  jobs: [...debtorJobs, ...invoiceJobs],
  payableInvoices,
  claimable: claimableShipments,
  filePurposes: area.filePurposes,
  usesFile: (database, fileId) => isDocument(database, fileId),
  migrations: debtorMigrations,
  attention: waitingCredits,
  assignableRoles: [debtorRole],
  search: searchDebtor,
  figures: debtorFigures,
  organizationUses: insuranceInForce,
  onOrganizationConfirmed: async (platform, organizationId) => {
    await offerByRule(platform, organizationId)
  },
})
