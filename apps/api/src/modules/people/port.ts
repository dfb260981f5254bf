// What other modules may ask of people.
export {
  findByUsername,
  findForPassword,
  findRecoverable,
  findTaken,
  insertPerson,
  insertRoles,
  maySignIn,
  noteSignIn,
  removeUnproved,
  setPassword,
} from './account-store.ts'
export { findNamesOfPeople } from './names-store.ts'
export { changePerson } from './colleague-store.ts'
export { findAgreedTexts, insertConsents } from './consent-store.ts'
export { recordEvent } from './events.ts'
export { findStoredRole, grantRole } from './grants.ts'
export { checkOwnPassword } from './own-password.ts'
export { lockPerson } from './profile-store.ts'
export { findRecipients, findStaff } from './recipients.ts'
export { findPeopleOf, findPerson } from './store.ts'
export { becomeOwnerOf } from './transitions.ts'
