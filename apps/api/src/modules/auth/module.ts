import { codeEmail } from '../../platform/codes/emails.ts'
import { defineModule } from '../../platform/module.ts'
import { authHandlers } from './handlers.ts'
import { authJobs } from './jobs.ts'
import { codeHandlers, passwordHandlers, registrationHandlers, sellerHandlers } from './registration/handlers.ts'
import { newcomerEmail, passwordEmail } from './registration/emails.ts'
import { seedRegistration } from './registration/seed.ts'
import { registrationMigrations } from './registration/tables.ts'
import { openSession } from './sessions.ts'

export const module = defineModule({
  id: 'auth',
  registrations: [...authHandlers, ...registrationHandlers, ...sellerHandlers, ...codeHandlers, ...passwordHandlers],
  migrations: registrationMigrations,
  seed: seedRegistration,
  emails: [codeEmail, newcomerEmail, passwordEmail],
  openSession,
  jobs: authJobs,
})
