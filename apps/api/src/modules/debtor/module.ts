import { defineModule } from '../../platform/module.ts'
import { confirmedOnly } from '../../platform/module-registry.ts'
import { debtorHandlers } from './handlers.ts'
import { debtorHelp } from './help.ts'
import { debtorEmails } from './emails.ts'
import { demoInsurer } from './partner/demo-insurer.ts'
import { insurerEvents } from './partner/events.ts'
import { insurerHandlers } from './partner/handlers.ts'
import { findInsurers } from './partner/store.ts'
import { seedDebtor } from './seed.ts'
import { debtorRole, insuranceInForce } from './service.ts'
import { insurancePusher } from './state-pusher.ts'
import { debtorMigrations } from './tables.ts'
import { insuranceMachine } from './transitions/insurance.ts'

export const module = defineModule({
  id: 'debtor',
  product: { sort: 100, isAvailable: confirmedOnly },
  help: debtorHelp,
  emails: debtorEmails,
  statePushers: [insurancePusher],
  registrations: [...debtorHandlers, ...insurerHandlers],
  partnerEvents: insurerEvents,
  partnerParties: { kind: 'INSURER', find: findInsurers },
  outsiders: [demoInsurer],
  machines: [insuranceMachine],
  migrations: debtorMigrations,
  seed: seedDebtor,
  assignableRoles: [debtorRole],
  organizationUses: insuranceInForce,
})
