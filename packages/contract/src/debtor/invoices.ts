import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { ById } from '../common.ts'
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

const debtor = anyOf('DEBTOR')

/** A monthly invoice of premiums. VAT is not charged. */
export const DebtorInvoice = z.object({
  ...invoiceShape,
  shipmentsCount: z.int(),
  /** Premiums of the shipments. */
  premiumAmount: Kopecks,
  /** What the premiums of the policy year lack to the minimum; 0 on all invoices but the last of a year. */
  minimumAmount: Kopecks,
})
export type DebtorInvoice = z.output<typeof DebtorInvoice>

/** An invoice with what a payment needs. */
export const DebtorInvoiceCard = z.object({ ...DebtorInvoice.shape, ...invoiceCardShape })
export type DebtorInvoiceCard = z.output<typeof DebtorInvoiceCard>

export const debtorInvoices = listOf({
  item: DebtorInvoice,
  filters: { ...invoiceFilters, shipmentsCount: integer() },
  sort: [...invoiceSort, 'shipmentsCount'],
})

export const find = endpoint({
  id: 'debtor-invoice.find',
  method: 'POST',
  path: '/v1/debtor/invoice/find',
  summary: 'Premium invoices of the organization by a filter, the newest first.',
  access: debtor,
  body: debtorInvoices.body,
  response: debtorInvoices.page,
})

export const summary = endpoint({
  id: 'debtor-invoice.summary',
  method: 'POST',
  path: '/v1/debtor/invoice/summary',
  summary: 'How many invoices a filter matches, what they sum up to and what of it is paid.',
  access: debtor,
  body: debtorInvoices.body,
  response: InvoiceSums,
})

export const excel = endpoint({
  id: 'debtor-invoice.excel',
  method: 'POST',
  path: '/v1/debtor/invoice/excel',
  summary: 'Every premium invoice that the filter of a find matches, as a workbook; pages do not count.',
  access: debtor,
  body: debtorInvoices.body,
  response: file(contentTypes.xlsx),
})

/** The banner of an overdue invoice. */
export const overdue = endpoint({
  id: 'debtor-invoice.overdue',
  method: 'GET',
  path: '/v1/debtor/invoice/overdue',
  summary: 'What is overdue, and when the insurance is suspended for it.',
  access: debtor,
  quiet: true,
  response: OverdueInvoices,
})

export const get = endpoint({
  id: 'debtor-invoice.get',
  method: 'GET',
  path: '/v1/debtor/invoice/{id}',
  summary: 'An invoice with the bank details to pay it and the code for a bank application.',
  access: debtor,
  params: ById,
  response: DebtorInvoiceCard,
})

export const pdf = endpoint({
  id: 'debtor-invoice.pdf',
  method: 'GET',
  path: '/v1/debtor/invoice/{id}/pdf',
  summary: 'The invoice as a document.',
  access: debtor,
  params: ById,
  response: file(contentTypes.pdf),
})

export const shipments = endpoint({
  id: 'debtor-invoice.shipments',
  method: 'GET',
  path: '/v1/debtor/invoice/{id}/shipments',
  summary: 'The shipments of the invoice as a workbook; their premiums sum up to its premiums.',
  access: debtor,
  params: ById,
  response: file(contentTypes.xlsx),
})
