import { pages } from '@cabinet/contract/pages'
import { defineModule } from '../../platform/module.ts'
import { organizationHandlers } from './handlers.ts'
import { organizationAttention } from './staff/attention.ts'
import { organizationMigrations } from './tables.ts'

export const module = defineModule({
  id: 'organization',
  registrations: organizationHandlers,
  migrations: organizationMigrations,
  staffAttention: organizationAttention,
  shortcut: {
    title: { ru: 'Реквизиты', en: 'Payment details' },
    path: pages.profile({}, { tab: 'payment-details' }),
  },
})
