import { status } from '@cabinet/contract/debtor'
import { summary as buyerSummary } from '@cabinet/contract/debtor/buyers'
import { summary as invoiceSummary } from '@cabinet/contract/debtor/invoices'
import { summary as shipmentSummary } from '@cabinet/contract/debtor/shipments'
import { findBuyers, summaryOfBuyers } from '@cabinet/contract/debtor/partner-credit'
import { answerDebtor } from '../page/debtor.ts'
import { emptyPage } from '../page/empty-page.ts'
import { decider, person } from '../page/people.ts'
import type { AreaInTests } from './area.ts'

const of = { user: person(['USER', 'DEBTOR']), answer: answerDebtor }

export const area: AreaInTests = {
  routes: [
    '/debtor/insurance-conditions Debtors:InsuranceConditions lk',
    '/debtor/insurance-management Debtors:InsuranceManagement lk',
    '/debtor/order-register Debtors:OrderRegister lk',
    '/debtor/order-register/import Debtors:ShipmentImport lk',
    '/staff/insurers Debtors:Insurers lk',
    '/staff/offers Debtors:CreditOffers lk',
  ],
  registers: [
    { ...of, summary: shipmentSummary, address: '/debtor/order-register' },
    { ...of, summary: buyerSummary, address: '/debtor/insurance-management' },
    { ...of, summary: invoiceSummary, address: '/debtor/insurance-management?tab=invoices' },
    {
      summary: summaryOfBuyers,
      address: '/decisions/limits',
      user: decider('INSURER'),
      answer(server) {
        server.answer(summaryOfBuyers, { count: 3, requestedLimit: 700, approvedLimit: 0 })
        server.answer(findBuyers, emptyPage)
      },
    },
  ],
  answer: (server) =>
    server.answer(status, {
      serviceStatus: 'UNAVAILABLE',
      requestStatus: null,
      insuranceStartDate: null,
      insuranceEndDate: null,
      policyNumber: null,
      insurerName: null,
      rejectReason: null,
      suspendedBy: null,
      suspendReason: null,
      offerAvailable: false,
    }),
}
