import type { RequestContactFields } from '@cabinet/contract/finance/request-values'
import { oneOf, orNulls, type Texts, textsOf } from './plain.ts'

const plain = [
  'lastname',
  'firstname',
  'middlename',
  'position',
  'mobilePhone',
  'email',
  'workPhone',
  'extension',
  'preferredTime',
] as const

/** What the form of a contact keeps. */
export type ContactValues = Texts<(typeof plain)[number] | 'contactType'>

export const contactValues = (contact: RequestContactFields): ContactValues => ({
  ...textsOf(plain, contact),
  contactType: contact.contactType ?? '',
})

/** The values as the server takes them. */
export const contactOf = (values: ContactValues): RequestContactFields => ({
  ...orNulls(plain, values),
  contactType: oneOf(values.contactType),
})
