import { defineDemoModule } from '../../module.ts'
import { seedOrganizations } from './seed.ts'

export const module = defineDemoModule({
  id: 'organization',
  seed: seedOrganizations,
  seedOrder: 1,
})
