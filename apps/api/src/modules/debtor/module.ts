import { defineModule } from '../../platform/module.ts'
import { confirmedOnly } from '../../platform/module-registry.ts'
import { debtorHandlers } from './handlers.ts'
import { seedDebtor } from './seed.ts'
import { debtorMigrations } from './tables.ts'

export const module = defineModule({
  id: 'debtor',
  product: { sort: 100, isAvailable: confirmedOnly },
  registrations: debtorHandlers,
  migrations: debtorMigrations,
  seed: seedDebtor,
})
