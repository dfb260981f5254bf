import { defineDemoModule } from '../../module.ts'
import { demoClaims } from './claims.ts'
import { demoMarketplace } from './partner/demo-marketplace.ts'
import { seedSeller } from './seed.ts'
import { accountControl, orderControl } from './state-control.ts'

export const module = defineDemoModule({
  id: 'seller',
  seed: seedSeller,
  stateControls: [accountControl, orderControl],
  partners: [demoMarketplace],
  claims: demoClaims,
})
