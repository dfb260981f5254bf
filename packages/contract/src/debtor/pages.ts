import { definePages } from '../pages.ts'

/** Addresses of the pages of this area. */
export const debtorPages = definePages({
  'Debtors:InsuranceManagement': '/debtor/insurance-management',
  'Debtors:OrderRegister': '/debtor/order-register',
  'Debtors:ShipmentImport': '/debtor/order-register/import',
  'Debtors:InsuranceConditions': '/debtor/insurance-conditions',
  // Of platform staff.
  'Debtors:Insurers': '/staff/insurers',
  'Debtors:CreditOffers': '/staff/offers',
  // Drawn by the area of claims: here stands only where a shipment leads.
  'Debtors:CreateClaim': '/debtor/create-claim/:id',
  'Debtors:Claim': '/settlement/:id',
})
