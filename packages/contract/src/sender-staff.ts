import * as z from 'zod/mini'
import { anyOf } from './access.ts'
import { ById, Id } from './common.ts'
import { Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Kopecks } from './money.ts'
import { ContractNumber } from './sender-account.ts'

/** Platform staff. */
const staff = anyOf('GODMOD')

/** The dearest insurance of one order that staff may agree, kopecks. */
export const LARGEST_PRICE = 1_000_000

/** Contracts with the courier whose holders may be insured: a whole number, or the beginning of several. */
export const SenderContract = z.object({
  id: Id,
  /** Upper case, without spaces. */
  prefix: z.string(),
  createdDateTime: Instant,
})
export type SenderContract = z.output<typeof SenderContract>

export const contracts = endpoint({
  id: 'sender-staff.contracts',
  method: 'GET',
  path: '/v1/sender/contract',
  summary: 'Contracts whose holders may be insured. While there are none, every well-formed number is taken.',
  access: staff,
  response: z.object({ contracts: z.array(SenderContract) }),
})

export const addContract = endpoint({
  id: 'sender-staff.addContract',
  method: 'POST',
  path: '/v1/sender/contract',
  summary: 'Adds a contract, or the beginning of several; 409 when it is there already.',
  access: staff,
  body: z.object({ prefix: ContractNumber }),
  response: SenderContract,
  status: 201,
  errors: [409],
  idempotent: true,
  invalidates: [contracts],
})

export const removeContract = endpoint({
  id: 'sender-staff.removeContract',
  method: 'DELETE',
  path: '/v1/sender/contract/{id}',
  summary: 'Takes a contract off the list. Accounts that are connected already stay as they are.',
  access: staff,
  params: ById,
  errors: [404],
  invalidates: [contracts],
})

/** What the insurance of an order costs an organization, and has cost. */
export const SenderPrice = z.object({
  organizationId: Id,
  organization: z.string(),
  itn: z.string(),
  contractNumber: z.nullable(z.string()),
  insurancePrice: Kopecks,
  /** Agreed prices, the newest first; empty while the usual price holds. */
  history: z.array(z.object({ insurancePrice: Kopecks, fromDateTime: Instant })),
})
export type SenderPrice = z.output<typeof SenderPrice>

export const prices = endpoint({
  id: 'sender-staff.prices',
  method: 'GET',
  path: '/v1/sender/price',
  summary: 'Prices of the insurance of orders by organizations that have connected an account.',
  access: staff,
  response: z.object({ usualPrice: Kopecks, prices: z.array(SenderPrice) }),
})

export const setPrice = endpoint({
  id: 'sender-staff.setPrice',
  method: 'POST',
  path: '/v1/sender/price/{id}',
  summary:
    'Agrees another price with an organization, for insurance that is switched on from now; 409 STALE when the price is no longer the one that was seen.',
  access: staff,
  params: ById,
  body: z.object({
    insurancePrice: Kopecks.check(z.minimum(1), z.maximum(LARGEST_PRICE)),
    /** The price on the screen of whoever changes it. */
    seenPrice: Kopecks,
  }),
  response: SenderPrice,
  errors: [404, 409],
  idempotent: true,
  invalidates: [prices],
})
