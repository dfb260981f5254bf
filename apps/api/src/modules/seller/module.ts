import { defineModule } from '../../platform/module.ts'
import { confirmedOnly } from '../../platform/module-registry.ts'
import { marketplace } from './service.ts'

export const module = defineModule({
  id: 'seller',
  product: { sort: 120, isAvailable: confirmedOnly },
  connectedService: marketplace,
})
