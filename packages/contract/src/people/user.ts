import * as z from 'zod/mini'
import { signedIn, signedInBeforeNewPassword, verified } from '../access.ts'
import { Id, namedOf } from '../common.ts'
import { Day, Instant } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { legalTextNames } from '../legal.ts'

export const Role = z.object({
  id: z.string(),
  name: z.string(),
  nameWithoutPrefix: z.string(),
  description: z.string(),
  isDeleted: z.boolean(),
})
export type Role = z.output<typeof Role>

export const legalStatuses = ['INDIVIDUAL', 'INDIVIDUAL_ENTREPRENEUR', 'LEGAL_ENTITY'] as const
export const userStatuses = ['UNCONFIRMED', 'ACTIVE', 'BLOCKED', 'REJECTED'] as const

/** What happened to a person, as their card tells it. */
export const personEventKinds = [
  'REGISTERED',
  'INVITED',
  'OWNER_REMINDED',
  'SUPPORT_ASKED',
  'CONFIRMED',
  'REJECTED',
  'ROLES_CHANGED',
  'BLOCKED',
  'UNBLOCKED',
  'DELETED',
  'BECAME_OWNER',
  'PROFILE_CHANGED',
  'NEWS_ON',
  'NEWS_OFF',
  'PHONE_CHANGED',
  'EMAIL_CHANGED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'SIGNED_OUT_EVERYWHERE',
  'SECOND_FACTOR_SET',
  'SECOND_FACTOR_REMOVED',
  'RECOVERY_CODES_CREATED',
  'RECOVERY_CODE_USED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'SIGNED_IN',
] as const

/** What a person wants to hear of, and where. */
export const Notifications = z.object({ email: z.boolean(), sms: z.boolean(), product: z.boolean() })
export type Notifications = z.output<typeof Notifications>

/** A text that a person has agreed to: which version, when and from which address. */
export const Consent = z.object({
  type: z.enum(legalTextNames),
  version: z.string(),
  acceptedDateTime: Instant,
  ip: z.string(),
  /** When they took it back; null while it holds. */
  withdrawnDateTime: z.nullable(Instant),
})
export type Consent = z.output<typeof Consent>

export const PaymentDetails = z.object({
  id: Id,
  bik: z.string(),
  bankName: z.string(),
  correspondentAccount: z.string(),
  settlementAccount: z.string(),
  isMain: z.boolean(),
})
export type PaymentDetails = z.output<typeof PaymentDetails>

/** The account of the organization at the marketplace. A deleted one gives no access to orders. */
export const SellerAccount = z.object({ id: Id, name: z.string(), isDeleted: z.boolean() })

export const OrganizationShort = z.object({
  id: Id,
  legalStatus: namedOf(legalStatuses),
  shortName: z.string(),
  itn: z.string(),
  kpp: z.nullable(z.string()),
  ogrn: z.nullable(z.string()),
  msp: z.object({ isMsp: z.boolean(), category: z.nullable(z.enum(['MICRO', 'SMALL', 'MEDIUM'])) }),
  excludedModules: z.array(z.string()),
  /** Areas of which the organization has something in force, whatever roles the person has: an insurance, an agreement. */
  modulesInForce: z.array(z.string()),
  sellerAccount: z.nullable(SellerAccount),
  paymentDetails: z.array(PaymentDetails),
})
export type OrganizationShort = z.output<typeof OrganizationShort>

