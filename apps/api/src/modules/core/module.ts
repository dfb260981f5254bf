import { defineModule } from '../../platform/module.ts'
import { serviceHandlers, userHandlers } from './handlers.ts'
import { coreLetters } from './letters.ts'
import { waitingUsers } from './user-service.ts'

export const module = defineModule({
  id: 'core',
  product: { sort: 1, isAvailable: () => true },
  registrations: [...userHandlers, ...serviceHandlers],
  letters: coreLetters,
  attention: waitingUsers,
})
