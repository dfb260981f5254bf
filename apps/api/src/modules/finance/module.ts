import { area } from '@cabinet/contract/finance/area'
import { defineModule } from '../../platform/module.ts'
import { waitingFinance } from './attention.ts'
import { confirmedOnly } from '../../platform/module-registry.ts'
import { financeHandlers } from './handlers.ts'
import { financeHelp } from './help.ts'
import { financeEmails } from './emails.ts'
import { bankEvents } from './partner/events.ts'
import { bankHandlers } from './partner/handlers.ts'
import { findBanks } from './partner/store.ts'
import { financeRole } from './service.ts'
import { isOfBank } from './files/store.ts'
import { financeJobs } from './jobs.ts'
import { objectMachine } from './object/transitions.ts'
import { registerHandlers } from './register-handlers.ts'
import { requestHandlers } from './request/handlers.ts'
import { isDocument } from './request/store.ts'
import { requestMigrations } from './request/tables.ts'
import { isLogo } from './store.ts'
import { supplyMachine } from './supply/transitions.ts'
import { financeMigrations } from './tables.ts'
import { askedDocumentMachine } from './asked/transitions.ts'
import { agreementMachine } from './transitions/agreement.ts'
import { sealFounders } from './request/seal-founders.ts'
import { offerMachine } from './transitions/offer.ts'
import { requestMachine } from './transitions/request.ts'
import { agreementsInForce, usedAccounts } from './uses.ts'
import { bankSandboxHandlers } from './sandbox/handlers.ts'
import { financeSandbox } from './sandbox/party.ts'
import { searchFinance } from './search.ts'

export const module = defineModule({
  id: 'finance',
  product: { sort: 110, isAvailable: confirmedOnly },
  help: financeHelp,
  emails: financeEmails,
  machines: [offerMachine, requestMachine, askedDocumentMachine, agreementMachine, supplyMachine, objectMachine],
  jobs: financeJobs,
  registrations: [...financeHandlers, ...requestHandlers, ...bankHandlers, ...bankSandboxHandlers, ...registerHandlers],
  sandbox: financeSandbox,
  partnerEvents: bankEvents,
  partnerParties: { kind: 'BANK', find: findBanks },
  migrations: { ...financeMigrations, ...requestMigrations },
  afterMigrations: sealFounders,
  filePurposes: area.filePurposes,
  usesFile: async (database, fileId) =>
    (await isLogo(database, fileId)) || (await isDocument(database, fileId)) || isOfBank(database, fileId),
  attention: waitingFinance,
  search: searchFinance,
  organizationUses: agreementsInForce,
  paymentDetailsUses: usedAccounts,
  assignableRoles: [financeRole],
})
