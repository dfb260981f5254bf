import { loadFileMessages } from '../../shared/files/messages.ts'
import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadInvoiceMessages } from '../../shared/invoice/messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { insurersMessages } from './insurers/messages.ts'
import { offersMessages } from './offers/messages.ts'
import { buyersMessages } from './parts/buyers/messages.ts'
import { conditionsMessages } from './parts/conditions/messages.ts'
import { importMessages } from './parts/import/messages.ts'
import { invoicesMessages } from './parts/invoices/messages.ts'
import { managementMessages } from './parts/management/messages.ts'
import { shipmentsMessages } from './parts/shipments/messages.ts'

// The pages with their messages, apart from the routes: those come with the first script.

export const openConditions = () => withMessages(import('./pages/insurance-conditions.tsx'), [conditionsMessages])
export const openManagement = () =>
  withMessages(
    import('./pages/insurance-management.tsx'),
    [managementMessages, buyersMessages, invoicesMessages],
    loadRegisterMessages(),
    loadInvoiceMessages(),
  )
export const openShipments = () =>
  withMessages(import('./pages/order-register.tsx'), [shipmentsMessages], loadRegisterMessages(), loadFileMessages())
export const openImport = () => withMessages(import('./pages/shipment-import.tsx'), [importMessages])
export const openInsurers = () =>
  withMessages(import('./insurers/page.tsx'), [insurersMessages], loadRegisterMessages())
export const openOffers = () => withMessages(import('./offers/page.tsx'), [offersMessages], loadRegisterMessages())
