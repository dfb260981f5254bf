import { defineDemoModule } from '../../module.ts'
import { demoClaimInsurer } from './partner/demo-insurer.ts'
import { seedClaims } from './seed.ts'
import { claimControl } from './state-control.ts'

export const module = defineDemoModule({
  id: 'claim',
  seed: seedClaims,
  // Claims are about things that the other areas have seeded.
  seedOrder: 2000,
  stateControls: [claimControl],
  partners: [demoClaimInsurer],
})
