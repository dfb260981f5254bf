import { enable } from '@cabinet/contract/debtor'
import * as buyers from '@cabinet/contract/debtor/buyers'
import { acceptTexts, debtorTextNames, debtorTexts } from '@cabinet/contract/debtor/policy'
import * as shipments from '@cabinet/contract/debtor/shipments'
import * as insurer from '@cabinet/contract/debtor/partner'
import { approveLimit } from '@cabinet/contract/debtor/partner-credit'
import { businessDay } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/days.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { issueInvoiceFor, latestFreeMonth } from '../../../platform/invoices/issue.ts'
import { inSandboxOf, type SandboxCall } from '../../../platform/partners/sandbox.ts'
import { testBuyer } from '../../../platform/partners/test-identity.ts'
import { findByItn } from '../buyers/store.ts'
import { issuing } from '../invoices/jobs.ts'
import { premiumInvoices } from '../invoices/product.ts'
import { findInsurers } from '../partner/store.ts'
import { OFFERED_TERMS } from '../policy/terms.ts'
import { findInsurance } from '../store.ts'
import { declareAt } from './store.ts'
import { newShipment } from './service.ts'

/** What the buyer owes for a shipment, and how much may be insured of it, kopecks. */
const AMOUNT = 10_000_000
const LIMIT = 1_000_000_000

/** Days for which a new policy and its limits hold. */
const POLICY_DAYS = 700

const newsAt = (at: string) => ({ externalId: newId(), occurredAt: at })

/** Insures the test organization with the insurer of the sandbox. What is there already stays. */
const ensureInsured = async ({ platform }: CallContext, { act, as, testIds }: SandboxCall, itn: string) => {
  const { database, clock } = platform
  const { organizationId } = testIds
  if ((await findInsurance(database, organizationId))?.policy_number) return
  const [party] = await findInsurers(database)
  if (!party) throw new Error('Nobody insures in this sandbox')
  const insure = as('INSURER', party.id)
  const at = clock.nowText()
  const today = businessDay(clock.now())
  const endDate = addDays(today, POLICY_DAYS)
  await insure(insurer.offerInsurance, { body: { ...newsAt(at), organizationItn: itn } })
  const texts = debtorTextNames.map((type) => ({ type, version: debtorTexts[type] }))
  await act(acceptTexts, { body: { texts } })
  await act(enable, {})
  await insure(insurer.acceptConnection, {
    params: { id: organizationId },
    body: { ...newsAt(at), startDate: today, endDate, terms: OFFERED_TERMS },
  })
  const { id } = await act(buyers.create, {
    body: {
      itn: testBuyer.itn,
      contract: { number: '1-П', date: today },
      paymentTermDays: 30,
      comment: null,
      requestedLimit: LIMIT,
      isAffiliated: false,
    },
  })
  const approval = { approvedLimit: LIMIT, validUntil: endDate }
  await insure(approveLimit, { params: { id }, body: { ...newsAt(at), ...approval } })
}

/**
 * Issues a premium invoice for a shipment of the latest month that has none; its buyer pays, so that the limit lasts.
 *
 * @throws HttpError 409 while the insurance is suspended for debts
 */
export const issueInvoice = async (context: CallContext, itn: string): Promise<string> => {
  const { platform } = context
  const { database, clock } = platform
  const call = await inSandboxOf(context)
  const { organizationId } = call.testIds
  await ensureInsured(context, call, itn)
  const buyerId = (await findByItn(database, organizationId, [testBuyer.itn])).get(testBuyer.itn)?.id ?? ''
  const today = businessDay(clock.now())
  const body = newShipment(today, { buyerId, amount: AMOUNT, deferralDays: 30 })
  const { id } = await call.act(shipments.create, { body })
  await call.act(shipments.pay, { params: { id }, body: { date: today, amount: AMOUNT } })
  const month = await latestFreeMonth(platform, premiumInvoices, organizationId)
  await declareAt(database, organizationId, id, new Date(`${month.to}T12:00:00+03:00`).toISOString())
  return issueInvoiceFor(platform, premiumInvoices, issuing, { organizationId, month })
}
