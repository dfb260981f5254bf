import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id, namedOf } from '../common.ts'
import { Day } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { listOf, summaryOf } from '../find.ts'
import { choice, day, id, integer, kopecks, text } from '../find-fields.ts'
import { Kopecks } from '../money.ts'

const seller = anyOf('SELLER')

export const sellerDocumentTypes = ['CERTIFICATE', 'RULES', 'CONTRACT'] as const
export type SellerDocumentType = (typeof sellerDocumentTypes)[number]

/** A document of the insurance of marketplace orders. */
export const SellerDocument = z.object({
  id: Id,
  type: namedOf(sellerDocumentTypes),
  number: z.string(),
  /** First and last day of the month of a certificate; null for the others, as everything below. */
  period: z.nullable(z.object({ from: Day, to: Day })),
  issueDate: Day,
  ordersCount: z.nullable(z.int()),
  insuredSum: z.nullable(Kopecks),
  /** What the marketplace has withheld for the orders of the certificate. */
  premium: z.nullable(Kopecks),
})
export type SellerDocument = z.output<typeof SellerDocument>

/** Documents of the organization, the newest first. They stay readable when the account is removed. */
export const sellerDocuments = listOf({
  item: SellerDocument,
  filters: {
    id: id(),
    number: text(),
    'type.name': choice(sellerDocumentTypes),
    'period.from': day(),
    issueDate: day(),
    ordersCount: integer(),
    insuredSum: kopecks(),
    premium: kopecks(),
  },
  sort: ['number', 'type.name', 'period.from', 'issueDate', 'ordersCount', 'insuredSum', 'premium'],
})

export const find = endpoint({
  id: 'seller-document.find',
  method: 'POST',
  path: '/v1/seller/document/find',
  summary: 'Certificates, rules and the contract by a filter, the newest first.',
  access: seller,
  body: sellerDocuments.body,
  response: sellerDocuments.page,
})

export const summary = endpoint({
  id: 'seller-document.summary',
  method: 'POST',
  path: '/v1/seller/document/summary',
  summary: 'How many documents a filter matches, and the orders, insured sums and premiums of the certificates.',
  access: seller,
  body: sellerDocuments.body,
  response: summaryOf({ ordersCount: z.int(), insuredSum: Kopecks, premiumSum: Kopecks }),
})

export const excel = endpoint({
  id: 'seller-document.excel',
  method: 'POST',
  path: '/v1/seller/document/excel',
  summary: 'Every document that the filter of a find matches, as a workbook; pages do not count.',
  access: seller,
  body: sellerDocuments.body,
  response: file(contentTypes.xlsx),
})

export const pdf = endpoint({
  id: 'seller-document.pdf',
  method: 'GET',
  path: '/v1/seller/document/{id}/pdf',
  summary: 'The document as people sign and print it; a certificate lists its goods.',
  access: seller,
  params: ById,
  response: file(contentTypes.pdf),
})

export const orders = endpoint({
  id: 'seller-document.orders',
  method: 'GET',
  path: '/v1/seller/document/{id}/orders',
  summary: 'The orders of a certificate as a workbook; their premiums sum up to its premium. 404 for other documents.',
  access: seller,
  params: ById,
  response: file(contentTypes.xlsx),
})
