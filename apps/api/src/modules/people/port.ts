// What other modules may ask of people.
export {
  findByUsername,
  findForPassword,
  findRecoverable,
  findStatusOf,
  insertPerson,
  insertRoles,
  maySignIn,
  recordSignIn,
  setPassword,
} from './account-store.ts'
export { type Contact, findAdded, findTaken } from './contact-store.ts'
export { contactsOfPeople, findNamesOfPeople, findPeopleByIds } from './names-store.ts'
export { findAgreedTexts, insertConsents } from './consent-store.ts'
export { recordEvent } from './events.ts'
export { findStoredRole, grantRole } from './grants.ts'
export { countNewsReaders, lockNewsReaders, type NewsReaders } from './news-readers.ts'
export { checkOwnPassword } from './own-password.ts'
export { lockPerson } from './profile-store.ts'
export { addPartnerPerson, removePartnerPerson } from './partner-person.ts'
export { proveAdded, removeOthersAddedWith } from './proved-contact.ts'
export { findPartnerReaders, findRecipients, findStaff } from './recipients.ts'
export { findPeopleOf, findPerson } from './store.ts'
export { findProductRoles, viewPeopleOf } from './staff/people-of.ts'
export { becomeOwnerOf, removePersonOf } from './transitions.ts'
