import { codeEmail } from '../../platform/codes/emails.ts'
import { defineModule } from '../../platform/module.ts'
import { authHandlers } from './handlers.ts'
import { authJobs } from './jobs.ts'
import { codeHandlers, passwordHandlers, registrationHandlers, sellerHandlers } from './registration/handlers.ts'
import { newcomerEmail, passwordEmail } from './registration/emails.ts'
import { passkeyHandlers } from './second-factor/passkeys/handlers.ts'
import { passkeyMigrations } from './second-factor/passkeys/migration.ts'
import { registrationMigrations } from './registration/tables.ts'
import { secondFactorEmail } from './second-factor/emails.ts'
import { secondFactorHandlers } from './second-factor/handlers.ts'
import { secondFactorMigrations } from './second-factor/migration.ts'
import { newDevicesWait } from './sign-ins/devices.ts'
import { newDeviceEmail } from './sign-ins/emails.ts'
import { signInHandlers } from './sign-ins/handlers.ts'
import { signInMigrations } from './sign-ins/migration.ts'

export const module = defineModule({
  id: 'auth',
  registrations: [
    ...authHandlers,
    ...secondFactorHandlers,
    ...passkeyHandlers,
    ...signInHandlers,
    ...registrationHandlers,
    ...sellerHandlers,
    ...codeHandlers,
    ...passwordHandlers,
  ],
  migrations: { ...registrationMigrations, ...secondFactorMigrations, ...signInMigrations, ...passkeyMigrations },
  emails: [codeEmail, newcomerEmail, passwordEmail, secondFactorEmail, newDeviceEmail],
  attention: newDevicesWait,
  jobs: authJobs,
})
