import { defineModule } from '../../platform/module.ts'
import { confirmedOnly } from '../../platform/module-registry.ts'
import { financeHandlers } from './handlers.ts'
import { financeHelp } from './help.ts'
import { financeLetters } from './letters.ts'
import { seedFinance } from './seed.ts'
import { financeRole, unfinishedDrafts } from './service.ts'
import { requestPusher } from './state-pusher.ts'
import { isLogo } from './store.ts'
import { financeMigrations } from './tables.ts'
import { agreementsInForce, paidAccounts } from './uses.ts'

export const module = defineModule({
  id: 'finance',
  product: { sort: 110, isAvailable: confirmedOnly },
  help: financeHelp,
  letters: financeLetters,
  statePushers: [requestPusher],
  registrations: financeHandlers,
  migrations: financeMigrations,
  usesFile: isLogo,
  seed: seedFinance,
  attention: unfinishedDrafts,
  organizationUses: agreementsInForce,
  paymentDetailsUses: paidAccounts,
  assignableRoles: [financeRole],
})
