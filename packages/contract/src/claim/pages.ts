import { definePages } from '../pages.ts'

/** Addresses of the pages of this area. Forms stand under the address of the product whose order or shipment they are about. */
export const claimPages = definePages({
  settlement: '/settlement',
  claim: '/settlement/:id',
  // Of platform staff.
  'claim-insurers': '/staff/claims',
  'Sender:CreateClaim': '/sender/create-claim/:id',
  'Seller:CreateClaim': '/seller/create-claim/:id',
  'Debtors:CreateClaim': '/debtor/create-claim/:id',
})
