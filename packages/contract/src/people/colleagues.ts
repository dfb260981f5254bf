import * as z from 'zod/mini'
import { anyOf, verified } from '../access.ts'
import { ById, Id, namedOf } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint, file } from '../endpoint.ts'
import { contentTypes } from '../file.ts'
import { listOf, summaryOf } from '../find.ts'
import { boolean, choice, id, instant, set, text } from '../find-fields.ts'
import { Email } from '../email.ts'
import { MobilePhone, PersonName, Position } from './person.ts'
import { attention, current, personEventKinds, Role, userStatuses } from './user.ts'
import { lines, secret } from '../text-kinds.ts'

/** A person of the organization as the list of users shows them. */
export const Colleague = z.object({
  id: Id,
  lastname: z.string(),
  firstname: z.string(),
  middlename: z.nullable(z.string()),
  email: z.string(),
  mobilePhone: z.string(),
  position: z.nullable(z.string()),
  status: namedOf(userStatuses),
  roles: z.array(Role),
  isOwner: z.boolean(),
  isDeleted: z.boolean(),
  version: z.int(),
  createdDateTime: Instant,
  lastLoginDateTime: z.nullable(Instant),
})
export type Colleague = z.output<typeof Colleague>

const PersonEvent = z.object({
  id: Id,
  kind: z.enum(personEventKinds),
  at: Instant,
  /** Who did it, when it was not the person themselves. */
  by: z.nullable(z.string()),
  details: z.record(z.string(), z.string()),
})
export type PersonEvent = z.output<typeof PersonEvent>

/** The card of a person. */
export const ColleagueCard = z.object({
  ...Colleague.shape,
  confirmedBy: z.nullable(z.string()),
  confirmedDateTime: z.nullable(Instant),
  rejectReason: z.nullable(z.string()),
  /** Newest first; empty for who is neither an administrator nor the person themselves. */
  history: z.array(PersonEvent),
})
export type ColleagueCard = z.output<typeof ColleagueCard>

/** Codes of roles. Which of them may be given is decided when they are. */
const RoleIds = z.array(z.string().check(z.maxLength(32))).check(z.maxLength(50))

/** The password of who asks, typed once more: a stolen session must not make an administrator. */
const ownPassword = secret(z.string().check(z.minLength(1), z.maxLength(128)))

/** An administrator is made, or somebody stays one. */
const givesAdministration = (body: unknown): boolean =>
  (body as { readonly roles: readonly string[] }).roles.includes('USER_ADMIN')

/** People of an organization: what they are looked for by. */
export const colleagues = listOf({
  item: Colleague,
  filters: {
    id: id(),
    fullName: text(),
    /** Everything that a person may be looked for by, in one text. */
    search: text(),
    lastname: text(),
    firstname: text(),
    middlename: text(),
    username: text(),
    mobilePhone: text(),
    email: text(),
    position: text(),
    'status.name': choice(userStatuses),
    'roles.id': set(),
    isOwner: boolean(),
    isDeleted: boolean(),
    createdDateTime: instant(),
    lastLoginDateTime: instant(),
  },
  sort: [
    'fullName',
    'lastname',
    'firstname',
    'email',
    'mobilePhone',
    'position',
    'status.name',
    'createdDateTime',
    'lastLoginDateTime',
  ],
})

export const find = endpoint({
  id: 'colleague.find',
  method: 'POST',
  path: '/v1/user/find',
  summary: 'People of the organization by a filter; deleted ones only when the filter asks for them.',
  access: verified,
  body: colleagues.body,
  response: colleagues.page,
})

export const summary = endpoint({
  id: 'colleague.summary',
  method: 'POST',
  path: '/v1/user/summary',
  summary: 'How many people a filter matches; how many of them work here, wait to be confirmed and are blocked.',
  access: verified,
  body: colleagues.body,
  response: summaryOf({ active: z.int(), unconfirmed: z.int(), blocked: z.int() }),
})

export const excel = endpoint({
  id: 'colleague.excel',
  method: 'POST',
  path: '/v1/user/excel',
  summary: 'Everybody whom the filter of a find matches, as a workbook; pages do not count.',
  access: verified,
  body: colleagues.body,
  response: file(contentTypes.xlsx),
  proof: 'always',
})

