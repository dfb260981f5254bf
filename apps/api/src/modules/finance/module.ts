import { defineModule } from '../../platform/module.ts'
import { confirmedOnly } from '../../platform/module-registry.ts'
import { financeHandlers } from './handlers.ts'
import { seedFinance } from './seed.ts'
import { unfinishedDrafts } from './service.ts'
import { financeMigrations } from './tables.ts'

export const module = defineModule({
  id: 'finance',
  product: { sort: 110, isAvailable: confirmedOnly },
  registrations: financeHandlers,
  migrations: financeMigrations,
  seed: seedFinance,
  attention: unfinishedDrafts,
})
