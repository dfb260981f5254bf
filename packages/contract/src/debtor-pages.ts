import { definePages } from './pages.ts'

/** Addresses of the pages of this area. */
export const debtorPages = definePages({
  'Debtors:InsuranceManagement': '/debtor/insurance-management',
  'Debtors:OrderRegister': '/debtor/order-register',
  'Debtors:InsuranceConditions': '/debtor/insurance-conditions',
  'Debtors:CreateClaim': '/debtor/create-claim/:id',
})
