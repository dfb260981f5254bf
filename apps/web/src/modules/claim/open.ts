import { loadFileMessages } from '../../shared/files/messages.ts'
import { loadFormMessages } from '../../shared/forms/messages.ts'
import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { claimMessages } from './parts/messages.ts'
import { staffClaimsMessages } from './staff/messages.ts'

// The pages with their messages, apart from the routes: those come with the first script.

export const openSettlement = () =>
  withMessages(import('./registers/page.tsx'), [claimMessages], loadRegisterMessages())
export const openClaim = () =>
  withMessages(import('./card/page.tsx'), [claimMessages], loadFileMessages(), loadFormMessages())

const openForm = () => withMessages(import('./form/pages.tsx'), [claimMessages], loadFileMessages(), loadFormMessages())
export const openSenderForm = async () => ({ Page: (await openForm()).SenderPage })
export const openSellerForm = async () => ({ Page: (await openForm()).SellerPage })
export const openDebtorForm = async () => ({ Page: (await openForm()).DebtorPage })

export const openInsurers = () =>
  withMessages(import('./staff/page.tsx'), [claimMessages, staffClaimsMessages], loadRegisterMessages())
