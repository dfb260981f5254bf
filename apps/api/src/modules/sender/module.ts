import { defineModule } from '../../platform/module.ts'
import { confirmedOnly } from '../../platform/module-registry.ts'
import { senderHandlers } from './handlers.ts'
import { senderHelp } from './help.ts'
import { senderLetters } from './letters.ts'
import { seedSender } from './seed.ts'
import { courierService, insuranceInForce, senderRole } from './service.ts'
import { insurancePusher, keyPusher } from './state-pusher.ts'
import { senderMigrations } from './tables.ts'

export const module = defineModule({
  id: 'sender',
  product: { sort: 130, isAvailable: confirmedOnly },
  help: senderHelp,
  letters: senderLetters,
  statePushers: [insurancePusher, keyPusher],
  registrations: senderHandlers,
  migrations: senderMigrations,
  seed: seedSender,
  connectedService: courierService,
  assignableRoles: [senderRole],
  organizationUses: insuranceInForce,
})
