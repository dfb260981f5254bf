import { loadFileMessages } from '../../shared/files/messages.ts'
import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { documentsMessages } from './documents/messages.ts'

// The page with its messages, apart from the routes: those come with the first script.

export const openDocuments = () =>
  withMessages(import('./documents/page.tsx'), [documentsMessages], loadRegisterMessages(), loadFileMessages())
