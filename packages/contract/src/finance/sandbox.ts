import * as z from 'zod/mini'
import { inSandbox } from '../access.ts'
import { Id } from '../common.ts'
import { described } from '../described.ts'
import { endpoint } from '../endpoint.ts'
import { trancheRange } from './objects.ts'
import { MIN_REQUESTED_LIMIT } from './request-values.ts'
import { Kopecks } from '../money.ts'
import { byIdOf, PartnerOutcome } from '../partner.ts'

const bank = inSandbox('BANK')

export const sendRequest = endpoint({
  id: 'partner-bank-sandbox.sendRequest',
  method: 'POST',
  path: '/v1/partner/sandbox/bank/request/send',
  summary:
    'The test organization fills in a request for an offer of yours and sends it: `request.submitted`. 409 while it has another one for the same offer.',
  access: bank,
  body: z.object({
    offerId: described(Id, 'Id of the offer, as `saveOffer` has answered it.'),
    requestedLimit: described(
      Kopecks.check(z.minimum(MIN_REQUESTED_LIMIT), z.maximum(1_000_000_000_000)),
      'Limit that is asked for, kopecks: 100 000 roubles at least, the limit of the offer at most.',
    ),
  }),
  response: PartnerOutcome,
  errors: [404, 409],
  idempotent: 'required',
})

export const attachDocument = endpoint({
  id: 'partner-bank-sandbox.attachDocument',
  method: 'POST',
  path: '/v1/partner/sandbox/bank/request/{id}/attach',
  summary:
    'The test organization attaches a file of one page to a request that you have taken: `request.document.added`. 409 before that, and when it is decided.',
  access: bank,
  params: byIdOf('the request'),
  body: z.object({
    askedDocumentId: described(
      z.nullable(Id),
      'Which document that you have asked for it answers: an id of `askedDocuments`; null for none of them.',
    ),
  }),
  response: PartnerOutcome,
  errors: [409],
  idempotent: 'required',
})

export const orderObject = endpoint({
  id: 'partner-bank-sandbox.orderObject',
  method: 'POST',
  path: '/v1/partner/sandbox/bank/object/{id}/order',
  summary:
    'The test organization orders financing of a claim for the next day that takes orders: `object.ordered`. The claim comes of a supply that you have told of: `objectId` of its result. 409 says why it cannot be ordered.',
  access: bank,
  params: byIdOf('the object'),
  response: PartnerOutcome,
  errors: [409],
  idempotent: 'required',
})

export const withdrawObject = endpoint({
  id: 'partner-bank-sandbox.withdrawObject',
  method: 'POST',
  path: '/v1/partner/sandbox/bank/object/{id}/withdraw',
  summary: 'The test organization takes an order back: `object.withdrawn`. 409 when you have taken it.',
  access: bank,
  params: byIdOf('the object'),
  response: PartnerOutcome,
  errors: [409],
  idempotent: 'required',
})

export const requestTranche = endpoint({
  id: 'partner-bank-sandbox.requestTranche',
  method: 'POST',
  path: '/v1/partner/sandbox/bank/agreement/{id}/request-tranche',
  summary:
    'The test organization asks for money of a credit line, for the next day that takes orders: `tranche.requested`. 409 says why it cannot.',
  access: bank,
  params: byIdOf('the agreement'),
  body: z.object({
    amount: described(
      Kopecks.check(z.minimum(trancheRange.min), z.maximum(trancheRange.max)),
      'The sum, kopecks: 1 000 roubles at least, what is left of the limit at most.',
    ),
  }),
  response: PartnerOutcome,
  errors: [409],
  idempotent: 'required',
})
