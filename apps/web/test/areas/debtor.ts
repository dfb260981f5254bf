import { status } from '@cabinet/contract/debtor'
import type { AreaInTests } from './area.ts'

export const area: AreaInTests = {
  routes: [
    '/debtor/insurance-conditions Debtors:InsuranceConditions lk',
    '/debtor/insurance-management Debtors:InsuranceManagement lk',
    '/debtor/order-register Debtors:OrderRegister lk',
    '/debtor/order-register/import Debtors:ShipmentImport lk',
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
