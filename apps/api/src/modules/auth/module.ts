import { defineModule } from '../../platform/module.ts'
import { authHandlers } from './handlers.ts'

export const module = defineModule({ id: 'auth', registrations: authHandlers })
