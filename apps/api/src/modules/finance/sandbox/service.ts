import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { createRequest } from '@cabinet/contract/finance'
import * as objects from '@cabinet/contract/finance/objects'
import * as requests from '@cabinet/contract/finance/requests'
import { requestConsentFlags } from '@cabinet/contract/finance/request-values'
import type { PartnerOutcome } from '@cabinet/contract/partner'
import { request as readRequest } from '@cabinet/contract/finance/partner'
import { object as readObject } from '@cabinet/contract/finance/partner-objects'
import type * as calls from '@cabinet/contract/finance/sandbox'
import { errors } from '../../../kernel/http-error.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { inSandboxOf, type SandboxCall } from '../../../platform/partners/sandbox.ts'
import { nextOrderDay } from '../order-days.ts'
import { testContact, testFounder, testGeneral, testRequestAccount } from './form.ts'

type Received<E> = CallContext & ReceivedOf<E>
type OfOne = CallContext & { readonly params: { readonly id: string } }

const outcomeOf = ({ id, state, version }: PartnerOutcome): PartnerOutcome => ({ id, state, version })

const requestState = async ({ read }: SandboxCall, id: string): Promise<PartnerOutcome> =>
  outcomeOf(await read(readRequest, { params: { id } }))

/** Fills in everything that a request asks for, as a person would, and sends it. */
const fillAndSend = async ({ act }: SandboxCall, id: string, requestedLimit: number): Promise<void> => {
  const params = { id }
  const { version } = await act(requests.form, { params })
  await act(requests.saveForm, { params, body: { ...testGeneral, requestedLimit, version } })
  await act(requests.addFounder, { params, body: testFounder })
  await act(requests.addContact, { params, body: testContact })
  await act(requests.savePaymentDetails, { params, body: { ...testRequestAccount, version: null } })
  for (const flag of requestConsentFlags) await act(requests.acceptAgreement, { params: { id, flag, value: 'true' } })
  await act(requests.send, { params })
}

const alreadySent = {
  ru: 'По этому предложению уже есть заявка',
  en: 'There is a request for this offer already',
}

/**
 * The test organization sends a request for an offer.
 *
 * @throws HttpError 400 for a sum above the offer, 404 without the offer, 409 while a request for it is under way
 */
export const sendRequest = async (context: Received<typeof calls.sendRequest>): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const { offerId, requestedLimit } = context.body
  const created = await call.act(createRequest, { query: { offerId } })
  // What was sent before is not sent once more.
  if (created.status.name !== 'DRAFT') throw errors.conflict('ALREADY_REQUESTED', alreadySent)
  await fillAndSend(call, created.id, requestedLimit)
  return requestState(call, created.id)
}

/** The test organization attaches a file to a request. @throws HttpError 404, 409 for one that is decided */
export const attachDocument = async (context: Received<typeof calls.attachDocument>): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const { id } = context.params
  await requestState(call, id)
  const fileId = await call.storeFile('REQUEST_DOCUMENT')
  const { askedDocumentId } = context.body
  await call.act(requests.attachDocument, {
    params: { id },
    body: { fileId, ...(askedDocumentId !== null && { askedDocumentId }) },
  })
  return requestState(call, id)
}

const objectState = async ({ read }: SandboxCall, id: string): Promise<PartnerOutcome> =>
  outcomeOf(await read(readObject, { params: { id } }))

/** The test organization orders financing of a claim. @throws HttpError 404, 409 with the reason why it cannot */
export const orderObject = async (context: OfOne): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const { id } = context.params
  const { agreement } = await call.act(objects.get, { params: { id } })
  const date = nextOrderDay(context.platform.clock.now())
  await call.act(objects.order, { body: { agreementId: agreement.id, date, objectIds: [id] } })
  return objectState(call, id)
}

/** The test organization takes an order back. @throws HttpError 404, 409 when the bank has it */
export const withdrawObject = async (context: OfOne): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const { id } = context.params
  const before = await objectState(call, id)
  await call.act(objects.withdraw, { params: { id } })
  // What is not ordered does not exist for a bank: the answer is the last that it hears of the object.
  const after = await call.act(objects.get, { params: { id } }).catch(() => undefined)
  return { id, state: after?.status.name ?? before.state, version: before.version + 1 }
}

/** The test organization asks for a tranche of a credit line. @throws HttpError 404, 409 with the reason why it cannot */
export const requestTranche = async (context: Received<typeof calls.requestTranche>): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const { id: agreementId } = context.params
  const date = nextOrderDay(context.platform.clock.now())
  const { amount } = context.body
  const made = await call.act(objects.tranche, {
    body: { agreementId, date, amount, purpose: 'Пополнение оборотных средств' },
  })
  return objectState(call, made.id)
}
