import { defineModule } from '../../platform/module.ts'
import { holds } from '../../platform/principal.ts'
import { claimHelp } from './help.ts'
import { claimEmails } from './emails.ts'

/** Settlement: for who can have insured orders and may work with the cabinet. */
export const module = defineModule({
  id: 'claim',
  product: {
    sort: 140,
    isAvailable: (user) =>
      holds(user, 'GODMOD') || (holds(user, 'SELLER', 'SENDER') && holds(user, 'USER_ADMIN', 'USER')),
  },
  help: claimHelp,
  emails: claimEmails,
})
