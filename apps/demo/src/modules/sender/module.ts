import { defineDemoModule } from '../../module.ts'
import { demoClaims } from './claims.ts'
import { priceControl } from './insurance/state-control.ts'
import { invoiceControl } from './invoices/state-control.ts'
import { seedSender } from './seed.ts'
import { insuranceControl, keyControl } from './state-control.ts'

export const module = defineDemoModule({
  id: 'sender',
  seed: seedSender,
  stateControls: [insuranceControl, keyControl, priceControl, invoiceControl],
  claims: demoClaims,
})
