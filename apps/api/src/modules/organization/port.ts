// What other modules may ask of organizations.
export { findApplicant, findNamesOfOrganizations, hasPaymentDetails } from './applicant.ts'
export {
  claimOrganization,
  confirmedOrganizations,
  findOrganizationCard,
  findOrganizationsWithout,
  lockOrganization,
  nameForStrangers,
  type OrganizationCard,
  organizationNames,
  queueForOrganization,
  saveSecondFactorRequirement,
  setOwner,
  withOrganization,
  withOrganizations,
} from './directory.ts'
export { isConfirmedOrganization } from './confirmation.ts'
export { headBasisMessages, legalStatusMessages, registryStatusMessages, taxSystemMessages } from './messages.ts'
export { findAll as findPaymentDetails } from './payment-details-store.ts'
export { addPaymentDetails } from './payment-details-service.ts'
export { findOrganizationByItn, registerOrganization, type NewOrganization } from './registration.ts'
export { linkSellerAccount } from './seller-account-link.ts'
export {
  findConnectedSellerAccount,
  findSellerAccount,
  readSellerAccounts,
  removeSellerAccount,
} from './seller-account-store.ts'
export { findOrganization } from './store.ts'
