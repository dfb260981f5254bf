import { credential } from '@cabinet/contract/sender'
import { summary as invoiceSummary } from '@cabinet/contract/sender/invoices'
import { summary as orderSummary } from '@cabinet/contract/sender/orders'
import { answerCourier } from '../page/courier.ts'
import { person } from '../page/people.ts'
import type { AreaInTests } from './area.ts'

const of = { user: person(['USER', 'SENDER']), answer: answerCourier }

export const area: AreaInTests = {
  routes: [
    '/sender/contracts Sender:Contracts lk',
    '/sender/insurance-conditions Sender:InsuranceConditions lk',
    '/sender/insurance-management Sender:InsuranceManagement lk',
    '/sender/invoices-payment Sender:InvoicesPayment lk',
    '/sender/order-register Sender:OrderRegister lk',
  ],
  registers: [
    { ...of, summary: orderSummary, address: '/sender/order-register' },
    { ...of, summary: invoiceSummary, address: '/sender/invoices-payment' },
  ],
  answer: (server) => server.fail(credential, 404),
}
