import { definePaths } from '../../shared/paths.ts'

export const paths = definePaths({
  'Debtors:InsuranceManagement': '/debtor/insurance-management',
  'Debtors:OrderRegister': '/debtor/order-register',
  'Debtors:InsuranceConditions': '/debtor/insurance-conditions',
  'Debtors:CreateClaim': '/debtor/create-claim/:id',
})
