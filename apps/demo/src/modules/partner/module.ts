import { defineDemoModule } from '../../module.ts'
import { startPrograms } from './demo-programs.ts'
import { seedPartners } from './seed.ts'
import { behaviorControl } from './state-control.ts'
import { demoStatement } from './statement/demo-statement.ts'

export const module = defineDemoModule({
  id: 'partner',
  seed: seedPartners,
  stateControls: [behaviorControl],
  partners: [demoStatement],
  background: startPrograms,
})
