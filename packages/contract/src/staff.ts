import * as z from 'zod/mini'
import { anyOf } from './access.ts'
import { ById, Id } from './common.ts'
import { Instant } from './dates.ts'
import { Email } from './email.ts'
import { endpoint } from './endpoint.ts'
import { listOf } from './find.ts'
import { boolean, choice, id, instant, text } from './find-fields.ts'
import { MobilePhone, PersonName } from './people/person.ts'
import { secret } from './text-kinds.ts'

/** Platform staff. */
const staff = anyOf('GODMOD')

/** A person who works for the platform. */
export const StaffPerson = z.object({
  id: Id,
  lastname: z.string(),
  firstname: z.string(),
  middlename: z.nullable(z.string()),
  email: z.string(),
  mobilePhone: z.string(),
  /** The organization in whose cabinet the person also works; null for who works for the platform alone. */
  organization: z.nullable(z.string()),
  /** The temporary password has not been replaced yet. */
  mustChangePassword: z.boolean(),
  /** Since when the person belongs to the staff. */
  grantedDateTime: Instant,
  lastLoginDateTime: z.nullable(Instant),
})
export type StaffPerson = z.output<typeof StaffPerson>

/** Platform staff in the order of their names. */
export const staffPeople = listOf({
  item: StaffPerson,
  filters: {
    id: id(),
    /** Name, e-mail and telephone in one text. */
    search: text(),
    fullName: text(),
    email: text(),
    mobilePhone: text(),
    mustChangePassword: boolean(),
    grantedDateTime: instant(),
    lastLoginDateTime: instant(),
  },
  sort: ['fullName', 'email', 'grantedDateTime', 'lastLoginDateTime'],
})

export const find = endpoint({
  id: 'staff.find',
  method: 'POST',
  path: '/v1/staff/find',
  summary: 'Platform staff by a filter, in the order of their names.',
  access: staff,
  body: staffPeople.body,
  response: staffPeople.page,
})

/** What platform staff change and read. */
export const staffThings = [
  'STAFF',
  'PERSON',
  'BANK',
  'INSURER',
  'CLAIM_PRODUCT',
  'CLAIM',
  'CREDIT_OFFER',
  'OFFER_RULE',
  'ORGANIZATION',
  'SELLER_LINK',
  'SUPPORT_REQUEST',
  'FILE',
] as const
export type StaffThing = (typeof staffThings)[number]

/** What they do with it. */
export const staffActions = [
  'ADDED',
  'OFFERED_BY_RULE',
  'CHANGED',
  'SWITCHED_ON',
  'SWITCHED_OFF',
  'INSURER_SET',
  'REMOVED',
  'SECOND_FACTOR_RESET',
  'CONFIRMED',
  'ANSWERED',
  'CLOSED',
  'READ',
] as const
export type StaffActionName = (typeof staffActions)[number]

/** Whether something was changed or only looked at. */
export const staffActionKinds = ['CHANGED', 'READ'] as const

/** A line of the journal of platform staff. What they do with partners and their keys is in `partners.findActions`. */
export const StaffAction = z.object({
  id: Id,
  thing: z.enum(staffThings),
  action: z.enum(staffActions),
  kind: z.enum(staffActionKinds),
  /** The bank, the insurer, the person, the claim, the organization of the offer; null for a product. */
  thingId: z.nullable(Id),
  /** What the action was about in words: a name, a number. Never a password. */
  subject: z.string(),
  /** Who has done it; null for the command `npm run staff` and for a rule. */
  by: z.nullable(z.string()),
  /** The organization whose data it was; null where it was nobody's. */
  organization: z.nullable(z.object({ id: Id, shortName: z.string() })),
  atDateTime: Instant,
})
export type StaffAction = z.output<typeof StaffAction>

/** What platform staff have done and read, the newest first. */
export const staffJournal = listOf({
  item: StaffAction,
  filters: {
    id: id(),
    thing: choice(staffThings),
    action: choice(staffActions),
    kind: choice(staffActionKinds),
    thingId: id(),
    subject: text(),
    /** What it was about, the organization and its ИНН in one text. */
    search: text(),
    byId: id(),
    organizationId: id(),
    atDateTime: instant(),
  },
  sort: ['thing', 'action', 'atDateTime'],
})

export const findActions = endpoint({
  id: 'staff.findActions',
  method: 'POST',
  path: '/v1/staff/action/find',
  summary: 'Who of the platform staff has added, changed or read what, by a filter, the newest first.',
  access: staff,
  body: staffJournal.body,
  response: staffJournal.page,
})

/** The password of who asks, typed once more: a stolen session must not make platform staff. */
const ownPassword = secret(z.string().check(z.minLength(1), z.maxLength(128)))

/** Who joins the staff. */
export const NewStaff = z.object({
  lastname: PersonName,
  firstname: PersonName,
  middlename: z._default(z.nullable(PersonName), null),
  email: Email,
  mobilePhone: MobilePhone,
})
export type NewStaff = z.output<typeof NewStaff>

export const create = endpoint({
  id: 'staff.create',
  method: 'POST',
  path: '/v1/staff',
  summary:
    'Makes somebody platform staff. Who is new gets a temporary password, which is shown in this answer and never again, and is replaced at the first sign-in. A person with this telephone and this e-mail keeps their own password and name.',
  access: staff,
  body: z.object({ ...NewStaff.shape, password: ownPassword }),
  response: z.object({
    person: StaffPerson,
    /** Null for a person who was here already. */
    temporaryPassword: z.nullable(z.string()),
  }),
  status: 201,
  proof: 'ofSecondFactor',
  errors: [409, 423],
  idempotent: true,
  invalidates: [find, findActions],
})

export const remove = endpoint({
  id: 'staff.remove',
  method: 'DELETE',
  path: '/v1/staff/{id}',
  summary:
    'Takes somebody off the staff and ends their sessions; 409 for oneself. Who works in a cabinet of an organization stays there.',
  access: staff,
  params: ById,
  errors: [409],
  idempotent: true,
  invalidates: [find, findActions],
})
