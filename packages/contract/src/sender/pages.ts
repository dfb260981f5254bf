import { definePages } from '../pages.ts'

/** Addresses of the pages of this area. */
export const senderPages = definePages({
  'Sender:InsuranceManagement': '/sender/insurance-management',
  'Sender:OrderRegister': '/sender/order-register',
  'Sender:InvoicesPayment': '/sender/invoices-payment',
  'Sender:CreateClaim': '/sender/create-claim/:id',
  'Sender:InsuranceConditions': '/sender/insurance-conditions',
  'Sender:Contracts': '/sender/contracts',
  'Sender:SenderSettlement': '/sender/settlement',
  // Drawn by the area of claims.
  'Sender:Settlement': '/settlement',
})
