import { defineDemoModule } from '../../module.ts'
import { demoClaims } from './claims.ts'
import { demoInsurer } from './partner/demo-insurer.ts'
import { seedDebtor } from './seed.ts'
import { insuranceControl, invoiceControl, limitControl, shipmentControl } from './state-control.ts'

export const module = defineDemoModule({
  id: 'debtor',
  seed: seedDebtor,
  stateControls: [insuranceControl, limitControl, shipmentControl, invoiceControl],
  partners: [demoInsurer],
  claims: demoClaims,
})
