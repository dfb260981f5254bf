import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { claimStatuses } from './values.ts'
import { ById, Id, namedOf } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../find.ts'
import { choice, id, instant, kopecks, text } from '../find-fields.ts'
import { insuredProducts } from '../insured.ts'
import { Kopecks } from '../money.ts'
import { findActions } from '../staff.ts'

/** Platform staff. */
const staff = anyOf('GODMOD')

/**
 * Products for which platform staff say who decides their claims. A product whose organizations have an insurer of their
 * own each (credits) is not among them.
 */
export const insurerProducts = ['SELLER', 'SENDER'] as const
export type InsurerProduct = (typeof insurerProducts)[number]

/** Who decides the claims of a product. */
export const ProductInsurer = z.object({
  product: namedOf(insurerProducts),
  /** Null: no organization can connect the product, and its claims reach nobody. */
  insurer: z.nullable(
    z.object({
      id: Id,
      name: z.string(),
      /** An insurer that was switched off still decides; no organization can connect the product. */
      isActive: z.boolean(),
    }),
  ),
  /** Organizations can connect the product. */
  isConnectable: z.boolean(),
  /** Claims of the product that were sent and have no insurer. */
  unassignedClaims: z.int(),
  updatedDateTime: z.nullable(Instant),
})
export type ProductInsurer = z.output<typeof ProductInsurer>

export const products = endpoint({
  id: 'claim-staff.products',
  method: 'GET',
  path: '/v1/claim/product-insurer',
  summary: 'Who decides the claims of each product, and who could.',
  access: staff,
  response: z.object({
    products: z.array(ProductInsurer),
    /** Insurers that can be chosen. */
    insurers: z.array(z.object({ id: Id, name: z.string() })),
  }),
})

/** A claim that was sent and that no insurer can see. */
export const UnassignedClaim = z.object({
  id: Id,
  number: z.string(),
  organizationId: Id,
  organization: z.string(),
  itn: z.string(),
  product: namedOf(insuredProducts),
  status: namedOf(claimStatuses),
  claimedAmount: z.nullable(Kopecks),
  submittedDateTime: Instant,
})
export type UnassignedClaim = z.output<typeof UnassignedClaim>

/** Claims without an insurer, the oldest first. */
export const unassignedClaims = listOf({
  item: UnassignedClaim,
  filters: {
    id: id(),
    /** Number of the claim, organization and ИНН in one text. */
    search: text(),
    number: text(),
    organizationId: id(),
    organization: text(),
    'product.name': choice(insuredProducts),
    'status.name': choice(claimStatuses),
    claimedAmount: kopecks(),
    submittedDateTime: instant(),
  },
  sort: ['number', 'organization', 'claimedAmount', 'submittedDateTime'],
})

export const findUnassigned = endpoint({
  id: 'claim-staff.findUnassigned',
  method: 'POST',
  path: '/v1/claim/unassigned/find',
  summary: 'Claims that were sent and have no insurer, by a filter, the oldest first.',
  access: staff,
  body: unassignedClaims.body,
  response: unassignedClaims.page,
})

export const setProductInsurer = endpoint({
  id: 'claim-staff.setProductInsurer',
  method: 'PUT',
  path: '/v1/claim/product-insurer/{product}',
  summary:
    'Says who decides the claims of a product from now on; claims that have an insurer keep it. 409 for an insurer that was switched off.',
  access: staff,
  params: z.object({ product: z.enum(insurerProducts) }),
  body: z.object({ insurerId: Id }),
  response: ProductInsurer,
  errors: [404, 409],
  idempotent: true,
  invalidates: [products, findActions],
})

export const assign = endpoint({
  id: 'claim-staff.assign',
  method: 'POST',
  path: '/v1/claim/unassigned/{id}',
  summary:
    'Gives a claim without an insurer to one, who hears of it at once. 409 when it has another one already, or the insurer was switched off.',
  access: staff,
  params: ById,
  body: z.object({ insurerId: Id }),
  response: z.object({ id: Id, number: z.string(), insurerId: Id, insurerName: z.string() }),
  errors: [404, 409],
  idempotent: true,
  invalidates: [products, findUnassigned, findActions],
})
