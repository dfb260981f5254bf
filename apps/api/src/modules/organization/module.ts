import { defineModule } from '../../platform/module.ts'
import { organizationHandlers } from './handlers.ts'
import { seedOrganizations } from './seed.ts'

export const module = defineModule({
  id: 'organization',
  registrations: organizationHandlers,
  seed: seedOrganizations,
  seedOrder: 1,
})
