import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById, Id } from '../common.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { listOf } from '../find.ts'
import { integer } from '../find-fields.ts'
import {
  invoiceCardShape,
  invoiceFilters,
  InvoiceSums,
  invoiceShape,
  invoiceSort,
  OverdueInvoices,
} from '../invoice.ts'
import { Kopecks } from '../money.ts'

const sender = anyOf('SENDER')

/** A monthly invoice for the insurance of orders. VAT is not charged. */
export const SenderInvoice = z.object({
  ...invoiceShape,
  ordersCount: z.int(),
  /** Price of one order; null when they differ. */
  price: z.nullable(Kopecks),
})
export type SenderInvoice = z.output<typeof SenderInvoice>

/** An invoice with what a payment needs. */
export const SenderInvoiceCard = z.object({
  ...SenderInvoice.shape,
  ...invoiceCardShape,
  /** The invoice that took the place of a cancelled one. */
  replacedById: z.nullable(Id),
})
export type SenderInvoiceCard = z.output<typeof SenderInvoiceCard>

export const senderInvoices = listOf({
  item: SenderInvoice,
  filters: { ...invoiceFilters, ordersCount: integer() },
  sort: [...invoiceSort, 'ordersCount'],
})

export const find = endpoint({
  id: 'sender-invoice.find',
  method: 'POST',
  path: '/v1/sender/invoice/find',
  summary: 'Invoices of the organization by a filter, the newest first.',
  access: sender,
  body: senderInvoices.body,
  response: senderInvoices.page,
})

export const summary = endpoint({
  id: 'sender-invoice.summary',
  method: 'POST',
  path: '/v1/sender/invoice/summary',
  summary:
    'How many invoices a filter matches, what they sum up to and what of it is paid; cancelled ones add nothing.',
  access: sender,
  body: senderInvoices.body,
  response: InvoiceSums,
})

export const excel = endpoint({
  id: 'sender-invoice.excel',
  method: 'POST',
  path: '/v1/sender/invoice/excel',
  summary: 'Every invoice that the filter of a find matches, as a workbook; pages do not count.',
  access: sender,
  body: senderInvoices.body,
  response: file(contentTypes.xlsx),
})

/** The banner of an overdue invoice. */
export const overdue = endpoint({
  id: 'sender-invoice.overdue',
  method: 'GET',
  path: '/v1/sender/invoice/overdue',
  summary: 'What is overdue, and when the insurance of new orders pauses for it.',
  access: sender,
  quiet: true,
  response: OverdueInvoices,
})

export const get = endpoint({
  id: 'sender-invoice.get',
  method: 'GET',
  path: '/v1/sender/invoice/{id}',
  summary: 'An invoice with the bank details to pay it and the code for a bank application.',
  access: sender,
  params: ById,
  response: SenderInvoiceCard,
})

export const pdf = endpoint({
  id: 'sender-invoice.pdf',
  method: 'GET',
  path: '/v1/sender/invoice/{id}/pdf',
  summary: 'The invoice as a document.',
  access: sender,
  params: ById,
  response: file(contentTypes.pdf),
})

export const act = endpoint({
  id: 'sender-invoice.act',
  method: 'GET',
  path: '/v1/sender/invoice/{id}/act',
  summary: 'The act of rendered services that belongs to the invoice; 409 for a cancelled one.',
  access: sender,
  params: ById,
  response: file(contentTypes.pdf),
  errors: [409],
})

export const orders = endpoint({
  id: 'sender-invoice.orders',
  method: 'GET',
  path: '/v1/sender/invoice/{id}/orders',
  summary: 'The orders of the invoice as a workbook; their prices sum up to its amount.',
  access: sender,
  params: ById,
  response: file(contentTypes.xlsx),
})
