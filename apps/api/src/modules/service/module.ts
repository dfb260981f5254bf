import { defineModule } from '../../platform/module.ts'
import { serviceHandlers } from './handlers.ts'

/** What the server says of itself and of the services that the product modules connect. */
export const module = defineModule({ id: 'service', registrations: serviceHandlers })
