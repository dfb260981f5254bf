import * as z from 'zod/mini'
import { anyOf, verified } from '../access.ts'
import { ById, Id } from '../common.ts'
import { Day } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { findActualOffers, Offer, offers, oneOffer, products } from '../finance.ts'
import { Kopecks, Percent } from '../money.ts'
import { attention } from '../people/user.ts'

export const findOffers = endpoint({
  id: 'finance-offer.findOffers',
  method: 'POST',
  path: '/v1/finance/offer/find',
  summary: 'Offers to the organization, those whose term has passed included; platform staff find all of them.',
  access: verified,
  body: offers.body,
  response: offers.page,
})

const words = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
const Rate = Percent.check(z.minimum(0), z.maximum(1000), z.multipleOf(0.01))

/** The terms of an offer, whoever writes it down. */
export const offerTerms = {
  organizationItn: z.string().check(z.regex(/^(?:\d{10}|\d{12})$/)),
  product: z.enum(products),
  financingLimit: Kopecks.check(z.minimum(0), z.maximum(1_000_000_000_000)),
  interestRate: Rate,
  endDate: Day,
  advanceRate: Percent.check(z.minimum(80), z.maximum(100), z.multipleOf(0.01)),
  maxDeferralDays: z.int().check(z.minimum(1), z.maximum(180)),
  fee: z._default(z.nullable(Rate), null),
  withRecourse: z.boolean(),
}

export const createOffer = endpoint({
  id: 'finance-offer.createOffer',
  method: 'POST',
  path: '/v1/finance/offer',
  summary:
    'Writes down an offer of a bank that does not do so itself. Banks that are partners have a call of their own.',
  access: anyOf('GODMOD'),
  body: z.object({ bankId: Id, externalId: z._default(z.nullable(words(100)), null), ...offerTerms }),
  response: Offer,
  status: 201,
  errors: [404, 409],
  idempotent: true,
  invalidates: [findActualOffers, findOffers],
})

export const removeOffer = endpoint({
  id: 'finance-offer.removeOffer',
  method: 'DELETE',
  path: '/v1/finance/offer/{id}',
  summary: 'Deletes an offer for which nobody has sent a request; drafts for it go with it.',
  access: anyOf('GODMOD'),
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: [findActualOffers, findOffers, oneOffer, attention],
})
