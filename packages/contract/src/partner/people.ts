import * as z from 'zod/mini'
import { anyOf, ofAnybodyOfPartner, partnerRights } from '../access.ts'
import { ById, Id } from '../common.ts'
import { Instant } from '../dates.ts'
import { Email } from '../email.ts'
import { endpoint } from '../endpoint.ts'
import { findActions } from './partners.ts'
import { MobilePhone, PersonName } from '../people/person.ts'

/** What somebody may do for their partner: at least one thing. */
const Rights = z.array(z.enum(partnerRights)).check(z.minLength(1), z.maxLength(partnerRights.length))

/** Somebody who works for a partner: signs in, and sees what is of this partner alone. */
export const PartnerPerson = z.object({
  id: Id,
  lastname: z.string(),
  firstname: z.string(),
  middlename: z.nullable(z.string()),
  email: z.string(),
  mobilePhone: z.string(),
  rights: z.array(z.enum(partnerRights)),
  invitedDateTime: Instant,
  lastLoginDateTime: z.nullable(Instant),
})
export type PartnerPerson = z.output<typeof PartnerPerson>

export const list = endpoint({
  id: 'partner-people.list',
  method: 'GET',
  path: '/v1/partners/{id}/person',
  summary: 'People of a partner in the order of their names.',
  access: ofAnybodyOfPartner,
  params: ById,
  response: z.object({ people: z.array(PartnerPerson) }),
})

/** Who is invited. They sign in with the e-mail. */
export const NewPartnerPerson = z.object({
  lastname: PersonName,
  firstname: PersonName,
  middlename: z._default(z.nullable(PersonName), null),
  email: Email,
  mobilePhone: MobilePhone,
  rights: z._default(Rights, ['DEVELOP']),
})
export type NewPartnerPerson = z.output<typeof NewPartnerPerson>

export const invite = endpoint({
  id: 'partner-people.invite',
  method: 'POST',
  path: '/v1/partners/{id}/person',
  summary:
    'Invites somebody of a partner by an e-mail, with which they set a password. 409 for an e-mail that is somebody’s already, in whichever part of the product.',
  access: anyOf('GODMOD'),
  proof: 'always',
  params: ById,
  body: NewPartnerPerson,
  response: PartnerPerson,
  status: 201,
  errors: [409],
  idempotent: true,
  invalidates: [list, findActions],
})

export const setRights = endpoint({
  id: 'partner-people.setRights',
  method: 'PUT',
  path: '/v1/partners/{id}/person/{personId}/rights',
  summary:
    'Says what somebody may do for their partner. Staff give and take anything, a colleague what they may do themselves: anything else is 403. 409 for oneself.',
  access: ofAnybodyOfPartner,
  proof: 'always',
  params: z.object({ id: Id, personId: Id }),
  body: z.object({ rights: Rights }),
  response: PartnerPerson,
  errors: [409],
  idempotent: true,
  invalidates: [list, findActions],
})

export const remove = endpoint({
  id: 'partner-people.remove',
  method: 'DELETE',
  path: '/v1/partners/{id}/person/{personId}',
  summary: 'Takes somebody off the people of a partner and ends their sessions; 409 for oneself.',
  access: ofAnybodyOfPartner,
  params: z.object({ id: Id, personId: Id }),
  errors: [409],
  idempotent: true,
  invalidates: [list, findActions],
})
