import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { staffMessages } from './parts/messages.ts'

/** The page with its messages, apart from the routes: those come with the first script. */
export const openOverview = () => withMessages(import('./pages/overview.tsx'), [staffMessages], loadRegisterMessages())
