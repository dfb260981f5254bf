import { businessDay } from '../../../kernel/clock.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { findSandboxIds } from '../../../platform/partners/sandbox-ids.ts'
import { findInvoices } from '../statement/matching.ts'

/**
 * The test organization pays all that it owes, as the bank statement would say.
 *
 * @returns how many invoices were paid
 */
export const payInvoices = async ({ platform, partner }: CallContext): Promise<{ paid: number }> => {
  const { database, clock } = platform
  const { organizationId } = await findSandboxIds(database)
  const unpaid = await findInvoices(platform, { unpaidOf: [organizationId] })
  const date = businessDay(clock.now())
  for (const { of, invoice } of unpaid) {
    const payment = { externalId: newId(), date, amount: invoice.left }
    await of.pay(platform, invoice.id, payment, { kind: 'PARTNER', id: partner.id })
  }
  return { paid: unpaid.length }
}
