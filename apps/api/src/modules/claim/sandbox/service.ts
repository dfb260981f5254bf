import { create, get, withdraw } from '@cabinet/contract/claim'
import * as papers from '@cabinet/contract/claim/papers'
import { claim as readClaim } from '@cabinet/contract/claim/partner'
import type * as calls from '@cabinet/contract/claim/sandbox'
import {
  claimDocuments,
  type ClaimDocumentType,
  type ClaimFields,
  type ClaimSubjectCode,
  claimSubjectDetails,
} from '@cabinet/contract/claim/values'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import type { InsuredProduct } from '@cabinet/contract/insured'
import type { PartnerOutcome } from '@cabinet/contract/partner'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { inSandboxOf, type SandboxCall, type TestParcel } from '../../../platform/partners/sandbox.ts'
import { productOf, scopeOf } from '../products.ts'

type Received<E> = CallContext & ReceivedOf<E>
type OfOne = CallContext & { readonly params: { readonly id: string } }

const stateOf = async ({ read }: SandboxCall, id: string): Promise<PartnerOutcome> => {
  const { state, version } = await read(readClaim, { params: { id } })
  return { id, state, version }
}

/** Sends a claim for a thing, with every document that is obligatory. */
const fileClaim = async (
  call: SandboxCall,
  of: { readonly product: InsuredProduct; readonly objectId: string },
  form: Partial<ClaimFields> & { readonly subjectCode: ClaimSubjectCode },
): Promise<PartnerOutcome> => {
  const documents = []
  for (const { type, least } of claimDocuments[claimSubjectDetails[form.subjectCode].eventType]) {
    for (let count = 0; count < least; count += 1) {
      documents.push({ type, fileId: await call.storeFile('CLAIM_DOCUMENT') })
    }
  }
  const filed = await call.act(create, {
    body: { ...of, status: 'SUBMITTED', form: { ...form, isConfirmed: true }, documents },
  })
  return stateOf(call, filed.id)
}

/** What the claim is about, as the test organization sees it. */
const thingOf = async ({ platform }: CallContext, { testIds }: SandboxCall, product: InsuredProduct, id: string) => {
  const scope = scopeOf({ platform, organizationId: testIds.organizationId })
  const thing = await productOf(platform, product)?.read(scope, id)
  if (!thing) throw errors.notFound()
  return thing
}

/**
 * The test organization files a claim for a shipment with every document that is obligatory.
 *
 * @throws HttpError 400 while its subject is not possible, 404, 409 while a claim for it is open
 */
export const submitClaim = async (context: Received<typeof calls.submitClaim>): Promise<PartnerOutcome> => {
  const { platform, body } = context
  const { subject, shipmentId } = body
  const call = await inSandboxOf(context)
  const { money } = await thingOf(context, call, 'DEBTOR', shipmentId)
  return fileClaim(
    call,
    { product: 'DEBTOR', objectId: shipmentId },
    {
      subjectCode: subject,
      description: 'Покупатель не заплатил за отгрузку. Заявление подано в песочнице.',
      debtAmount: money.value,
      bankruptcyCaseNumber: 'А40-1/2026',
      pretensionDate: businessDay(platform.clock.now()),
      buyerReply: 'NO_REPLY',
    },
  )
}

const parcelSubjects = {
  SENDER: { LOSS: 'COURIER_LOSS', DAMAGE: 'COURIER_DAMAGE' },
  SELLER: { LOSS: 'MP_LOSS', DAMAGE: 'MP_DAMAGE' },
} as const

const parcelWords = {
  LOSS: 'Посылка утрачена в пути. Заявление подано в песочнице.',
  DAMAGE: 'Товар повреждён в пути. Заявление подано в песочнице.',
} as const

/** Something happens to insured goods of the test organization, and it files a claim for them. */
const claimParcel = async (
  context: Received<typeof calls.loseParcel>,
  event: TestParcel['event'],
): Promise<PartnerOutcome> => {
  const { platform, body } = context
  const { product, value } = body
  const parts = platform.modules.all.map(({ sandbox }) => sandbox?.parcels)
  const parcels = parts.find((part) => part?.product === product)
  if (!parcels) throw errors.notFound()
  const call = await inSandboxOf(context)
  const objectId = await parcels.create(context, { event, value })
  const { money, items } = await thingOf(context, call, product, objectId)
  const today = businessDay(platform.clock.now())
  return fileClaim(
    call,
    { product, objectId },
    {
      subjectCode: parcelSubjects[product][event],
      description: parcelWords[event],
      eventDate: today,
      claimedAmount: money.most,
      pretension: { isSent: true, date: today, number: null, answer: 'NONE', answerDate: null },
      ...(event === 'DAMAGE' && {
        damagedItems: items.map(({ itemId, amount }) => ({ itemId, damagedAmount: amount })),
      }),
    },
  )
}

/** Insured goods are lost. @throws HttpError 404 for a product that is not here, 409 while its insurance is off */
export const loseParcel = (context: Received<typeof calls.loseParcel>) => claimParcel(context, 'LOSS')

/** Insured goods are damaged. @throws HttpError 404 for a product that is not here, 409 while its insurance is off */
export const damageParcel = (context: Received<typeof calls.damageParcel>) => claimParcel(context, 'DAMAGE')

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
