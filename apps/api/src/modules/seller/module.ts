import { defineModule } from '../../platform/module.ts'
import { confirmedOnly } from '../../platform/module-registry.ts'
import { sellerHelp } from './help.ts'
import { marketplace, sellerRole } from './service.ts'

export const module = defineModule({
  id: 'seller',
  product: { sort: 120, isAvailable: confirmedOnly },
  help: sellerHelp,
  connectedService: marketplace,
  assignableRoles: [sellerRole],
})
