import { defineModule } from '../../platform/module.ts'
import { consentMigrations } from './consent-migration.ts'
import { peopleEmails } from './emails.ts'
import { jobThingsFail } from './job-failures-email.ts'
import { reportJobFailures } from './job-failures.ts'
import { peopleHandlers } from './handlers.ts'
import { peopleHelp } from './help.ts'
import { personMachine } from './transitions.ts'
import { forgetActs } from './journal/jobs.ts'
import { waitingJob, waitingUsers } from './waiting-service.ts'
import { viewHandlers } from './views/handlers.ts'
import { viewMigrations } from './views/tables.ts'
import { searchPeople } from './search.ts'

export const module = defineModule({
  id: 'people',
  // The area that everybody has; the web application knows it by this name.
  product: { name: 'core', sort: 1, isAvailable: () => true },
  registrations: [...peopleHandlers, ...viewHandlers],
  migrations: { ...viewMigrations, ...consentMigrations },
  help: peopleHelp,
  emails: [...peopleEmails, jobThingsFail],
  onJobFailures: reportJobFailures,
  machines: [personMachine],
  attention: waitingUsers,
  search: searchPeople,
  jobs: [waitingJob, forgetActs],
})
