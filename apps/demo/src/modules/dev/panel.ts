import { defineModule } from '@cabinet/api/platform/module'
import { devHandlers } from './handlers.ts'

/** The developer panel: a module of the server that exists in the demo alone. */
export const panel = defineModule({ id: 'dev', registrations: devHandlers })
