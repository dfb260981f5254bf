import { status } from '@cabinet/contract/debtor'
import type { AreaInTests } from './area.ts'

export const area: AreaInTests = {
  routes: [
    '/debtor/create-claim/:id Debtors:CreateClaim lk',
    '/debtor/insurance-conditions Debtors:InsuranceConditions lk',
    '/debtor/insurance-management Debtors:InsuranceManagement lk',
    '/debtor/order-register Debtors:OrderRegister lk',
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
      offerAvailable: false,
    }),
}