export const CurrentUser = z.object({
  id: Id,
  username: z.string(),
  lastname: z.string(),
  firstname: z.string(),
  middlename: z.nullable(z.string()),
  email: z.string(),
  mobilePhone: z.string(),
  position: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  /** The person signs in with a phone or an e-mail that is confirmed. */
  phoneConfirmed: z.boolean(),
  /** The latest acceptance of each text. */
  consents: z.array(Consent),
  notifications: Notifications,
  /** Sent back with a change: a stale one is refused. */
  version: z.int(),
  isOwner: z.boolean(),
  status: namedOf(userStatuses),
  roles: z.array(Role),
  organization: z.nullable(OrganizationShort),
  /** The partner whose person it is; absent for everybody else. */
  partner: z.optional(
    z.object({
      id: Id,
      name: z.string(),
      /** What opens of its section: `DEVELOP`, and `BANK` or another kind of partners for who decides for one. */
      areas: z.array(z.string()),
    }),
  ),
  availableModules: z.array(z.string()),
  isNeedChangePassword: z.boolean(),
  /** The person is obliged to a second factor and has none: nothing else opens before they set it up. */
  isNeedSecondFactor: z.boolean(),
  isDeleted: z.boolean(),
  createdDateTime: Instant,
  lastLoginDateTime: z.nullable(Instant),
  /** When this person, who waits for the owner, has reminded them; `null` while they may do so. */
  ownerRemindedDateTime: z.nullable(Instant),
})
export type CurrentUser = z.output<typeof CurrentUser>

export const current = endpoint({
  id: 'user.current',
  method: 'GET',
  path: '/v1/user',
  summary: 'The signed-in person with roles, organization and available modules.',
  access: signedInBeforeNewPassword,
  isCheckedWhole: true,
  response: CurrentUser,
})

export const remindOwner = endpoint({
  id: 'user.remindOwner',
  method: 'POST',
  path: '/v1/user/remind-owner',
  summary: 'Sends the cabinet owner an email that this person waits for confirmation; once a day.',
  access: { session: true, permissions: ['UNVERIFIED_USER'] },
  response: z.object({ remindedDateTime: Instant }),
  errors: [409],
  invalidates: [current],
})

/**
 * Areas that have failed to answer, by their names: what they know is missing among the items. The others have
 * answered, so the call is good.
 */
const missing = z.array(z.string())

/** Something that waits for a decision of the signed-in person. `kind` chooses the words on the screen. */
export const AttentionItem = z.object({
  kind: z.string(),
  count: z.int(),
  /** Address inside the application where the decision is made. */
  path: z.string(),
  /** Values for the words: a number of a document, a day. */
  details: z.record(z.string(), z.string()),
  /** Since when it waits. */
  since: z.optional(Instant),
  /** The last day for it, in Moscow. */
  dueDate: z.optional(Day),
})

export const attention = endpoint({
  id: 'user.attention',
  method: 'GET',
  path: '/v1/user/attention',
  summary: 'What waits for a decision of the signed-in person, collected from every module.',
  access: signedIn,
  response: z.object({ items: z.array(AttentionItem), missing }),
})

/** A number on the card of a product: kopecks or a count, by the words of the area that shows it. */
export const Figure = z.object({
  /** The area whose card shows it. */
  module: z.string(),
  kind: z.string(),
  value: z.int(),
  unit: z.enum(['KOPECKS', 'COUNT']),
})
export type Figure = z.output<typeof Figure>

export const figures = endpoint({
  id: 'user.figures',
  method: 'GET',
  path: '/v1/user/figures',
  summary: 'How the products of the signed-in person stand, in numbers; every module counts its own.',
  access: verified,
  response: z.object({ items: z.array(Figure), missing }),
})

/** A record that a search has found, with the page that shows it. */
export const FoundRecord = z.object({
  /** What it is, by the words of the area that has found it. */
  kind: z.string(),
  id: z.string(),
  /** Its number or name. */
  title: z.string(),
  /** What tells it from others of its kind. */
  text: z.nullable(z.string()),
  /** Address inside the application. */
  path: z.string(),
})
export type FoundRecord = z.output<typeof FoundRecord>

/** Shorter words are in too many records to be worth a question. */
export const SEARCH_MIN = 3

export const search = endpoint({
  id: 'user.search',
  method: 'POST',
  path: '/v1/user/search',
  summary:
    'Records whose number or name holds the text, a few of each kind that the person may see; letters typed in the other keyboard layout are understood.',
  access: verified,
  body: z.object({ text: z.string().check(z.trim(), z.minLength(SEARCH_MIN), z.maxLength(100)) }),
  response: z.object({ items: z.array(FoundRecord), missing }),
})
