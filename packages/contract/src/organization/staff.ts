import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { Colleague } from '../people/colleagues.ts'
import { ById, Id, namedOf } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../find.ts'
import { boolean, choice, id, instant, set, text } from '../find-fields.ts'
import { findActions } from '../staff.ts'
import { lines } from '../text-kinds.ts'
import { current, legalStatuses } from '../people/user.ts'

/** Platform staff. */
const staff = anyOf('GODMOD')

/** Who has confirmed by which name letters to strangers tell of an organization. */
export const confirmers = ['REGISTRY', 'STAFF'] as const

/** An organization as platform staff list them. */
export const RegisteredOrganization = z.object({
  id: Id,
  shortName: z.string(),
  fullName: z.string(),
  itn: z.string(),
  legalStatus: namedOf(legalStatuses),
  /** Whose cabinet it is; null while nobody owns it. */
  owner: z.nullable(z.object({ id: Id, fullName: z.string() })),
  /** Areas of the product in which somebody of the organization works. */
  modules: z.array(z.string()),
  excludedModules: z.array(z.string()),
  /** Null while neither the registry nor staff have confirmed it: its people may not invite others. */
  confirmedBy: z.nullable(z.enum(confirmers)),
  createdDateTime: Instant,
})
export type RegisteredOrganization = z.output<typeof RegisteredOrganization>

/** Organizations of the installation in the order of their names. */
export const registeredOrganizations = listOf({
  item: RegisteredOrganization,
  filters: {
    id: id(),
    /** Names, ИНН, ОГРН, and the owner with their e-mail and telephone in one text. */
    search: text(),
    shortName: text(),
    itn: text(),
    'legalStatus.name': choice(legalStatuses),
    'owner.id': id(),
    /** Areas that the organization does not have. */
    excludedModules: set(),
    isUnconfirmed: boolean(),
    hasNoOwner: boolean(),
    createdDateTime: instant(),
  },
  sort: ['shortName', 'itn', 'createdDateTime'],
})

export const find = endpoint({
  id: 'organization-staff.find',
  method: 'POST',
  path: '/v1/organization-register/find',
  summary:
    'Organizations of the installation by a filter, in the order of their names, those that were deleted left out.',
  access: staff,
  body: registeredOrganizations.body,
  response: registeredOrganizations.page,
})

/** An area of the product as one organization has it. */
export const OrganizationModule = z.object({
  name: z.string(),
  /** Platform staff have taken it away: its pages and calls do not exist for the organization. */
  isExcluded: z.boolean(),
  /** Why, by whom and when; null for what was excluded before this was asked for. */
  exclusion: z.nullable(z.object({ reason: z.string(), by: z.string(), atDateTime: Instant })),
  /** What of it is in force: a policy, an agreement, a connected account. It cannot be taken away meanwhile. */
  inForce: z.array(z.string()),
})
export type OrganizationModule = z.output<typeof OrganizationModule>

/** An organization with its people and what it has. */
export const RegisteredCard = z.object({
  ...RegisteredOrganization.shape,
  version: z.int(),
  confirmed: z.nullable(z.object({ name: z.string(), by: z.enum(confirmers), dateTime: Instant })),
  /** Everybody who works in the cabinet or waits to; a hundred of them at most. */
  people: z.array(Colleague),
  areas: z.array(OrganizationModule),
  /** The account at the marketplace; null without one. */
  sellerAccount: z.nullable(z.object({ name: z.string(), isDeleted: z.boolean(), connectedDateTime: Instant })),
})
export type RegisteredCard = z.output<typeof RegisteredCard>

export const get = endpoint({
  id: 'organization-staff.get',
  method: 'GET',
  path: '/v1/organization-register/{id}',
  summary:
    'An organization with its people, its areas and why one of them is off. The journal of staff says who has read it.',
  access: staff,
  params: ById,
  response: RegisteredCard,
})

export const SHORTEST_REASON = 10
export const LONGEST_REASON = 500

export const setModule = endpoint({
  id: 'organization-staff.setModule',
  method: 'PUT',
  path: '/v1/organization-register/{id}/module/{module}',
  summary:
    'Takes an area of the product away from an organization, with the reason for the journal, or gives it back. 409 while something of it is in force, 404 for an area that this installation does not have.',
  access: staff,
  params: z.object({ id: Id, module: z.string().check(z.maxLength(32)) }),
  body: z.object({
    isExcluded: z.boolean(),
    reason: lines(z.string().check(z.trim(), z.minLength(SHORTEST_REASON), z.maxLength(LONGEST_REASON))),
  }),
  response: RegisteredCard,
  errors: [409],
  idempotent: true,
  invalidates: [find, get, findActions, current],
})
