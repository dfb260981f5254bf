import { disable, enable } from '@cabinet/contract/debtor'
import * as buyers from '@cabinet/contract/debtor/buyers'
import { acceptTexts, debtorTextNames, debtorTexts } from '@cabinet/contract/debtor/policy'
import * as shipments from '@cabinet/contract/debtor/shipments'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { PartnerOutcome } from '@cabinet/contract/partner'
import { insurance as readInsurance } from '@cabinet/contract/debtor/partner'
import { buyer as readBuyer, shipment as readShipment } from '@cabinet/contract/debtor/partner-credit'
import type * as calls from '@cabinet/contract/debtor/sandbox'
import { businessDay, type DayText } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/days.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { inSandboxOf, type SandboxCall } from '../../../platform/partners/sandbox.ts'
import { findByItn } from '../buyers/store.ts'

type Received<E> = CallContext & ReceivedOf<E>
type OfOne = CallContext & { readonly params: { readonly id: string } }

const outcomeOf = ({ id, state, version }: PartnerOutcome): PartnerOutcome => ({ id, state, version })

const insuranceState = async ({ read, testIds }: SandboxCall): Promise<PartnerOutcome> =>
  outcomeOf(await read(readInsurance, { params: { id: testIds.organizationId } }))

/** The test organization applies for the insurance. @throws HttpError 409 without an offer, and when it is insured */
export const connect = async (context: CallContext): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const texts = debtorTextNames.map((type) => ({ type, version: debtorTexts[type] }))
  await call.act(acceptTexts, { body: { texts } })
  await call.act(enable, {})
  return insuranceState(call)
}

/** The test organization asks to end the insurance. @throws HttpError 409 when there is nothing to end */
export const disconnect = async (context: CallContext): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  await call.act(disable, { body: { reasonId: 'FEW_SHIPMENTS' } })
  return insuranceState(call)
}

/** What the test organization has agreed upon with its buyers; it was so a year ago as well. */
const contractOf = (today: string) => ({ number: '1-П', date: addDays(today, -400) })

/** Payment terms that every policy bears. */
const TERM_DAYS = 30

/**
 * The test organization asks for a limit on a buyer, who is added when there is none of the number.
 *
 * @throws HttpError 404 for a number that is not well formed, 409 while another sum is considered
 */
export const requestLimit = async (context: Received<typeof calls.requestLimit>): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const { platform, body } = context
  const { itn, requestedLimit } = body
  const known = (await findByItn(platform.database, call.testIds.organizationId, [itn])).get(itn)
  const contract = contractOf(businessDay(platform.clock.now()))
  const buyer = { itn, contract, paymentTermDays: TERM_DAYS, comment: null, requestedLimit, isAffiliated: false }
  const { id } = known
    ? await call.act(buyers.requestLimit, { params: { id: known.id }, body: { requestedLimit } })
    : await call.act(buyers.create, { body: buyer })
  return outcomeOf(await call.read(readBuyer, { params: { id } }))
}

const shipmentState = async ({ read }: SandboxCall, id: string): Promise<PartnerOutcome> =>
  outcomeOf(await read(readShipment, { params: { id } }))

/** A shipment of today that is declared at once. */
export const newShipment = (
  today: DayText,
  { buyerId, amount, deferralDays }: ReceivedOf<typeof calls.declareShipment>['body'],
) => ({
  buyerId,
  contract: contractOf(today),
  document: { type: 'UPD' as const, number: `Т-${newId().slice(-8)}`, date: today, fileId: null },
  shipmentDate: today,
  amount,
  vatAmount: 0,
  deferralDays,
  isDeclared: true,
})

/** The test organization ships and declares it. @throws HttpError 404 for a buyer that it does not have */
export const declareShipment = async (context: Received<typeof calls.declareShipment>): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const today = businessDay(context.platform.clock.now())
  const { id } = await call.act(shipments.create, { body: newShipment(today, context.body) })
  return shipmentState(call, id)
}

/** The buyer pays. @throws HttpError 400 for more than the debt, 404, 409 when nothing is unpaid */
export const payShipment = async (context: Received<typeof calls.payShipment>): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const { id } = context.params
  const date = businessDay(context.platform.clock.now())
  await call.act(shipments.pay, { params: { id }, body: { date, amount: context.body.amount } })
  return shipmentState(call, id)
}

/** The test organization tells of an overdue payment. @throws HttpError 404, 409 when it is not overdue, or too late */
export const notifyOverdue = async (context: OfOne): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const { id } = context.params
  await call.act(shipments.notify, { params: { id }, body: { comment: 'Покупатель не отвечает' } })
  return shipmentState(call, id)
}
