import { defineDemoModule } from '../../module.ts'
import { seedPeople } from './seed.ts'
import { waitingControl } from './state-control.ts'

export const module = defineDemoModule({
  id: 'people',
  seed: seedPeople,
  seedOrder: 2,
  stateControls: [waitingControl],
})
