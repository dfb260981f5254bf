import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadInvoiceMessages } from '../../shared/invoice/messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { conditionsMessages } from './parts/conditions/messages.ts'
import { invoicesMessages } from './parts/invoices/messages.ts'
import { managementMessages } from './parts/management/messages.ts'
import { ordersMessages } from './parts/orders/messages.ts'
import { staffMessages } from './parts/staff/messages.ts'

// The pages with their messages, apart from the routes: those come with the first script.

export const openManagement = () => withMessages(import('./pages/insurance-management.tsx'), [managementMessages])
export const openContracts = () =>
  withMessages(import('./pages/contracts.tsx'), [staffMessages], loadRegisterMessages())
export const openConditions = () => withMessages(import('./pages/insurance-conditions.tsx'), [conditionsMessages])
export const openOrders = () =>
  withMessages(import('./pages/order-register.tsx'), [ordersMessages], loadRegisterMessages())
export const openInvoices = () =>
  withMessages(
    import('./pages/invoices-payment.tsx'),
    [invoicesMessages],
    loadRegisterMessages(),
    loadInvoiceMessages(),
  )
