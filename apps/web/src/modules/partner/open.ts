import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { statementMessages } from './statement/messages.ts'

/** The page with its messages, apart from the routes: those come with the first script. */
export const openStatement = () =>
  withMessages(import('./statement/page.tsx'), [statementMessages], loadRegisterMessages())
