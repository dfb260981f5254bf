import * as z from 'zod/mini'
import { open, signedIn } from '../access.ts'
import { CodeTokenText, SentCode } from '../auth/codes.ts'
import { endpoint, file } from '../endpoint.ts'
import { Email } from '../email.ts'
import { MobilePhone, PersonName, Position } from './person.ts'
import { current, CurrentUser, Notifications } from './user.ts'
import { find as findColleagues, get as getColleague } from './colleagues.ts'
import { secret } from '../text-kinds.ts'

/**
 * What a person changes about themselves; what is absent stays. A new phone or e-mail comes with the token of a code
 * that was sent there, one at a time.
 */
export const ProfileChange = z.object({
  version: z.int(),
  lastname: z.optional(PersonName),
  firstname: z.optional(PersonName),
  middlename: z.optional(z.nullable(PersonName)),
  position: z.optional(z.nullable(Position)),
  notifications: z.optional(Notifications),
  mobilePhone: z.optional(MobilePhone),
  email: z.optional(Email),
  codeToken: z.optional(CodeTokenText),
})
export type ProfileChange = z.output<typeof ProfileChange>

export const updateSelf = endpoint({
  id: 'profile.updateSelf',
  method: 'PUT',
  path: '/v1/user',
  summary: 'Changes the own profile. 409 when it has been changed meanwhile, or the phone or e-mail is taken.',
  access: signedIn,
  body: ProfileChange,
  response: CurrentUser,
  errors: [409],
  idempotent: true,
  invalidates: [current, findColleagues, getColleague],
})

/** The password of the caller; absent only to confirm the phone or the e-mail that they have. */
const OwnPassword = z.optional(secret(z.string().check(z.maxLength(128))))

export const sendContactCode = endpoint({
  id: 'profile.sendContactCode',
  method: 'POST',
  path: '/v1/user/contact-code',
  summary: 'Sends a code to the new phone or e-mail of the caller, to prove that it is theirs.',
  access: signedIn,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('PHONE'), value: MobilePhone, password: OwnPassword }),
    z.object({ kind: z.literal('EMAIL'), value: Email, password: OwnPassword }),
  ]),
  response: SentCode,
  proof: 'ofSecondFactor',
  errors: [409, 423, 429],
})

const ofLetter = z.object({ token: secret(z.string().check(z.minLength(1), z.maxLength(200))) })

export const unsubscribePage = endpoint({
  id: 'profile.unsubscribePage',
  method: 'GET',
  path: '/v1/public/unsubscribe',
  summary: 'Leads to the page for unsubscribing: for mail programs that open the address and do not make the call.',
  access: open,
  query: ofLetter,
  response: file('text/html'),
})

export const unsubscribe = endpoint({
  id: 'profile.unsubscribe',
  method: 'POST',
  path: '/v1/public/unsubscribe',
  summary:
    'Switches the news of products off for the reader of a letter, by the token of its link; a mail program makes this call itself (RFC 8058). 404 for a link that is not genuine.',
  access: open,
  query: ofLetter,
  takesAnyBody: true,
  errors: [404],
  invalidates: [current],
})
