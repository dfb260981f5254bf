import { defineModule } from '../../platform/module.ts'
import { authHandlers } from './handlers.ts'
import { authJobs } from './jobs.ts'
import { openSession } from './sessions.ts'

export const module = defineModule({ id: 'auth', registrations: authHandlers, openSession, jobs: authJobs })
