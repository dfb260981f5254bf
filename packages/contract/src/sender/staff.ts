import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { listOf } from '../find.ts'
import { boolean, id, instant, kopecks, text } from '../find-fields.ts'
import { Kopecks } from '../money.ts'
import { ContractNumber } from './account.ts'

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

/** Contracts in the order of their numbers. */
export const senderContracts = listOf({
  item: SenderContract,
  filters: { id: id(), prefix: text(), createdDateTime: instant() },
  sort: ['prefix', 'createdDateTime'],
})

export const findContracts = endpoint({
  id: 'sender-staff.findContracts',
  method: 'POST',
  path: '/v1/sender/contract/find',
  summary:
    'Contracts whose holders may be insured, by a filter. While there are none, every well-formed number is taken.',
  access: staff,
  body: senderContracts.body,
  response: senderContracts.page,
})

export const contractsExcel = endpoint({
  id: 'sender-staff.contractsExcel',
  method: 'POST',
  path: '/v1/sender/contract/excel',
  summary: 'Every contract that the filter of a find matches, as a workbook; pages do not count.',
  access: staff,
  body: senderContracts.body,
  response: file(contentTypes.xlsx),
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
  invalidates: [findContracts],
})

export const removeContract = endpoint({
  id: 'sender-staff.removeContract',
  method: 'DELETE',
  path: '/v1/sender/contract/{id}',
  summary: 'Takes a contract off the list. Accounts that are connected already stay as they are.',
  access: staff,
  params: ById,
  errors: [404],
  idempotent: true,
  invalidates: [findContracts],
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

/** What the insurance costs those who have connected an account, in the order of their names. */
export const senderPrices = listOf({
  item: SenderPrice,
  filters: {
    organizationId: id(),
    /** Name, ИНН and contract in one text. */
    search: text(),
    organization: text(),
    insurancePrice: kopecks(),
    /** A price of its own has been agreed with the organization. */
    isAgreed: boolean(),
    /** Since when the agreed price holds. */
    fromDateTime: instant(),
  },
  sort: ['organization', 'insurancePrice', 'fromDateTime'],
})

export const findPrices = endpoint({
  id: 'sender-staff.findPrices',
  method: 'POST',
  path: '/v1/sender/price/find',
  summary: 'Prices of the insurance of orders by organizations that have connected an account, by a filter.',
  access: staff,
  body: senderPrices.body,
  response: senderPrices.page,
})

export const pricesExcel = endpoint({
  id: 'sender-staff.pricesExcel',
  method: 'POST',
  path: '/v1/sender/price/excel',
  summary: 'Every price that the filter of a find matches, as a workbook; pages do not count.',
  access: staff,
  body: senderPrices.body,
  response: file(contentTypes.xlsx),
})

export const usualPrice = endpoint({
  id: 'sender-staff.usualPrice',
  method: 'GET',
  path: '/v1/sender/price/usual',
  summary: 'What the insurance of an order costs while nothing else is agreed.',
  access: staff,
  response: z.object({ usualPrice: Kopecks }),
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
  invalidates: [findPrices],
})
