import { area } from '@cabinet/contract/claim/area'
import { claimPages } from '@cabinet/contract/claim/pages'
import { defineModule } from '../../platform/module.ts'
import { hasRole } from '../../platform/principal.ts'
import { claimEmails } from './emails.ts'
import { claimHandlers } from './handlers.ts'
import { claimHelp } from './help.ts'
import { claimJobs } from './jobs.ts'
import { waitingClaims } from './list-service.ts'
import { documentMachine } from './papers/transitions.ts'
import { claimEvents } from './partner/events.ts'
import { insurerClaimHandlers } from './partner/handlers.ts'
import { claimRegistry, openClaims, payoutAccounts } from './registry.ts'
import { staffClaims } from './staff/attention.ts'
import { usesFile } from './store.ts'
import { claimMigrations } from './migrations.ts'
import { claimMachine } from './transitions.ts'
import { claimSandboxHandlers } from './sandbox/handlers.ts'
import { claimSandbox } from './sandbox/part.ts'
import { searchClaims } from './search.ts'
import { claimFigures } from './figures.ts'

/** Settlement: for who can have insured orders and may work with the cabinet. */
export const module = defineModule({
  id: 'claim',
  product: {
    sort: 140,
    isAvailable: (user) =>
      hasRole(user, 'GODMOD') || (hasRole(user, 'SELLER', 'SENDER') && hasRole(user, 'USER_ADMIN', 'USER')),
  },
  help: claimHelp,
  emails: claimEmails,
  registrations: [...claimHandlers, ...insurerClaimHandlers, ...claimSandboxHandlers],
  sandbox: claimSandbox,
  migrations: claimMigrations,
  machines: [claimMachine, documentMachine],
  jobs: claimJobs,
  partnerEvents: claimEvents,
  claimRegistry,
  filePurposes: area.filePurposes,
  usesFile,
  attention: waitingClaims,
  staffAttention: staffClaims,
  search: searchClaims,
  shortcut: {
    title: { ru: 'Подать заявление', en: 'Submit a claim' },
    path: claimPages.settlement({}, { open: 'new' }),
  },
  figures: claimFigures,
  organizationUses: openClaims,
  paymentDetailsUses: payoutAccounts,
})
