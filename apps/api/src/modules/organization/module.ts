import { pages } from '@cabinet/contract/pages'
import { defineModule } from '../../platform/module.ts'
import { organizationHandlers } from './handlers.ts'
import { seedOrganizations } from './seed.ts'
import { organizationMigrations } from './tables.ts'

export const module = defineModule({
  id: 'organization',
  registrations: organizationHandlers,
  migrations: organizationMigrations,
  seed: seedOrganizations,
  seedOrder: 1,
  shortcut: {
    title: { ru: 'Реквизиты', en: 'Payment details' },
    path: pages.profile({}, { tab: 'payment-details' }),
  },
})
