import * as z from 'zod/mini'
import { inSandbox } from '../access.ts'
import { Id } from '../common.ts'
import { described } from '../described.ts'
import { endpoint } from '../endpoint.ts'
import type { InsuredProduct } from '../insured.ts'
import { Kopecks } from '../money.ts'
import { byIdOf, PartnerOutcome } from '../partner.ts'
import { lines } from '../text-kinds.ts'

const insurer = inSandbox('INSURER')

/** What may be claimed of a shipment. */
export const creditSubjects = ['TC_OVERDUE', 'TC_BANKRUPTCY'] as const

export const submitClaim = endpoint({
  id: 'claim-sandbox.submitClaim',
  method: 'POST',
  path: '/v1/partner/sandbox/insurer/claim/submit',
  summary:
    'The test organization files a claim for a shipment, with every document that is obligatory: `claim.submitted`. 409 while a claim for it is open, 400 while its subject is not possible yet.',
  access: insurer,
  body: z.object({
    shipmentId: described(Id, 'Id of the shipment.'),
    subject: described(
      z.enum(creditSubjects),
      '`TC_OVERDUE` (not paid: after the notice and the waiting period of your terms) or `TC_BANKRUPTCY` (the buyer is bankrupt: at any time).',
    ),
  }),
  response: PartnerOutcome,
  errors: [404, 409],
  idempotent: 'required',
})

/** Products that insure goods on their way. */
export const parcelProducts = ['SENDER', 'SELLER'] as const satisfies readonly InsuredProduct[]

/** More than the insurance of either product pays for one order, so that its limit can be seen. */
const DEAREST = 100_000_000

const Parcel = z.object({
  product: described(
    z.enum(parcelProducts),
    '`SENDER` (an order of the courier) or `SELLER` (an order of a marketplace).',
  ),
  value: described(
    Kopecks.check(z.minimum(100), z.maximum(DEAREST)),
    'Declared value of the goods, or their price on the marketplace, kopecks. The claim asks for as much of it as is insured.',
  ),
})

export const loseParcel = endpoint({
  id: 'claim-sandbox.loseParcel',
  method: 'POST',
  path: '/v1/partner/sandbox/insurer/parcel/lose',
  summary:
    'The test organization sends goods that are insured, they are lost, and it files a claim with every document that is obligatory: `claim.submitted`. The answer names the claim.',
  access: insurer,
  body: Parcel,
  response: PartnerOutcome,
  errors: [404, 409],
  idempotent: 'required',
})

export const damageParcel = endpoint({
  id: 'claim-sandbox.damageParcel',
  method: 'POST',
  path: '/v1/partner/sandbox/insurer/parcel/damage',
  summary: 'The same with goods that arrive damaged: `claim.submitted`, with photographs and what was damaged.',
  access: insurer,
  body: Parcel,
  response: PartnerOutcome,
  errors: [404, 409],
  idempotent: 'required',
})

export const answerClaim = endpoint({
  id: 'claim-sandbox.answerClaim',
  method: 'POST',
  path: '/v1/partner/sandbox/insurer/claim/{id}/answer',
  summary:
    'The test organization attaches every document that you have asked for and sends its answer: `claim.document.added`. 409 while you ask for none.',
  access: insurer,
  params: byIdOf('the claim'),
  response: PartnerOutcome,
  errors: [409],
  idempotent: 'required',
})

export const writeMessage = endpoint({
  id: 'claim-sandbox.writeMessage',
  method: 'POST',
  path: '/v1/partner/sandbox/insurer/claim/{id}/message',
  summary: 'The test organization writes to you about a claim: `message.created`.',
  access: insurer,
  params: byIdOf('the claim'),
  body: z.object({
    text: described(lines(z.string().check(z.trim(), z.minLength(1), z.maxLength(4000))), 'What it writes.'),
  }),
  response: PartnerOutcome,
  errors: [409],
  idempotent: 'required',
})

export const withdrawClaim = endpoint({
  id: 'claim-sandbox.withdrawClaim',
  method: 'POST',
  path: '/v1/partner/sandbox/insurer/claim/{id}/withdraw',
  summary: 'The test organization takes a claim back: `claim.withdrawn`. 409 when you have taken it for review.',
  access: insurer,
  params: byIdOf('the claim'),
  response: PartnerOutcome,
  errors: [409],
  idempotent: 'required',
})
