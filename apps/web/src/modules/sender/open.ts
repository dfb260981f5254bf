import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadInvoiceMessages } from '../../shared/invoice/messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { conditionsMessages } from './insurance/conditions/messages.ts'
import { invoicesMessages } from './invoices/messages.ts'
import { managementMessages } from './insurance/management/messages.ts'
import { ordersMessages } from './orders/messages.ts'
import { staffMessages } from './staff/messages.ts'

// The pages with their messages, apart from the routes: those come with the first script.

export const openManagement = () => withMessages(import('./insurance/page.tsx'), [managementMessages])
export const openContracts = () => withMessages(import('./staff/page.tsx'), [staffMessages], loadRegisterMessages())
export const openConditions = () => withMessages(import('./insurance/conditions-page.tsx'), [conditionsMessages])
export const openOrders = () => withMessages(import('./orders/page.tsx'), [ordersMessages], loadRegisterMessages())
export const openInvoices = () =>
  withMessages(import('./invoices/page.tsx'), [invoicesMessages], loadRegisterMessages(), loadInvoiceMessages())
