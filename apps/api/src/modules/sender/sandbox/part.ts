import { issueInvoiceFor, latestFreeMonth } from '../../../platform/invoices/issue.ts'
import type { SandboxPart } from '../../../platform/partners/sandbox.ts'
import { issuing } from '../invoices/jobs.ts'
import { orderInvoices } from '../invoice-product.ts'
import { sendParcel } from './orders.ts'
import { acceptAt } from './store.ts'

/** Declared value of a parcel for which an invoice is issued, kopecks. */
const VALUE = 500_000

/** Parcels of the courier in the sandboxes of partners. */
export const senderSandbox: SandboxPart = {
  parcels: {
    product: 'SENDER',
    create: async (context, { event, value }) => (await sendParcel(context, value, event)).id,
  },
  invoices: {
    product: 'SENDER',
    async issue(context) {
      const { platform } = context
      const { organizationId, id } = await sendParcel(context, VALUE, null)
      const month = await latestFreeMonth(platform, orderInvoices, organizationId)
      await acceptAt(platform.database, organizationId, id, new Date(`${month.to}T12:00:00+03:00`).toISOString())
      return issueInvoiceFor(platform, orderInvoices, issuing, { organizationId, month })
    },
  },
}
