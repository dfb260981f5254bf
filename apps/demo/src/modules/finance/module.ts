import { defineDemoModule } from '../../module.ts'
import { demoBank } from './partner/demo-bank.ts'
import { objectControl, supplyControl } from './register-controls.ts'
import { seedFinance } from './seed.ts'
import { agreementControl, requestControl } from './state-control.ts'

export const module = defineDemoModule({
  id: 'finance',
  seed: seedFinance,
  stateControls: [requestControl, agreementControl, supplyControl, objectControl],
  partners: [demoBank],
})