export const get = endpoint({
  id: 'colleague.get',
  method: 'GET',
  path: '/v1/user/{id}',
  summary: 'The card of a person of the organization, with roles and history.',
  access: verified,
  params: ById,
  response: ColleagueCard,
})

export const invite = endpoint({
  id: 'colleague.invite',
  method: 'POST',
  path: '/v1/user/invite',
  summary: 'Sends an email with a link that opens the registration with the organization filled in.',
  access: anyOf('USER_ADMIN'),
  body: z.object({ email: Email, mobilePhone: z.optional(z.nullable(MobilePhone)) }),
  errors: [409, 429],
  idempotent: true,
})

/** Reads that a change of a person makes stale; their own card as well, for who changes their own roles. */
const people = [find, summary, get, current, attention]

export const create = endpoint({
  id: 'colleague.create',
  method: 'POST',
  path: '/v1/user',
  summary:
    'Adds a confirmed person, who sets a password by recovery; the email to them says so. Only the owner of the cabinet may.',
  access: anyOf('USER_ADMIN'),
  body: z.object({
    lastname: PersonName,
    firstname: PersonName,
    middlename: z.optional(z.nullable(PersonName)),
    position: z.optional(z.nullable(Position)),
    email: Email,
    mobilePhone: MobilePhone,
    roles: RoleIds,
    /** The person has agreed in writing to the processing of their personal data. */
    hasConsent: z.literal(true),
    /** Needed when the roles include USER_ADMIN. */
    password: z.optional(ownPassword),
  }),
  response: Colleague,
  proof: 'ofSecondFactor',
  needsProof: givesAdministration,
  status: 201,
  errors: [409, 423],
  idempotent: true,
  invalidates: people,
})

export const update = endpoint({
  id: 'colleague.update',
  method: 'PUT',
  path: '/v1/user/{id}',
  summary: 'Changes roles and position of a confirmed person.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  body: z.object({
    version: z.int(),
    roles: RoleIds,
    position: z.optional(z.nullable(Position)),
    /** Needed when the person becomes an administrator by it. */
    password: z.optional(ownPassword),
  }),
  response: Colleague,
  proof: 'ofSecondFactor',
  needsProof: givesAdministration,
  errors: [409, 423],
  idempotent: true,
  invalidates: people,
})

export const remove = endpoint({
  id: 'colleague.remove',
  method: 'DELETE',
  path: '/v1/user/{id}',
  summary: 'Deletes a person of the organization and ends their sessions; phone and e-mail are free again.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: people,
})

export const confirm = endpoint({
  id: 'colleague.confirm',
  method: 'POST',
  path: '/v1/user/{id}/confirm',
  summary: 'Lets in a person who waits, with these roles. Only the owner of the cabinet may.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  body: z.object({
    roles: RoleIds,
    /** Needed when the roles include USER_ADMIN. */
    password: z.optional(ownPassword),
  }),
  response: Colleague,
  proof: 'ofSecondFactor',
  needsProof: givesAdministration,
  errors: [409, 423],
  idempotent: true,
  invalidates: people,
})

export const reject = endpoint({
  id: 'colleague.reject',
  method: 'POST',
  path: '/v1/user/{id}/reject',
  summary: 'Turns away a person who waits, for a reason that they will read. Only the owner of the cabinet may.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  body: z.object({ reason: lines(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))) }),
  response: Colleague,
  errors: [409],
  idempotent: true,
  invalidates: people,
})

export const block = endpoint({
  id: 'colleague.block',
  method: 'POST',
  path: '/v1/user/{id}/block',
  summary: 'Shuts a person out and ends their sessions at once.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  response: Colleague,
  errors: [409],
  idempotent: true,
  invalidates: people,
})

export const unblock = endpoint({
  id: 'colleague.unblock',
  method: 'POST',
  path: '/v1/user/{id}/unblock',
  summary: 'Lets a blocked person in again.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  response: Colleague,
  errors: [409],
  idempotent: true,
  invalidates: people,
})

export const transferOwnership = endpoint({
  id: 'colleague.transferOwnership',
  method: 'POST',
  path: '/v1/user/{id}/transfer-ownership',
  summary: 'Makes another person the owner of the cabinet; the former owner stays an administrator.',
  access: anyOf('USER_ADMIN'),
  params: ById,
  body: z.object({ password: ownPassword }),
  response: Colleague,
  proof: 'ofSecondFactor',
  errors: [409, 423],
  idempotent: true,
  invalidates: people,
})
