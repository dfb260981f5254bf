import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { partnerMessages } from './parts/messages.ts'
import { statementMessages } from './statement/messages.ts'

/** The pages with their messages, apart from the routes: those come with the first script. */
export const openPartners = () =>
  withMessages(import('./pages/partners.tsx'), [partnerMessages], loadRegisterMessages())

export const openPartner = () => withMessages(import('./pages/partner.tsx'), [partnerMessages], loadRegisterMessages())

export const openStatement = () =>
  withMessages(import('./statement/page.tsx'), [statementMessages], loadRegisterMessages())
