import { defineModule } from '../../platform/module.ts'
import { confirmedOnly } from '../../platform/module-registry.ts'
import { brokenAccount } from './account/attention.ts'
import { accountLinked } from './account/linking.ts'
import { accountMachine } from './account/transitions.ts'
import { claimableOrders } from './claims.ts'
import { sellerEmails } from './emails.ts'
import { sellerHandlers } from './handlers.ts'
import { sellerHelp } from './help.ts'
import { coverMachine, orderMachine } from './orders/transitions.ts'
import { marketplaceEvents } from './partner-events.ts'
import { marketplaces } from './marketplace.ts'
import { marketplaceSandboxHandlers } from './sandbox/handlers.ts'
import { sellerSandbox } from './sandbox/service.ts'
import { accountInForce, marketplace, sellerRole } from './service.ts'
import { sellerMigrations } from './migrations.ts'
import { searchSeller } from './search.ts'
import { sellerFigures } from './figures.ts'

export const module = defineModule({
  id: 'seller',
  product: { sort: 120, isAvailable: confirmedOnly },
  help: sellerHelp,
  emails: sellerEmails,
  registrations: [...sellerHandlers, ...marketplaceSandboxHandlers],
  sandbox: sellerSandbox,
  migrations: sellerMigrations,
  machines: [accountMachine, orderMachine, coverMachine],
  partnerEvents: marketplaceEvents,
  partnerParties: marketplaces,
  connectedService: marketplace,
  assignableRoles: [sellerRole],
  search: searchSeller,
  figures: sellerFigures,
  organizationUses: accountInForce,
  onSellerAccountLinked: accountLinked,
  claimable: claimableOrders,
  attention: brokenAccount,
})
