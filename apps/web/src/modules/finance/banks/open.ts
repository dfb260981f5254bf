import { withMessages } from '../../../shared/intl/with-messages.ts'
import { loadRegisterMessages } from '../../../shared/register/messages.ts'
import { banksMessages } from './messages.ts'

export const openBanks = () => withMessages(import('./page.tsx'), [banksMessages], loadRegisterMessages())
