import { defineModule } from '../../platform/module.ts'
import { confirmedOnly } from '../../platform/module-registry.ts'
import { debtorHandlers } from './handlers.ts'
import { debtorHelp } from './help.ts'
import { debtorLetters } from './letters.ts'
import { seedDebtor } from './seed.ts'
import { debtorRole, insuranceInForce } from './service.ts'
import { insurancePusher } from './state-pusher.ts'
import { debtorMigrations } from './tables.ts'

export const module = defineModule({
  id: 'debtor',
  product: { sort: 100, isAvailable: confirmedOnly },
  help: debtorHelp,
  letters: debtorLetters,
  statePushers: [insurancePusher],
  registrations: debtorHandlers,
  migrations: debtorMigrations,
  seed: seedDebtor,
  assignableRoles: [debtorRole],
  organizationUses: insuranceInForce,
})
