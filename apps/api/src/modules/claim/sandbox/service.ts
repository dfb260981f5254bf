import { create, get, withdraw } from '@cabinet/contract/claim'
import * as papers from '@cabinet/contract/claim/papers'
import { claim as readClaim } from '@cabinet/contract/claim/partner'
import type * as calls from '@cabinet/contract/claim/sandbox'
import { claimDocuments, type ClaimDocumentType, claimSubjectDetails } from '@cabinet/contract/claim/values'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { PartnerOutcome } from '@cabinet/contract/partner'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { inSandboxOf, type SandboxCall } from '../../../platform/partners/sandbox.ts'
import { productOf, scopeOf } from '../products.ts'

type Received<E> = CallContext & ReceivedOf<E>
type OfOne = CallContext & { readonly params: { readonly id: string } }

const stateOf = async ({ read }: SandboxCall, id: string): Promise<PartnerOutcome> => {
  const { state, version } = await read(readClaim, { params: { id } })
  return { id, state, version }
}

const DESCRIPTION = 'Покупатель не заплатил за отгрузку. Заявление подано в песочнице.'

/**
 * The test organization files a claim for a shipment with every document that is obligatory.
 *
 * @throws HttpError 400 while its subject is not possible, 404, 409 while a claim for it is open
 */
export const submitClaim = async (context: Received<typeof calls.submitClaim>): Promise<PartnerOutcome> => {
  const { platform, body } = context
  const { subject, shipmentId } = body
  const call = await inSandboxOf(context)
  const scope = scopeOf({ platform, organizationId: call.testIds.organizationId })
  const thing = await productOf(platform, 'DEBTOR')?.read(scope, shipmentId)
  if (!thing) throw errors.notFound()
  const documents = []
  for (const { type, need } of claimDocuments[claimSubjectDetails[subject].eventType]) {
    if (need === 'REQUIRED') documents.push({ type, fileId: await call.storeFile('CLAIM_DOCUMENT') })
  }
  const form = {
    subjectCode: subject,
    description: DESCRIPTION,
    debtAmount: thing.money.value,
    bankruptcyCaseNumber: 'А40-1/2026',
    pretensionDate: businessDay(scope.now),
    buyerReply: 'NO_REPLY',
    isConfirmed: true,
  } as const
  const filed = await call.act(create, {
    body: { product: 'DEBTOR', objectId: shipmentId, status: 'SUBMITTED', form, documents },
  })
  return stateOf(call, filed.id)
}

/** The test organization sends every document that was asked for. @throws HttpError 404, 409 while none is */
export const answerClaim = async (context: OfOne): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const { id } = context.params
  const { asked } = await call.act(get, { params: { id } })
  // Who is asked for nothing hears so from the answer itself.
  for (const { name } of asked?.left ?? []) {
    const fileId = await call.storeFile('CLAIM_DOCUMENT')
    await call.act(papers.addDocument, { params: { id }, body: { type: name as ClaimDocumentType, fileId } })
  }
  await call.act(papers.answer, { params: { id } })
  return stateOf(call, id)
}

/** The test organization writes about a claim. @throws HttpError 404, 409 for one that was withdrawn */
export const writeMessage = async (context: Received<typeof calls.writeMessage>): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const { id } = context.params
  await call.act(papers.writeMessage, { params: { id }, body: { text: context.body.text } })
  return stateOf(call, id)
}

/** The test organization takes a claim back. @throws HttpError 404, 409 when it is considered */
export const withdrawClaim = async (context: OfOne): Promise<PartnerOutcome> => {
  const call = await inSandboxOf(context)
  const { id } = context.params
  await call.act(withdraw, { params: { id }, body: {} })
  return stateOf(call, id)
}
