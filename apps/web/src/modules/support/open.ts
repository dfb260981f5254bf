import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { helpMessages } from './parts/help/messages.ts'
import { requestMessages } from './requests/messages.ts'

// The pages with their messages, apart from the routes: those come with the first script.

export const openHelp = () => withMessages(import('./pages/help.tsx'), [helpMessages, requestMessages])
export const openRequest = () => withMessages(import('./requests/own-page.tsx'), [requestMessages])
export const openStaffRequests = () =>
  withMessages(import('./requests/queue-page.tsx'), [requestMessages], loadRegisterMessages())
export const openStaffRequest = () => withMessages(import('./requests/staff-page.tsx'), [requestMessages])
