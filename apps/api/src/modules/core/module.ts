import { defineModule } from '../../platform/module.ts'
import { fileHandlers, imageHandlers } from './files/handlers.ts'
import { unusedFilesJob } from './files/unused.ts'
import { helpHandlers, serviceHandlers, supportHandlers } from './handlers.ts'
import { coreHelp } from './help/articles.ts'
import { peopleHandlers } from './people/handlers.ts'
import { coreLetters } from './people/letters.ts'
import { waitingPusher } from './people/state-pusher.ts'
import { waitingJob, waitingUsers } from './people/waiting-service.ts'
import { organizationHandlers } from './organization/handlers.ts'
import { supportReceived, supportRequest } from './support/letters.ts'
import { isFileUsed } from './support/store.ts'
import { supportMigrations } from './support/tables.ts'

export const module = defineModule({
  id: 'core',
  product: { sort: 1, isAvailable: () => true },
  registrations: [
    ...fileHandlers,
    ...imageHandlers,
    ...helpHandlers,
    ...organizationHandlers,
    ...supportHandlers,
    ...peopleHandlers,
    ...serviceHandlers,
  ],
  migrations: supportMigrations,
  letters: [...coreLetters, supportRequest, supportReceived],
  statePushers: [waitingPusher],
  filePurposes: ['SUPPORT_MESSAGE'],
  usesFile: isFileUsed,
  help: coreHelp,
  attention: waitingUsers,
  jobs: [waitingJob, unusedFilesJob],
})
