import { defineModule } from '../../platform/module.ts'
import { devHandlers } from './handlers.ts'

export const module = defineModule({ id: 'dev', registrations: devHandlers })
