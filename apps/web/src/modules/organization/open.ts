import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { staffMessages } from './staff/messages.ts'

// The pages with their messages, apart from the routes: those come with the first script.

export const openOrganizations = () =>
  withMessages(import('./staff/list-page.tsx'), [staffMessages], loadRegisterMessages())
export const openOrganization = () => withMessages(import('./staff/card-page.tsx'), [staffMessages])
