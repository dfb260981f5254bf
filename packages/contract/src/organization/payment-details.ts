import { anyOf, verified } from '../access.ts'
import { ById } from '../common.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { listOf } from '../find.ts'
import { boolean, id, instant, text } from '../find-fields.ts'
import { one as organization } from '../organization.ts'
import { PaymentDetails, PaymentDetailsChange, PaymentDetailsFields } from './payment-details-fields.ts'
import { current } from '../people/user.ts'

/** Bank accounts of an organization. */
export const bankAccounts = listOf({
  item: PaymentDetails,
  filters: {
    id: id(),
    bik: text(),
    bankName: text(),
    bankCity: text(),
    correspondentAccount: text(),
    settlementAccount: text(),
    isMain: boolean(),
    comment: text(),
    createdDateTime: instant(),
    isDeleted: boolean(),
  },
  sort: ['bik', 'bankName', 'bankCity', 'settlementAccount', 'isMain', 'createdDateTime'],
})

export const find = endpoint({
  id: 'payment-details.find',
  method: 'POST',
  path: '/v1/paymentDetails/find',
  summary: 'Bank accounts of the organization; the main one first unless a sort is given.',
  access: verified,
  body: bankAccounts.body,
  response: bankAccounts.page,
})

export const excel = endpoint({
  id: 'payment-details.excel',
  method: 'POST',
  path: '/v1/paymentDetails/excel',
  summary: 'Every bank account that the filter of a find matches, as a workbook; pages do not count.',
  access: verified,
  body: bankAccounts.body,
  response: file(contentTypes.xlsx),
})

export const one = endpoint({
  id: 'payment-details.one',
  method: 'GET',
  path: '/v1/paymentDetails/{id}',
  summary: 'A bank account of the organization.',
  access: verified,
  params: ById,
  response: PaymentDetails,
})

/** Reads that show bank accounts. */
export const paymentDetailsReads = [find, one, organization, current]

export const add = endpoint({
  id: 'payment-details.add',
  method: 'POST',
  path: '/v1/organization/paymentDetails',
  summary: 'Adds a bank account to the organization; the first one becomes the main one.',
  access: anyOf('USER_ADMIN'),
  body: PaymentDetailsFields,
  response: PaymentDetails,
  status: 201,
  errors: [409],
  idempotent: true,
  invalidates: paymentDetailsReads,
})

export const change = endpoint({
  id: 'payment-details.change',
  method: 'PUT',
  path: '/v1/paymentDetails/{id}',
  summary: 'Changes a bank account. A version that is not the current one is refused.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  body: PaymentDetailsChange,
  response: PaymentDetails,
  errors: [409],
  idempotent: true,
  invalidates: paymentDetailsReads,
})

export const remove = endpoint({
  id: 'payment-details.remove',
  method: 'DELETE',
  path: '/v1/paymentDetails/{id}',
  summary: 'Deletes a bank account that nothing uses. When it was the main one, the oldest of the rest becomes main.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: paymentDetailsReads,
})

export const changeOfOrganization = endpoint({
  id: 'payment-details.changeOfOrganization',
  method: 'PUT',
  path: '/v1/organization/paymentDetails/{id}',
  summary: 'Changes a bank account; the same as PUT /v1/paymentDetails/{id}.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  body: PaymentDetailsChange,
  response: PaymentDetails,
  errors: [409],
  idempotent: true,
  invalidates: paymentDetailsReads,
})

export const removeOfOrganization = endpoint({
  id: 'payment-details.removeOfOrganization',
  method: 'DELETE',
  path: '/v1/organization/paymentDetails/{id}',
  summary: 'Deletes a bank account; the same as DELETE /v1/paymentDetails/{id}.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: paymentDetailsReads,
})
