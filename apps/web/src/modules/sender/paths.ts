import { definePaths } from '../../shared/paths.ts'

export const paths = definePaths({
  'Sender:InsuranceManagement': '/sender/insurance-management',
  'Sender:OrderRegister': '/sender/order-register',
  'Sender:InvoicesPayment': '/sender/invoices-payment',
  'Sender:CreateClaim': '/sender/create-claim/:id',
  'Sender:InsuranceConditions': '/sender/insurance-conditions',
  'Sender:SenderSettlement': '/sender/settlement',
})
