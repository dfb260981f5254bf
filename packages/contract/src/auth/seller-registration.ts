import * as z from 'zod/mini'
import { anyOf, open } from '../access.ts'
import { Instant } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { registrantFields, StartedRegistration } from './registration.ts'
import { findActions } from '../staff.ts'
import { current } from '../people/user.ts'
import { one as organization } from '../organization.ts'
import { healthCheck } from '../service.ts'
import { secret } from '../text-kinds.ts'

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))

/** How a seller is found: by the token of the link, or by both numbers of the account. */
const sellerFields = {
  token: z.optional(z.nullable(secret(text(200)))),
  itn: z.optional(z.nullable(text(12))),
  /** The identifier that the marketplace gave to the seller. */
  sellerId: z.optional(z.nullable(text(64))),
}
const SellerKey = z.object(sellerFields)
export type SellerKey = z.output<typeof SellerKey>

export const sellerLinkStatuses = ['OK', 'EXPIRED', 'USED', 'NOT_FOUND'] as const

/** What is known about a seller. Only OK and an address that is known tell more than the status. */
export const SellerData = z.object({
  status: z.enum(sellerLinkStatuses),
  itn: z.nullable(z.string()),
  organizationName: z.nullable(z.string()),
  sellerAccountName: z.nullable(z.string()),
  /** Whom the marketplace named has a cabinet already: they sign in instead of registering. */
  isExistingUser: z.boolean(),
})
export type SellerData = z.output<typeof SellerData>

export const check = endpoint({
  id: 'seller-registration.check',
  method: 'POST',
  path: '/v1/seller/register/check-data',
  summary: 'Whether a link or the numbers of a seller open the seller registration, and for which organization.',
  access: open,
  body: SellerKey,
  isRead: true,
  response: SellerData,
  errors: [429],
})

export const register = endpoint({
  id: 'seller-registration.register',
  method: 'POST',
  path: '/v1/seller/register',
  summary: 'Registration of a seller: the organization is that of the marketplace account, which is connected with it.',
  access: open,
  body: z.object({ ...sellerFields, ...registrantFields }),
  response: StartedRegistration,
  errors: [403, 409, 429],
})

export const connect = endpoint({
  id: 'seller-registration.connect',
  method: 'POST',
  path: '/v1/seller/account',
  summary: 'Connects the marketplace account to the organization of the signed-in administrator.',
  access: anyOf('USER_ADMIN'),
  body: SellerKey,
  response: z.object({ sellerAccountName: z.string() }),
  errors: [409, 429],
  invalidates: [current, organization, healthCheck],
})

export const invite = endpoint({
  id: 'seller-registration.invite',
  method: 'POST',
  path: '/v1/seller/invitation',
  summary: 'Makes a link for a seller. Platform staff send it; its token is shown once and never stored.',
  access: anyOf('GODMOD'),
  body: z.object({
    itn: text(12),
    organizationName: text(255).check(z.minLength(1)),
    sellerId: text(64).check(z.minLength(1)),
    sellerAccountName: text(255).check(z.minLength(1)),
    mobilePhone: z.nullable(text(20)),
  }),
  response: z.object({ path: z.string(), expiresDateTime: Instant }),
  status: 201,
  idempotent: true,
  invalidates: [findActions],
})
