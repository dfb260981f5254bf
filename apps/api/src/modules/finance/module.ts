import { area } from '@cabinet/contract/finance/area'
import { defineModule } from '../../platform/module.ts'
import { waitingFinance } from './attention.ts'
import { confirmedOnly } from '../../platform/module-registry.ts'
import { financeHandlers } from './handlers.ts'
import { financeHelp } from './help.ts'
import { financeEmails } from './requests/emails.ts'
import { bankEvents } from './partner/events.ts'
import { bankHandlers } from './partner/handlers.ts'
import { findBanks } from './partner/store.ts'

import { isOfBank } from './files/store.ts'
import { financeJobs } from './jobs.ts'
import { objectMachine } from './objects/transitions.ts'
import { registerHandlers } from './register-handlers.ts'
import { requestHandlers } from './requests/handlers.ts'
import { isDocument } from './requests/store.ts'
import { requestMigrations } from './requests/tables.ts'

import { supplyMachine } from './supplies/transitions.ts'
import { financeMigrations } from './migrations.ts'
import { askedDocumentMachine } from './asked-documents/transitions.ts'
import { agreementMachine } from './agreements/transitions.ts'
import { sealFounders } from './requests/seal-founders.ts'
import { offerMachine } from './offers/transitions.ts'
import { requestMachine } from './requests/transitions.ts'
import { agreementsInForce, usedAccounts } from './uses.ts'
import { bankSandboxHandlers } from './sandbox/handlers.ts'
import { financeSandbox } from './sandbox/party.ts'
import { searchFinance } from './search.ts'
import { isLogo } from './banks/store.ts'
import { financeRole } from './role.ts'

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
