import { credential } from '@cabinet/contract/sender'
import type { AreaInTests } from './area.ts'

export const area: AreaInTests = {
  routes: [
    '/sender/contracts Sender:Contracts lk',
    '/sender/insurance-conditions Sender:InsuranceConditions lk',
    '/sender/insurance-management Sender:InsuranceManagement lk',
    '/sender/invoices-payment Sender:InvoicesPayment lk',
    '/sender/order-register Sender:OrderRegister lk',
  ],
  answer: (server) => server.fail(credential, 404),
}
