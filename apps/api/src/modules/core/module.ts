import { defineModule } from '../../platform/module.ts'
import { helpHandlers, serviceHandlers, supportHandlers, userHandlers } from './handlers.ts'
import { coreHelp } from './help/articles.ts'
import { coreLetters } from './letters.ts'
import { supportReceived, supportRequest } from './support/letters.ts'
import { isFileUsed } from './support/store.ts'
import { supportMigrations } from './support/tables.ts'
import { waitingUsers } from './user-service.ts'

export const module = defineModule({
  id: 'core',
  product: { sort: 1, isAvailable: () => true },
  registrations: [...helpHandlers, ...supportHandlers, ...userHandlers, ...serviceHandlers],
  migrations: supportMigrations,
  letters: [...coreLetters, supportRequest, supportReceived],
  usesFile: isFileUsed,
  help: coreHelp,
  attention: waitingUsers,
})
