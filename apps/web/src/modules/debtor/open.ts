import { loadFileMessages } from '../../shared/files/messages.ts'
import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadInvoiceMessages } from '../../shared/invoice/messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { insurersMessages } from './staff/insurers/messages.ts'
import { offersMessages } from './staff/offers/messages.ts'
import { buyersMessages } from './buyers/messages.ts'
import { conditionsMessages } from './policy/messages.ts'
import { importMessages } from './import/messages.ts'
import { invoicesMessages } from './invoices/messages.ts'
import { managementMessages } from './insurance/management/messages.ts'
import { shipmentsMessages } from './shipments/messages.ts'

// The pages with their messages, apart from the routes: those come with the first script.

export const openConditions = () => withMessages(import('./policy/page.tsx'), [conditionsMessages])
export const openManagement = () =>
  withMessages(
    import('./insurance/page.tsx'),
    [managementMessages, buyersMessages, invoicesMessages],
    loadRegisterMessages(),
    loadInvoiceMessages(),
  )
export const openShipments = () =>
  withMessages(import('./register-page.tsx'), [shipmentsMessages], loadRegisterMessages(), loadFileMessages())
export const openImport = () => withMessages(import('./import/page.tsx'), [importMessages])
export const openInsurers = () =>
  withMessages(import('./staff/insurers/page.tsx'), [insurersMessages], loadRegisterMessages())
export const openOffers = () =>
  withMessages(import('./staff/offers/page.tsx'), [offersMessages], loadRegisterMessages())
